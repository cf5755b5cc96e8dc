// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.text.NotationException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;

/** Thrown if a request can't be answered. The message is a sentence for users, in the request's language. */
public final class BadRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final Properties ENGLISH = load("Refusals.properties");
    private static final Properties RUSSIAN = load("Refusals_ru.properties");

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
     * @param key the sentence's key in {@code Refusals.properties}
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
        String template = (language.getLanguage().equals("ru") ? RUSSIAN : ENGLISH).getProperty(key, key);
        StringBuilder sentence = new StringBuilder();
        int from = 0;
        for (int begin; (begin = template.indexOf('{', from)) >= 0; from = begin + 3) {
            int number = template.charAt(begin + 1) - '0';
            sentence.append(template, from, begin).append(inWords(arguments[number], language));
        }
        return sentence.append(template, from, template.length()).toString();
    }

    private static Object inWords(Object argument, Locale language) {
        return argument instanceof NotationException error
                ? error.sentence(language)
                : argument instanceof Words words ? words.in(language) : argument;
    }

    private static Properties load(String resource) {
        Properties texts = new Properties();
        try (InputStream file = requireNonNull(BadRequest.class.getResourceAsStream(resource))) {
            texts.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        // load(InputStream) reads ISO 8859-1, but the file is UTF-8; TeaVM's load(Reader) loses high bytes
        texts.replaceAll((key, text) ->
                new String(text.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8));
        return texts;
    }
}
