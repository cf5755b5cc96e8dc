// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A sentence that is available in all supported languages. */
@FunctionalInterface
public interface Sentence {
    /** Returns the sentence in the language of a locale, or in English if the language is not supported. */
    String in(Locale locale);

    /** Returns a copy that stores the texts in all languages instead of the described values. */
    default Sentence spoken() {
        Map<String, String> words = new HashMap<>();
        Messages.LANGUAGES.forEach(language -> words.put(language, in(Locale.forLanguageTag(language))));
        String english = in(Locale.ENGLISH);
        return locale -> words.getOrDefault(locale.getLanguage(), english);
    }
}
