// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.notation.internal.Texts;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Parses dates that other programs write, such as {@code 23-Jul-2026_18:04:11} or {@code July 23, 2026}. Ignores the
 * time of day.
 */
public final class RecordDates {
    private static final int MAX_LENGTH = 60;

    private static final Pattern MARKS = Pattern.compile("[-./, ]+");

    /** A date followed by a time. */
    private static final Pattern TIME = Pattern.compile("^(.*?\\d{4}.*?|.*?)[ _T]+\\d{1,2}:\\d.*$");

    /** A Unix date, such as {@code Fri Apr 19 19:54:39 CDT 2013}. */
    private static final Pattern UNIX =
            Pattern.compile("^\\p{Alpha}{3} (\\p{Alpha}{3,9} +\\d{1,2})(?: \\d\\d:\\d\\d:\\d\\d \\S+)? (\\d{4})$");

    private RecordDates() {}

    /** Converts a date to PGN notation, such as {@code 2013.04.19}. Returns empty if the date's format is unknown. */
    public static Optional<String> toPgn(String text) {
        String trimmed = text.trim();
        String date = trimmed.length() > MAX_LENGTH ? "" : UNIX.matcher(trimmed).replaceFirst("$1 $2");
        String[] parts = MARKS.split(TIME.matcher(date).replaceFirst("$1"), -1);
        if (parts.length != 3) {
            return Optional.empty();
        }
        int name = month(parts[0]) > 0 ? 0 : month(parts[1]) > 0 ? 1 : -1;
        String year = parts[name < 0 ? 0 : 2];
        int month = name < 0 ? number(parts[1]) : month(parts[name]);
        int day = number(parts[name < 0 ? 2 : 1 - name]);
        try {
            LocalDate found = LocalDate.of(number(year), month, day);
            return year.length() == 4 && found.getYear() >= 0
                    ? Optional.of(found.toString().replace('-', '.'))
                    : Optional.empty();
        } catch (DateTimeException e) { // no such day
            return Optional.empty();
        }
    }

    /** Returns the number of the month with an English name or its first three letters, or 0 for any other word. */
    private static int month(String word) {
        for (Month month : Month.values()) {
            String name = month.name();
            if (name.equalsIgnoreCase(word) || name.substring(0, 3).equalsIgnoreCase(word)) {
                return month.getValue();
            }
        }
        return 0;
    }

    private static int number(String digits) {
        return (int) Texts.parseNumber(digits, 9);
    }
}
