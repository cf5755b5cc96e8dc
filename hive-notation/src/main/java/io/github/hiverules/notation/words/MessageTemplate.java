// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
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
final class MessageTemplate {
    private static final Pattern ARGUMENT =
            Pattern.compile("\\{(?<name>\\w+)(?:, plural,(?<forms>(?: \\w+\\{[^{}]*\\})+))?\\}");
    private static final Pattern FORM = Pattern.compile("(?<form>\\w+)\\{(?<text>[^{}]*)\\}");

    /** A text with an argument behind it; without one if its name is empty. */
    private record Part(String text, String name, Map<String, String> forms) {}

    private final List<Part> parts = new ArrayList<>();
    private final PluralRule rule;

    /**
     * The template that a pattern describes.
     *
     * @throws IllegalArgumentException if the pattern is none, or has other plural forms than the language
     */
    MessageTemplate(String pattern, PluralRule rule) {
        this.rule = rule;
        Matcher arguments = ARGUMENT.matcher(pattern);
        int end = 0;
        while (arguments.find()) {
            add(pattern.substring(end, arguments.start()), arguments.group("name"), arguments.group("forms"), pattern);
            end = arguments.end();
        }
        add(pattern.substring(end), "", null, pattern);
    }

    private void add(String text, String name, @Nullable String pluralForms, String pattern) {
        Map<String, String> forms = new HashMap<>();
        if (pluralForms != null) {
            Matcher form = FORM.matcher(pluralForms);
            while (form.find()) {
                forms.put(form.group("form"), form.group("text"));
            }
        }
        boolean complete = forms.isEmpty() || forms.keySet().equals(Set.copyOf(rule.forms()));
        if (text.indexOf('{') >= 0 || text.indexOf('}') >= 0 || !complete) {
            throw new IllegalArgumentException("No template of a message: " + pattern + ".");
        }
        parts.add(new Part(text, name, forms));
    }

    /**
     * The sentence with these arguments.
     *
     * @throws IllegalArgumentException if one is missing, or is no number and has plural forms
     */
    String format(Map<String, ?> arguments) {
        StringBuilder sentence = new StringBuilder();
        for (Part part : parts) {
            sentence.append(part.text());
            if (!part.name().isEmpty()) {
                sentence.append(argument(part, arguments.get(part.name())));
            }
        }
        return sentence.toString();
    }

    private String argument(Part part, @Nullable Object value) {
        if (value == null) {
            throw new IllegalArgumentException("No argument is called " + part.name() + ".");
        }
        if (part.forms().isEmpty()) {
            return value.toString();
        }
        if (!(value instanceof Integer number)) {
            throw new IllegalArgumentException("No number: " + part.name() + ".");
        }
        return part.forms().getOrDefault(rule.formFor(number), "").replace("#", number.toString());
    }
}
