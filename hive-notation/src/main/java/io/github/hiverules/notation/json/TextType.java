// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.Texts;
import java.util.List;
import java.util.function.Function;

/** Values whose JSON is a text, so that they can be keys of JSON objects too. */
record TextType<V>(Function<V, String> print, Function<String, V> parse) implements ValueType<V> {
    /** The constants of an enum under their codes. */
    static <E extends Enum<E>> TextType<E> constants(String what, E[] constants) {
        return constants(what, constants, Codes::of);
    }

    /** The constants of an enum under names of their own. */
    static <E> TextType<E> constants(String what, E[] constants, Function<E, String> name) {
        List<E> all = List.of(constants);
        return new TextType<>(
                name,
                text -> all.stream()
                        .filter(constant -> name.apply(constant).equals(text))
                        .findFirst()
                        .orElseThrow(() -> no(what, text)));
    }

    static IllegalArgumentException no(String what, String text) {
        return new IllegalArgumentException(Texts.quoted(text) + " is no " + what + ".");
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
