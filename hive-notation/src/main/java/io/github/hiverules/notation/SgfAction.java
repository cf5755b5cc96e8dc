// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.RecordException.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

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
        SgfCommand command,
        String source,
        OptionalLong clockMillis,
        List<SgfParser.Branch> branches,
        Place place) {
    /** Whether the value of a player's property is an action: those are numbered, other values are words about the player. */
    static boolean isAction(String value) {
        int first = behindSpace(value, 0);
        return first < value.length() && value.charAt(first) >= '0' && value.charAt(first) <= '9';
    }

    /** The action that a player's property tells. */
    static SgfAction parse(int player, Property property) {
        String source = property.value().trim();
        int from = behindSpace(source, behindWord(source, 0));
        SgfCommand command = SgfCommand.in(source, from, behindWord(source, from));
        return new SgfAction(player, command, source, OptionalLong.empty(), List.of(), property.place());
    }

    /** A note between the actions. */
    static SgfAction note(SgfCommand kind, String text, Place place) {
        return new SgfAction(0, kind, text, OptionalLong.empty(), List.of(), place);
    }

    /** Branches between the actions. */
    static SgfAction branches(List<SgfParser.Branch> branches) {
        return new SgfAction(0, SgfCommand.BRANCHES, "", OptionalLong.empty(), branches, new Place("", 0, 0));
    }

    /** The words behind the command. */
    List<String> arguments() {
        List<String> words = new ArrayList<>(4);
        int at = behindWord(source, behindSpace(source, behindWord(source, 0)));
        for (int from = behindSpace(source, at); from < source.length(); from = behindSpace(source, at)) {
            at = behindWord(source, from);
            words.add(source.substring(from, at));
        }
        return words;
    }

    private static int behindWord(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) > ' ') {
            at++;
        }
        return at;
    }

    private static int behindSpace(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        return at;
    }

    /** This action with that clock. */
    SgfAction withClock(long millis) {
        return new SgfAction(player, command, source, OptionalLong.of(millis), branches, place);
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
