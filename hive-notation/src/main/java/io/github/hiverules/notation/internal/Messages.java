// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static java.util.Objects.requireNonNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The messages of a language, read from {@code sentences/Moves.properties} (English) or
 * {@code sentences/Moves_xx.properties}. Messages that are not about moves are in {@code Sentences.properties} or
 * {@code Sentences_xx.properties}, which programs that need only the rules don't load. The files are in UTF-8, without
 * escapes. Doesn't use {@code ResourceBundle}, which depends on the default locale, nor {@code Properties}, which loses
 * characters in browsers.
 *
 * <p>The format is a subset of ICU's message format. A text or number replaces {@code {piece}}. A number selects words
 * from {@code {moves, plural, one{# move} other{# moves}}} and replaces {@code #}.
 */
public final class Messages {
    /** The languages other than English. */
    static final List<String> LANGUAGES = List.of("ru");

    private static final String FOLDER = "/io/github/hiverules/notation/sentences/";

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

    private final Map<String, String> aboutMoves;
    private final Supplier<Map<String, String>> otherFile;

    /** The content of {@code otherFile}; null before the first message that is not about moves. */
    private volatile @Nullable Map<String, String> others;

    private final IntFunction<String> pluralRule;

    /** Creates messages from templates. A test checks the syntax of all templates. */
    Messages(Map<String, String> aboutMoves, Supplier<Map<String, String>> otherFile) {
        this.aboutMoves = aboutMoves;
        this.otherFile = otherFile;
        pluralRule = requireNonNull(PLURAL_RULES.get(aboutMoves.getOrDefault(PLURAL_FORMS, "")), PLURAL_FORMS);
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

    /** Returns a sentence in all languages, without the values that the sentence describes. */
    public static Function<Locale, String> spoken(Function<Locale, String> sentence) {
        Map<String, String> words = new HashMap<>();
        LANGUAGES.forEach(language -> words.put(language, sentence.apply(new Locale(language))));
        String english = sentence.apply(Locale.ENGLISH);
        return locale -> words.getOrDefault(locale.getLanguage(), english);
    }

    private static Messages load(String suffix) {
        return new Messages(read("Moves" + suffix), () -> read("Sentences" + suffix));
    }

    static Map<String, String> read(String name) {
        try (InputStream file =
                requireNonNull(Messages.class.getResourceAsStream(FOLDER + name + ".properties"), name)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            for (int count; (count = file.read(buffer)) >= 0; ) { // Android 8 lacks readAllBytes
                bytes.write(buffer, 0, count);
            }
            Map<String, String> templates = new HashMap<>();
            StringTokenizer lines = new StringTokenizer(decode(bytes.toByteArray()), "\r\n");
            while (lines.hasMoreTokens()) {
                String line = lines.nextToken();
                int separator = line.indexOf(SEPARATOR);
                if (!line.startsWith("#") && separator >= 0) {
                    templates.put(line.substring(0, separator), line.substring(separator + SEPARATOR.length()));
                }
            }
            return templates;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Decodes valid UTF-8. Java's decoders would take 4 kB of the module for browsers. */
    private static String decode(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        for (int i = 0; i < bytes.length; ) {
            int first = bytes[i++] & 0xFF;
            int others = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
            int character = others == 0 ? first : first & 0x3F >> others;
            for (int end = i + others; i < end; i++) {
                character = character << 6 | bytes[i] & 0x3F;
            }
            text.appendCodePoint(character);
        }
        return text.toString();
    }

    private Map<String, String> others() {
        Map<String, String> known = others;
        if (known == null) {
            known = otherFile.get();
            others = known;
        }
        return known;
    }

    /** Returns a template, or null if no message has the key. */
    @Nullable
    String template(String key) {
        String template = aboutMoves.get(key);
        return template != null ? template : others().get(key);
    }

    public Set<String> keys() {
        Set<String> keys = new HashSet<>(aboutMoves.keySet());
        keys.addAll(others().keySet());
        return keys;
    }

    public String text(String key) {
        return format(key, Map.of());
    }

    /** Formats a message. The named arguments are texts and {@code Integer}s. */
    public String format(String key, Map<String, ?> arguments) {
        return Optional.ofNullable(template(key))
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
