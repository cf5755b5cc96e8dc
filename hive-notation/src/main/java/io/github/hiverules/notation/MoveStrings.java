// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.record.ParseError;
import io.github.hiverules.notation.strings.MoveStringParser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Static methods that parse and print MoveStrings (N1). {@code bA1 wS1-} moves or places bA1 to the right of wS1.
 * {@code wS1} places a game's first piece on {@link Hex#ORIGIN}. {@code pass} is a pass.
 *
 * <p>A move can have several MoveStrings with different reference pieces. If the destination is occupied, {@code print}
 * uses the top piece on the destination. Otherwise {@code print} searches the neighbouring cells clockwise from the
 * left and uses the top piece of the first occupied cell. The moving piece is never the reference.
 */
public final class MoveStrings {
    private MoveStrings() {}

    /**
     * Parses a MoveString. The move may be illegal.
     *
     * @param text the MoveString
     * @param position the position before the move
     * @return the move
     * @throws NotationException if the text is not a MoveString or its reference piece is not on the table
     */
    public static Move parse(String text, Position position) {
        requireNonNull(text, "text");
        requireNonNull(position, "position");
        return parse(text, position, false);
    }

    /**
     * Parses a MoveString in a game's current position. The move may be illegal.
     *
     * @param text the MoveString
     * @param game the game
     * @return the move
     * @throws NotationException if the text is not a MoveString or its reference piece is not on the table
     */
    public static Move parse(String text, Game game) {
        requireNonNull(game, "game");
        return parse(text, game.position());
    }

    /**
     * Parses a MoveString. The reference piece may be the moving piece: {@code wB1 /wB1}, printed by some engines,
     * moves wB1 one step to the lower left. The move may be illegal.
     *
     * <p>Experimental: this method may change in any version.
     *
     * @param text the MoveString
     * @param game the game
     * @return the move
     * @throws NotationException if the text is not a MoveString or its reference piece is not on the table
     */
    public static Move parseLenient(String text, Game game) {
        requireNonNull(text, "text");
        requireNonNull(game, "game");
        return parse(text, game.position(), true);
    }

    private static Move parse(String text, Position position, boolean lenient) {
        try {
            return new MoveStringParser(position::cellOf, lenient).parse(text);
        } catch (ParseError e) {
            throw NotationException.of(text, e);
        }
    }

    /**
     * Plays MoveStrings.
     *
     * <pre>{@code
     * Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-", "wQ -wS1");
     * }</pre>
     *
     * @param game the game before the moves
     * @param moves the MoveStrings
     * @return the game after the moves
     * @throws NotationException if a text is not a MoveString or a move is illegal. The exception's ply counts the
     *     moves of the whole game
     */
    public static Game play(Game game, String... moves) {
        requireNonNull(game, "game");
        Game played = game;
        for (String move : Elements.of(moves, "moves")) {
            Position before = played.position();
            int ply = played.length() + 1;
            try {
                Move parsed = new MoveStringParser(before::cellOf, false).parse(move);
                Legality legality = played.judge(parsed);
                if (!legality.isLegal()) {
                    throw ParseError.illegal(0, ply, move, legality, before);
                }
                played = played.play(parsed);
            } catch (ParseError e) {
                throw NotationException.of(move, e.at(e.finding.offset(), ply, e.token));
            }
        }
        return played;
    }

    /**
     * {@return the MoveString of a move, which may be illegal}
     *
     * @param move the move
     * @param position the position before the move
     * @throws IllegalArgumentException if no other piece is on or next to the destination
     */
    public static String print(Move move, Position position) {
        requireNonNull(position, "position");
        return MoveStringPrinter.in(position).print(requireNonNull(move, "move"));
    }

    /**
     * {@return the MoveString of a move in a game's current position}
     *
     * @param move the move, which may be illegal
     * @param game the game before the move
     * @throws IllegalArgumentException if no other piece is on or next to the destination
     */
    public static String print(Move move, Game game) {
        requireNonNull(game, "game");
        return print(move, game.position());
    }

    /**
     * {@return the MoveStrings of a game's moves}
     *
     * @param game the game
     */
    public static List<String> print(Game game) {
        requireNonNull(game, "game");
        return MoveStringPrinter.print(game.startPosition(), game.moves());
    }

    /**
     * Returns all MoveStrings of a move (N1). The first MoveString is the result of {@code print}. Each piece on or
     * around the destination, even if covered, is the reference of one MoveString. A MoveString with a direction mark
     * can also mean a move onto other pieces.
     *
     * <pre>{@code
     * Position position = Game.start(Ruleset.tournament()).play(Move.place(wS1, Hex.ORIGIN)).position();
     * MoveStrings.allStrings(Move.place(bS1, Hex.of(1, 0)), position); // [bS1 wS1-]
     * }</pre>
     *
     * <p>Experimental: this method may change in any version.
     *
     * @param move the move, which may be illegal
     * @param position the position before the move
     * @return the MoveStrings, at least one
     * @throws IllegalArgumentException if no other piece is on or next to the destination
     */
    public static List<String> allStrings(Move move, Position position) {
        requireNonNull(move, "move");
        requireNonNull(position, "position");
        Set<String> strings = new LinkedHashSet<>();
        strings.add(print(move, position));
        if (move instanceof PieceMove pieceMove) {
            Piece piece = pieceMove.piece();
            referencesOn(piece, pieceMove.to(), position).forEach(reference -> strings.add(piece + " " + reference));
            for (Direction direction : MoveStringPrinter.ORDER) {
                referencesOn(piece, pieceMove.to().neighbor(direction), position)
                        .forEach(
                                reference -> strings.add(piece + " " + MoveStringPrinter.beside(reference, direction)));
            }
        }
        return List.copyOf(strings);
    }

    private static List<Piece> referencesOn(Piece moving, Hex hex, Position position) {
        List<Piece> others = new ArrayList<>();
        position.stackAt(hex).ifPresent(stack -> others.addAll(stack.pieces()));
        Collections.reverse(others);
        others.remove(moving);
        return others;
    }
}
