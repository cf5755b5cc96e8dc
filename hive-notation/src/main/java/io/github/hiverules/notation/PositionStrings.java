// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.internal.Arrangement;
import io.github.hiverules.notation.internal.Turns;
import java.util.Map;

/**
 * PositionStrings: a whole position in one line, without its history, for example
 * {@code Base+MLP r Black[7] wB1 .wS1(bS1wB1)/wQ.bQ}. Five fields follow each other, one space apart, and rarely a sixth:
 *
 * <ol>
 *   <li>the game type as UHP has it (N1): {@code Base}, {@code Base+MLP};
 *   <li>the rules: {@code q} when the Queen Bee may open ({@link Ruleset#queenMayOpen()}, R2.5), {@code r} when a third
 *       repetition draws ({@link Ruleset#repetitionDraws()}, R7.3), {@code qr} for both, {@code -} for neither;
 *   <li>the turn as UHP has it: {@code White[n]} or {@code Black[n]}, the side to move and its turn, from 1;
 *   <li>the piece that rests (R5.1), or {@code -};
 *   <li>the table: {@code -} when it is empty, otherwise its rows from top to bottom with {@code /} between them. A row has its
 *       cells from left to right: {@code .} for an empty cell, a piece's name for a cell with one piece, and in round brackets
 *       the names from the ground up for a stack. Every row begins in the column of the least {@link Hex#q()} that the hive has
 *       anywhere (a column runs from the upper left to the lower right), and ends with its last piece. The hands are what is
 *       not on the table;
 *   <li>only where a side has passed with its Queen Bee in the hand: how many turns, {@link Setup#passesWithoutQueen()}.
 * </ol>
 *
 * <p>Printing is canonical: two positions print the same line exactly when one {@linkplain Position#isShiftOf is a shift} of the
 * other (R1.4). Parsing is lenient: letters may have any case, the letters of game type
 * and rules any order, spaces, tabs and line ends may surround the fields, empty cells may be written behind a row's last
 * piece and around the hive, a single piece may stand in brackets, and piece names are read as
 * {@link Piece#parse} does: {@code wP1}, {@code wA} for {@code wA1}. A position that is read has its
 * {@linkplain Position#corner corner} at {@link Hex#ORIGIN}.
 *
 * <p>A line has at most {@value #MAX_LENGTH} characters, and the number of a turn at most nine digits.
 */
public final class PositionStrings {
    /** The longest line that is read or printed, in {@code char}s; the longest of a possible position has fewer than 1,000. */
    static final int MAX_LENGTH = 4_096;

    private PositionStrings() {}

    /** The line of a position. */
    public static String print(Position position) {
        requireNonNull(position, "position");
        return print(position.toSetup());
    }

    /**
     * The line of an arrangement, possible or not, so that an editor can keep unfinished work.
     *
     * @throws IllegalArgumentException if no line can hold it: ply or passes are out of range, or the pieces lie too far apart
     */
    public static String print(Setup setup) {
        requireNonNull(setup, "setup");
        if (setup.ply() < 0 || setup.ply() / 2 >= Turns.MAX) {
            throw new IllegalArgumentException("No turn has the ply " + setup.ply() + ".");
        }
        if (setup.passesWithoutQueen() < 0 || setup.passesWithoutQueen() > Turns.MAX) {
            throw new IllegalArgumentException("No side passes " + setup.passesWithoutQueen() + " turns.");
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

    private static String rules(Ruleset ruleset) {
        String letters = (ruleset.queenMayOpen() ? "q" : "") + (ruleset.repetitionDraws() ? "r" : "");
        return letters.isEmpty() ? "-" : letters;
    }

    private static String rows(Map<Hex, Stack> stacks) {
        if (stacks.isEmpty()) {
            return "-";
        }
        StringBuilder rows = new StringBuilder();
        int q = 0;
        int r = 0;
        for (Map.Entry<Hex, Stack> entry : Arrangement.of(stacks).stacks().entrySet()) {
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
     * The arrangement that a line describes, unchecked by the rules of Hive. The first cell of the first row, empty or not, is
     * {@link Hex#ORIGIN}.
     *
     * @throws NotationParseException if the text is not in this format
     */
    public static Setup parseSetup(String line) {
        requireNonNull(line, "line");
        return new PositionLine(line).read();
    }

    /**
     * The position that a line describes, with its {@linkplain Position#corner corner} at {@link Hex#ORIGIN}. What
     * {@link #print(Position)} printed parses to the same position, {@linkplain Position#normalized normalized}.
     *
     * @throws NotationParseException if the text is not in this format
     * @throws io.github.hiverules.api.ImpossiblePositionException if the arrangement is impossible by the rules, with every
     *     reason; {@link io.github.hiverules.notation.words.Sentences} has words for them
     */
    public static Position parse(String line) {
        return parseSetup(line).toPosition().normalized();
    }
}
