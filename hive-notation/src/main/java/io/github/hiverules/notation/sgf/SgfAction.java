// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Property;
import java.util.Locale;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * An action of a player.
 *
 * @param valueOffset the offset of the property's value
 * @param commandEnd the index of the first character after the command
 * @param clockMillis the player's clock, in milliseconds
 */
record SgfAction(Property property, int valueOffset, Command command, int commandEnd, OptionalLong clockMillis)
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
    static SgfAction parse(Property property, int valueOffset) {
        String text = property.value();
        int from = Texts.skipSpace(text, Texts.skipWord(text, Texts.skipSpace(text, 0)));
        int to = Texts.skipWord(text, from);
        return new SgfAction(property, valueOffset, Command.of(text, from, to), to, OptionalLong.empty());
    }

    /** {@return the player, 0 or 1} */
    int player() {
        return property.name().charAt(1) - '0';
    }

    int offset() {
        return property.offset();
    }

    /** {@return the offset of the text of the action} */
    int sourceOffset() {
        return valueOffset + Texts.skipSpace(property.value(), 0);
    }

    /** {@return the text of the action} */
    String source() {
        return property.stripped();
    }

    SgfAction withClock(long millis) {
        return new SgfAction(property, valueOffset, command, commandEnd, OptionalLong.of(millis));
    }

    boolean takesClock() {
        return clockMillis.isEmpty() && command.compareTo(Command.RESIGN) < 0;
    }

    /**
     * Returns the start index of an argument; arguments are counted from 0. If the argument is missing, returns the
     * length of the value.
     */
    private int startOf(int argument) {
        int at = Texts.skipSpace(property.value(), commandEnd);
        for (int i = 0; i < argument; i++) {
            at = Texts.skipSpace(property.value(), Texts.skipWord(property.value(), at));
        }
        return at;
    }

    /** Returns the offset of an argument; arguments are counted from 0. The text before the argument has no escapes. */
    int offsetOf(int argument) {
        return valueOffset + startOf(argument);
    }

    /** Returns an argument; arguments are counted from 0. If the argument is missing, returns an empty string. */
    String argument(int number) {
        int from = startOf(number);
        return property.value().substring(from, Texts.skipWord(property.value(), from));
    }

    /** Returns the cell in two arguments, the column and the row. Returns null if they are not a cell. */
    @Nullable
    WrappedCell cell(int column) {
        return WrappedCell.parse(property.value(), startOf(column));
    }

    /** Returns which player has the white pieces after this action. */
    int whitePlayerAfter(int before) {
        return switch (command) {
            case SWAP -> 1 - before;
            case PLAY_WHITE -> player();
            case PLAY_BLACK -> 1 - player();
            default -> before;
        };
    }
}
