// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What is wrong with a text, as a sentence in the reader's language. */
@FunctionalInterface
public interface Phrase {
    /** The sentence in the language of that locale; in English where there are no words in it. */
    String in(Locale locale);

    /**
     * A sentence with <code>{}</code> in place of each argument. The {@linkplain Messages messages} of other languages have it
     * under the English one.
     *
     * @param arguments texts, numbers, and phrases, which are said in the same language
     */
    static Phrase of(String english, Object... arguments) {
        List<Object> all = List.of(arguments);
        return locale -> {
            Stream<Object> said = all.stream().map(part -> part instanceof Phrase phrase ? phrase.in(locale) : part);
            return Messages.in(locale).translate(english, said.toList());
        };
    }
}
