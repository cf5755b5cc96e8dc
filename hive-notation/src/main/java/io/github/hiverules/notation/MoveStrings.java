// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RelativeMove;
import io.github.hiverules.notation.internal.Places;
import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.MoveStringParser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * MoveStrings (N1): {@code wS1} for a game's first move, which is read as one to {@link Hex#ORIGIN}, {@code bA1 wS1-} for a
 * piece and where it goes, {@code pass}.
 *
 * <p>Many strings name one move. Printing follows one rule: a move onto other pieces is named by the uppermost of them; any
 * other by the uppermost piece (the moving one aside) on the first occupied cell around the destination, looked for clockwise
 * from the left: left, upper left, upper right, right, lower right, lower left.
 */
public final class MoveStrings {
    private MoveStrings() {}

    /**
     * The move that a MoveString names, legal or not.
     *
     * @throws NotationException if it names none, with the column in the text
     */
    public static Move parse(String text, Position position) {
        requireNonNull(text, "text");
        requireNonNull(position, "position");
        return parse(MoveStringParser.in(position), text, position.ply() == 0);
    }

    /** The move that a MoveString names as the game stands, see {@link #parse(String, Position)}. */
    public static Move parse(String text, Game game) {
        requireNonNull(game, "game");
        return parse(text, game.position());
    }

    /**
     * The move that a MoveString names as the game stands, legal or not. Its goal may be named by the moving piece itself, from
     * where it stands before the move, as some engines do: {@code wB1 /wB1} is a step to the lower left.
     *
     * @throws NotationException if it names none, with the column in the text
     */
    public static Move parseLenient(String text, Game game) {
        requireNonNull(text, "text");
        requireNonNull(game, "game");
        Position position = game.position();
        return parse(MoveStringParser.in(position).lenient(), text, position.ply() == 0);
    }

    /** Parses the MoveString of a move, legal or not, in a game that goes on. */
    static Move parse(String text, MutableGame game) {
        return parse(MoveStringParser.in(game), text, game.ply() == 0);
    }

    private static Move parse(MoveStringParser parser, String text, boolean isFirst) {
        try {
            return parser.parse(text, isFirst);
        } catch (Flaw e) {
            throw NotationException.of(text, e);
        }
    }

    /**
     * The move that a MoveString names by its reference piece; {@link RelativeMove#toMove} finds it in a position.
     *
     * @throws NotationException if it names none, or is a pass, with the column in the text
     */
    public static RelativeMove parseRelative(String text) {
        requireNonNull(text, "text");
        try {
            return MoveStringParser.anywhere().parseRelative(text);
        } catch (Flaw e) {
            throw NotationException.of(text, e);
        }
    }

    /**
     * The game after the moves that those MoveStrings name.
     *
     * <pre>{@code
     * Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-", "wQ -wS1");
     * }</pre>
     *
     * @throws NotationException at the first string that names no move
     * @throws IllegalMoveException at the first illegal move
     */
    public static Game play(Game game, String... moves) {
        requireNonNull(game, "game");
        requireNonNull(moves, "moves");
        Game played = game;
        for (String move : moves) {
            played = played.play(parse(move, played));
        }
        return played;
    }

    /**
     * The one MoveString that is printed for a move, legal or not.
     *
     * @throws IllegalArgumentException if no MoveString names it, as no other piece is on its destination or beside it
     */
    public static String print(Move move, Position position) {
        requireNonNull(position, "position");
        return Places.in(position).print(requireNonNull(move, "move"));
    }

    /** The one MoveString that is printed for a move as the game stands, see {@link #print(Move, Position)}. */
    public static String print(Move move, Game game) {
        requireNonNull(game, "game");
        return print(move, game.position());
    }

    /** The MoveString of a move that is told by its reference piece: {@code bA1 wS1-}, {@code wB1 bQ}, {@code wS1}. */
    public static String print(RelativeMove move) {
        return Places.print(requireNonNull(move, "move"));
    }

    /** Returns the MoveStrings of a game's moves. */
    public static List<String> print(Game game) {
        return Places.print(requireNonNull(game, "game"));
    }

    /**
     * Every MoveString that names the move (N1), the printed one first: by each piece on the destination or around it, those
     * inside stacks included, the moving one aside. A mark that leads to an occupied cell means on top of it, so such
     * strings are listed too.
     *
     * <pre>{@code
     * Position position = Game.start(Ruleset.tournament()).play(Move.place(wS1, Hex.ORIGIN)).position();
     * MoveStrings.allStrings(Move.place(bS1, Hex.of(1, 0)), position); // [bS1 wS1-]
     * }</pre>
     *
     * @throws IllegalArgumentException if none names it, see {@link #print(Move, Position)}
     */
    public static List<String> allStrings(Move move, Position position) {
        requireNonNull(move, "move");
        requireNonNull(position, "position");
        Set<String> strings = new LinkedHashSet<>();
        strings.add(print(move, position));
        if (move instanceof PieceMove pieceMove) {
            allStrings(pieceMove.piece(), pieceMove.to(), position, strings);
        }
        return List.copyOf(strings);
    }

    private static void allStrings(Piece piece, Hex to, Position position, Set<String> strings) {
        others(piece, to, position).forEach(reference -> strings.add(piece + " " + reference));
        for (Direction direction : Places.order()) {
            others(piece, to.neighbor(direction), position)
                    .forEach(reference -> strings.add(piece + " " + Places.beside(reference, direction)));
        }
    }

    /** The pieces on a cell from the top down, the moving one aside. */
    private static List<Piece> others(Piece moving, Hex hex, Position position) {
        List<Piece> others = new ArrayList<>();
        position.stackAt(hex).ifPresent(stack -> others.addAll(stack.pieces()));
        Collections.reverse(others);
        others.remove(moving);
        return others;
    }
}
