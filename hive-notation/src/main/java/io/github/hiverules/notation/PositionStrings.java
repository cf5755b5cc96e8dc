// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.ShiftedStacks;
import io.github.hiverules.notation.internal.Turns;
import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.HopStrings;
import io.github.hiverules.notation.record.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Static methods that parse and print position strings. A position string describes a position in one line, without
 * history: {@code Base+MLP r Black[7] wB1 .wS1(bS1wB1)/wQ.bQ}. The fields are separated by spaces:
 *
 * <ol>
 *   <li>the game type as in UHP (N1): {@code Base}, {@code Base+MLP};
 *   <li>the rules: {@code q} means that the Queen Bee may open ({@link Ruleset#queenMayOpen()}, R2.5). {@code r} means
 *       that the third occurrence of a position is a draw ({@link Ruleset#repetition()}, R7.3). {@code s} is {@code r}
 *       with symmetric positions treated as equal. {@code qr} and {@code qs} are combinations, and {@code -} means no
 *       rule;
 *   <li>the side to move and the side's turn number, from 1, as in UHP: {@code White[n]} or {@code Black[n]};
 *   <li>the resting piece (R5.1), or {@code -};
 *   <li>the rows of the table from top to bottom, separated by {@code /}; {@code -} if the table is empty. A row lists
 *       cells from left to right: {@code .} is an empty cell, {@code wQ} a single piece, and {@code (bS1wB1)} a stack
 *       from the ground up. Every row begins at the hive's smallest {@link Hex#q()} and ends at the row's last piece.
 *       Unlisted pieces are in the hands;
 *   <li>optional: the number of passes by a side whose Queen Bee is in the hand ({@link Setup#passesWithoutQueen()}).
 * </ol>
 *
 * <p>Printed lines are canonical: two positions have equal lines if and only if they differ only by a {@linkplain
 * Position#normalized shift} (R1.4). Parsing ignores case, the order of letters in game type and rules, white space
 * around fields, empty cells around the hive, and brackets around single pieces. Piece names are as in {@link
 * Piece#parse}.
 *
 * <p>A line has at most {@value #MAX_LENGTH} characters, and a turn number at most nine digits.
 *
 * <p>The parser also accepts HOP, the notation of hivegame and pepeke.app: {@code base,A+a1-Q,w}. {@link #printHop}
 * prints HOP. HOP omits the turn number and the rules, so the parser assumes the smallest possible turn number and
 * tournament rules. If a Queen Bee is a side's only piece, the parser also assumes that the Queen Bee may open (R2.5).
 */
public final class PositionStrings {
    /** The maximum length of a position string, in {@code char}s. */
    static final int MAX_LENGTH = 4_096;

    private static final int REQUIRED_FIELDS = 5;

    private static final String SPACE = " \t\r\n";

    private PositionStrings() {}

    /**
     * {@return the position string of a position}
     *
     * @param position the position
     */
    public static String print(Position position) {
        requireNonNull(position, "position");
        return print(position.toSetup());
    }

    /**
     * {@return the position string of a setup, which may be impossible}
     *
     * @param setup the setup
     * @throws IllegalArgumentException if the ply or the number of passes is out of range, or the pieces are too far
     *     apart
     */
    public static String print(Setup setup) {
        requireNonNull(setup, "setup");
        if (setup.ply() < 0 || setup.ply() / 2 >= Turns.MAX) {
            throw new IllegalArgumentException("Expected a ply of 0 or more, found " + setup.ply() + ".");
        }
        if (setup.passesWithoutQueen() < 0 || setup.passesWithoutQueen() > Turns.MAX) {
            throw new IllegalArgumentException("Passes are out of range: " + setup.passesWithoutQueen() + ".");
        }
        String line = String.join(
                " ",
                setup.ruleset().gameType(),
                rules(setup.ruleset()),
                Turns.print(setup.ply()),
                setup.restingPiece().map(Piece::toString).orElse("-"),
                rows(setup.stacks()) + (setup.passesWithoutQueen() == 0 ? "" : " " + setup.passesWithoutQueen()));
        if (line.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    "The pieces lie too far apart for a line of " + MAX_LENGTH + " characters.");
        }
        return line;
    }

    /**
     * Prints a position in HOP. HOP omits the turn number, piece numbers and the hive's orientation.
     *
     * @param position the position
     * @return the position in HOP
     */
    public static String printHop(Position position) {
        return HopStrings.print(requireNonNull(position, "position").toSetup());
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

    /**
     * Parses a position and {@linkplain Position#normalized normalizes} it: the {@linkplain Position#corner corner} is
     * at {@link Hex#ORIGIN}.
     *
     * @param line the position string or HOP
     * @return the position
     * @throws NotationException if the text is not a position
     * @throws io.github.hiverules.api.ImpossiblePositionException if the position is impossible. {@link
     *     io.github.hiverules.notation.sentences.Sentences} describes the reasons
     */
    public static Position parse(String line) {
        return parseSetup(line).toPosition().normalized();
    }

    /**
     * Parses a setup, which may be impossible. The first cell of the first row, even if empty, is {@link Hex#ORIGIN}.
     *
     * @param line the position string or HOP
     * @return the setup
     * @throws NotationException if the text is not a position
     */
    public static Setup parseSetup(String line) {
        try {
            return setup(requireNonNull(line, "line"));
        } catch (Flaw e) {
            throw NotationException.of(line, e);
        }
    }

    private static Setup setup(String line) {
        if (line.length() > MAX_LENGTH) {
            throw new Flaw(MAX_LENGTH, 0, "", Finding.POSITION_TOO_LONG, MAX_LENGTH, line.length());
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
            throw new Flaw(line.length(), 0, "", Finding.FIELD_MISSING, fields.size());
        }
        Setup.Builder setup = Setup.builder().ruleset(ruleset(fields.get(0), fields.get(1)));
        Property turn = fields.get(2);
        setup.ply(Turns.parse(turn.value()).orElseThrow(() -> wrong(turn, Finding.TURN)));
        Property resting = fields.get(3);
        if (!resting.value().equals("-")) {
            setup.restingPiece(
                    Piece.tryParse(resting.value()).orElseThrow(() -> wrong(resting, Finding.RESTING_PIECE)));
        }
        if (!fields.get(4).value().equals("-")) {
            rows(fields.get(4), setup);
        }
        if (fields.size() > REQUIRED_FIELDS) {
            Property passes = fields.get(REQUIRED_FIELDS);
            if (!passes.value().matches("[0-9]{1,9}")) {
                throw wrong(passes, Finding.PASSES);
            }
            setup.passesWithoutQueen(Integer.parseInt(passes.value()));
        }
        if (fields.size() > REQUIRED_FIELDS + 1) {
            throw wrong(fields.get(REQUIRED_FIELDS + 1), Finding.FIELD_UNEXPECTED);
        }
        return setup.build();
    }

    private static Flaw wrong(Property field, Finding finding) {
        return field.wrong(finding, field.quoted());
    }

    private static Ruleset ruleset(Property type, Property rules) {
        Set<Expansion> expansions = GameType.parse(type.value()).orElseThrow(() -> wrong(type, Finding.GAME_TYPE));
        String letters = rules.value().toLowerCase(Locale.ROOT);
        if (!letters.matches("-|q?[rs]?|[rs]q")) {
            throw wrong(rules, Finding.POSITION_RULES);
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
            throw Flaw.quoting(offset + open, 0, text.substring(open), Finding.STACK_NOT_CLOSED);
        }
        if (close == open + 1) {
            throw Flaw.quoting(offset + open, 0, "()", Finding.STACK_EMPTY);
        }
        return close + 1;
    }

    private static Piece piece(String name, int offset) {
        return Piece.tryParse(name).orElseThrow(() -> Flaw.quoting(offset, 0, name, Finding.CELLS));
    }

    private static int endOfName(String text, int start) {
        int end = Math.min(start + 2, text.length());
        return end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9' ? end + 1 : end;
    }
}
