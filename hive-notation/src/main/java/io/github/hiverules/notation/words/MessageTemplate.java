// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with places for arguments: {@code {piece}} for a text or a number, and for words that depend on a number
 * {@code {moves, plural, one{# move} other{# moves}}}, where {@code #} stands for the number. This is the part of ICU's message
 * format that the sentences need.
 */
record MessageTemplate(String pattern, PluralRule rule) {
    private static final Pattern ARGUMENT =
            Pattern.compile("\\{(?<name>\\w+)(?:, plural,(?<forms>(?: \\w+\\{[^{}]*\\})+))?\\}");
    private static final Pattern FORM = Pattern.compile("(?<form>\\w+)\\{(?<text>[^{}]*)\\}");

    /** Refuses a pattern that is none, or that has other plural forms than the language. */
    MessageTemplate {
        boolean complete = !ARGUMENT.matcher(pattern).replaceAll("").matches(".*[{}].*");
        for (Matcher place = ARGUMENT.matcher(pattern); place.find(); ) {
            String forms = place.group("forms");
            complete &= forms == null || forms(forms).keySet().equals(Set.copyOf(rule.forms()));
        }
        if (!complete) {
            throw new IllegalArgumentException("No template of a message: " + pattern + ".");
        }
    }

    private static Map<String, String> forms(String text) {
        Map<String, String> forms = new HashMap<>();
        for (Matcher form = FORM.matcher(text); form.find(); ) {
            forms.put(form.group("form"), form.group("text"));
        }
        return forms;
    }

    /** The sentence with these arguments; what has plural forms needs a number. */
    String format(Map<String, ?> arguments) {
        StringBuilder sentence = new StringBuilder();
        int behind = 0;
        for (Matcher place = ARGUMENT.matcher(pattern); place.find(); behind = place.end()) {
            sentence.append(pattern.substring(behind, place.start()));
            sentence.append(argument(place.group("name"), place.group("forms"), arguments));
        }
        return sentence.append(pattern.substring(behind)).toString();
    }

    private String argument(String name, @Nullable String forms, Map<String, ?> arguments) {
        Object value = arguments.get(name);
        if (value == null) {
            throw new IllegalArgumentException("No argument is called " + name + ".");
        }
        if (forms == null) {
            return value.toString();
        }
        if (!(value instanceof Integer number)) {
            throw new IllegalArgumentException("No number: " + name + ".");
        }
        return forms(forms).getOrDefault(rule.formFor(number), "").replace("#", number.toString());
    }
}
