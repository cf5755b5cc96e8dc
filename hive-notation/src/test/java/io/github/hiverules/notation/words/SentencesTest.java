// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.Messages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reasons in people's words. */
class SentencesTest {
    private static final Locale RUSSIAN = Locale.forLanguageTag("ru");
    private static final Game GAME = Records.parseOne("Base;InProgress;White[3];wB1;bS1 wB1-;wQ -wB1;bQ bS1-")
            .game();

    private static String first(String move, Locale locale) {
        Move parsed = MoveStrings.parse(move, GAME.position());
        return Sentences.of(locale).about(GAME.judge(parsed).reasons().get(0), GAME.position());
    }

    private static void said(Violation reason, String english, String russian) {
        assertThat(Sentences.of(Locale.ENGLISH).about(reason, GAME.position())).isEqualTo(english);
        assertThat(Sentences.of(RUSSIAN).about(reason, GAME.position())).isEqualTo(russian);
    }

    private static Piece piece(String name) {
        return Piece.parse(name);
    }

    private static Hex at(String piece) {
        return GAME.position().cellOf(piece(piece)).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        bA1 bQ- | bA1 belongs to the other side.                                   | Фишка bA1 принадлежит сопернику.
        wA1 bQ- | A piece may not enter beside enemy pieces, but bQ- touches bQ.    | Фишка не может войти рядом с чужой, а клетка bQ- касается bQ.
        wA1 wQ  | A piece enters on an empty cell, but wQ stands there.             | Фишка входит на пустую клетку, а здесь стоит wQ.
        wB1 bQ- | Without wB1 the hive falls apart: wQ from bQ and bS1.             | Без wB1 улей распадается: wQ от bQ и bS1.
        wA2 -wQ | wA2 enters only after wA1.                                        | Фишка wA2 входит только после wA1.
        """)
    void aReasonIsAFullSentenceWithItsPiecesAndCells(String move, String english, String russian) {
        assertThat(first(move, Locale.ENGLISH)).isEqualTo(english);
        assertThat(first(move, RUSSIAN)).isEqualTo(russian);
    }

    @Test
    void theMoverIsNamedWithTheBugThatItCopies() {
        said(
                Violation.of(Violation.Kind.TOO_FAR, piece("wQ"), Bug.QUEEN_BEE, at("bQ"), 3),
                "wQ goes one step, but bQ is 3 steps away.",
                "Фишка wQ делает один шаг, а до bQ 3 шага.");
        said(
                Violation.of(Violation.Kind.TOO_FAR, piece("wM"), Bug.BEETLE, at("bQ"), 3),
                "wM as a Beetle goes one step, but bQ is 3 steps away.",
                "Фишка wM как жук делает один шаг, а до bQ 3 шага.");
        said(
                Violation.of(Violation.Kind.SURROUNDED, piece("wM")),
                "wM has no empty cell beside it.",
                "Фишка wM не может сдвинуться: рядом с ней нет пустых клеток.");
        said(
                Violation.of(
                        Violation.Kind.GATE_BLOCKED, piece("wQ"), Bug.PILLBUG, piece("bP"), 1, at("wQ"), at("wB1")),
                "wQ, thrown by bP, has no room for step 1 from wQ to wB1: the gate between /wB1 and \\wB1 is too narrow.",
                "Фишка wQ при перебросе фишкой bP не может сделать шаг 1 с wQ на wB1: между /wB1 и \\wB1 слишком тесно.");
    }

    /** A Mosquito that is thrown, and a Pillbug that another one throws, do not move as a Pillbug. */
    @Test
    void whatIsThrownIsToldFromWhatMovesByItself() {
        said(
                Violation.of(
                        Violation.Kind.GATE_BLOCKED, piece("wM"), Bug.PILLBUG, piece("wP"), 2, at("wQ"), at("wB1")),
                "wM, thrown by wP, has no room for step 2 from wQ to wB1: the gate between \\wB1 and wQ\\ is too narrow.",
                "Фишка wM при перебросе фишкой wP не может сделать шаг 2 с wQ на wB1: между \\wB1 и wQ\\ слишком тесно.");
        said(
                Violation.of(Violation.Kind.GATE_BLOCKED, piece("wM"), Bug.PILLBUG, 1, at("wQ"), at("wB1")),
                "wM as a Pillbug has no room for step 1 from wQ to wB1: the gate between \\wB1 and wQ\\ is too narrow.",
                "Фишка wM как мокрица не может сделать шаг 1 с wQ на wB1: между \\wB1 и wQ\\ слишком тесно.");
    }

    @Test
    void theEndOfAGameSaysWhatHappenedToWhom() {
        said(
                Violation.of(Violation.Kind.GAME_OVER, Outcome.wonBy(Color.WHITE, Termination.QUEEN_SURROUNDED)),
                "The game is over: Black's Queen Bee is surrounded.",
                "Партия окончена: матка чёрных окружена.");
        said(
                Violation.of(Violation.Kind.GAME_OVER, Outcome.wonBy(Color.BLACK, Termination.TIME)),
                "The game is over: White has run out of time.",
                "Партия окончена: у белых вышло время.");
        said(
                Violation.of(Violation.Kind.GAME_OVER, Outcome.drawn(Termination.TIME)),
                "The game is over: time has run out.",
                "Партия окончена: вышло время.");
        said(
                Violation.of(Violation.Kind.GAME_OVER, Outcome.wonBy(Color.BLACK, Termination.RESIGNATION)),
                "The game is over: White has resigned.",
                "Партия окончена: белые сдались.");
        said(
                Violation.of(Violation.Kind.GAME_OVER, Outcome.drawn(Termination.UNKNOWN)),
                "The game is over: a result was noted.",
                "Партия окончена: записан результат.");
    }

    @Test
    void whatAlwaysHoldsIsSaidWithoutParts() {
        said(
                Violation.of(Violation.Kind.QUEEN_IS_DUE, piece("wQ")),
                "wQ must be placed by its side's fourth turn, so no other piece may enter before.",
                "Фишку wQ нужно выставить не позже четвёртого хода её стороны, поэтому другие до неё войти не могут.");
        said(
                Violation.of(Violation.Kind.VISITS_TWICE, piece("wS1"), at("bQ")),
                "wS1 gets to bQ in three steps only by visiting a cell twice.",
                "Фишка wS1 за три шага дошла бы до bQ, только побывав на какой-то клетке дважды.");
    }

    @Test
    void blockedPiecesOnTheTableAndInTheHandHaveSentences() {
        said(
                Violation.of(
                        Violation.Kind.CANNOT_SLIDE,
                        piece("wQ"),
                        List.of(Set.of(at("wB1"), at("bS1")), Set.of(at("bS1"), at("bQ")))),
                "wQ cannot slide out: there is no room between bQ and bS1 or between bS1 and wB1.",
                "Фишка wQ не может выйти: слишком тесно между bQ и bS1 и между bS1 и wB1.");
        said(
                Violation.of(Violation.Kind.NO_PLACEMENT_CELL, piece("wA1")),
                "wA1 cannot enter: no empty cell touches a piece of its own side and no enemy piece.",
                "Фишку wA1 некуда выставить: нет пустой клетки, которая касалась бы своих фишек и не касалась чужих.");
        said(
                Violation.of(Violation.Kind.NO_DESTINATION, piece("wS1")),
                "wS1 has nowhere to go.",
                "Фишка wS1 не доходит ни до одной клетки.");
    }

    @Test
    void wordsAgreeWithTheNumberOfPieces() {
        said(
                Violation.of(Violation.Kind.CELL_OCCUPIED, at("wQ"), Stack.of(piece("wQ"), piece("bB1"))),
                "A piece enters on an empty cell, but wQ and bB1 stand there.",
                "Фишка входит на пустую клетку, а здесь стоят wQ и bB1.");
        said(
                Violation.of(Violation.Kind.NOT_IN_THREE_STEPS, piece("wS1"), Bug.SPIDER, at("bQ"), 1),
                "wS1 goes exactly three steps, but the shortest path to bQ has 1 step.",
                "Фишка wS1 делает ровно три шага, а в кратчайшем пути до bQ 1 шаг.");
        said(
                Violation.of(Violation.Kind.NOT_IN_THREE_STEPS, piece("wS1"), Bug.SPIDER, at("bQ")),
                "wS1 goes exactly three steps, but no path leads to bQ.",
                "Фишка wS1 делает ровно три шага, а пути до bQ нет.");
    }

    @Test
    void aLargeGroupIsTheRest() {
        Set<Hex> large = new HashSet<>(
                Hex.ORIGIN.neighbor(io.github.hiverules.api.Direction.EAST).neighbors());
        large.add(Hex.of(9, 9));
        said(
                Violation.of(Violation.Kind.PINNED, piece("wS1"), List.of(large, Set.of(at("wQ")))),
                "Without wS1 the hive falls apart: wQ from the rest.",
                "Без wS1 улей распадается: wQ от остальных.");
    }

    @ParameterizedTest
    @CsvSource({"ja", "xx", "tlh", "en-GB", "en"})
    void otherLanguagesGetEnglish(String language) {
        assertThat(first("bA1 bQ-", Locale.forLanguageTag(language))).isEqualTo("bA1 belongs to the other side.");
        assertThat(first("bA1 bQ-", Locale.ROOT)).isEqualTo("bA1 belongs to the other side.");
        assertThat(first("bA1 bQ-", Locale.forLanguageTag("ru-RU"))).startsWith("Фишка bA1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Base r White[5] - wQwA1bA1bQ///wG1 | The hive is broken: wG1 from bA1, bQ, wA1 and wQ.                               | Улей разорван: wG1 от bA1, bQ, wA1 и wQ.
        Base r White[2] - wQbA1            | White has only a Queen Bee on the table, and these rules forbid opening with her. | У белых на столе только матка, а начинать с неё по этим правилам нельзя.
        Base r White[3] bA1 wQwA1bA1bQ     | bA1 cannot be the piece that just moved: it matters only in games with the Pillbug. | Фишка bA1 не могла ходить последней: это важно только в партиях с мокрицей.
        Base r White[2] - wA1wS1bS1        | White has 2 pieces on the table after only 1 turn.                              | У белых на столе 2 фишки, а был только 1 ход.
        """)
    void whatMakesAPositionImpossibleIsAFullSentence(String position, String english, String russian) {
        Setup setup = PositionStrings.parseSetup(position);
        assertThat(Sentences.of(Locale.ENGLISH).about(setup.problems().get(0), setup))
                .isEqualTo(english);
        assertThat(Sentences.of(RUSSIAN).about(setup.problems().get(0), setup)).isEqualTo(russian);
    }

