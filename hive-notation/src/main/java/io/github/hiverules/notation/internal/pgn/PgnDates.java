// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates as other programs write them: {@code 23-Jul-2026_18:04:11}, {@code 2026-07-23}, {@code July 23, 2026}. */
final class PgnDates {
    private static final int MAX_LENGTH = 40;

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    /** A time of day behind a date. */
    private static final String TIME = "(?:[ _T].*)?";

    private static final List<Pattern> FORMS = List.of(
            Pattern.compile("(?<day>\\d{1,2})[-. /](?<month>[A-Za-z]{3,9})[-., /]+(?<year>\\d{4})" + TIME),
            Pattern.compile("(?<month>[A-Za-z]{3,9})[- ](?<day>\\d{1,2}),?[- ](?<year>\\d{4})" + TIME),
            Pattern.compile("(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})" + TIME),
            Pattern.compile("(?<year>\\d{4})\\.(?<month>\\d\\d)\\.(?<day>\\d\\d)[ _T].*"));

    private PgnDates() {}

    /** The date as PGN writes it, {@code 2026.07.23}; empty for one that is in that form already, and for no date. */
    static Optional<String> parse(String text) {
        String trimmed = text.trim();
        if (trimmed.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        return FORMS.stream()
                .map(form -> form.matcher(trimmed))
                .filter(Matcher::matches)
                .findFirst()
                .flatMap(PgnDates::print);
    }

    private static Optional<String> print(Matcher date) {
        String month = date.group("month").toLowerCase(Locale.ROOT);
        boolean named = Character.isLetter(month.charAt(0));
        int number = named ? MONTHS.indexOf(month.substring(0, 3)) + 1 : Integer.parseInt(month);
        try {
            LocalDate day =
                    LocalDate.of(Integer.parseInt(date.group("year")), number, Integer.parseInt(date.group("day")));
            return Optional.of(day.toString().replace('-', '.'));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
