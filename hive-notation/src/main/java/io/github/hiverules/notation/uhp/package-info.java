// SPDX-License-Identifier: Apache-2.0
/**
 * The Universal Hive Protocol: its strings (notation section N1) and the protocol itself (N2), from both sides.
 *
 * <p>{@link io.github.hiverules.notation.MoveStrings} and {@link io.github.hiverules.notation.GameStrings} print moves
 * and games and parse them. {@link io.github.hiverules.notation.uhp.UhpEngine} makes an engine of anything that chooses moves,
 * with options and commands of its own:
 *
 * <pre>{@code
 * UhpEngine.builder("mine", "1.0", MyChooser::new) // a chooser for each session
 *         .expansions(Expansion.MOSQUITO)
 *         .option(EngineOption.integer("Seed", 0, 0, 100), MyChooser::seed)
 *         .command("perft", (chooser, game, depth) -> List.of(chooser.perft(game, depth)))
 *         .build()
 *         .run(System.in, System.out);
 * }</pre>
 *
 * <p>{@link io.github.hiverules.notation.uhp.UhpClient} plays with an engine in another process. Any thread may cancel or close
 * it, and whoever waits for a move is woken; a {@link io.github.hiverules.notation.uhp.UhpListener} sees all that is said:
 *
 * <pre>{@code
 * try (UhpClient engine = UhpClient.builder(List.of("./MzingaEngine"))
 *         .timeout(Duration.ofSeconds(5))
 *         .listener(listener)
 *         .start()) {
 *     engine.newGame(Ruleset.tournament());
 *     engine.play(engine.bestMove(SearchLimit.time(Duration.ofSeconds(2))));
 * } catch (UhpException e) {
 *     System.err.println(e.kind() + ": " + e.getMessage()); // TIMEOUT, ENDED, CANCELLED, …
 * }
 * }</pre>
 */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
