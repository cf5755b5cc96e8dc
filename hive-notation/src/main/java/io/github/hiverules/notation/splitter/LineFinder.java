// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.GameType;

/** Splits a source of GameStrings (N1). Every non-blank line is a game. */
record LineFinder(SourceText text) implements GameFinder {
    @Override
    public int findEnd() {
        text.skipToLineEnd();
        return text.at;
    }

    @Override
    public boolean isGame(String text) {
        String type = text.split(";", 2)[0].trim();
        boolean hasMore = text.indexOf(';') >= 0 || text.indexOf('[') >= 0; // position strings contain [1]
        return GameType.parse(type).isPresent()
                || hasMore && GameType.parse(type.split("\\s", 2)[0]).isPresent();
    }
}
