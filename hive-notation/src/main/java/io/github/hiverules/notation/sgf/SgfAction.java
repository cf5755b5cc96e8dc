// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Property;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * An action of a player.
 *
 * @param player 0 or 1
 * @param source the text of the action
 * @param commandEnd the index of the first character after the command
 * @param clockMillis the player's clock, in milliseconds
 */
record SgfAction(int player, Command command, String source, int commandEnd, OptionalLong clockMillis, int offset)
        implements SgfItem {
    /** BoardSpace's commands (N4), most frequent first. Only the commands before {@code RESIGN} take a clock. */
    enum Command {
        DONE,
        DROPB,
        PICKB,
        PICK,
        MOVE,
        PDROPB,
        PMOVE,
        MOVE_DONE,
        PMOVE_DONE,
        PASS,
        PASS_DONE,
        START,
        DROP,
        RESIGN,
        OFFER_DRAW,
        ACCEPT_DRAW,
        DECLINE_DRAW,
        SWAP,
        PLAY_WHITE,
        PLAY_BLACK,
        EDIT,
        UNKNOWN;

        private static final Command[] ALL = values();

        private final String word =
                name().charAt(0) + name().substring(1).replace("_", "").toLowerCase(Locale.ROOT);

        private static Command of(String text, int from, int to) {
            for (Command command : ALL) {
                String word = command.word;
                if (word.length() == to - from && text.regionMatches(true, from, word, 0, to - from)) {
                    return command;
                }
            }
            return UNKNOWN;
        }
    }

    /** Parses an action. The property's value begins with the action's number. */
    static SgfAction parse(Property property) {
        String source = property.stripped();
        int from = Texts.skipSpace(source, Texts.skipWord(source, 0));
        int to = Texts.skipWord(source, from);
        return new SgfAction(
                property.name().charAt(1) - '0',
                Command.of(source, from, to),
                source,
                to,
                OptionalLong.empty(),
                property.offset());
    }

    SgfAction withClock(long millis) {
        return new SgfAction(player, command, source, commandEnd, OptionalLong.of(millis), offset);
    }

    boolean takesClock() {
        return clockMillis.isEmpty() && command.compareTo(Command.RESIGN) < 0;
    }

    /**
     * Returns the start index of an argument; arguments are counted from 0. If the argument is missing, returns the
     * length of {@code source}.
     */
    int startOf(int argument) {
        int at = Texts.skipSpace(source, commandEnd);
        for (int i = 0; i < argument; i++) {
            at = Texts.skipSpace(source, Texts.skipWord(source, at));
        }
        return at;
    }

    /** Returns an argument; arguments are counted from 0. If the argument is missing, returns an empty string. */
    String argument(int number) {
        int from = startOf(number);
        return source.substring(from, Texts.skipWord(source, from));
    }

    /** Returns which player has the white pieces after this action. */
    int whitePlayerAfter(int before) {
        return switch (command) {
            case SWAP -> 1 - before;
            case PLAY_WHITE -> player;
            case PLAY_BLACK -> 1 - player;
            default -> before;
        };
    }
}
