// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.search.Perft;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The function of {@code rules.js}, and a game as an object of JavaScript. */
public final class JsGame {
    private final Game game;
    private final GameView view;

    JsGame(Game game) {
        this.game = game;
        this.view = new GameView(game);
    }

    /** Sets the host. The caller must set the host before any other call. */
    @JSExport
    public static void connect(Host host) {
        JsTrees.connect(host);
    }

    /** Starts a game under rules such as {@code Base+MLP}. */
    @JSExport
    public static JsGame start(String rules) {
        return Failure.orThrow(() -> new JsGame(Game.start(Ruleset.parse(rules))));
    }

    /** Starts a game from a position string or a HOP string. */
    static JsGame fromPosition(String position) {
        return Failure.orThrow(() -> new JsGame(Game.of(PositionStrings.parse(position))));
    }

    Game game() {
        return game;
    }

    /** Returns the game after a move. */
    @JSExport
    public JsGame play(String move) {
        return Failure.orThrow(() -> new JsGame(MoveStrings.play(game, move)));
    }

    /** Returns the game before the last move, or null at the start. */
    @JSExport
    public @Nullable JsGame previous() {
        return game.previous().map(JsGame::new).orElse(null);
    }

    /** Returns the properties of the game that don't need a list of moves. */
    @JSExport
    public @Nullable JSObject state() {
        return JsTrees.toJs(view.state());
    }

    /** Lists the legal moves. */
    @JSExport
    public @Nullable JSObject legalMoves() {
        return JsTrees.toJs(view.legalMoves());
    }

    /** Lists the reasons against a move. A legal move has no reasons. */
    @JSExport
    public @Nullable JSObject judge(String move, String language) {
        return Failure.treeOrThrow(() -> view.judge(move, language));
    }

    /** Returns the legal moves of a piece, and the reasons that block the piece. */
    @JSExport
    public @Nullable JSObject mobility(String piece, String language) {
        return Failure.treeOrThrow(() -> view.mobility(piece, language));
    }

    /** Lists the paths of a legal move, the shortest first. */
    @JSExport
    public @Nullable JSObject paths(String move) {
        return Failure.treeOrThrow(() -> view.paths(move));
    }

    /** Returns the position string. */
    @JSExport
    public String position() {
        return PositionStrings.print(game.position());
    }

    /** Returns the position string of the start position. */
    @JSExport
    public String startPosition() {
        return PositionStrings.print(game.startPosition());
    }

    /** Returns the key that symmetric positions share. */
    @JSExport
    public String canonicalKey() {
        return CanonicalPosition.of(game.position()).key();
    }

    /** Converts a move to the corresponding move of the position that the canonical key describes. */
    @JSExport
    public @Nullable JSObject toCanonical(String move) {
        return Failure.treeOrThrow(() -> view.toCanonical(move));
    }

    /** Converts a move of a piece in the position that the canonical key describes to a MoveString of this game. */
    @JSExport
    public String fromCanonical(String piece, int q, int r) {
        return Failure.orThrow(() -> view.fromCanonical(Piece.parse(piece), Hex.of(q, r)));
    }

    /** Counts the sequences of moves. */
    @JSExport
    public double perft(int depth) {
        return Perft.count(game.position(), depth);
    }
}
