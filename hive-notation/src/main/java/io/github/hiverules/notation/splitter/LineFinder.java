// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.GameType;

/** Takes every line that isn't blank for a text, as GameStrings are (N1). */
record LineFinder(SourceText text) implements GameFinder {
    @Override
    public int findEnd() {
        text.skipToLineEnd();
        return text.at;
    }

    @Override
    public boolean isGame(String text) {
        String type = text.split(";", 2)[0].trim();
        boolean hasMore = text.indexOf(';') >= 0 || text.indexOf('[') >= 0; // of a position's line, its turn
        return GameType.parse(type).isPresent()
                || hasMore && GameType.parse(type.split("\\s", 2)[0]).isPresent();
    }
}
