// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhraseTest {
    private static final Locale RUSSIAN = Locale.forLanguageTag("ru");
    /** What may stand between a phrase's bracket and a sentence of it: conditions, and sentences for other cases. */
    private static final Pattern BEGINNING =
            Pattern.compile("Phrase\\.of\\((?:[^\";]*\\?)?\\s*(?:\"[^\"]*\"\\s*:\\s*(?:[^\";]*\\?\\s*)?)*$");

    private static final Pattern LITERAL = Pattern.compile("\"(?<text>(?:[^\"\\\\]|\\\\.)*)\"");

    /** The sentences that the sources hold: what stands in a phrase, and what has a place for an argument. */
    private static Set<String> english() throws IOException {
        Set<String> sentences = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file, UTF_8);
                if (file.endsWith("Messages.java") || !source.contains("Phrase")) {
                    continue;
                }
                Matcher literals = LITERAL.matcher(source);
                while (literals.find()) {
                    String before = source.substring(Math.max(0, literals.start() - 600), literals.start());
                    boolean isPhrase = BEGINNING.matcher(before).find();
                    if (isPhrase || literals.group("text").contains("{}")) {
                        sentences.add(literals.group("text"));
                    }
                }
            }
        }
        return sentences;
    }

    private static Set<String> translated() {
        Set<String> sentences = new TreeSet<>(Messages.in(RUSSIAN).keys());
        sentences.removeAll(Messages.in(Locale.ENGLISH).keys());
        return sentences;
    }

    @Test
    void everySentenceIsThereInRussian() throws IOException {
        Set<String> english = english();
        assertThat(english).hasSizeGreaterThan(50);
        assertThat(translated()).containsExactlyInAnyOrderElementsOf(english);
    }

    @Test
    void aTranslationHasTheArgumentsOfItsSentence() {
        for (String english : translated()) {
            int count = english.split("\\{}", -1).length - 1;
            Object[] arguments =
                    IntStream.range(0, count).mapToObj(i -> "<" + i + ">").toArray();
            String russian = Phrase.of(english, arguments).in(RUSSIAN);
            assertThat(arguments)
                    .as(english)
                    .allSatisfy(argument -> assertThat(russian).containsOnlyOnce(argument.toString()));
        }
    }

    @Test
    void argumentsAreSaidInTheSameLanguage() {
        Phrase phrase = Phrase.of("The game breaks off: {}.", Phrase.of("its tree is not closed"));
        assertThat(phrase.in(Locale.ENGLISH)).isEqualTo("The game breaks off: its tree is not closed.");
        assertThat(phrase.in(RUSSIAN)).isEqualTo("Партия обрывается: её дерево не закрыто.");
        assertThat(phrase.in(Locale.JAPANESE)).isEqualTo(phrase.in(Locale.ENGLISH));
        assertThat(Phrase.of("{} and {}", "{}", 1).in(RUSSIAN)).isEqualTo("{} and 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        [GameType "Base"] 1. wX1               | Ожидалось имя фишки, например wA1, а написано "wX1".
        [GameType "Base"] 1. wS1 {             | Комментарий не закрыт.
        Base;InProgress;White[2];wS1;bS1 wS1   | Фишка выставляется на пустую клетку, а здесь wS1.
        (;GM[27]SU[hive]                       | Партия обрывается: её дерево не закрыто.
        Base;InProgress;White[2];x             | Ожидалось имя фишки, например wA1, а написано "x".
        [GameType "Base"] 1. wS1 ()            | В варианте нет ни одного хода.
        """)
    void recordsTellTheirErrorsInRussian(String text, String reason) {
        try (Stream<ScannedGame> games = Records.scanText(text)) {
            RecordException error = games.findFirst().orElseThrow().error().orElseThrow();
            assertThat(error.reason(RUSSIAN)).isEqualTo(reason);
            assertThat(error.reason(Locale.ENGLISH)).isEqualTo(error.reason());
        }
    }

    @Test
    void notationsTellTheirErrorsInRussian() {
        NotationParseException error = catchThrowableOfType(
                NotationParseException.class,
                () -> MoveStrings.parse("wS1 wA1-", Position.start(Ruleset.tournament())));
        assertThat(error.reason(RUSSIAN)).isEqualTo("\"wA1-\" указывает место по фишке wA1, которой нет на столе.");
        assertThat(error.reason(Locale.ENGLISH)).isEqualTo(error.reason());
    }
}
