// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Line;
import io.github.hiverules.notation.record.Property;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;
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
        List<SgfParser.Branch> branches,
        int offset) {
    private static final Pattern CLOCK = Pattern.compile("[0-9]{1,18}");

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

        private boolean isOfTurn() {
            return compareTo(RESIGN) < 0;
        }
    }

    /**
     * Returns the actions and notes of a line. The order of a node's properties has no meaning; in the result, the
     * actions come first.
     *
     * @param header receives the other properties of the main line; null for a branch, whose other properties become comments
     */
    static List<SgfAction> of(SgfParser.Nodes line, @Nullable SgfHead header) {
        List<SgfAction> actions = new ArrayList<>(line.size());
        List<Property> others = new ArrayList<>();
        int last = -1; // the player's last action
        for (int node = 0; node < line.size(); node++) {
            if (!line.branches(node).isEmpty()) {
                actions.add(new SgfAction(0, Command.BRANCHES, "", 0, OptionalLong.empty(), line.branches(node), 0));
            }
            others.clear();
            for (int i = line.start(node); i < line.start(node + 1); i++) {
                Property property = line.property(i);
                if (isAction(property)) {
                    last = actions.size();
                    actions.add(parse(property));
                } else {
                    others.add(property);
                }
            }
            for (int i = 0; i < others.size(); i++) {
                note(others.get(i), last, header, actions);
            }
        }
        return actions;
    }

    /** Adds a note, or adds the property to the header. */
    private static void note(Property property, int last, @Nullable SgfHead header, List<SgfAction> actions) {
        if (property.isNamed("C")) {
            actions.add(note(Command.COMMENT, property.value(), property));
        } else if (property.isNamed("NAG")) {
            actions.add(note(Command.NAG, property.value().trim(), property));
        } else if (property.isNamed("TM") && clock(property, last, actions)) {
            return;
        } else if (header != null) {
            header.add(property);
        } else {
            String text = property.name() + "[" + property.value() + "]";
            actions.add(note(Command.PROPERTY_WITHOUT_MOVE, text, property));
            actions.add(note(Command.COMMENT, text, property));
        }
    }

    /**
     * Returns whether a property is a player's action, which has a number. Other properties of a player are data such as the name.
     */
    static boolean isAction(Property property) {
        String name = property.name();
        if (name.length() != 2 || (name.charAt(0) | ' ') != 'p' || (name.charAt(1) | 1) != '1') {
            return false;
        }
        String value = property.value().trim();
        return !value.isEmpty() && value.charAt(0) >= '0' && value.charAt(0) <= '9';
    }

    private static SgfAction parse(Property property) {
        String source = property.value().trim();
        int from = Texts.skipSpace(source, Texts.skipWord(source, 0));
        int to = Texts.skipWord(source, from);
        int player = property.name().charAt(1) - '0';
        return new SgfAction(
                player, Command.of(source, from, to), source, to, OptionalLong.empty(), List.of(), property.offset());
    }

    private static SgfAction note(Command kind, String text, Property property) {
        return new SgfAction(0, kind, text, 0, OptionalLong.empty(), List.of(), property.offset());
    }

    /** Sets the clock of the player's last action. Returns false if the clock can't be parsed or there is no such action. */
    private static boolean clock(Property property, int last, List<SgfAction> actions) {
        if (last < 0) {
            return false;
        }
        String digits = property.value().trim();
        long millis = CLOCK.matcher(digits).matches() ? Long.parseLong(digits) : Long.MAX_VALUE;
        SgfAction action = actions.get(last);
        boolean fits = millis <= Line.MAX_CLOCK_MILLIS && action.clockMillis.isEmpty() && action.command.isOfTurn();
        if (fits) {
            actions.set(
                    last,
                    new SgfAction(
                            action.player,
                            action.command,
                            action.source,
                            action.behindCommand,
                            OptionalLong.of(millis),
                            List.of(),
                            action.offset));
        } else {
            actions.add(note(Command.CLOCK_UNREADABLE, property.value(), property));
        }
        return fits;
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
