// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.notation.NotationException;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** Thrown if a request can't be answered. The message is a sentence for users, in the request's language. */
public final class BadRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final String BUNDLE = "io.github.hiverules.examples.questions.Refusals";

    private final String key;
    private final int ply;
    private final transient Object[] arguments;

    /** A text that depends on the user's language. */
    @FunctionalInterface
    public interface Words {
        String in(Locale language);
    }

    /**
     * Creates an exception.
     *
     * @param key the sentence's key in the bundle {@code Refusals}
     * @param arguments the values in the sentence. {@link Words} and notation errors are translated
     */
    public BadRequest(String key, Object... arguments) {
        this(0, key, arguments);
    }

    /** @param ply the number of the invalid move, from 1, or 0 if no move is invalid */
    public BadRequest(int ply, String key, Object... arguments) {
        super(key);
        this.key = key;
        this.ply = ply;
        this.arguments = arguments.clone();
    }

    /** {@return the number of the invalid move, or 0} */
    public int ply() {
        return ply;
    }

    /** Returns the message in English or Russian. */
    public String message(Locale language) {
        return new MessageFormat(ResourceBundle.getBundle(BUNDLE, language).getString(key), language)
                .format(Stream.of(arguments)
                        .map(argument -> inWords(argument, language))
                        .toArray());
    }

    private static Object inWords(Object argument, Locale language) {
        return argument instanceof NotationException error
                ? error.sentence(language)
                : argument instanceof Words words ? words.in(language) : argument;
    }
}
