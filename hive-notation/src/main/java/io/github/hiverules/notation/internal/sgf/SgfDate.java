// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/** The dates of headers: {@code Fri Apr 19 19:54:39 CDT 2013}, {@code 28 October 2018}, {@code 2013-04-19}. */
final class SgfDate {
    private static final String[] MONTHS = {
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december"
    };

    /** The longest text that is looked at. */
    private static final int MAX_LENGTH = 60;

    private static final Pattern SPACE = Pattern.compile("\\s+");

    private static final Pattern MARK = Pattern.compile("[-.]");

    private SgfDate() {}

    /** The date as PGN writes it, {@code 2013.04.19}; empty where it can't be read. */
    static Optional<String> toPgn(String text) {
        String[] words = text.length() > MAX_LENGTH ? new String[0] : SPACE.split(text.trim());
        return switch (words.length) {
            case 1 -> date(MARK.split(words[0]));
            case 3 -> date(words[2], words[1], words[0]); // 28 October 2018
            case 4 -> date(words[3], words[1], words[2]); // Fri Apr 19 2013
            case 6 -> date(words[5], words[1], words[2]); // Fri Apr 19 19:54:39 CDT 2013
            default -> Optional.empty();
        };
    }

    /** The date of a year, a month and a day, as words or as numbers. */
    private static Optional<String> date(String... parts) {
        if (parts.length != 3 || parts[0].length() != 4) {
            return Optional.empty();
        }
        int month = month(parts[1]);
        try {
            return Optional.of(LocalDate.of(number(parts[0]), month > 0 ? month : number(parts[1]), number(parts[2]))
                    .toString()
                    .replace('-', '.'));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** A number of up to four digits; -1, which is no part of a date, for any other text. */
    private static int number(String text) {
        int number = text.isEmpty() || text.length() > 4 ? -1 : 0;
        for (int i = 0; i < text.length() && number >= 0; i++) {
            int digit = text.charAt(i) - '0';
            number = digit >= 0 && digit <= 9 ? number * 10 + digit : -1;
        }
        return number;
    }

    /** The number of a month, by its English name or the first three letters; 0 for any other word. */
    private static int month(String name) {
        for (int i = 0; i < MONTHS.length; i++) {
            boolean same = name.equalsIgnoreCase(MONTHS[i]) || name.equalsIgnoreCase(MONTHS[i].substring(0, 3));
            if (same) {
                return i + 1;
            }
        }
        return 0;
    }
}
