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
 * A player's action, or a note such as a comment.
 *
 * @param player 0 or 1
 * @param source the action's text in the record, or the text of a note
 * @param behindCommand the index of the end of the command in {@code source}
 * @param clockMillis the player's clock, in milliseconds
 * @param branches the variations of the next turn
 */
record SgfAction(
        int player,
        Command command,
        String source,
        int behindCommand,
        OptionalLong clockMillis,
        List<Branch> branches,
        int offset) {
    /**
     * An alternative to a part of the main line.
     *
     * @param offset the offset of the branch in the text
     * @param problem the error if the syntax of the branch is broken
     */
    record Branch(
            TextCursor text,
            int offset,
            int end,
            List<SgfAction> actions,
            @Nullable Flaw problem) {
        /** Returns the source of the branch, including its brackets. */
        String source() {
            return text.between(offset, end);
        }

        /** Returns the actions of the branch. Throws a {@code Flaw} if its syntax is broken. */
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
        /** An action with an unknown command. */
        UNKNOWN,
        /** The first kind of notes. */
        PROPERTY_WITHOUT_MOVE,
        CLOCK_UNREADABLE,
        COMMENT,
        NAG,
        BRANCHES;

        /** The commands with names, most frequent first. */
        private static final Command[] NAMED = EnumSet.range(DONE, EDIT).toArray(Command[]::new);

        private final String word =
                name().charAt(0) + name().substring(1).replace("_", "").toLowerCase(Locale.ROOT);

        /** Parses a command, ignoring case. */
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

    /** Parses an action. Its value begins with a number. */
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
        return new SgfAction(player, command, source, behindCommand, OptionalLong.of(millis), branches, offset);
    }

    /** Returns whether the action can have a clock. */
    boolean takesClock() {
        return clockMillis.isEmpty() && command.compareTo(Command.RESIGN) < 0;
    }

    /** Returns the index of an argument, counted from 0, or the end of the source if it is missing. */
    int startOf(int argument) {
        int at = Texts.skipSpace(source, behindCommand);
        for (int i = 0; i < argument; i++) {
            at = Texts.skipSpace(source, Texts.skipWord(source, at));
        }
        return at;
    }

    /** Returns an argument, counted from 0; empty if it is missing. */
    String argument(int number) {
        int from = startOf(number);
        return source.substring(from, Texts.skipWord(source, from));
    }

    /** Returns the player who has the white pieces after this action. Swaps and choices of a colour change the player. */
    int whitePlayerAfter(int before) {
        return switch (command) {
            case SWAP -> 1 - before;
            case PLAY_WHITE -> player;
            case PLAY_BLACK -> 1 - player;
            default -> before;
        };
    }
}
