// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sentences;

import static io.github.hiverules.api.spi.Answers.answers;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences about paths, mobilities, metrics and games. */
class SituationSentencesTest {
    private static final Locale RUSSIAN = Locale.forLanguageTag("ru");
    private static final Sentences IN_ENGLISH = Sentences.of(Locale.ENGLISH);
    private static final Sentences IN_RUSSIAN = Sentences.of(RUSSIAN);
    private static final Game GAME = Records.parseOne("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
            .game();

    /** Each Queen Bee has one liberty. wA2 can fill either. */
    private static final Position EFFECTS =
            PositionStrings.parse("Base r White[12] - .wS2wS1.bG1bG2/wG1wQ..bQbA1/bS1bS2wB1wG2wA1/..wA2");

    private static final Pattern WHOLE = Pattern.compile("\\p{L}.*[.]");
    private static final Pattern BROKEN = Pattern.compile("[{}\\[#]|null|Optional|  | ,|,,|[.][.]|: [.]");

    private static MovePath path(Piece piece, Bug movesAs, Hex from, List<MovePath.Step> steps) {
        return answers().path(piece, movesAs, Optional.empty(), from, steps);
    }

    @Test
    void climbsJumpsAndThrowsNamePieces() {
        Piece wL = Piece.parse("wL");
        Piece wQ = Piece.parse("wQ");
        Hex queen = GAME.position().cellOf(wQ).orElseThrow();
        Hex start = queen.translate(-2, 0);
        List<MovePath.Step> steps = List.of(
                new MovePath.Step(queen.translate(-1, 0), 1),
                new MovePath.Step(queen, 2),
                new MovePath.Step(queen.translate(1, 0), 2),
                new MovePath.Step(queen.translate(1, 1), 1));
        assertThat(IN_ENGLISH.describe(path(wL, Bug.LADYBUG, start, steps), GAME.position()))
                .isEqualTo("wL moves as a Ladybug in 4 steps: -wQ, on top of wQ, on top of wS1, wS1\\.");
        List<MovePath.Step> over = List.of(new MovePath.Step(queen, 2), new MovePath.Step(queen.translate(0, 1), 1));
        assertThat(IN_ENGLISH.describe(
                        answers().path(wL, Bug.PILLBUG, Optional.of(wQ), queen.translate(-1, 0), over),
                        GAME.position()))
                .isEqualTo("wQ throws wL over its back to wQ\\.");
        assertThat(IN_ENGLISH.describe(
                        path(wL, Bug.GRASSHOPPER, queen.translate(-1, 0), steps.subList(1, 4)), GAME.position()))
                .isEqualTo("wL jumps as a Grasshopper over wQ and wS1 to wS1\\.");
    }

    @Test
    void describesMetricsRaceAndOutcome() {
        Position position = GAME.position();
        assertThat(IN_ENGLISH.describe(Analysis.metrics(position, Color.WHITE)))
                .containsExactly(
                        "White's Queen Bee has 5 empty cells beside her and can step to 2 of them.",
                        "White's pieces can make 2 moves by themselves, and new pieces may enter on 5 cells.",
                        "White's pinned pieces: wS1.");
        Position race =
                PositionStrings.parse("Base r White[12] - .wA2/.bA2/bA3bQbG1bB2/bS2bS1bB1/..wA1wQ/wS2wS1.wG1/...bA1");
        assertThat(IN_ENGLISH.describe(Analysis.race(race, Color.BLACK), Color.BLACK, race))
                .isEqualTo("Black needs 4 moves to surround White's Queen Bee if White does nothing.");
        assertThat(IN_RUSSIAN.describe(Analysis.race(race, Color.BLACK, 0), Color.BLACK, race))
                .isEqualTo("До окружения матки белых осталось не меньше 4 ходов, если белые ничего не делают.");
        assertThat(IN_RUSSIAN.describe(Analysis.race(race, Color.WHITE), Color.WHITE, race))
                .isEqualTo("До окружения матки чёрных остался 1 ход, если чёрные ничего не делают.");
        Position start = Position.start(GAME.ruleset());
        assertThat(IN_ENGLISH.describe(Analysis.race(start, Color.WHITE), Color.WHITE, start))
                .isEqualTo("White cannot surround Black's Queen Bee yet.");
        assertThat(IN_ENGLISH.turn(position)).isEqualTo("Turn 3: White is to move.");
    }

    @Test
    void describesRaceAfterEndOfGame() {
        Position over = PositionStrings.parse("Base r White[9] - .wA1wG1/wA2bQwG2/wS1wS2/wQ/bS1bS2");
        assertThat(over.outcome().isWonBy(Color.WHITE)).isTrue();
        assertThat(IN_ENGLISH.describe(Analysis.race(over, Color.WHITE), Color.WHITE, over))
                .isEqualTo("Black's Queen Bee is surrounded.");
        assertThat(IN_ENGLISH.describe(Analysis.race(over, Color.BLACK), Color.BLACK, over))
                .isEqualTo("Black cannot surround White's Queen Bee: Black's own Queen Bee is surrounded.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | wA2 /bG1 | wA2 /bG1 wins at once: Black's Queen Bee is surrounded.",
                "ru | wA2 wQ- | Ход wA2 wQ- сразу проигрывает: матка белых окружена.",
                "en | wA2 /wB1 |",
            })
    void describesEffectOfAMove(String language, String moveString, String sentence) {
        Game game = Game.of(EFFECTS);
        Move move = MoveStrings.parse(moveString, game);
        assertThat(Sentences.of(Locale.forLanguageTag(language))
                        .effect(move, game)
                        .orElse(null))
                .isEqualTo(sentence);
    }

    @Test
    void describesRepetitions() {
        Game game = GAME;
        List<String> round = List.of("wQ /wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-");
        for (int i = 0; i < 3; i++) {
            game = MoveStrings.play(game, round.get(i));
        }
        assertThat(IN_ENGLISH.effect(MoveStrings.parse(round.get(3), game), game))
                .contains("bQ bS1- repeats a position; the position will have occurred 2 times.");
        game = MoveStrings.play(game, round.get(3), round.get(0), round.get(1), round.get(2));
        assertThat(IN_ENGLISH.effect(MoveStrings.parse(round.get(3), game), game))
                .contains("bQ bS1- draws at once: the position occurred for the third time.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void sentencesOfRandomGamesAreComplete(String language) {
        Sentences sentences = Sentences.of(Locale.forLanguageTag(language));
        Random random = new Random(11);
        for (int i = 0; i < 20; i++) {
            Game game = RandomRecords.game(random, 70);
            Position position = game.position();
            List<String> said = new ArrayList<>(List.of(sentences.describe(game.outcome()), sentences.turn(position)));
            for (Color side : Color.values()) {
                said.addAll(sentences.describe(Analysis.metrics(position, side)));
            }
            for (Piece piece : Piece.values()) {
                said.add(sentences.describe(game.mobility(piece), position));
            }
            for (Move move : game.legalMoves()) {
                sentences.effect(move, game).ifPresent(said::add);
                position.paths(move).forEach(path -> said.add(sentences.describe(path, position)));
            }
            for (Piece piece : Piece.values()) {
                Hex cell = Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4);
                for (Move move : List.of(Move.place(piece, cell), Move.move(piece, cell))) {
                    game.judge(move).violations().forEach(reason -> said.add(sentences.describe(reason, position)));
                }
            }
            assertThat(said).allMatch(WHOLE.asMatchPredicate()).noneMatch(BROKEN.asPredicate());
        }
    }
}
