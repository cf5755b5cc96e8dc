// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Turns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one PositionString; {@link PositionStrings} describes the format. */
record PositionLine(String line) {
    private static final List<String> FIELDS = List.of(
            "a game type such as Base+MLP",
            "the rules: q, r, qr or -",
            "a turn such as Black[7]",
            "the name of the resting piece or -",
            "the rows of the table or -");

    private static final Pattern FIELD = Pattern.compile("[^ \t\r\n]+");

    /** A run of characters without spaces, and where it begins, counted from 0. */
    private record Field(String text, int start) {}

    Setup read() {
        if (line.length() > PositionStrings.MAX_LENGTH) {
            throw new NotationParseException(
                    1,
                    PositionStrings.MAX_LENGTH + 1,
                    "",
                    "the end of the line",
                    Phrase.of(
                            "A position has at most {} characters, and here are {}.",
                            PositionStrings.MAX_LENGTH,
                            line.length()));
        }
        List<Field> fields = fields();
        if (fields.size() < FIELDS.size()) {
            throw NotationParseException.at(1, line.length() + 1, "", FIELDS.get(fields.size()));
        }
        Setup.Builder setup = Setup.builder().ruleset(ruleset(fields.get(0), fields.get(1)));
        setup.ply(Turns.parse(fields.get(2).text()).orElseThrow(() -> wrong(fields.get(2), 2)));
        if (!fields.get(3).text().equals("-")) {
            setup.restingPiece(Piece.tryParse(fields.get(3).text()).orElseThrow(() -> wrong(fields.get(3), 3)));
        }
        if (!fields.get(4).text().equals("-")) {
            rows(fields.get(4), setup);
        }
        int count = FIELDS.size();
        if (fields.size() > count) {
            setup.passesWithoutQueen(passesOf(fields.get(count)));
        }
        if (fields.size() > count + 1) {
            Field surplus = fields.get(count + 1);
            throw NotationParseException.at(1, surplus.start() + 1, surplus.text(), "the end of the line");
        }
        return setup.build();
    }

    private List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (Matcher field = FIELD.matcher(line); field.find(); ) {
            fields.add(new Field(field.group(), field.start()));
        }
        return fields;
    }

    private static int passesOf(Field field) {
        if (!field.text().matches("[0-9]{1,9}")) {
            throw NotationParseException.at(
                    1, field.start() + 1, field.text(), "the number of passes or the end of the line");
        }
        return Integer.parseInt(field.text());
    }

    private static NotationParseException wrong(Field field, int index) {
        return NotationParseException.at(1, field.start() + 1, field.text(), FIELDS.get(index));
    }

    private static Ruleset ruleset(Field type, Field rules) {
        Set<Expansion> expansions = GameType.parse(type.text()).orElseThrow(() -> wrong(type, 0));
        String letters = rules.text().toLowerCase(Locale.ROOT);
        if (!letters.matches("-|q|r|qr|rq")) {
            throw wrong(rules, 1);
        }
        return Ruleset.tournament()
                .withQueenMayOpen(letters.indexOf('q') >= 0)
                .withRepetitionDraws(letters.indexOf('r') >= 0)
                .withExpansions(expansions);
    }

    private static void rows(Field field, Setup.Builder setup) {
        String text = field.text();
        int q = 0;
        int r = 0;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '/') {
                q = 0;
                r++;
                i++;
            } else if (c == '.') {
                q++;
                i++;
            } else {
                int end = c == '(' ? endOfStack(field, i) : endOfName(text, i);
                setup.put(
                        Hex.of(q, r),
                        Stack.of(c == '(' ? stack(field, i + 1, end - 1) : List.of(piece(field, i, end))));
                q++;
                i = end;
            }
        }
    }

    private static int endOfStack(Field field, int open) {
        int close = field.text().indexOf(')', open);
        if (close < 0) {
            throw new NotationParseException(
                    1,
                    field.start() + open + 1,
                    field.text().substring(open),
                    "a closing bracket",
                    Phrase.of("A stack is not closed."));
        }
        if (close == open + 1) {
            throw new NotationParseException(
                    1, field.start() + open + 1, "()", "the pieces of a stack", Phrase.of("A stack is empty."));
        }
        return close + 1;
    }

    private static List<Piece> stack(Field field, int from, int to) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = from; i < to; i = endOfName(field.text(), i)) {
            pieces.add(piece(field, i, endOfName(field.text(), i)));
        }
        return pieces;
    }

    /** Behind the colour, the bug and the number, if there is one. */
    private static int endOfName(String text, int start) {
        int end = Math.min(start + 2, text.length());
        return end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9' ? end + 1 : end;
    }

    private static Piece piece(Field field, int start, int end) {
        String name = field.text().substring(start, end);
        return Piece.tryParse(name)
                .orElseThrow(() -> NotationParseException.at(
                        1,
                        field.start() + start + 1,
                        name,
                        "a piece such as wA1, a stack such as (wA1bB1), or one of . /"));
    }
}
