package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.notation.RecordException.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a player did, or what was noted, in the order of the record.
 *
 * @param player 0 or 1
 * @param command the command in lower case; {@link #COMMENT}, {@link #VARIATION} and
 *     {@link #ALTERNATIVE} are this reader's own, which no record can hold because of their space
 * @param arguments the words behind the command; the whole text for the reader's own commands
 * @param clockMillis the player's clock, in milliseconds
 */
record Action(
        int player,
        String command,
        List<String> arguments,
        OptionalLong clockMillis,
        String source,
        Optional<Place> place) {
    static final String COMMENT = " comment";

    /** What might have been played instead of the last turn, as another format words it. */
    static final String VARIATION = " variation";

    /** A branch: what might be played instead of the turn that comes next. */
    static final String ALTERNATIVE = " alternative";

    /** The property that holds a variation of another format. */
    static final String VARIATION_PROPERTY = "RAV";

    /** BoardSpaceReplayer are numbered; other values of a player's property are words about the player. */
    static boolean isAction(String value) {
        int i = 0;
        while (i < value.length() && value.charAt(i) <= ' ') {
            i++;
        }
        return i < value.length() && value.charAt(i) >= '0' && value.charAt(i) <= '9';
    }

    static Action parse(int player, SgfParser.Property property) {
        String source = property.value().trim();
        List<String> words = words(source);
        String command = words.size() < 2 ? "" : words.get(1).toLowerCase(Locale.ROOT);
        List<String> arguments = words.size() < 2 ? List.of() : words.subList(2, words.size());
        return new Action(player, command, arguments, OptionalLong.empty(), source, Optional.of(property.place()));
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int end = 0;
        for (int start = 0; start < text.length(); start = end + 1) {
            end = start;
            while (end < text.length() && text.charAt(end) > ' ') {
                end++;
            }
            if (end > start) {
                words.add(text.substring(start, end));
            }
        }
        return words;
    }

    /** One of the reader's own commands. */
    static Action note(String command, String text) {
        return new Action(0, command, List.of(text), OptionalLong.empty(), "", Optional.empty());
    }

    /** This action with the clock that stands beside it; empty if that is no number. */
    Optional<Action> withClock(String millis) {
        String digits = millis.trim();
        boolean number =
                !digits.isEmpty() && digits.length() < 19 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return number
                ? Optional.of(
                        new Action(player, command, arguments, OptionalLong.of(Long.parseLong(digits)), source, place))
                : Optional.empty();
    }

    /** The player with the white pieces after this action: swaps and choices of colour change it. */
    int whitePlayerAfter(int before) {
        return switch (command) {
            case "swap" -> 1 - before;
            case "playwhite" -> player;
            case "playblack" -> 1 - player;
            default -> before;
        };
    }
}
