// SPDX-License-Identifier: Apache-2.0
/**
 * The Universal Hive Protocol (N2), as an engine and as a client.
 *
 * <p>{@link io.github.hiverules.notation.uhp.UhpEngine} turns a {@link io.github.hiverules.notation.uhp.MoveChooser}
 * into an engine. The engine can have additional options and commands:
 *
 * <pre>{@code
 * UhpEngine.builder("mine", "1.0", MyChooser::new)
 *         .expansions(Expansion.MOSQUITO)
 *         .intOption("Seed", 0, 0, 100, MyChooser::setSeed)
 *         .command("perft", (chooser, game, depth) -> List.of(chooser.perft(game, depth)))
 *         .build()
 *         .run(System.in, System.out);
 * }</pre>
 *
 * <p>{@link io.github.hiverules.notation.uhp.UhpClient} plays with an engine in another process:
 *
 * <pre>{@code
 * try (UhpClient engine = UhpClient.start("examples/run", "uhp")) {
 *     engine.setOption("ShowBestMoves", "True");
 *     Game game = Game.start(Ruleset.parse("Base+MLP"));
 *     SearchLimit limit = SearchLimit.time(Duration.ofMillis(500));
 *     while (!game.isOver()) {
 *         Move move = engine.bestMove(game, limit, (best, line) -> System.out.println("thinks of " + line));
 *         game = game.play(move);
 *     }
 * } catch (UhpException e) {
 *     System.err.println(e.kind() + ": " + e.getMessage()); // EXITED, TIMEOUT, CANCELLED, …
 * }
 * }</pre>
 *
 * <p>{@link io.github.hiverules.notation.MoveStrings} and {@link io.github.hiverules.notation.GameStrings} parse and print the
 * protocol's moves and games.
 */
@NullMarked
package io.github.hiverules.notation.uhp;

import org.jspecify.annotations.NullMarked;
