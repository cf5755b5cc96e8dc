// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.Reading.Told;

/** Creates BoardSpace game trees (N4) for tests of the reader. */
final class BoardSpaceTrees {
    static final String HEAD = "(;GM[27]VV[1]\nSU[hive]\nP0[id \"ann\"]\nP1[id \"bob\"]\n; P0[0 Start P0]\n";

    /** Returns a game tree of numbered actions. An action is {@code 0 command} or {@code 1 command}. */
    static String tree(String head, String... actions) {
        StringBuilder text = new StringBuilder(head);
        for (int i = 0; i < actions.length; i++) {
            text.append("; P")
                    .append(actions[i].charAt(0))
                    .append('[')
                    .append(i + 1)
                    .append(actions[i].substring(1))
                    .append("]\n");
        }
        return text.append(";\nP0[time 0:01:00 ]\nP1[time 0:02:00 ]\n)\n").toString();
    }

    static GameRecord read(String... actions) {
        return only(tree(HEAD, actions));
    }

    static GameRecord only(String text) {
        return Records.parseOne(text);
    }

    /** Reads actions; returns the game with its remarks. */
    static Told told(String... actions) {
        return Reading.whole(tree(HEAD, actions));
    }

    static String moves(Told told) {
        return moves(told.record());
    }

    static String moves(GameRecord record) {
        return String.join(";", MoveStrings.print(record.game()));
    }
}
