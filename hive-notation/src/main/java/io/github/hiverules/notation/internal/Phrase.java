// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What is wrong with a text, as a sentence in the reader's language. */
@FunctionalInterface
public interface Phrase {
    /** The sentence in the language of that locale; in English where there are no words in it. */
    String in(Locale locale);

    /**
     * A sentence with <code>{}</code> in place of each argument. {@code Phrases_ru.txt} has it in Russian.
     *
     * @param arguments texts, numbers, and phrases, which are said in the same language
     */
    static Phrase of(String english, Object... arguments) {
        List<Object> all = List.of(arguments);
        return locale -> {
            StringBuilder sentence = new StringBuilder();
            String template = Translations.in(locale).getOrDefault(english, english);
            int end = 0;
            for (Object argument : all) {
                int place = template.indexOf("{}", end);
                sentence.append(template, end, place);
                sentence.append(argument instanceof Phrase phrase ? phrase.in(locale) : argument);
                end = place + 2;
            }
            return sentence.append(template, end, template.length()).toString();
        };
    }

    /** The sentences of one language by those of English; there are none of English itself. */
    final class Translations {
        private static final Map<String, String> RUSSIAN = load("Phrases_ru.txt");

        private Translations() {}

        static Map<String, String> in(Locale locale) {
            return locale.getLanguage().equals("ru") ? RUSSIAN : Map.of();
        }

        private static Map<String, String> load(String file) {
            InputStream in =
                    Optional.ofNullable(Phrase.class.getResourceAsStream(file)).orElseThrow();
            Map<String, String> translations = new HashMap<>();
            try (BufferedReader text = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                Iterator<String> lines = text.lines()
                        .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                        .iterator();
                while (lines.hasNext()) {
                    translations.put(lines.next(), lines.next());
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Map.copyOf(translations);
        }
    }
}
