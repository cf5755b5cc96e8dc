package io.github.hiverules.notation.uhp;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;

/**
 * A setting of an engine with its value, as the commands {@code options} show and set it (N2). Values are immutable: setting
 * gives another option.
 */
public sealed interface EngineOption extends Serializable {
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
            requireWord(name);
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

    /** A number from {@code min} to {@code max}, both included. */
    record Int(String name, int value, int defaultValue, int min, int max) implements EngineOption {
        /** Checks the name and the ranges. */
        public Int {
            requireWord(name);
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
            return name + ";int;" + value + ";" + defaultValue + ";" + min + ";" + max;
        }
    }

    /** One of several words. */
    record Choice(String name, String value, String defaultValue, List<String> choices) implements EngineOption {
        /** Checks the words and copies the list. */
        public Choice {
            requireWord(name);
            choices = List.copyOf(choices);
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

    /** The option that a line of UHP shows; empty if it shows none. */
    static Optional<EngineOption> parse(String line) {
        String[] fields = line.strip().split(";", -1);
        if (fields.length < 4) {
            return Optional.empty();
        }
        String name = fields[0];
        String value = fields[2];
        String byDefault = fields[3];
        try {
            return switch (fields[1]) {
                case "bool" ->
                    fields.length > 4
                            ? Optional.empty()
                            : Optional.of(
                                    bool(name, bool(name, false).with(byDefault).value())
                                            .with(value));
                case "int" ->
                    fields.length != 6
                            ? Optional.empty()
                            : Optional.of(integer(
                                            name,
                                            Integer.parseInt(byDefault),
                                            Integer.parseInt(fields[4]),
                                            Integer.parseInt(fields[5]))
                                    .with(value));
                case "enum" ->
                    Optional.of(choice(name, byDefault, List.of(fields).subList(4, fields.length))
                            .with(value));
                default -> Optional.empty();
            };
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a number that is none, or a value out of range
        }
    }

    private static void requireWord(String word) {
        boolean isWord = !word.isEmpty()
                && word.chars().noneMatch(c -> c == ';' || Character.isWhitespace(c) || Character.isISOControl(c));
        if (!isWord) {
            throw new IllegalArgumentException("names and choices of options are words without spaces and semicolons");
        }
    }
}
