// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.Texts;
import java.util.List;
import java.util.function.Function;

/** The type of values that are JSON strings. They can also be names in JSON objects. */
record TextType<V>(Function<V, String> print, Function<String, V> parse) implements ValueType<V> {
    /** Returns the type of an enum whose constants are written as their codes. */
    static <E extends Enum<E>> TextType<E> constants(String what, E[] constants) {
        return constants(what, constants, Codes::of);
    }

    /** Returns the type of an enum whose constants are written with the given names. */
    static <E> TextType<E> constants(String what, E[] constants, Function<E, String> name) {
        List<E> all = List.of(constants);
        return new TextType<>(
                name,
                text -> all.stream()
                        .filter(constant -> name.apply(constant).equals(text))
                        .findFirst()
                        .orElseThrow(() -> wrong(what, text)));
    }

    static IllegalArgumentException wrong(String what, String text) {
        return new IllegalArgumentException("Expected " + what + ", found " + Texts.quoted(text) + ".");
    }

    @Override
    public Object write(V value) {
        return print.apply(value);
    }

    @Override
    public V read(Object json) {
        return parse.apply(JsonTree.text(json));
    }
}
