/**
 * The Universal Hive Protocol (notation section N2), both sides of it. {@link io.github.hiverules.notation.engine.UhpEngine}
 * makes an engine of anything that chooses moves; {@link io.github.hiverules.notation.engine.UhpClient} plays with an engine
 * in another process.
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
package io.github.hiverules.notation.engine;

import org.jspecify.annotations.NullMarked;
