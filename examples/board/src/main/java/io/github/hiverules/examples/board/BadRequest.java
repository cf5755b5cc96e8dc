// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.notation.NotationException;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** What a request asks for can't be answered; the message is a sentence for people, in the language of the question. */
final class BadRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final String BUNDLE = "io.github.hiverules.examples.board.Refusals";

    private final String key;
    private final int ply;
    private final transient Object[] arguments;

    /** Words that depend on the reader's language. */
    @FunctionalInterface
    interface Words {
        String in(Locale language);
    }

    /**
     * A refusal in words.
     *
     * @param key the sentence's key in the bundle {@code Refusals}
     * @param arguments texts, numbers, and what is told in the reader's language: {@link Words} and errors of notation
     */
    BadRequest(String key, Object... arguments) {
        this(0, key, arguments);
    }

    /** @param ply the turn concerned, from 1; 0 for none */
    BadRequest(int ply, String key, Object... arguments) {
        super(key);
        this.key = key;
        this.ply = ply;
        this.arguments = arguments.clone();
    }

    int ply() {
        return ply;
    }

    /** The sentence in that language, in English where there are no words in it. */
    String message(Locale language) {
        ResourceBundle words = ResourceBundle.getBundle(BUNDLE, language);
        if (!words.getLocale().getLanguage().equals(language.getLanguage())) {
            words = ResourceBundle.getBundle(BUNDLE, Locale.ENGLISH);
        }
        return new MessageFormat(words.getString(key), words.getLocale())
                .format(Stream.of(arguments)
                        .map(argument -> told(argument, language))
                        .toArray());
    }

    private static Object told(Object argument, Locale language) {
        return argument instanceof NotationException error
                ? error.sentence(language)
                : argument instanceof Words words ? words.in(language) : argument;
    }
}
