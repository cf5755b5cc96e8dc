// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A setting of an engine with its value, as the commands {@code options} show and set it (N2). Values are immutable: setting
 * gives another option.
 *
 * <p>Engines know kinds of options that this library does not, and later versions may know more: a switch over the kinds has a
 * default.
 */
public sealed interface EngineOption
        permits EngineOption.Bool, EngineOption.Int, EngineOption.Real, EngineOption.Choice, UnknownOption {
    /** The name: no spaces, semicolons or control characters. */
    String name();

    /** The value as UHP writes it: {@code True} or {@code False}, a number, or one of the choices. */
    String text();

    /**
     * This option with another value.
     *
     * @param text the value as UHP writes it; words in any case
     * @throws IllegalArgumentException if this option can't have it; the message says what it can have
     */
    EngineOption with(String text);

    /** A setting that is on or off. */
    record Bool(String name, boolean value, boolean defaultValue) implements EngineOption {
        /** Checks the name. */
        public Bool {
            requireWord(requireNonNull(name, "name"));
        }

        @Override
        public String text() {
            return text(value);
        }

        private static String text(boolean value) {
            return value ? "True" : "False";
        }

        @Override
        public Bool with(String text) {
            requireNonNull(text, "text");
            boolean on = text.equalsIgnoreCase("True");
            if (!on && !text.equalsIgnoreCase("False")) {
                throw new IllegalArgumentException(name + " is True or False.");
            }
            return new Bool(name, on, defaultValue);
        }

        /** The line of UHP. */
        @Override
        public String toString() {
            return name + ";bool;" + text() + ";" + text(defaultValue);
        }
    }

    /**
     * A whole number from {@code min} to {@code max}, both included; {@link Integer#MIN_VALUE} and {@link Integer#MAX_VALUE}
     * together stand for a number without bounds.
     */
    record Int(String name, int value, int defaultValue, int min, int max) implements EngineOption {
        /** Checks the name and the ranges. */
        public Int {
            requireWord(requireNonNull(name, "name"));
            if (value < min || value > max || defaultValue < min || defaultValue > max) {
                throw new IllegalArgumentException(name + " is a number from " + min + " to " + max + ".");
            }
        }

        @Override
        public String text() {
            return String.valueOf(value);
        }

        @Override
        public Int with(String text) {
            requireNonNull(text, "text");
            int number;
            try {
                number = Integer.parseInt(text);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(name + " is a number from " + min + " to " + max + ".", e);
            }
            return new Int(name, number, defaultValue, min, max);
        }

        /** The line of UHP. */
        @Override
        public String toString() {
            boolean bounded = min != Integer.MIN_VALUE || max != Integer.MAX_VALUE;
            return name + ";int;" + value + ";" + defaultValue + (bounded ? ";" + min + ";" + max : "");
        }
    }

    /**
     * A decimal number from {@code min} to {@code max}, both included; {@link Double#NEGATIVE_INFINITY} and
     * {@link Double#POSITIVE_INFINITY} together stand for a number without bounds.
     */
    record Real(String name, double value, double defaultValue, double min, double max) implements EngineOption {
        private static final Pattern NUMBER =
                Pattern.compile("[-+]?[0-9]{1,400}(\\.[0-9]{1,400})?([eE][-+]?[0-9]{1,3})?");

        /** Checks the name and the ranges. */
        public Real {
            requireWord(requireNonNull(name, "name"));
            boolean inRange = value >= min && value <= max && defaultValue >= min && defaultValue <= max;
            boolean bounded = Double.isFinite(min) && Double.isFinite(max);
            boolean unbounded = min == Double.NEGATIVE_INFINITY && max == Double.POSITIVE_INFINITY;
            if (!inRange || !bounded && !unbounded || Double.isInfinite(value) || Double.isInfinite(defaultValue)) {
                throw new IllegalArgumentException(name + " is a number from " + min + " to " + max + ".");
            }
        }

        @Override
        public String text() {
            return text(value);
        }

        private static String text(double number) {
            String digits = BigDecimal.valueOf(number).toPlainString();
            return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
        }

        private static double number(String text) {
            if (!NUMBER.matcher(text).matches()) {
                throw new IllegalArgumentException("A number is written as 0.5, not \"" + text + "\".");
            }
            return Double.parseDouble(text);
        }

        @Override
        public Real with(String text) {
            requireNonNull(text, "text");
            return new Real(name, number(text), defaultValue, min, max);
        }

        /** The line of UHP. */
        @Override
        public String toString() {
            String bounds = Double.isFinite(min) ? ";" + text(min) + ";" + text(max) : "";
            return name + ";double;" + text() + ";" + text(defaultValue) + bounds;
        }
    }

    /** One of several words. */
    record Choice(String name, String value, String defaultValue, List<String> choices) implements EngineOption {
        /** Checks the words and copies the list. */
        public Choice {
            requireNonNull(name, "name");
            requireNonNull(defaultValue, "defaultValue");
            requireNonNull(value, "value");
            choices = List.copyOf(requireNonNull(choices, "choices"));
            requireWord(name);
            choices.forEach(EngineOption::requireWord);
            if (!choices.contains(value) || !choices.contains(defaultValue)) {
                throw new IllegalArgumentException(name + " is one of " + String.join(", ", choices) + ".");
            }
        }

        @Override
        public String text() {
            return value;
        }

        @Override
        public Choice with(String text) {
            requireNonNull(text, "text");
            String choice =
                    choices.stream().filter(text::equalsIgnoreCase).findFirst().orElse(text);
            return new Choice(name, choice, defaultValue, choices);
        }

        /** The line of UHP. */
        @Override
        public String toString() {
            return name + ";enum;" + value + ";" + defaultValue + ";" + String.join(";", choices);
        }
    }

    /**
     * A setting that is on or off, at its default.
     *
     * @throws IllegalArgumentException if the name is no word
     */
    static Bool bool(String name, boolean defaultValue) {
        return new Bool(name, defaultValue, defaultValue);
    }

    /**
     * A number, at its default.
     *
     * @throws IllegalArgumentException if the name is no word or the default out of range
     */
    static Int integer(String name, int defaultValue, int min, int max) {
        return new Int(name, defaultValue, defaultValue, min, max);
    }

    /**
     * One of several words, at its default.
     *
     * @throws IllegalArgumentException if one is no word or the default is none of the choices
     */
    static Choice choice(String name, String defaultValue, List<String> choices) {
        return new Choice(name, defaultValue, defaultValue, choices);
    }

    /**
     * A decimal number, at its default.
     *
     * @throws IllegalArgumentException if the name is no word, the default out of range, or only one bound finite
     */
    static Real real(String name, double defaultValue, double min, double max) {
        return new Real(name, defaultValue, defaultValue, min, max);
    }

    /** The option that a line of UHP shows; empty if it shows none that this library knows. */
    static Optional<EngineOption> parse(String line) {
        requireNonNull(line, "line");
        String[] fields = line.strip().split(";", -1);
        if (fields.length < 4) {
            return Optional.empty();
        }
        List<String> more = List.of(fields).subList(4, fields.length);
        try {
            return byDefault(fields[1].toLowerCase(Locale.ROOT), fields[0], fields[3], more)
                    .map(option -> option.with(fields[2]));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a number that is none, or a value out of range
        }
    }

    /** The option at its default; behind that a choice has its words, and a number its two bounds or none. */
    private static Optional<EngineOption> byDefault(String kind, String name, String value, List<String> more) {
        if (kind.equals("enum")) {
            return Optional.of(choice(name, value, more));
        }
        if (kind.equals("bool") && more.isEmpty()) {
            return Optional.of(bool(name, bool(name, false).with(value).value()));
        }
        boolean unbounded = more.isEmpty();
        if (!unbounded && more.size() != 2) {
            return Optional.empty();
        }
        return switch (kind) {
            case "int" ->
                Optional.of(integer(
                        name,
                        Integer.parseInt(value),
                        unbounded ? Integer.MIN_VALUE : Integer.parseInt(more.get(0)),
                        unbounded ? Integer.MAX_VALUE : Integer.parseInt(more.get(1))));
            case "double" ->
                Optional.of(real(
                        name,
                        Real.number(value),
                        unbounded ? Double.NEGATIVE_INFINITY : Real.number(more.get(0)),
                        unbounded ? Double.POSITIVE_INFINITY : Real.number(more.get(1))));
            default -> Optional.empty();
        };
    }

    private static void requireWord(String word) {
        boolean isWord = !word.isEmpty()
                && word.chars().noneMatch(c -> c == ';' || Character.isWhitespace(c) || Character.isISOControl(c));
        if (!isWord) {
            throw new IllegalArgumentException("Names and choices of options are words without spaces and semicolons.");
        }
    }
}
