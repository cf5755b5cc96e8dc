// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import java.util.List;

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
     * {@return the move of a MoveString, which may be illegal}
     *
     * @param text the MoveString
     * @param position the position before the move
     * @throws NotationException if the text is not a MoveString or its reference piece is not on the table
     */
    public static Move parse(String text, Position position) {
        requireNonNull(text, "text");
        requireNonNull(position, "position");
        try {
            return new MoveStringParser(position::cellOf, false).parse(text);
        } catch (NotationException e) {
            throw Errors.inText(text, e);
        }
    }

    /**
     * {@return the move of a MoveString in a game's current position, which may be illegal}
     *
     * @param text the MoveString
     * @param game the game
     * @throws NotationException if the text is not a MoveString or its reference piece is not on the table
     */
    public static Move parse(String text, Game game) {
        requireNonNull(game, "game");
        return parse(text, game.position());
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
            played = played.play(MoveStringParser.judged(move, played));
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
}
