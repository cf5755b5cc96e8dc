// SPDX-License-Identifier: Apache-2.0
/**
 * The board game Hive: pieces, cells, moves, positions and games as immutable values that answer by the rules.
 *
 * <p>Start with {@link io.github.hiverules.api.Game}. It holds the start position, the moves played and the position they lead
 * to; {@code play} and {@code undo} give a new game. A single {@link io.github.hiverules.api.Position} answers the same
 * questions without a history, a {@link io.github.hiverules.api.MutableGame} plays long records quickly, and a
 * {@link io.github.hiverules.api.Setup} becomes a position after it has been checked.
 *
 * <pre>{@code
 * Game game = Game.start(Ruleset.parse("Base+P"));
 * while (!game.isOver()) {
 *     game = game.play(game.legalMoves().get(0));
 * }
 * }</pre>
 *
 * <p>Answers come with reasons: a {@link io.github.hiverules.api.Legality} lists every {@link io.github.hiverules.api.Violation}
 * of a move with the pieces and cells that show it, a {@link io.github.hiverules.api.MovePath} the steps of a legal one, a
 * {@link io.github.hiverules.api.Mobility} why a piece is blocked. What can be counted about a position is in the package
 * {@link io.github.hiverules.api.analysis}.
 *
 * <p>All values here are immutable, safe to share between threads and comparable with {@code equals}; only {@code MutableGame}
 * and builders change. No method returns null. A method that is given null, or a list or an array with null in it, throws a
 * {@link java.lang.NullPointerException}. References such as R3.2 name the rules by their numbers: a page explains all of them with
 * pictures, and {@link io.github.hiverules.api.Rule} lists those that can be broken.
 *
 * <p>Later versions add to this package, and programs that were compiled before go on to work. What is closed for ever may be
 * switched over without a {@code default}: {@link io.github.hiverules.api.Move}, {@link io.github.hiverules.api.Color},
 * {@link io.github.hiverules.api.Direction}. What grows needs a {@code default}: the kinds of reasons
 * ({@link io.github.hiverules.api.Violation.Kind}, {@link io.github.hiverules.api.SetupProblem.Kind}),
 * {@link io.github.hiverules.api.Termination}, {@link io.github.hiverules.api.Rule}, {@link io.github.hiverules.api.Bug} and
 * {@link io.github.hiverules.api.Expansion}. What is stored are names, codes and texts, never ordinals, indices and hash codes; a
 * page tells which.
 *
 * <p>The rules are judged by an implementation, {@code hive-impl}. Where none is on the class path or module path, whatever
 * needs one throws an {@link java.lang.IllegalStateException} that says so.
 *
 * @see <a href="{@docRoot}/doc-files/rules.html">The rules of Hive by number</a>
 * @see <a href="{@docRoot}/doc-files/storing.html">What to store, and which exceptions there are</a>
 */
@NullMarked
package io.github.hiverules.api;

import org.jspecify.annotations.NullMarked;
