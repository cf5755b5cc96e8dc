// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Parses dates that other programs write, such as {@code 23-Jul-2026_18:04:11} or {@code July 23, 2026}. Ignores the
 * time of day.
 */
public final class RecordDates {
    private static final int MAX_LENGTH = 60;

    private static final DateTimeFormatter PGN = formatter("uuuu.MM.dd");

    private static final List<DateTimeFormatter> FORMS = Stream.of(
                    "uuuu M d", "d MMM uuuu", "d MMMM uuuu", "MMM d uuuu", "MMMM d uuuu")
            .map(RecordDates::formatter)
            .toList();

    private static final Pattern MARKS = Pattern.compile("[-./, ]+");

    /** A date followed by a time. */
    private static final Pattern TIME = Pattern.compile("^(.*?\\d{4}.*?|.*?)[ _T]+\\d{1,2}:\\d.*$");

    /** A Unix date, such as {@code Fri Apr 19 19:54:39 CDT 2013}. */
    private static final Pattern UNIX =
            Pattern.compile("^\\p{Alpha}{3} (\\p{Alpha}{3,9} +\\d{1,2})(?: \\d\\d:\\d\\d:\\d\\d \\S+)? (\\d{4})$");

    private RecordDates() {}

    private static DateTimeFormatter formatter(String pattern) {
        return new DateTimeFormatterBuilder()
                .parseCaseInsensitive()
                .appendPattern(pattern)
                .toFormatter(Locale.ENGLISH)
                .withResolverStyle(ResolverStyle.STRICT);
    }

    /** Converts a date to PGN notation, such as {@code 2013.04.19}. Returns empty if the date's format is unknown. */
    public static Optional<String> toPgn(String text) {
        String trimmed = text.trim();
        if (trimmed.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        String day = UNIX.matcher(trimmed).replaceFirst("$1 $2");
        String date = MARKS.matcher(TIME.matcher(day).replaceFirst("$1")).replaceAll(" ");
        return FORMS.stream()
                .flatMap(form -> parse(date, form).stream())
                .findFirst()
                .map(PGN::format);
    }

    private static Optional<LocalDate> parse(String text, DateTimeFormatter form) {
        try {
            return Optional.of(LocalDate.parse(text, form));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
