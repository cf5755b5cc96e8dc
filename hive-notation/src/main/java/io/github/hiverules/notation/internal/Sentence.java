// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A sentence that is available in all supported languages. */
@FunctionalInterface
public interface Sentence {
    /** Returns the sentence in the language of a locale, or in English if the language is not supported. */
    String in(Locale locale);

    /** Returns a copy that stores the texts in all languages instead of the described values. */
    default Sentence spoken() {
        Map<String, String> words = Messages.LANGUAGES.stream()
                .collect(Collectors.toMap(language -> language, language -> in(new Locale(language))));
        String english = in(Locale.ENGLISH);
        return locale -> words.getOrDefault(locale.getLanguage(), english);
    }
}
