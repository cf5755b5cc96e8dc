// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Texts;

/** A tag of PGN, or a property of SGF with one of its values, without escapes, and where it stands. */
record Property(String name, String value, Place place) {
    boolean isNamed(String name) {
        return this.name.equalsIgnoreCase(name);
    }

    Tag tag() {
        return new Tag(name, value);
    }

    /** What is wrong with the value. */
    RecordException wrong(String expected, Phrase reason) {
        return new RecordException(place, 0, Texts.shown(value), expected, reason);
    }
}
