// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static java.util.Objects.requireNonNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The messages of a language, read from {@code sentences/Sentences.properties} (English) or
 * {@code sentences/Sentences_xx.properties}. The files are in UTF-8, without escapes. Doesn't use
 * {@code ResourceBundle}, which depends on the default locale, nor {@code Properties}, which loses characters in
 * browsers.
 *
 * <p>The format is a subset of ICU's message format. A text or number replaces {@code {piece}}. A number selects words
 * from {@code {moves, plural, one{# move} other{# moves}}} and replaces {@code #}.
 */
public final class Messages {
    /** The languages other than English. */
    static final List<String> LANGUAGES = List.of("ru");

    private static final String FILE = "/io/github/hiverules/notation/sentences/Sentences";

    /** The message key whose value lists the plural forms of the language. */
    private static final String PLURAL_FORMS = "plural-forms";

    /** The plural rules. A key lists plural forms, and a function returns the form for a number. */
    private static final Map<String, IntFunction<String>> PLURAL_RULES =
            Map.of("one other", number -> number == 1 ? "one" : "other", "one few many", Messages::oneFewMany);

    private static final String PLURAL = ", plural,";

    /** The text between a key and its message. */
    private static final String SEPARATOR = " = ";

    private static final Messages ENGLISH = load("");

    private static final Map<String, Messages> OTHERS = new ConcurrentHashMap<>();

    final Map<String, String> templates;
    private final IntFunction<String> pluralRule;

    /** Creates messages from templates. A test checks the syntax of all templates. */
    Messages(Map<String, String> templates) {
        this.templates = templates;
        pluralRule = requireNonNull(PLURAL_RULES.get(templates.getOrDefault(PLURAL_FORMS, "")), PLURAL_FORMS);
    }

    /** Parses plural forms, such as {@code  one{# move} other{# moves}}. */
    private static Map<String, String> forms(String text) {
        Map<String, String> forms = new HashMap<>();
        int end;
        for (int from = 0; (end = text.indexOf('}', from)) >= 0; from = end + 1) {
            int begin = text.indexOf('{', from);
            forms.put(text.substring(from, begin).trim(), text.substring(begin + 1, end));
        }
        return forms;
    }

    /** Returns the Russian form: {@code one} for 21, {@code few} for 22 to 24, {@code many} for 25 to 30. */
    private static String oneFewMany(int number) {
        int tens = Math.abs(number % 100) / 10;
        int ones = Math.abs(number % 10);
        if (tens == 1 || ones == 0 || ones > 4) {
            return "many";
        }
        return ones == 1 ? "one" : "few";
    }

    /** Returns the messages in a locale's language, or in English if the language is not supported. */
    public static Messages in(Locale locale) {
        String language = locale.getLanguage();
        return LANGUAGES.contains(language) ? OTHERS.computeIfAbsent(language, name -> load("_" + name)) : ENGLISH;
    }

    private static Messages load(String suffix) {
        try (InputStream file =
                requireNonNull(Messages.class.getResourceAsStream(FILE + suffix + ".properties"), suffix)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            for (int count; (count = file.read(buffer)) >= 0; ) { // Android 8 lacks readAllBytes
                bytes.write(buffer, 0, count);
            }
            String text = new String(bytes.toByteArray(), StandardCharsets.UTF_8);
            Map<String, String> templates = new HashMap<>();
            for (StringTokenizer lines = new StringTokenizer(text, "\r\n"); lines.hasMoreTokens(); ) {
                String line = lines.nextToken();
                int separator = line.indexOf(SEPARATOR);
                if (!line.startsWith("#") && separator >= 0) {
                    templates.put(line.substring(0, separator), line.substring(separator + SEPARATOR.length()));
                }
            }
            return new Messages(templates);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Set<String> keys() {
        return Collections.unmodifiableSet(templates.keySet());
    }

    public String text(String key) {
        return format(key, Map.of());
    }

    /** Formats a message. The named arguments are texts and {@code Integer}s. */
    public String format(String key, Map<String, ?> arguments) {
        return Optional.ofNullable(templates.get(key))
                .map(template -> fill(template, arguments::get))
                .orElseThrow(() -> new IllegalStateException("A message is missing: " + key + "."));
    }

    private String fill(String template, Function<String, ?> arguments) {
        StringBuilder sentence = new StringBuilder();
        int from = 0;
        for (int begin; (begin = template.indexOf('{', from)) >= 0; ) {
            int end = template.indexOf('}', begin);
            String name = template.substring(begin + 1, end);
            String forms = "";
            int plural = name.indexOf(PLURAL);
            if (plural >= 0) {
                end = template.indexOf("}}", begin) + 1;
                forms = template.substring(begin + 1 + plural + PLURAL.length(), end);
                name = name.substring(0, plural);
            }
            sentence.append(template, from, begin).append(format(name, forms, arguments.apply(name)));
            from = end + 1;
        }
        return sentence.append(template, from, template.length()).toString();
    }

    private String format(String name, String forms, @Nullable Object argument) {
        if (argument == null) {
            throw new IllegalArgumentException("No argument is called " + name + ".");
        }
        if (forms.isEmpty()) {
            return argument.toString();
        }
        if (!(argument instanceof Integer number)) {
            throw new IllegalArgumentException("No number: " + name + ".");
        }
        return forms(forms).getOrDefault(pluralRule.apply(number), "").replace("#", number.toString());
    }
}
