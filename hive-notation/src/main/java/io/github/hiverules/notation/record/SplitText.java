// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.notation.GameText;
import java.util.List;

/** A text with remarks on its characters. */
public final class SplitText extends GameText {
    private final List<Flaw.Note> notes;

    /** Returns the remarks on the characters of a text. */
    public static List<Flaw.Note> notesOf(GameText text) {
        return text instanceof SplitText split ? split.notes : List.of();
    }

    public SplitText(GameText text, List<Flaw.Note> notes) {
        super(text.source(), text.number(), text.line(), text.column(), text.format(), text.text());
        this.notes = List.copyOf(notes);
    }
}
