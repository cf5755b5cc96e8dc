// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.notation.internal.Finding;
import java.util.List;
import java.util.Optional;

/**
 * The text of one game in a source.
 *
 * @param number the number of the text in the source, from 1
 * @param findings remarks on the characters of the text
 */
public record SplitText(
        int number, int line, int column, Optional<Format> format, String text, List<Finding> findings) {
    public SplitText {
        findings = List.copyOf(findings);
    }

    public SplitText withText(String other) {
        return new SplitText(number, line, column, format, other, findings);
    }
}
