// SPDX-License-Identifier: Apache-2.0
/**
 * Records of Hive games: reads UHP GameStrings, PGN and BoardSpace SGF into one value,
 * {@link io.github.hiverules.notation.GameRecord}, and writes them. Prints, reads and draws single positions; speaks the
 * Universal Hive Protocol with engines and as one; puts reasons into words.
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
    exports io.github.hiverules.notation.words;
}
