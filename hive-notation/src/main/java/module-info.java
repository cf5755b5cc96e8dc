// SPDX-License-Identifier: Apache-2.0
/**
 * Reads and writes games as UHP GameStrings, PGN, BoardSpace SGF and JSON. Also draws positions, and implements the
 * Universal Hive Protocol (UHP).
 *
 * <ul>
 *   <li>{@link io.github.hiverules.notation.Records Records} parses, checks and prints games.
 *   <li>{@link io.github.hiverules.notation.MoveStrings MoveStrings} parses and prints moves.
 *   <li>The package {@link io.github.hiverules.notation.diagram diagram} draws positions.
 *   <li>{@link io.github.hiverules.notation.sentences.Sentences Sentences} explains why moves are illegal.
 *   <li>{@link io.github.hiverules.notation.uhp.UhpClient UhpClient} runs an engine.
 *   <li>{@link io.github.hiverules.notation.uhp.UhpEngine UhpEngine} turns a program into an engine.
 *   <li>The package {@link io.github.hiverules.notation.json json} converts values to JSON and back.
 * </ul>
 */
module io.github.hiverules.notation {
    requires transitive io.github.hiverules.api;
    requires static com.fasterxml.jackson.databind;
    requires static org.immutables.value;
    requires static org.jspecify;
    requires static tools.jackson.databind;

    exports io.github.hiverules.notation;
    exports io.github.hiverules.notation.diagram;
    exports io.github.hiverules.notation.json;
    exports io.github.hiverules.notation.record;
    exports io.github.hiverules.notation.uhp;
    exports io.github.hiverules.notation.sentences;
    exports io.github.hiverules.notation.text;
}
