// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.spi.Answers;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.HopStrings;
import io.github.hiverules.notation.strings.PositionText;
import io.github.hiverules.notation.text.NotationException;
import java.util.Locale;
import java.util.stream.Collectors;

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
 * If a position in HOP is possible only if Black opened, the parser swaps the colours, because White opens (R1.1).
 */
public final class PositionStrings {
    /** The maximum length of a position string, in {@code char}s. */
    static final int MAX_LENGTH = PositionText.MAX_LENGTH;

    private static final int MAX_SENTENCES = 10;

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
     * @throws IllegalArgumentException if the ply is negative, the turn number or the number of passes has more
     *     than nine digits, or the pieces need
     *     more than 1,000 rows or columns or a line of more than {@value #MAX_LENGTH} characters
     */
    public static String print(Setup setup) {
        requireNonNull(setup, "setup");
        return PositionText.print(setup);
    }

    /**
     * {@return a position in HOP, which omits the turn number, piece numbers and the hive's orientation}
     *
     * @param position the position
     */
    public static String printHop(Position position) {
        return HopStrings.print(requireNonNull(position, "position").toSetup());
    }

    /**
     * Parses a position and {@linkplain Position#normalized normalizes} it: the {@linkplain Position#corner corner} is
     * at {@link Hex#ORIGIN}.
     *
     * @param line the position string or HOP
     * @return the position
     * @throws NotationException if the text is not a position
     * @throws ImpossiblePositionException if the position is impossible. The message contains
     *     a sentence for each problem, at most ten
     */
    public static Position parse(String line) {
        Setup setup = parseSetup(line);
        try {
            return setup.toPosition().normalized();
        } catch (ImpossiblePositionException e) {
            throw Answers.answers().impossible(setup, sentences(setup));
        }
    }

    private static String sentences(Setup setup) {
        Sentences english = Sentences.of(Locale.ENGLISH);
        return setup.problems().stream()
                .limit(MAX_SENTENCES)
                .map(problem -> " " + english.describe(problem, setup) + " ["
                        + problem.rule().number() + "]")
                .collect(Collectors.joining("", "Impossible position.", ""));
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
            return PositionText.parse(requireNonNull(line, "line"));
        } catch (NotationException e) {
            throw Errors.inText(line, e);
        }
    }
}
