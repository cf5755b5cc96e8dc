// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.ShiftedStacks;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.Turns;
import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.HopStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Static methods that parse and print position strings. A position string is one line without history, such as
 * {@code Base+MLP r Black[7] wB1 .wS1(bS1wB1)/wQ.bQ}. The fields are separated by spaces:
 *
 * <ol>
 *   <li>the game type as in UHP (N1): {@code Base}, {@code Base+MLP};
 *   <li>the rules: {@code q} if the Queen Bee may open ({@link Ruleset#queenMayOpen()}, R2.5), {@code r} if the third
 *   occurrence of a position is a draw ({@link Ruleset#repetition()}, R7.3), {@code s} if symmetric positions also
 *   count as occurrences, {@code qr} or {@code qs} for both, {@code -} for neither;
 *   <li>the turn as in UHP: {@code White[n]} or {@code Black[n]}, the side to move and the number of its turn, from 1;
 *   <li>the resting piece (R5.1), or {@code -};
 *   <li>the table: {@code -} if it is empty, otherwise its rows from top to bottom, separated by {@code /}. A row lists
 *   its cells from left to right: {@code .} for an empty cell, the name of a single piece, or the names of a stack in
 *   round brackets from the ground up. Every row begins at the hive's least {@link Hex#q()} and ends with the row's last piece. Pieces that are not listed are in the hands;
 *   <li>optional: {@link Setup#passesWithoutQueen()}, the number of passes by a side with its Queen Bee in the hand.
 * </ol>
 *
 * <p>Printing is canonical: two positions have equal lines if and only if they
 * {@linkplain Position#normalized differ only by a shift} (R1.4). Parsing ignores case, the order of letters in game
 * type and rules, white space around fields, empty cells around the hive, and brackets around single pieces.
 * {@link Piece#parse} parses the names of pieces.
 *
 * <p>A line has at most {@value #MAX_LENGTH} characters, and a turn number at most nine digits.
 *
 * <p>HOP, the notation of hivegame and pepeke.app, is parsed too: {@code base,A+a1-Q,w}. HOP contains neither the turn
 * number nor the rules. So a parsed position has the smallest possible turn number and tournament rules. If a Queen Bee is a side's only piece, the rules also let the Queen Bee open (R2.5). {@link #printHop} prints HOP.
 */
public final class PositionStrings {
    /** The maximum length of a line in {@code char}s. Lines of possible positions are shorter than 1,000. */
    static final int MAX_LENGTH = 4_096;

    private static final List<Finding> WRONG_FIELDS =
            List.of(Finding.GAME_TYPE, Finding.POSITION_RULES, Finding.TURN, Finding.RESTING_PIECE, Finding.CELLS);

    private static final Pattern FIELD = Pattern.compile("[^ \t\r\n]+");

    /** A field with its index in the line. */
    private record Field(String text, int start) {
        boolean isEmpty() {
            return text.equals("-");
        }

        /** Creates an error at a field. Fields are numbered from 0. */
        Flaw wrong(int number) {
            return wrong(0, text, WRONG_FIELDS.get(number));
        }

        Flaw wrong(int at, String token, Finding finding) {
            return new Flaw(start + at, 0, token, finding, Texts.quoted(token));
        }
    }

    private PositionStrings() {}

    /**
     * Prints a position.
     *
     * @param position the position
     * @return the line
     */
    public static String print(Position position) {
        requireNonNull(position, "position");
        return print(position.toSetup());
    }

    /**
     * Prints a setup, which may be impossible.
     *
     * @param setup the setup
     * @return the line
     * @throws IllegalArgumentException if ply or passes are out of range, or the pieces are too far apart
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
     * Prints a position in HOP. HOP omits the turn number, the numbers of pieces and the orientation of the hive.
     *
     * @param position the position
     * @return the line, for example {@code base,A+a1-Q,w}
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

    private static String rows(Map<Hex, Stack> stacks) {
        if (stacks.isEmpty()) {
            return "-";
        }
        StringBuilder rows = new StringBuilder();
        int q = 0;
        int r = 0;
        for (Map.Entry<Hex, Stack> entry : ShiftedStacks.of(stacks).stacks().entrySet()) {
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
     * Parses a position. Its {@linkplain Position#corner corner} is at {@link Hex#ORIGIN}. Parsing a printed position returns the
     * {@linkplain Position#normalized normalized} position.
     *
     * @param line the position string or HOP
     * @return the position
     * @throws NotationException if the text is not a position
     * @throws io.github.hiverules.api.ImpossiblePositionException if the position is impossible, with all reasons; {@link
     *     io.github.hiverules.notation.sentences.Sentences} describes them
     */
    public static Position parse(String line) {
        return parseSetup(line).toPosition().normalized();
    }

    /**
     * Parses a setup without checking that it is possible. The first cell of the first row, empty or not, is {@link Hex#ORIGIN}.
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
        List<Field> fields = fields(line);
        if (fields.size() < WRONG_FIELDS.size()) {
            throw new Flaw(line.length(), 0, "", Finding.FIELD_MISSING, fields.size());
        }
        Setup.Builder setup = Setup.builder().ruleset(ruleset(fields.get(0), fields.get(1)));
        Field turn = fields.get(2);
        setup.ply(Turns.parse(turn.text()).orElseThrow(() -> turn.wrong(2)));
        Field resting = fields.get(3);
        if (!resting.isEmpty()) {
            setup.restingPiece(Piece.tryParse(resting.text()).orElseThrow(() -> resting.wrong(3)));
        }
        if (!fields.get(4).isEmpty()) {
            rows(fields.get(4), setup);
        }
        if (fields.size() > 5) {
            Field passes = fields.get(5);
            if (!passes.text().matches("[0-9]{1,9}")) {
                throw passes.wrong(0, passes.text(), Finding.PASSES);
            }
            setup.passesWithoutQueen(Integer.parseInt(passes.text()));
        }
        if (fields.size() > 6) {
            Field field = fields.get(6);
            throw field.wrong(0, field.text(), Finding.FIELD_UNEXPECTED);
        }
        return setup.build();
    }

    private static List<Field> fields(String line) {
        List<Field> fields = new ArrayList<>();
        for (Matcher field = FIELD.matcher(line); field.find(); ) {
            fields.add(new Field(field.group(), field.start()));
        }
        return fields;
    }

    private static Ruleset ruleset(Field type, Field rules) {
        Set<Expansion> expansions = GameType.parse(type.text()).orElseThrow(() -> type.wrong(0));
        String letters = rules.text().toLowerCase(Locale.ROOT);
        if (!letters.matches("-|q?[rs]?|[rs]q")) {
            throw rules.wrong(1);
        }
        return Ruleset.tournament()
                .withQueenMayOpen(letters.indexOf('q') >= 0)
                .withRepetition(
                        letters.indexOf('r') >= 0
                                ? RepetitionRule.SHIFT
                                : letters.indexOf('s') >= 0 ? RepetitionRule.SYMMETRY : RepetitionRule.OFF)
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
                boolean isStack = c == '(';
                int end = isStack ? endOfStack(field, i) : endOfName(text, i);
                setup.put(Hex.of(q, r), Stack.of(pieces(field, isStack ? i + 1 : i, isStack ? end - 1 : end)));
                q++;
                i = end;
            }
        }
    }

    private static int endOfStack(Field field, int open) {
        int close = field.text().indexOf(')', open);
        if (close < 0) {
            throw field.wrong(open, field.text().substring(open), Finding.STACK_NOT_CLOSED);
        }
        if (close == open + 1) {
            throw field.wrong(open, "()", Finding.STACK_EMPTY);
        }
        return close + 1;
    }

    private static List<Piece> pieces(Field field, int from, int to) {
        List<Piece> pieces = new ArrayList<>();
        int end;
        for (int i = from; i < to; i = end) {
            end = endOfName(field.text(), i);
            String name = field.text().substring(i, end);
            Optional<Piece> piece = Piece.tryParse(name);
            if (piece.isEmpty()) {
                throw field.wrong(i, name, Finding.CELLS);
            }
            pieces.add(piece.get());
        }
        return pieces;
    }

    /** Returns the index after a piece's name. */
    private static int endOfName(String text, int start) {
        int end = Math.min(start + 2, text.length());
        return end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9' ? end + 1 : end;
    }
}