    @Test
    void everyCodeAndEveryConstantHasItsWordsInEveryLanguage() {
        List<String> keys = new ArrayList<>();
        Set<String> codes =
                Stream.of(Violation.Kind.values()).map(Violation.Kind::code).collect(Collectors.toSet());
        codes.forEach(code -> keys.add("violation." + code));
        Stream.of(SetupProblem.Kind.values()).forEach(kind -> keys.add("setup." + kind.code()));
        List.of("walk", "jump", "throw").forEach(code -> keys.add("path." + code));
        keys.addAll(constants("bug.", Bug.class));
        keys.addAll(constants("color.", Color.class));
        keys.addAll(constants("termination.", Termination.class));
        keys.addAll(constants("cannot-rest.", SetupProblem.RestProblem.class));
        Set<String> english = Messages.in(Locale.ENGLISH).keys();
        Set<String> russian = Messages.in(RUSSIAN).keys();
        assertThat(english).containsAll(keys);
        assertThat(russian).containsAll(english);
        assertThat(keys).hasSizeGreaterThan(70);
        assertThat(english)
                .filteredOn(key -> key.startsWith("violation."))
                .allMatch(key ->
                        codes.contains(key.substring("violation.".length()).replaceFirst("\\..*", "")));
    }

    private static <E extends Enum<E>> List<String> constants(String prefix, Class<E> type) {
        return Stream.of(type.getEnumConstants())
                .map(constant -> prefix + Codes.of(constant))
                .toList();
    }
}
