// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.internal.ShiftedStacks;
import io.github.hiverules.notation.internal.TurnStrings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Plain-text diagrams of positions, for example for terminals. To print text that can be parsed again, use {@link
 * io.github.hiverules.notation.PositionStrings}.
 *
 * <pre>
 * Base+MLP, third repetition draws, Black[7] to move, wB1 rests
 * White's hand: wS2 wB2 wG1 wG2 wG3 wA1 wA2 wA3 wM wL wP
 * Black's hand: bS2 bB1 bB2 bG1 bG2 bG3 bA1 bA2 bA3 bM bL bP
 *
 *       .     .     .
 *    .    wS1   wB1^2  .
 * .    wQ     .    bQ     .
 *    .     .     .     .
 *
 * wB1^2 from the ground up: bS1 wB1
 * </pre>
 *
 * <p>The first line shows the game type (N1), the turn as in UHP and any resting piece (R5.1). The rules {@code queen
 * may open} (R2.5) and {@code third repetition draws} (R7.3) appear if they apply. If a side passed with the Queen Bee
 * in the hand ({@link Setup#passesWithoutQueen()}), the line ends with the number of passes: {@code 2 turns passed}.
 * Two lines list the hands. The rows of cells follow, each shifted by half a cell. A cell is six characters wide. A dot
 * is an empty cell where a piece can be or that touches a piece. {@code wB1^2} is a stack of height 2 with {@code wB1}
 * on top. The last lines list the pieces of each stack.
 */
public final class TextDiagram {
    /** The width of a cell, in characters. */
    private static final int PITCH = 6;

    private static final String RESET = "\u001B[0m";

    private final Position position;
    private final boolean inColor;

    private TextDiagram(Position position, boolean inColor) {
        this.position = position;
        this.inColor = inColor;
    }

    /**
     * {@return a position as plain text, in lines that end with a line feed}
     *
     * @param position the position
     */
    public static String print(Position position) {
        requireNonNull(position, "position");
        return new TextDiagram(position, false).print();
    }

    /**
     * Prints a position with ANSI codes for terminals with 256 colours. White's pieces have a light background, and
     * Black's pieces have a dark background. The resting piece is underlined.
     *
     * @param position the position
     * @return the lines; each line ends with a line feed
     */
    public static String printInColor(Position position) {
        requireNonNull(position, "position");
        return new TextDiagram(position, true).print();
    }

    private String print() {
        Map<Hex, PieceStack> stacks = ShiftedStacks.of(position.stacks()).stacks();
        StringBuilder text = new StringBuilder(head()).append('\n');
        for (Color color : Color.values()) {
            String hand = position.hand(color).stream().map(Piece::toString).collect(Collectors.joining(" "));
            String owner = color == Color.WHITE ? "White" : "Black";
            text.append(owner + "'s hand: " + (hand.isEmpty() ? "-" : hand) + "\n");
        }
        appendRows(text.append('\n'), stacks);
        List<PieceStack> high =
                stacks.values().stream().filter(stack -> stack.height() > 1).toList();
        text.append(high.isEmpty() ? "" : "\n");
        for (PieceStack stack : high) {
            String pieces = stack.pieces().stream()
                    .map(piece -> paint(piece, piece.toString()))
                    .collect(Collectors.joining(" "));
            text.append(name(stack) + " from the ground up: " + pieces + "\n");
        }
        return text.toString();
    }

    private String head() {
        Ruleset ruleset = position.ruleset();
        int passes = position.toSetup().passesWithoutQueen();
        return ruleset.gameType()
                + (ruleset.queenMayOpen() ? ", queen may open" : "")
                + (ruleset.repetition() != RepetitionRule.OFF ? ", third repetition draws" : "")
                + ", " + TurnStrings.print(position.ply()) + " to move"
                + position.restingPiece().map(piece -> ", " + piece + " rests").orElse("")
                + (passes == 0 ? "" : ", " + passes + (passes == 1 ? " turn passed" : " turns passed"));
    }

    private void appendRows(StringBuilder text, Map<Hex, PieceStack> stacks) {
        SortedSet<Hex> cells = new TreeSet<>(stacks.isEmpty() ? List.of(Hex.ORIGIN) : stacks.keySet());
        stacks.keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        int left = cells.stream().mapToInt(TextDiagram::column).min().orElse(0);
        int row = cells.first().r();
        int column = 0;
        for (Hex hex : cells) {
            for (; row < hex.r(); row++) {
                text.append('\n');
                column = 0;
            }
            Optional<PieceStack> stack = Optional.ofNullable(stacks.get(hex));
            String cell = stack.map(TextDiagram::marked).orElse(".");
            int start = column(hex) - left + (stack.isPresent() ? 0 : 1);
            text.append(" ".repeat(Math.max(0, start - column)));
            text.append(stack.map(this::name).orElse(inColor ? "\u001B[2m." + RESET : "."));
            column = start + cell.length();
        }
        text.append('\n');
    }

    private static int column(Hex hex) {
        return PITCH * hex.q() + PITCH / 2 * hex.r();
    }

    private static String marked(PieceStack stack) {
        return stack.top() + (stack.height() > 1 ? "^" + stack.height() : "");
    }

    private String name(PieceStack stack) {
        return paint(stack.top(), marked(stack));
    }

    private String paint(Piece piece, String text) {
        if (!inColor) {
            return text;
        }
        String ink = piece.color() == Color.WHITE ? "38;5;16;48;5;230" : "38;5;230;48;5;236";
        boolean rests =
                position.restingPiece().filter(resting -> resting == piece).isPresent();
        return "\u001B[" + (rests ? "4;" : "") + ink + "m" + text + RESET;
    }
}
