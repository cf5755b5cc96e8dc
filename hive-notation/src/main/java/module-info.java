// SPDX-License-Identifier: Apache-2.0
/**
 * Reads UHP GameStrings, PGN and BoardSpace SGF into a {@link io.github.hiverules.notation.GameRecord}, and writes
 * records in these formats. Also prints, reads and draws positions, implements a client and an engine for the Universal
 * Hive Protocol, and describes reasons in sentences.
 *
 * <ul>
 *   <li>Validate a file: {@link io.github.hiverules.notation.Records#scan(java.nio.file.Path,
 *       io.github.hiverules.notation.ReaderOptions) Records.scan}; a text: {@link
 *       io.github.hiverules.notation.Records#parseOne(String) Records.parseOne}.
 *   <li>Write a record: {@link io.github.hiverules.notation.Records#print(io.github.hiverules.notation.GameRecord,
 *       io.github.hiverules.notation.RecordFormat) Records.print}.
 *   <li>Moves as text: {@link io.github.hiverules.notation.MoveStrings MoveStrings}; positions as text and pictures: the
 *       package {@link io.github.hiverules.notation.diagram diagram}.
 * <li>Describe a reason: {@link io.github.hiverules.notation.sentences.Sentences Sentences}.
 *   <li>Use an engine: {@link io.github.hiverules.notation.uhp.UhpClient UhpClient}; write an engine: {@link
 *       io.github.hiverules.notation.uhp.UhpEngine UhpEngine}.
 *   <li>JSON: the package {@link io.github.hiverules.notation.json json}.
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
    exports io.github.hiverules.notation.uhp;
    exports io.github.hiverules.notation.sentences;
}
