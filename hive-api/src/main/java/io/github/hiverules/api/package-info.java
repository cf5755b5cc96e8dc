/**
 * The words of Hive, and the questions one can ask of its rules.
 *
 * <p>Start with {@link io.github.hiverules.api.Game}: it holds a start, the moves played and the position they lead to,
 * and every step gives a new game. A single {@link io.github.hiverules.api.Position} answers the same questions.
 *
 * <pre>{@code
 * Game game = Game.start(Ruleset.parse("Base+P"));
 * while (!game.isOver()) {
 *     game = game.play(game.legalMoves().get(0));
 * }
 * }</pre>
 *
 * <p>The rules explain themselves: a {@link io.github.hiverules.api.Legality} gives every reason against a move with its
 * witness, a {@link io.github.hiverules.api.MovePath} how a legal one goes, a {@link io.github.hiverules.api.Mobility} why a
 * piece is blocked. What can be counted about a position is in the package
 * {@link io.github.hiverules.api.analysis}.
 *
 * <p>All types here are immutable, safe to share between threads, comparable with {@code equals} and never null; the
 * one exception is {@code MutableGame}, whose purpose is to change. References such as R3.2 name the rules by their numbers: a page
 * explains all of them with pictures, and {@link io.github.hiverules.api.Rule} lists those that can be broken.
 *
 * @see <a href="{@docRoot}/doc-files/rules.html">The rules of Hive by number</a>
 */
@NullMarked
package io.github.hiverules.api;

import org.jspecify.annotations.NullMarked;
