package io.github.hiverules.notation.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Hindrance;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways, freedoms, figures and games in people's words. */
class AccountsTest {
    private static final Game GAME = Records.parse(
                    "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-", ReaderOptions.strict())
            .get(0)
            .game();

    private static final Locale RUSSIAN = Locale.forLanguageTag("ru");

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource(delimiter = '|', textBlock = """
        wQ /wS1   | en | wQ goes as a Queen Bee in 1 step: /wS1.
        wQ /wS1   | ru | wQ идёт как пчела-матка, шагов 1: /wS1.
        """)
    void aWayIsToldStepByStep(String move, String language, String sentence) {
        Position position = GAME.position();
        MovePath way = position.paths(MoveStrings.parse(move, position)).get(0);
        assertThat(Sentences.in(Locale.forLanguageTag(language)).about(way, position))
                .isEqualTo(sentence);
    }

    @Test
    void climbsJumpsAndThrowsNameThePieces() {
        Piece wL = Piece.values().get(12);
        Piece wQ = Piece.values().get(0);
        Hex queen = GAME.position().find(wQ).orElseThrow();
        List<MovePath.Step> stops = List.of(
                new MovePath.Step(queen.translate(-1, 0), 1),
                new MovePath.Step(queen, 2),
                new MovePath.Step(queen.translate(1, 0), 2),
                new MovePath.Step(queen.translate(1, 1), 1));
        Sentences english = Sentences.in(Locale.ENGLISH);
        assertThat(english.about(new MovePath.Walk(wL, Bug.LADYBUG, stops), GAME.position()))
                .isEqualTo("wL goes as a Ladybug in 3 steps: on top of wQ, on top of wS1, wS1\\.");
        assertThat(english.about(
                        new MovePath.Throw(
                                wL,
                                wQ,
                                List.of(stops.get(0), stops.get(1), new MovePath.Step(queen.translate(0, 1), 1))),
                        GAME.position()))
                .isEqualTo("wQ throws wL over its back to wQ\\.");
        assertThat(english.about(new MovePath.Jump(wL, stops), GAME.position()))
                .isEqualTo("wL jumps as a Grasshopper over wQ and wS1 to wS1\\.");
    }

    @Test
    void aFreedomTellsTheMovesOrTheCauses() {
        Position position = GAME.position();
        Piece queen = Piece.values().get(0);
        Piece spider = Piece.values().get(1);
        Mobility free = position.mobility(queen).orElseThrow();
        Mobility blocked = position.mobility(spider).orElseThrow();
        assertThat(Sentences.in(Locale.ENGLISH).about(free, position)).isEqualTo("wQ is free and has 2 moves.");
        assertThat(Sentences.in(RUSSIAN).about(free, position)).isEqualTo("wQ свободна, ходов у неё 2.");
        assertThat(Sentences.in(Locale.ENGLISH).about(blocked, position))
                .isEqualTo("wS1 is pinned; without it the hive falls apart: wQ from bQ and bS1.");
        assertThat(Sentences.in(RUSSIAN)
                        .about(position.mobility(queen.opposite()).orElseThrow(), position))
                .isEqualTo("bQ сейчас не ходит, потому что очередь соперника.");
    }

    @Test
    void aLargeGroupIsTheRest() {
        Set<Hex> large = Set.copyOf(Hex.ORIGIN.neighbors().get(0).neighbors());
        Set<Hex> larger = new HashSet<>(large);
        larger.add(Hex.of(9, 9));
        Hex queen = GAME.position().find(Piece.values().get(0)).orElseThrow();
        Hindrance pinned = new Hindrance.Pinned(Piece.values().get(1), List.of(larger, Set.of(queen)));
        assertThat(Sentences.in(Locale.ENGLISH).about(pinned, GAME.position()))
                .isEqualTo("wS1 is pinned; without it the hive falls apart: wQ from the rest.");
        assertThat(Sentences.in(RUSSIAN).about(pinned, GAME.position())).endsWith("wQ от остальных.");
    }

    @Test
    void figuresRaceAndOutcomeAreSentences() {
        Position position = GAME.position();
        Sentences english = Sentences.in(Locale.ENGLISH);
        assertThat(english.about(Analysis.of(position).metrics().white()))
                .containsExactly(
                        "White's Queen Bee has 5 empty cells beside her and 2 steps.",
                        "White's pieces have 2 moves of their own, and new ones may enter on 5 cells.",
                        "White has these pieces pinned: wS1.");
        assertThat(english.about(Optional.of(new Race(4, true)), Color.BLACK))
                .isEqualTo("Black needs 4 moves to surround White's Queen Bee if White does nothing.");
        assertThat(Sentences.in(RUSSIAN).about(Optional.of(new Race(4, false)), Color.BLACK))
                .isEqualTo("До окружения матки белых осталось ходов не меньше 4, если белые ничего не делают.");
        assertThat(english.about(GAME.resign(Color.WHITE).outcome())).isEqualTo("Black wins: a player has resigned.");
        assertThat(english.turn(position)).isEqualTo("White is to move, in turn 3.");
    }

    @Test
    void everyKindHasItsWordsInEveryLanguage() {
        for (Locale locale : List.of(Locale.ENGLISH, RUSSIAN)) {
            ResourceBundle words = ResourceBundle.getBundle("io.github.hiverules.notation.words.Sentences", locale);
            assertThat(words.keySet())
                    .containsAll(SentencesTest.kinds(Hindrance.class)
                            .map(kind -> "Blocked." + kind.getSimpleName())
                            .toList())
                    .containsAll(SentencesTest.kinds(MovePath.class)
                            .map(kind -> "MovePath." + kind.getSimpleName())
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void everySentenceIsWholeWhateverTheGame(String language) {
        Sentences sentences = Sentences.in(Locale.forLanguageTag(language));
        Random random = new Random(11);
        for (int i = 0; i < 60; i++) {
            Game game = RandomRecords.game(random, 70);
            Position position = game.position();
            List<String> said = new ArrayList<>(List.of(sentences.about(game.outcome()), sentences.turn(position)));
            for (Color side : Color.values()) {
                said.addAll(sentences.about(Analysis.of(position).metrics().of(side)));
            }
            Analysis.of(position)
                    .mobilities()
                    .values()
                    .forEach(freedom -> said.add(sentences.about(freedom, position)));
            for (MovePreview prospect : Analysis.previews(game)) {
                said.add(sentences.about(prospect, position));
                position.paths(prospect.move()).forEach(way -> said.add(sentences.about(way, position)));
            }
            for (Piece piece : Piece.values()) {
                Hex cell = Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4);
                for (Move move : List.of(Move.place(piece, cell), Move.move(piece, cell))) {
                    game.judge(move).reasons().forEach(reason -> said.add(sentences.about(reason, position)));
                }
            }
            assertThat(said)
                    .allSatisfy(sentence -> assertThat(sentence)
                            .matches("[\\p{L}].*[.]")
                            .doesNotContain("{", "}", "null", "Optional", "[", "  ", " ,", ".."));
        }
    }
}
