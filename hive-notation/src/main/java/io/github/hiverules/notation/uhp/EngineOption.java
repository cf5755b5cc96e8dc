// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.internal.Texts;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.immutables.value.Value;

/**
 * An option of an engine and its value, as listed by the UHP command {@code options} (N2). Values are written as in
 * UHP: {@code True}, {@code False}, a number or a word.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class EngineOption {
    private static final Pattern REAL = Pattern.compile("[-+]?[0-9]{1,400}(\\.[0-9]{1,400})?([eE][-+]?[0-9]{1,3})?");

    /** The types of values. Later versions may add constants, so a {@code switch} needs a {@code default}. */
    public enum Type {
        /** {@code True} or {@code False}. */
        BOOL("bool"),
        /** Whole numbers. */
        INT("int"),
        /** Decimal numbers. */
        REAL("double"),
        /** One of the words in {@link EngineOption#range}. */
        CHOICE("enum"),
        /** An unknown type, or a value that can't be parsed. */
        OTHER("");

        private final String word;

        Type(String word) {
            this.word = word;
        }
    }

    EngineOption() {}

    /** {@return the name, one word} */
    public abstract String name();

    /** {@return the type of the value} */
    public abstract Type type();

    /** {@return the current value} */
    public abstract String value();

    /** {@return the default value} */
    public abstract String defaultValue();

    /** {@return the words of a {@link Type#CHOICE}, or the minimum and the maximum of a number; otherwise empty} */
    public abstract List<String> range();

    static EngineOption of(String name, Type type, String value, String defaultValue, List<String> range) {
        return ImmutableEngineOption.of(name, type, value, defaultValue, range);
    }

    /**
     * Creates an option whose value is the default.
     *
     * @throws IllegalArgumentException if a word is empty or has white space or semicolons, or the default is out of
     *     range
     */
    static EngineOption of(String name, Type type, String defaultValue, List<String> range) {
        if (!Stream.concat(Stream.of(name, defaultValue), range.stream())
                .allMatch(word -> isWord(word) && word.indexOf(';') < 0)) {
            throw new IllegalArgumentException("Expected names and choices without spaces and semicolons.");
        }
        String value = canonical(name, type, defaultValue, range);
        return of(name, type, value, value, range);
    }

    static boolean isWord(String text) {
        return !text.isEmpty() && text.chars().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c));
    }

    /** Parses a line of UHP. Returns an option of the type {@link Type#OTHER} if the line is invalid. */
    static EngineOption parse(String line) {
        List<String> fields = new ArrayList<>(List.of(line.strip().split(";", -1)));
        while (fields.size() < 4) {
            fields.add("");
        }
        Type type = Stream.of(Type.values())
                .filter(each -> Texts.isSame(each.word, fields.get(1)))
                .findFirst()
                .orElse(Type.OTHER);
        try {
            return of(fields.get(0), type, fields.get(3), fields.subList(4, fields.size()))
                    .with(fields.get(2));
        } catch (IllegalArgumentException e) {
            return of(fields.get(0), Type.OTHER, fields.get(2), fields.get(3), List.of());
        }
    }

    /**
     * Returns a copy of the option with the given value.
     *
     * @throws IllegalArgumentException if the value is out of range
     */
    EngineOption with(String text) {
        return of(name(), type(), canonical(name(), type(), text, range()), defaultValue(), range());
    }

    /** Returns the option as a line of UHP. */
    String line() {
        String values = String.join(";", name(), type().word, value(), defaultValue());
        return range().isEmpty() ? values : values + ";" + String.join(";", range());
    }

    private static String canonical(String name, Type type, String text, List<String> range) {
        Optional<String> value = switch (type) {
            case BOOL -> choice(text, range.isEmpty() ? List.of("True", "False") : List.of());
            case CHOICE -> choice(text, range);
            case INT, REAL -> number(type, text, range);
            case OTHER -> Optional.empty();
        };
        return value.orElseThrow(() -> new IllegalArgumentException(
                "Expected " + expected(type, range) + " for " + name + ", found " + Texts.quoted(text) + "."));
    }

    private static String expected(Type type, List<String> range) {
        return switch (type) {
            case BOOL -> "True or False";
            case CHOICE -> "one of " + String.join(", ", range);
            default -> "a number" + (range.isEmpty() ? "" : " from " + String.join(" to ", range));
        };
    }

    private static Optional<String> choice(String text, List<String> choices) {
        return choices.stream().filter(text::equalsIgnoreCase).findFirst();
    }

    private static Optional<String> number(Type type, String text, List<String> range) {
        try {
            BigDecimal number = number(type, text);
            boolean inRange = range.isEmpty()
                    || range.size() == 2
                            && number.compareTo(number(type, range.get(0))) >= 0
                            && number.compareTo(number(type, range.get(1))) <= 0;
            String digits = number.toPlainString().replaceFirst("\\.0$", "");
            return inRange ? Optional.of(digits) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static BigDecimal number(Type type, String text) {
        if (type == Type.INT) {
            return BigDecimal.valueOf(Integer.parseInt(text));
        }
        if (!REAL.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        return BigDecimal.valueOf(Double.parseDouble(text)); // infinity is a NumberFormatException
    }
}
