// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import java.util.List;
import java.util.stream.Stream;

/** Creates BoardSpace game trees (N4) for tests of the reader. */
final class BoardSpaceTrees {
    static final String HEAD = "(;GM[27]VV[1]\nSU[hive]\nP0[id \"ann\"]\nP1[id \"bob\"]\n; P0[0 Start P0]\n";

    /**
     * Returns a game tree of numbered actions, separated by commas. An action is {@code 0 command} or {@code 1 command}.
     * A turn such as {@code wS1 N 13} is the two actions that place or move this piece.
     */
    static String tree(String head, String... actions) {
        List<String> single = Stream.of(actions)
                .flatMap(line -> Stream.of(line.split(", ")))
                .flatMap(BoardSpaceTrees::withoutTurns)
                .toList();
        StringBuilder text = new StringBuilder(head);
        for (int i = 0; i < single.size(); i++) {
            text.append("; P")
                    .append(single.get(i).charAt(0))
                    .append('[')
                    .append(i + 1)
                    .append(single.get(i).substring(1))
                    .append("]\n");
        }
        return text.append(";\nP0[time 0:01:00 ]\nP1[time 0:02:00 ]\n)\n").toString();
    }

    private static Stream<String> withoutTurns(String action) {
        String player = action.startsWith("w") ? "0" : "1";
        return action.matches("[wb].*")
                ? Stream.of(player + " Dropb " + action + " .", player + " Done")
                : Stream.of(action);
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
