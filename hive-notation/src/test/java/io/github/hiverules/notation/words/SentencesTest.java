package io.github.hiverules.notation.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Reasons in people's words. */
class SentencesTest {
    private static final Game GAME =
            Records.parse("Base;InProgress;White[3];wB1;bS1 wB1-;wQ -wB1;bQ bS1-", ReaderOptions.strict()).get(0).game();

    private static String first(String move, Locale locale) {
        Move parsed = MoveStrings.parse(move, GAME.position());
        return Sentences.in(locale).about(GAME.judge(parsed).reasons().get(0), GAME.position());
    }

    @Test
    void aReasonIsAFullSentenceWithItsPiecesAndCells() {
        assertThat(first("bA1 bQ-", Locale.ENGLISH)).isEqualTo("bA1 belongs to the other side.");
        assertThat(first("wA1 bQ-", Locale.ENGLISH)).isEqualTo("A piece may not enter beside enemy pieces, and bQ- touches bQ.");
        assertThat(first("wB1 bQ-", Locale.ENGLISH)).isEqualTo("Without wB1 the hive falls apart: wQ from bQ and bS1.");
        assertThat(first("wB1 bQ-", Locale.forLanguageTag("ru"))).isEqualTo("Без wB1 улей распадается: wQ от bQ и bS1.");
    }

    @Test
    void otherLanguagesGetEnglish() {
        assertThat(first("bA1 bQ-", Locale.JAPANESE)).isEqualTo("bA1 belongs to the other side.");
    }

    /** The records of a closed type, those of closed types within it included. */
    static Stream<Class<?>> kinds(Class<?> type) {
        return type.isRecord() ? Stream.of(type) : Arrays.stream(type.getPermittedSubclasses()).flatMap(SentencesTest::kinds);
    }

    @Test
    void everyReasonHasItsWordsInEveryLanguage() {
        for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.forLanguageTag("ru")}) {
            ResourceBundle words = ResourceBundle.getBundle("io.github.hiverules.notation.words.Sentences", locale);
            assertThat(Collections.list(words.getKeys()))
                    .containsAll(kinds(Violation.class).map(Class::getSimpleName).toList());
        }
        ResourceBundle english = ResourceBundle.getBundle("io.github.hiverules.notation.words.Sentences", Locale.ENGLISH);
        ResourceBundle russian = ResourceBundle.getBundle("io.github.hiverules.notation.words.Sentences", Locale.forLanguageTag("ru"));
        assertThat(russian.keySet()).isEqualTo(english.keySet());
        assertThat(english.keySet()).allSatisfy(key -> {
            boolean sentence = Character.isUpperCase(key.charAt(0));
            assertThat(!sentence || !russian.getString(key).equals(english.getString(key))).as(key).isTrue();
        });
    }
}
