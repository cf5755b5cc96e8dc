// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Texts;

/** A PGN tag, an SGF property with one value, or a field of a GameString. The value is unescaped. */
public record Property(String name, String value, int offset) {
    public boolean isNamed(String name) {
        return this.name.equalsIgnoreCase(name);
    }

    public Tag tag() {
        return new Tag(name, value);
    }

    /** Returns the text before the first space. */
    public String word() {
        return value.substring(0, Texts.skipWord(value, 0));
    }

    /** Returns the text after the first space, or an empty string. */
    public String rest() {
        return value.substring(Texts.skipWord(value, 0)).trim();
    }

    public Flaw wrong(Finding finding, Object... arguments) {
        return wrong(0, finding, arguments);
    }

    public Flaw wrong(int ply, Finding finding, Object... arguments) {
        return new Flaw(offset, ply, value, finding, arguments);
    }

    public String quoted() {
        return Texts.quoted(value);
    }
}
