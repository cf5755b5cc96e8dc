// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A finding and the arguments for the finding's message.
 *
 * @param arguments texts, numbers and {@link Sentence}s. The first argument replaces <code>{0}</code> in the message
 */
public record Phrase(Finding finding, List<?> arguments) implements Sentence {
    public static Phrase of(Finding finding, Object... arguments) {
        return new Phrase(finding, List.of(arguments));
    }

    public String code() {
        return finding.code();
    }

    @Override
    public String in(Locale locale) {
        Map<String, Object> formatted = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            Object argument = arguments.get(i);
            formatted.put(Integer.toString(i), argument instanceof Sentence sentence ? sentence.in(locale) : argument);
        }
        return Messages.in(locale).format("text." + code(), formatted);
    }
}
