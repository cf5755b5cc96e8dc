// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** A type of values that are written as JSON strings. The strings can also be keys of JSON objects. */
record TextType<V>(Function<V, String> print, Function<String, V> parse) implements ValueType<V> {
    /** Types of enums. A rule is written as a number such as R4.7. All other constants are written as codes. */
    static final Map<Class<?>, TextType<?>> ENUMS = Map.ofEntries(
            constants("a bug", Bug.values()),
            constants("a color", Color.values()),
            constants("a direction", Direction.values()),
            constants("an expansion", Expansion.values()),
            constants("a rule such as R3.2", Rule.values()),
            constants("a reason for the end of a game", Termination.values()),
            constants("a reason why a piece cannot rest", SetupProblem.RestProblem.values()),
            constants("a kind of violation", Violation.Kind.values()),
            constants("a kind of problem", SetupProblem.Kind.values()),
            constants("a symmetry", Symmetry.values()),
            constants("a repetition rule", RepetitionRule.values()),
            constants("a format of records", RecordFormat.values()));

    private static <E extends Enum<E>> Map.Entry<Class<E>, TextType<E>> constants(String what, E[] constants) {
        return Map.entry(
                constants[0].getDeclaringClass(),
                new TextType<>(
                        TextType::name,
                        text -> Stream.of(constants)
                                .filter(constant -> name(constant).equals(text))
                                .findFirst()
                                .orElseThrow(() -> wrong(what, text))));
    }

    private static String name(Enum<?> constant) {
        return constant instanceof Rule rule ? rule.number() : Codes.of(constant);
    }

    @SuppressWarnings("unchecked")
    static <E extends Enum<E>> TextType<E> of(Class<E> type) {
        return (TextType<E>) requireNonNull(ENUMS.get(type));
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
