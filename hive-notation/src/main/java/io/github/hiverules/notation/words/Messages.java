// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.internal.schema.Names;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The messages of one language, from its file in this package: {@code Sentences.properties} for English,
 * {@code Sentences_xx.properties} for another. Read as a resource and not as a {@code ResourceBundle}, so that the files are
 * UTF-8 on every platform and the default locale chooses no language.
 */
final class Messages {
    private static final String FILE = "/io/github/hiverules/notation/words/Sentences";

    /** The key of the names of the language's plural forms, which tell its {@link PluralRule}. */
    private static final String PLURAL_FORMS = "plural-forms";

    private static final Messages ENGLISH =
            load("").orElseThrow(() -> new IllegalStateException("A file is missing: " + FILE + ".properties."));

    private static final Map<String, Messages> OTHERS = new ConcurrentHashMap<>();

    private final Map<String, MessageTemplate> templates = new HashMap<>();

    private Messages(Properties file) {
        PluralRule rule = PluralRule.of(file.getProperty(PLURAL_FORMS, ""));
        for (String key : file.stringPropertyNames()) {
            templates.put(key, new MessageTemplate(file.getProperty(key, ""), rule));
        }
    }

    /** The messages in the language of a locale; in English if there are none. */
    static Messages in(Locale locale) {
        String language = locale.getLanguage();
        if (!language.matches("[a-z]{2,3}") || language.equals("en")) {
            return ENGLISH;
        }
        return OTHERS.computeIfAbsent(language, name -> load("_" + name).orElse(ENGLISH));
    }

    private static Optional<Messages> load(String suffix) {
        try (InputStream in = Messages.class.getResourceAsStream(FILE + suffix + ".properties")) {
            if (in == null) {
                return Optional.empty();
            }
            Properties file = new Properties();
            file.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            return Optional.of(new Messages(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Set<String> keys() {
        return Set.copyOf(templates.keySet());
    }

    String text(String key) {
        return format(key, Map.of());
    }

    /** The message of that key with these arguments: texts and {@code Integer}s by their names. */
    String format(String key, Map<String, ?> arguments) {
        return Optional.ofNullable(templates.get(key))
                .orElseThrow(() -> new IllegalStateException("A message is missing: " + key + "."))
                .format(arguments);
    }

    /** Names in a row: {@code a, b and c}. */
    String list(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(text("list.comma"), names.subList(0, last)) + text("list.and") + names.get(last);
    }

    boolean has(String key) {
        return templates.containsKey(key);
    }

    String nameOf(Bug bug) {
        return text("bug." + Names.BUG.print().apply(bug));
    }

    String nameOf(Color side) {
        return text("color." + Names.COLOR.print().apply(side));
    }

    /** The word for what is a side's, for example {@code White's}. */
    String whose(Color side) {
        return text("color." + Names.COLOR.print().apply(side) + ".whose");
    }

    /**
     * Why a game is over, as a part of a sentence; empty if it is not. What happened to the side that lost names that side; of the
     * reasons that also end games without a winner there is a message without a side, {@code .drawn}.
     */
    String reason(Outcome outcome) {
        if (outcome.termination().isEmpty()) {
            return "";
        }
        String key = "termination."
                + Names.TERMINATION.print().apply(outcome.termination().get());
        return outcome.winner()
                .map(Color::opposite)
                .map(loser -> format(key, Map.of("side", nameOf(loser), "whose", whose(loser))))
                .orElseGet(() -> text(has(key + ".drawn") ? key + ".drawn" : key));
    }
}
