// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.strings.TextCursor;
import java.util.List;

/** A part of a line: an action of a player, a note on a turn, a problem, or a fork. */
sealed interface SgfItem permits SgfAction, SgfItem.Note, SgfItem.Problem, SgfItem.Fork {
    /** A comment or the number of a NAG. */
    record Note(boolean isNag, String text) implements SgfItem {}

    /** A property that is neither an action nor a note. */
    record Problem(Kind kind, String text, int offset) implements SgfItem {}

    /** The variations of the next turn. Each variation is a part of the text. */
    record Fork(List<TextCursor> branches) implements SgfItem {}
}
