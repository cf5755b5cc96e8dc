/**
 * The words of Hive, and the questions one can ask of its rules.
 *
 * <p>Start with {@link io.github.hiverules.api.Game}: it holds a start, the moves played and the position they lead to,
 * and every step gives a new game. {@link io.github.hiverules.api.HiveRules} answers single questions about a
 * {@link io.github.hiverules.api.Position}; {@link io.github.hiverules.api.Referee} follows one game at speed.
 *
 * <pre>{@code
 * Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.PILLBUG));
 * while (!game.outcome().isOver()) {
 *     game = game.play(game.legalMoves().get(0));
 * }
 * }</pre>
 *
 * <p>The rules explain themselves: a {@link io.github.hiverules.api.Legality} gives every reason against a move with its
 * witness, a {@link io.github.hiverules.api.Way} how a legal one goes, a {@link io.github.hiverules.api.Freedom} why a piece
 * is blocked, and {@link io.github.hiverules.api.Game#replay()} all of that turn by turn.
 *
 * <p>Programs that keep many positions find one name for all that are alike in
 * {@link io.github.hiverules.api.CanonicalPosition}; what can be counted about a position is in
 * {@link io.github.hiverules.api.Figures}.
 *
 * <p>All types here are immutable, safe to share between threads, comparable with {@code equals} and never null; the
 * one exception is {@code Referee}, whose purpose is to change. References such as R3.2 name the rules by their numbers: a page
 * explains all of them with pictures, and {@link io.github.hiverules.api.Rule} lists those that can be broken.
 *
 * @see <a href="{@docRoot}/doc-files/rules.html">The rules of Hive by number</a>
 */
@NullMarked
package io.github.hiverules.api;

import org.jspecify.annotations.NullMarked;
