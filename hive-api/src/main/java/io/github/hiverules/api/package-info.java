// SPDX-License-Identifier: Apache-2.0
/**
 * The board game Hive as immutable values: pieces, cells, moves, positions and games.
 *
 * <p>Start with {@link io.github.hiverules.api.Game}, which has the start position, the moves played and the current
 * position. {@code Game.play} and {@code Game.undo} return a new game. A {@link io.github.hiverules.api.Position} also
 * lists and judges moves, but has no history. A {@link io.github.hiverules.api.MutableGame} replays long records
 * quickly. A {@link io.github.hiverules.api.Setup} is an unchecked position.
 *
 * <pre>{@code
 * Game game = Game.start(Ruleset.parse("Base+P"));
 * while (!game.isOver()) {
 *     game = game.play(game.legalMoves().get(0));
 * }
 * }</pre>
 *
 * <p>A {@link io.github.hiverules.api.Legality} lists each {@link io.github.hiverules.api.Violation} of a move, with
 * the pieces and cells involved. A {@link io.github.hiverules.api.Reason} is a violation or a problem of a setup. A
 * {@link io.github.hiverules.api.MovePath} lists the steps of a legal move. A {@link io.github.hiverules.api.Mobility}
 * explains why a piece is blocked. The package {@link io.github.hiverules.api.analysis} has metrics of positions.
 *
 * <p>All types except {@code MutableGame}, builders and exceptions are immutable, thread-safe and comparable with
 * {@code equals}.
 * No method returns null. Methods throw {@link java.lang.NullPointerException} for null arguments and for null elements
 * of lists and arrays. References such as R3.2 are rule numbers. <a href="{@docRoot}/doc-files/rules.html">The page on
 * the rules</a> explains all rules with pictures.
 *
 * <p>New versions may add types and methods. Programs that were compiled with an older version will still run. A
 * {@code switch} over {@link io.github.hiverules.api.Move}, {@link io.github.hiverules.api.PieceMove},
 * {@link io.github.hiverules.api.Reason}, {@link io.github.hiverules.api.Color},
 * {@link io.github.hiverules.api.Direction} or {@link io.github.hiverules.api.Symmetry} needs no {@code default}. A
 * {@code switch} over any other enum needs a {@code default}, because new versions may add constants. Store names, codes and texts, never ordinals, indices or
 * hash codes. <a href="{@docRoot}/doc-files/storing.html">The page on storing values</a> lists the stored form of each
 * type.
 *
 * <p>The artifact {@code hive-impl} implements the rules. If {@code hive-impl} is missing from the class path or module
 * path, methods that need the rules throw an {@link java.lang.IllegalStateException}.
 *
 * @see <a href="{@docRoot}/doc-files/rules.html">The rules of Hive by number</a>
 * @see <a href="{@docRoot}/doc-files/storing.html">Storing values, and exceptions</a>
 */
@NullMarked
package io.github.hiverules.api;

import org.jspecify.annotations.NullMarked;
