// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.immutables.value.Value;

/**
 * The best move that a search has found so far. Under the option {@code ReportIntermediateBestMoves}, engines print
 * {@code move;depth;score} or {@code move;depth;score;line}. Later versions may add properties.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class BestMove {
    /** The maximum length of a parsed line. */
    private static final int MAX_LINE = 100;

    /** A line of text with a move. Some engines print the command before the move, and other text after the move. */
    private static final Pattern MOVE = Pattern.compile("(?i)\\s*(?:best\\s?move:?\\s+)?"
            + "((?:pass|[wb][abglmpqs][1-3]?)(?![a-z0-9])(?:\\s+[^\\w\\s,;]?[wb][abglmpqs][^\\s,;]*)?)[\\s,;]*(.*)");

    /** The text after the move: a depth, a score, and MoveStrings. */
    private static final Pattern FIGURES =
            Pattern.compile("([0-9]{1,9});(-?(?:[0-9]{1,18}(?:\\.[0-9]{1,18})?|Infinity|\u221E))(?:;|$)(.*)");

    BestMove() {}

    /**
     * {@return a best move with unknown depth, score and line}
     *
     * @param move the move
     */
    public static BestMove of(Move move) {
        return ImmutableBestMove.of(
                requireNonNull(move, "move"), OptionalInt.empty(), OptionalDouble.empty(), List.of());
    }

    /**
     * {@return a best move}
     *
     * @param line the expected moves of both sides, beginning with the best move
     * @param depth the depth of the search in plies, at least 0
     * @param score the score for the side to move, in a unit of the engine. Infinity is a forced win, and negative
     *     infinity is a forced loss
     * @throws IllegalArgumentException if the line is empty, the depth is negative, or the score is NaN
     */
    public static BestMove of(List<Move> line, int depth, double score) {
        if (requireNonNull(line, "line").isEmpty() || depth < 0 || Double.isNaN(score)) {
            throw new IllegalArgumentException("Expected moves, a depth of at least 0 and a score, found " + line + ", "
                    + depth + ", " + score + ".");
        }
        return ImmutableBestMove.of(line.get(0), OptionalInt.of(depth), OptionalDouble.of(score), line);
    }

    /** {@return the move} */
    public abstract Move move();

    /** {@return the depth of the search in plies, at least 0; empty if unknown} */
    public abstract OptionalInt depth();

    /**
     * {@return the score for the side to move, in a unit of the engine; empty if unknown} Infinity is a forced win, and
     * negative infinity is a forced loss.
     */
    public abstract OptionalDouble score();

    /** {@return the expected moves of both sides, beginning with {@link #move}; empty if unknown} */
    public abstract List<Move> line();

    /** Returns whether a line of UHP begins like a move. */
    static boolean isMove(String text) {
        return MOVE.matcher(text).lookingAt();
    }

    /** Returns the text after the move in a line of UHP. */
    static String textAfterMove(String text) {
        Matcher parts = MOVE.matcher(text);
        return parts.matches() ? parts.group(2) : "";
    }

    /**
     * Parses a line of UHP. Ignores other text after the move.
     *
     * @throws IllegalArgumentException if the line doesn't begin with a legal move
     */
    static BestMove parse(String text, Game game) {
        Matcher parts = MOVE.matcher(text);
        Move move = ProtocolChecks.parseMove(parts.matches() ? parts.group(1) : text, game);
        Matcher figures = FIGURES.matcher(textAfterMove(text));
        if (!figures.matches()) {
            return of(move);
        }
        int depth = Integer.parseInt(figures.group(1));
        double score = Double.parseDouble(figures.group(2).replace("\u221E", "Infinity"));
        List<Move> line = parseLine(figures.group(3), game);
        return of(line.indexOf(move) == 0 ? line : List.of(move), depth, score);
    }

    /** Parses MoveStrings up to the first illegal move. An engine with other rules may expect illegal moves. */
    private static List<Move> parseLine(String moveStrings, Game game) {
        List<Move> line = new ArrayList<>();
        Game played = game;
        try {
            for (String moveString : moveStrings.split(";", MAX_LINE + 1)) {
                Move next = ProtocolChecks.parseMove(moveString, played);
                played = played.play(next);
                line.add(next);
            }
        } catch (IllegalArgumentException e) {
            return line;
        }
        return line;
    }

    /** Returns a line of UHP: the move, and also the depth, the score and the line if depth and score are known. */
    String print(Game game) {
        String printed = MoveStrings.print(move(), game);
        if (depth().isEmpty() || score().isEmpty()) {
            return printed;
        }
        StringBuilder text = new StringBuilder(printed);
        text.append(String.format(Locale.ROOT, ";%d;%.2f", depth().getAsInt(), score().getAsDouble()));
        Game played = game;
        for (Move next : line()) {
            if (!played.isLegal(next)) {
                break; // a search may not see that a draw by repetition ends the game
            }
            text.append(';').append(MoveStrings.print(next, played));
            played = played.play(next);
        }
        return text.toString();
    }
}
