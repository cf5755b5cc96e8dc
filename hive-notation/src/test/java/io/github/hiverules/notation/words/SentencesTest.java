package io.github.hiverules.notation.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.PositionStrings;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Reasons in people's words. */
class SentencesTest {
    private static final Game GAME = Records.parse(
                    "Base;InProgress;White[3];wB1;bS1 wB1-;wQ -wB1;bQ bS1-", ReaderOptions.strict())
            .get(0)
            .game();

    private static String first(String move, Locale locale) {
        Move parsed = MoveStrings.parse(move, GAME.position());
        return Sentences.in(locale).about(GAME.judge(parsed).reasons().get(0), GAME.position());
    }

    @Test
    void aReasonIsAFullSentenceWithItsPiecesAndCells() {
        assertThat(first("bA1 bQ-", Locale.ENGLISH)).isEqualTo("bA1 belongs to the other side.");
        assertThat(first("wA1 bQ-", Locale.ENGLISH))
                .isEqualTo("A piece may not enter beside enemy pieces, but bQ- touches bQ.");
        assertThat(first("wB1 bQ-", Locale.ENGLISH)).isEqualTo("Without wB1 the hive falls apart: wQ from bQ and bS1.");
        assertThat(first("wB1 bQ-", Locale.forLanguageTag("ru")))
                .isEqualTo("Без wB1 улей распадается: wQ от bQ и bS1.");
    }

    @Test
    void otherLanguagesGetEnglish() {
        assertThat(first("bA1 bQ-", Locale.JAPANESE)).isEqualTo("bA1 belongs to the other side.");
    }

    /** The records of a closed type, those of closed types within it included. */
    static Stream<Class<?>> kinds(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(SentencesTest::kinds);
    }

    @Test
    void whatMakesAPositionImpossibleIsAFullSentence() {
        assertThat(problem("Base r White[5] - wQwA1bA1bQ///wG1", Locale.ENGLISH))
                .isEqualTo("The hive is broken: wG1 from bA1, bQ, wA1 and wQ.");
        assertThat(problem("Base r White[2] - wQbA1", Locale.ENGLISH))
                .isEqualTo("White has only a Queen Bee on the table, and these rules forbid opening with her.");
        assertThat(problem("Base r White[3] bA1 wQwA1bA1bQ", Locale.ENGLISH))
                .isEqualTo("bA1 can't be the piece that rests: there is no Pillbug in this game.");
        assertThat(problem("Base r White[3] bA1 wQwA1bA1bQ", Locale.forLanguageTag("ru")))
                .isEqualTo("Фишка bA1 отдыхать не может: в этой партии нет мокрицы.");
    }

    private static String problem(String position, Locale locale) {
        Setup setup = PositionStrings.parseSetup(position);
        return Sentences.in(locale).about(setup.problems().get(0), setup);
    }

    @Test
    void everyReasonHasItsWordsInEveryLanguage() {
        for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.forLanguageTag("ru")}) {
            ResourceBundle words = ResourceBundle.getBundle("io.github.hiverules.notation.words.Sentences", locale);
            assertThat(Collections.list(words.getKeys()))
                    .containsAll(
                            kinds(Violation.class).map(Class::getSimpleName).toList())
                    .containsAll(Arrays.stream(SetupProblem.class.getPermittedSubclasses())
                            .map(kind -> "setup." + kind.getSimpleName())
                            .toList())
                    .containsAll(Arrays.stream(SetupProblem.CannotRest.Reason.values())
                            .map(reason -> "rest." + reason)
                            .toList());
        }
        ResourceBundle english =
                ResourceBundle.getBundle("io.github.hiverules.notation.words.Sentences", Locale.ENGLISH);
        ResourceBundle russian =
                ResourceBundle.getBundle("io.github.hiverules.notation.words.Sentences", Locale.forLanguageTag("ru"));
        assertThat(russian.keySet()).isEqualTo(english.keySet());
        assertThat(english.keySet()).allSatisfy(key -> {
            boolean sentence = Character.isUpperCase(key.charAt(key.lastIndexOf('.') + 1));
            assertThat(!sentence || !russian.getString(key).equals(english.getString(key)))
                    .as(key)
                    .isTrue();
        });
    }
}
