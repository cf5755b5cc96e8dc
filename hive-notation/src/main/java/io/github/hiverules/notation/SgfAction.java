// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a player did, or what was noted, in the order of the record.
 *
 * @param player 0 or 1
 * @param source the action as the record has it; the text of a note
 * @param clockMillis the player's clock, in milliseconds
 * @param branches what might be played instead of the turn that comes next
 */
record SgfAction(
        int player,
        Command command,
        String source,
        OptionalLong clockMillis,
        List<SgfParser.Branch> branches,
        Place place) {
    private static final Pattern CLOCK = Pattern.compile("[0-9]{1,18}");

    /** What an action does (N4), and what may be noted between the actions. */
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
        /** A word that is no command. */
        UNKNOWN,
        /** What the reader has to say: no action, as those that follow. */
        REMARK,
        COMMENT,
        MARK,
        BRANCHES;

        private static final Map<String, Command> BY_WORD = new HashMap<>();

        static {
            for (Command command : EnumSet.range(DONE, EDIT)) {
                String word = command.name().replace("_", "");
                BY_WORD.put(word.toLowerCase(Locale.ROOT), command);
                BY_WORD.put(word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT), command);
            }
        }

        /** The command that a word names in any case, of which the usual one is found first. */
        private static Command of(String word) {
            Command usual = BY_WORD.get(word);
            return usual != null ? usual : BY_WORD.getOrDefault(word.toLowerCase(Locale.ROOT), UNKNOWN);
        }

        private boolean isOfTurn() {
            return compareTo(RESIGN) < 0;
        }
    }

    /**
     * The actions of a line, and what is noted between them. The order of the properties in a node means nothing: what is noted
     * stands behind the node's action.
     *
     * @param header takes the other properties of the main line; null for a branch, where they become comments
     */
    static List<SgfAction> of(SgfParser.Nodes line, @Nullable SgfHead header) {
        List<SgfAction> actions = new ArrayList<>(line.size());
        List<Property> others = new ArrayList<>();
        int last = -1; // the player's last action
        for (int node = 0; node < line.size(); node++) {
            if (!line.branches(node).isEmpty()) {
                Place nowhere = new Place("", 0, 0);
                actions.add(new SgfAction(0, Command.BRANCHES, "", OptionalLong.empty(), line.branches(node), nowhere));
            }
            others.clear();
            for (Property property : line.properties(node)) {
                if (isAction(property)) {
                    last = actions.size();
                    actions.add(parse(property));
                } else {
                    others.add(property);
                }
            }
            for (Property property : others) {
                if (property.isNamed("C")) {
                    actions.add(note(Command.COMMENT, property.value(), property));
                } else if (property.isNamed("NAG")) {
                    actions.add(note(Command.MARK, property.value().trim(), property));
                } else if (!property.isNamed("TM") || !clock(property, last, actions)) {
                    if (header == null) {
                        String text = property.name() + "[" + property.value() + "]";
                        actions.add(note(
                                Command.REMARK,
                                "The property " + Texts.shown(text)
                                        + " of a variation belongs to no move; it is kept as a comment.",
                                property));
                        actions.add(note(Command.COMMENT, text, property));
                    } else {
                        header.add(property);
                    }
                }
            }
        }
        return actions;
    }

    /** Whether it is a player's and numbered; other properties of players hold words about them. */
    static boolean isAction(Property property) {
        String value = property.isNamed("P0") || property.isNamed("P1")
                ? property.value().trim()
                : "";
        return !value.isEmpty() && value.charAt(0) >= '0' && value.charAt(0) <= '9';
    }

    private static SgfAction parse(Property property) {
        String source = property.value().trim();
        int from = Texts.behindSpace(source, Texts.behindWord(source, 0));
        Command command = Command.of(source.substring(from, Texts.behindWord(source, from)));
        int player = property.name().charAt(1) - '0';
        return new SgfAction(player, command, source, OptionalLong.empty(), List.of(), property.place());
    }

    private static SgfAction note(Command kind, String text, Property property) {
        return new SgfAction(0, kind, text, OptionalLong.empty(), List.of(), property.place());
    }

    /** Gives the player's last action its clock; of one that can't be told so a remark is kept, and false comes back. */
    private static boolean clock(Property property, int last, List<SgfAction> actions) {
        if (last < 0) {
            return false;
        }
        String digits = property.value().trim();
        long millis = CLOCK.matcher(digits).matches() ? Long.parseLong(digits) : Long.MAX_VALUE;
        SgfAction action = actions.get(last);
        boolean fits =
                millis <= RecordedMove.MAX_CLOCK_MILLIS && action.clockMillis.isEmpty() && action.command.isOfTurn();
        if (fits) {
            actions.set(
                    last,
                    new SgfAction(
                            action.player,
                            action.command,
                            action.source,
                            OptionalLong.of(millis),
                            List.of(),
                            action.place));
        } else {
            String remark = "The clock " + Texts.quoted(property.value())
                    + " is no time of the move before it; it is kept as a property.";
            actions.add(note(Command.REMARK, remark, property));
        }
        return fits;
    }

    /** The words behind the command. */
    List<String> arguments() {
        List<String> words = new ArrayList<>(4);
        int at = Texts.behindWord(source, Texts.behindSpace(source, Texts.behindWord(source, 0)));
        for (int from = Texts.behindSpace(source, at); from < source.length(); from = Texts.behindSpace(source, at)) {
            at = Texts.behindWord(source, from);
            words.add(source.substring(from, at));
        }
        return words;
    }

    /** The player with the white pieces after this action: swaps and choices of colour change it. */
    int whitePlayerAfter(int before) {
        return switch (command) {
            case SWAP -> 1 - before;
            case PLAY_WHITE -> player;
            case PLAY_BLACK -> 1 - player;
            default -> before;
        };
    }
}
