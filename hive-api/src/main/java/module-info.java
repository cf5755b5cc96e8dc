// SPDX-License-Identifier: Apache-2.0
/**
 * The board game Hive as immutable values: pieces, positions, moves and games. {@link java.util.ServiceLoader} loads
 * the implementation of the rules from the module {@code io.github.hiverules.impl} (artifact {@code hive-impl}).
 *
 * <ul>
 *   <li>Play a game: {@link io.github.hiverules.api.Game#start(io.github.hiverules.api.Ruleset) Game.start}, {@link
 *       io.github.hiverules.api.Game#play(io.github.hiverules.api.Move) Game.play}.
 *   <li>List the legal moves: {@link io.github.hiverules.api.Game#legalMoves() Game.legalMoves}, or for one piece
 *       {@link io.github.hiverules.api.Game#legalMoves(io.github.hiverules.api.Piece) Game.legalMoves(piece)}.
 *   <li>Explain why a move is illegal:
 *       {@link io.github.hiverules.api.Game#judge(io.github.hiverules.api.Move) Game.judge}.
 *   <li>Explain why a piece has no move:
 *       {@link io.github.hiverules.api.Game#mobility(io.github.hiverules.api.Piece) Game.mobility}.
 *   <li>Set up a position: {@link io.github.hiverules.api.Setup#builder() Setup.builder}.
 *   <li>Analyse a position: {@link io.github.hiverules.api.analysis.Analysis Analysis}.
 *   <li>Validate files, read and write records, draw positions, play with engines: the module
 *       {@code io.github.hiverules.notation} (artifact {@code hive-notation}). See <a
 *       href="https://hiverules.github.io/hive-rules">the pages of all modules</a>.
 * </ul>
 */
@SuppressWarnings("module") // both modules are compiled later
module io.github.hiverules.api {
    requires static org.immutables.value;
    requires static org.jspecify;

    exports io.github.hiverules.api;
    exports io.github.hiverules.api.analysis;
    exports io.github.hiverules.api.spi to
            io.github.hiverules.impl,
            io.github.hiverules.notation;

    uses io.github.hiverules.api.spi.HiveRules;
}
