// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.notation.internal.Marks;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the expansions of a record without a game type. */
public final class Expansions {
    private Expansions() {}

    /** Returns the expansions whose pieces the words of a record name. */
    public static Set<Expansion> in(Stream<String> words) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        words.flatMap(text -> Stream.of(text.split("[\\s\\u00A0]+")))
                .flatMap(word -> Marks.pieceIn(word).stream())
                .forEach(piece -> piece.bug().expansion().ifPresent(expansions::add));
        return expansions;
    }
}
