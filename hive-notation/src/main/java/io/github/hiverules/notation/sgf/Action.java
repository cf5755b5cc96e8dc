package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.RecordException.Place;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a player did, or what was noted, in the order of the record.
 *
 * @param player 0 or 1
 * @param command the command in lower case; {@link #COMMENT} and {@link #VARIATION} are this reader's own
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
    static final String COMMENT = "{}";
    static final String VARIATION = "()";

    /** Actions are numbered; other values of a player's property are words about the player. */
    static boolean isAction(String value) {
        int i = 0;
        while (i < value.length() && value.charAt(i) <= ' ') {
            i++;
        }
        return i < value.length() && value.charAt(i) >= '0' && value.charAt(i) <= '9';
    }

    static Action parse(int player, SgfParser.Property property) {
        String source = property.value().trim();
        List<String> words = List.of(source.split("\\s+"));
        String command = words.size() < 2 ? "" : words.get(1).toLowerCase(Locale.ROOT);
        List<String> arguments = words.size() < 2 ? List.of() : words.subList(2, words.size());
        return new Action(player, command, arguments, OptionalLong.empty(), source, Optional.of(property.place()));
    }

    static Action comment(SgfParser.Property property) {
        return new Action(
                0, COMMENT, List.of(property.value()), OptionalLong.empty(), "", Optional.of(property.place()));
    }

    static Action variation(String text) {
        return new Action(0, VARIATION, List.of(text), OptionalLong.empty(), "", Optional.empty());
    }

    /** This action with the clock that stands beside it, if that is a number. */
    Action withClock(String millis) {
        String digits = millis.trim();
        boolean number = !digits.isEmpty() && digits.length() < 19 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return number
                ? new Action(player, command, arguments, OptionalLong.of(Long.parseLong(digits)), source, place)
                : this;
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
