// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.record.TextCursor;
import java.util.List;

/** A part of a line: an action of a player, a note on a turn, a problem, or a fork. */
sealed interface SgfItem permits SgfAction, SgfItem.Note, SgfItem.Problem, SgfItem.Fork {
    /** A comment or the number of a NAG. */
    record Note(boolean isNag, String text) implements SgfItem {}

    /** A property that is neither an action nor a note. */
    record Problem(Kind kind, String text, int offset) implements SgfItem {}

    /** The variations of the next turn. */
    record Fork(List<Branch> branches) implements SgfItem {}

    /** A variation: a part of the text with an alternative to a turn. */
    record Branch(TextCursor text, int offset, int end) {
        String source() {
            return text.between(offset, end);
        }
    }
}
