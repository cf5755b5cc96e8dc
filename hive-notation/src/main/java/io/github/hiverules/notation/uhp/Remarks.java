// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The last sentences that were said, each once. */
final class Remarks {
    private static final int MAX = 100;

    private final Set<String> sentences = new LinkedHashSet<>();

    void add(String sentence) {
        sentences.remove(sentence);
        if (sentences.size() == MAX) {
            sentences.remove(sentences.iterator().next());
        }
        sentences.add(sentence);
    }

    List<String> list() {
        return List.copyOf(sentences);
    }
}
