// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sentences;

import static io.github.hiverules.api.spi.Answers.answers;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences about reasons. */
class SentencesTest {
    private static final Locale RUSSIAN = Locale.forLanguageTag("ru");
    private static final Game GAME = Records.parseOne("Base;InProgress;White[3];wB1;bS1 wB1-;wQ -wB1;bQ bS1-")
            .game();

    private static String first(String move, Locale locale) {
        Move parsed = MoveStrings.parse(move, GAME.position());
        return Sentences.of(locale).describe(GAME.judge(parsed).violations().get(0), GAME.position());
    }

    private static void said(Violation reason, String english, String russian) {
        assertThat(Sentences.of(Locale.ENGLISH).describe(reason, GAME.position()))
                .isEqualTo(english);
        assertThat(Sentences.of(RUSSIAN).describe(reason, GAME.position())).isEqualTo(russian);
    }

    private static Piece piece(String name) {
        return Piece.parse(name);
    }

    private static Hex at(String piece) {
        return GAME.position().cellOf(piece(piece)).orElseThrow();
    }

    @Test
    void namesFarCellByCoordinates() {
        Position position = GAME.position();
        Move far = Move.place(piece("wA1"), Hex.of(9, -9));
        Violation reason = position.judge(far).violations().get(0);
        said(
                reason,
                "A new piece must touch a friendly piece; (9,-9) touches none.",
                "Фишка выставляется рядом со своей, а рядом с клеткой (9,-9) своих нет.");
        assertThat(Sentences.of(Locale.ENGLISH).describe(far, position.judge(far), position))
                .isEqualTo("wA1 (9,-9) is illegal.");
    }

    /** A thrown Mosquito, and a Pillbug that another Pillbug throws, don't move as Pillbugs. */
    @Test
    void distinguishesThrowFromOwnMove() {
        said(
                answers()
                        .violation(
                                Violation.Kind.GATE_BLOCKED,
                                piece("wM"),
                                Bug.PILLBUG,
                                piece("wP"),
                                2,
                                at("wQ"),
                                at("wB1")),
                "wM, thrown by wP, cannot slide from wQ to wB1 (step 2): the gap between \\wB1 and wQ\\ is too narrow.",
                "Фишка wM при перебросе фишкой wP не проходит с wQ на wB1 (шаг 2): проход между \\wB1 и wQ\\ слишком узкий.");
        said(
                answers().violation(Violation.Kind.GATE_BLOCKED, piece("wM"), Bug.PILLBUG, 1, at("wQ"), at("wB1")),
                "wM as a Pillbug cannot slide from wQ to wB1 (step 1): the gap between \\wB1 and wQ\\ is too narrow.",
                "Фишка wM как мокрица не проходит с wQ на wB1 (шаг 1): проход между \\wB1 и wQ\\ слишком узкий.");
    }

    @Test
    void describesEndOfGame() {
        said(
                answers()
                        .violation(
                                Violation.Kind.GAME_OVER,
                                answers().outcome(Optional.of(Color.WHITE), Termination.QUEEN_SURROUNDED)),
                "The game is over: Black's Queen Bee is surrounded.",
                "Партия окончена: матка чёрных окружена.");
        said(
                answers().violation(Violation.Kind.GAME_OVER, Outcome.drawn(Termination.TIME)),
                "The game is over: time ran out.",
                "Партия окончена: вышло время.");
    }

    @Test
    void wordsAgreeWithNumberOfPieces() {
        said(
                answers().violation(Violation.Kind.CELL_OCCUPIED, at("wQ"), PieceStack.of(piece("wQ"), piece("bB1"))),
                "A new piece must enter on an empty cell; wQ and bB1 are there.",
                "Фишка выставляется на пустую клетку, а здесь wQ и bB1.");
        said(
                answers().violation(Violation.Kind.NOT_IN_THREE_STEPS, piece("wS1"), Bug.SPIDER, at("bQ"), 1),
                "wS1 must move exactly three steps; the shortest path to bQ has 1 step.",
                "Фишка wS1 делает ровно три шага, а кратчайший путь до bQ — 1 шаг.");
        said(
                answers().violation(Violation.Kind.NOT_IN_THREE_STEPS, piece("wS1"), Bug.SPIDER, at("bQ")),
                "wS1 must move exactly three steps; no path reaches bQ.",
                "Фишка wS1 делает ровно три шага, а пути до bQ нет.");
    }

    @Test
    void namesLargeGroupAsRest() {
        Set<Hex> large = new HashSet<>(
                Hex.ORIGIN.neighbor(io.github.hiverules.api.Direction.EAST).neighbors());
        large.add(Hex.of(9, 9));
        said(
                answers().violation(Violation.Kind.PINNED, piece("wS1"), List.of(large, Set.of(at("wQ")))),
                "wS1 is pinned: moving it would separate wQ from the rest.",
                "Фишка wS1 связана: её ход отделил бы wQ от остальных.");
    }

    @Test
    void namesEachOfManyGroups() {
        said(
                answers()
                        .violation(
                                Violation.Kind.PINNED,
                                piece("wS1"),
                                List.of(Set.of(at("wQ")), Set.of(at("bQ")), Set.of(at("bS1")))),
                "wS1 is pinned: moving it would separate bQ from bS1 and from wQ.",
                "Фишка wS1 связана: её ход отделил бы bQ от bS1 и от wQ.");
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
        Base r White[5] - wQwA1bA1bQ///wG1 | The hive must be connected; a gap separates wG1 from bA1, bQ, wA1 and wQ.                               | Улей должен быть связным: разрыв отделяет wG1 от bA1, bQ, wA1 и wQ.
        Base r White[2] - wA1wS1bS1        | White has 2 pieces on the table after only 1 turn.                              | У белых на столе 2 фишки, а был только 1 ход.
        """)
    void problemsAreSentences(String position, String english, String russian) {
        Setup setup = PositionStrings.parseSetup(position);
        assertThat(Sentences.of(Locale.ENGLISH).describe(setup.problems().get(0), setup))
                .isEqualTo(english);
        assertThat(Sentences.of(RUSSIAN).describe(setup.problems().get(0), setup))
                .isEqualTo(russian);
    }

    @Test
    void everyCodeAndConstantHasWordsInEveryLanguage() {
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
