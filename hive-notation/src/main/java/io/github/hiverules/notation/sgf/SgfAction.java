// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.TextCursor;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * An action of a player, or a note such as a comment.
 *
 * @param player 0 or 1
 * @param source the text of the action or note
 * @param commandEnd the index of the first character after the command
 * @param clockMillis the player's clock, in milliseconds
 * @param branches the variations of the next turn
 */
record SgfAction(
        int player,
        Command command,
        String source,
        int commandEnd,
        OptionalLong clockMillis,
        List<Branch> branches,
        int offset) {
    /**
     * A variation: an alternative to a turn.
     *
     * @param offset the offset of the branch in the text
     * @param problem the syntax error in the branch; null if there is none
     */
    record Branch(
            TextCursor text,
            int offset,
            int end,
            List<SgfAction> actions,
            @Nullable Flaw problem) {
        String source() {
            return text.between(offset, end);
        }

        /** Returns the actions of the branch. Throws the branch's syntax error, if any. */
        @Override
        public List<SgfAction> actions() {
            if (problem != null) {
                throw problem;
            }
            return actions;
        }
    }

    /** The kinds of actions (N4), followed by the kinds of notes. */
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
        UNKNOWN,
        PROPERTY_WITHOUT_MOVE,
        CLOCK_UNREADABLE,
        COMMENT,
        NAG,
        BRANCHES;

        /** BoardSpace's commands, most frequent first. */
        private static final Command[] NAMED = EnumSet.range(DONE, EDIT).toArray(Command[]::new);

        private final String word =
                name().charAt(0) + name().substring(1).replace("_", "").toLowerCase(Locale.ROOT);

        private static Command of(String text, int from, int to) {
            for (Command command : NAMED) {
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
        String source = property.value().trim();
        int from = Texts.skipSpace(source, Texts.skipWord(source, 0));
        int to = Texts.skipWord(source, from);
        return new SgfAction(
                property.name().charAt(1) - '0',
                Command.of(source, from, to),
                source,
                to,
                OptionalLong.empty(),
                List.of(),
                property.offset());
    }

    static SgfAction note(Command kind, String text, int offset) {
        return new SgfAction(0, kind, text, 0, OptionalLong.empty(), List.of(), offset);
    }

    static SgfAction fork(List<Branch> branches) {
        return new SgfAction(0, Command.BRANCHES, "", 0, OptionalLong.empty(), branches, 0);
    }

    SgfAction withClock(long millis) {
        return new SgfAction(player, command, source, commandEnd, OptionalLong.of(millis), branches, offset);
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
