// SPDX-License-Identifier: Apache-2.0
/**
 * The Universal Hive Protocol: its strings (notation section N1) and the protocol itself (N2), from both sides.
 *
 * <p>{@link io.github.hiverules.notation.MoveStrings} and {@link io.github.hiverules.notation.GameStrings} print moves
 * and games and parse them. {@link io.github.hiverules.notation.uhp.UhpEngine} makes an engine of anything that chooses moves;
 * {@link io.github.hiverules.notation.uhp.UhpClient} plays with an engine in another process.
 *
 * <pre>{@code
 * UhpEngine.builder("first-move", "1.0", (game, limit) -> game.legalMoves().get(0)).build().run(System.in, System.out);
 *
 * try (UhpClient engine = UhpClient.start(List.of("./MzingaEngine"), Duration.ofSeconds(5))) {
 *     engine.newGame(Ruleset.tournament());
 *     engine.play(engine.bestMove(SearchLimit.time(Duration.ofSeconds(2))));
 * }
 * }</pre>
 */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
