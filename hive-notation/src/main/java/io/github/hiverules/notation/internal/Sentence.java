// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A sentence in every language. */
@FunctionalInterface
public interface Sentence {
    /** Returns the sentence in the language of a locale, or in English if there are no messages in that language. */
    String in(Locale locale);

    /** Returns an equal sentence that stores its texts instead of the values that it describes. */
    default Sentence spoken() {
        Map<String, String> words = new HashMap<>();
        Messages.LANGUAGES.forEach(language -> words.put(language, in(Locale.forLanguageTag(language))));
        String english = in(Locale.ENGLISH);
        return locale -> words.getOrDefault(locale.getLanguage(), english);
    }
}
