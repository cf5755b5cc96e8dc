// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.record.ParseError;
import io.github.hiverules.notation.record.TextCursor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of a line: an action of a player, a note on a turn, a problem, or a fork. */
sealed interface SgfItem permits SgfAction, SgfItem.Note, SgfItem.Problem, SgfItem.Fork {
    /** A comment or the number of a NAG. */
    record Note(boolean isNag, String text) implements SgfItem {}

    /** A property that is no action and no note. */
    record Problem(Kind kind, String text, int offset) implements SgfItem {}

    /** The variations of the next turn. */
    record Fork(List<Branch> branches) implements SgfItem {}

    /**
     * A variation: an alternative to a turn.
     *
     * @param offset the offset of the branch in the text
     * @param problem the syntax error in the branch; null if there is none
     */
    record Branch(
            TextCursor text,
            int offset,
            int end,
            List<SgfItem> items,
            @Nullable ParseError problem) {
        String source() {
            return text.between(offset, end);
        }

        /** Returns the items of the branch. Throws the branch's syntax error, if any. */
        @Override
        public List<SgfItem> items() {
            if (problem != null) {
                throw problem;
            }
            return items;
        }
    }
}
