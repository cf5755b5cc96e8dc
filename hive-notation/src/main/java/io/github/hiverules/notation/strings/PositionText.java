// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.ShiftedStacks;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.TurnStrings;
import io.github.hiverules.notation.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;

/** Parses and prints position strings, see {@code PositionStrings}. */
public final class PositionText {
    /** The maximum length of a position string, in {@code char}s. */
    public static final int MAX_LENGTH = 4_096;

    private static final int REQUIRED_FIELDS = 5;
    private static final String SPACE = " \t\r\n";

    private PositionText() {}

    /** Prints a setup. Throws an {@link IllegalArgumentException} if a number is out of range. */
    public static String print(Setup setup) {
        requireRange("ply", setup.ply(), 2 * TurnStrings.MAX - 1);
        requireRange("number of passes", setup.passesWithoutQueen(), TurnStrings.MAX);
        String line = String.join(
                " ",
                setup.ruleset().gameType(),
                rules(setup.ruleset()),
                TurnStrings.print(setup.ply()),
                setup.restingPiece().map(Piece::toString).orElse("-"),
                rows(setup.stacks()) + (setup.passesWithoutQueen() == 0 ? "" : " " + setup.passesWithoutQueen()));
        if (line.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    "The pieces lie too far apart for a line of " + MAX_LENGTH + " characters.");
        }
        return line;
    }

    private static void requireRange(String name, int number, int max) {
        if (number < 0 || number > max) {
            throw new IllegalArgumentException("Expected a " + name + " from 0 to " + max + ", found " + number + ".");
        }
    }

    private static String rules(Ruleset ruleset) {
        String letters = (ruleset.queenMayOpen() ? "q" : "")
                + switch (ruleset.repetition()) {
                    case OFF -> "";
                    case SHIFT -> "r";
                    case SYMMETRY -> "s";
                };
        return letters.isEmpty() ? "-" : letters;
    }

    private static String rows(Map<Hex, PieceStack> stacks) {
        if (stacks.isEmpty()) {
            return "-";
        }
        StringBuilder rows = new StringBuilder();
        int q = 0;
        int r = 0;
        for (Map.Entry<Hex, PieceStack> entry :
                ShiftedStacks.of(stacks).stacks().entrySet()) {
            Hex hex = entry.getKey();
            if (hex.r() > r) {
                rows.append("/".repeat(hex.r() - r));
                r = hex.r();
                q = 0;
            }
            rows.append(".".repeat(hex.q() - q));
            q = hex.q() + 1;
            boolean single = entry.getValue().height() == 1;
            rows.append(single ? "" : "(");
            entry.getValue().pieces().forEach(rows::append);
            rows.append(single ? "" : ")");
        }
        return rows.toString();
    }

    /** Parses a position string or HOP. Throws a {@link NotationException} if the text is neither. */
    public static Setup parse(String line) {
        if (line.length() > MAX_LENGTH) {
            throw Errors.error(MAX_LENGTH, 0, "", Kind.POSITION_TOO_LONG, MAX_LENGTH, line.length());
        }
        if (HopStrings.isHop(line)) {
            return HopStrings.parse(line);
        }
        List<Property> fields = new ArrayList<>();
        int offset = 0;
        for (StringTokenizer parts = new StringTokenizer(line, SPACE, true); parts.hasMoreTokens(); ) {
            String part = parts.nextToken();
            if (!SPACE.contains(part)) {
                fields.add(new Property("", part, offset));
            }
            offset += part.length();
        }
        if (fields.size() < REQUIRED_FIELDS) {
            throw Errors.error(line.length(), 0, "", Kind.FIELD_MISSING, fields.size());
        }
        Setup.Builder setup = Setup.builder().ruleset(ruleset(fields.get(0), fields.get(1)));
        Property turn = fields.get(2);
        setup.ply(TurnStrings.parse(turn.value()).orElseThrow(() -> wrong(turn, Kind.TURN)));
        Property resting = fields.get(3);
        if (!resting.value().equals("-")) {
            setup.restingPiece(Piece.tryParse(resting.value()).orElseThrow(() -> wrong(resting, Kind.RESTING_PIECE)));
        }
        if (!fields.get(4).value().equals("-")) {
            rows(fields.get(4), setup);
        }
        if (fields.size() > REQUIRED_FIELDS) {
            Property passes = fields.get(REQUIRED_FIELDS);
            int count = (int) Texts.parseNumber(passes.value(), 9);
            if (count < 0) {
                throw wrong(passes, Kind.PASSES);
            }
            setup.passesWithoutQueen(count);
        }
        if (fields.size() > REQUIRED_FIELDS + 1) {
            throw wrong(fields.get(REQUIRED_FIELDS + 1), Kind.FIELD_UNEXPECTED);
        }
        return setup.build();
    }

    private static NotationException wrong(Property field, Kind kind) {
        return field.wrong(kind, field.quoted());
    }

    private static Ruleset ruleset(Property type, Property rules) {
        Set<Expansion> expansions = GameType.parse(type.value()).orElseThrow(() -> wrong(type, Kind.GAME_TYPE));
        String letters = rules.value().toLowerCase(Locale.ROOT);
        if (!letters.matches("-|q?[rs]?|[rs]q")) {
            throw wrong(rules, Kind.POSITION_RULES);
        }
        return Ruleset.tournament()
                .withQueenMayOpen(letters.indexOf('q') >= 0)
                .withRepetition(
                        letters.indexOf('r') >= 0
                                ? RepetitionRule.SHIFT
                                : letters.indexOf('s') >= 0 ? RepetitionRule.SYMMETRY : RepetitionRule.OFF)
                .withExpansions(expansions);
    }

    private static void rows(Property field, Setup.Builder setup) {
        String text = field.value();
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
                int end = c == '(' ? endOfStack(text, i, field.offset()) : endOfName(text, i);
                List<Piece> pieces = new ArrayList<>();
                int to = c == '(' ? end - 1 : end;
                for (int at = c == '(' ? i + 1 : i; at < to; at = endOfName(text, at)) {
                    pieces.add(piece(text.substring(at, endOfName(text, at)), field.offset() + at));
                }
                setup.put(Hex.of(q, r), PieceStack.of(pieces));
                q++;
                i = end;
            }
        }
    }

    private static int endOfStack(String text, int open, int offset) {
        int close = text.indexOf(')', open);
        if (close < 0) {
            throw Errors.quoting(offset + open, 0, text.substring(open), Kind.STACK_NOT_CLOSED);
        }
        if (close == open + 1) {
            throw Errors.quoting(offset + open, 0, "()", Kind.STACK_EMPTY);
        }
        return close + 1;
    }

    private static Piece piece(String name, int offset) {
        return Piece.tryParse(name).orElseThrow(() -> Errors.quoting(offset, 0, name, Kind.CELLS));
    }

    private static int endOfName(String text, int start) {
        int end = Math.min(start + 2, text.length());
        return end < text.length() && Texts.isDigit(text.charAt(end)) ? end + 1 : end;
    }
}
