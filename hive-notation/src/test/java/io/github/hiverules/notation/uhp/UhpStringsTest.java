// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parses and prints the strings of UHP (N1). */
class UhpStringsTest {
    private static final String FOUR = "Base;InProgress;White[3];wB1;bS1 wB1-;wQ -wB1;bQ bS1-";

    @Test
    void moveAwayFromAllPiecesHasNoMoveString() {
        Game game = Records.parseOne(FOUR).game();
        Move away = Move.place(Piece.parse("wA1"), Hex.of(50, 50));
        assertThatThrownBy(() -> MoveStrings.print(away, game)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MoveStrings.allStrings(away, game.position()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wB9 wQ",
                "wB1 wB1-",
                "wB1 wA1-",
                "wB1 -wQ-",
                "wB1",
                "wB1 wX-",
                "wB1 -",
                "wB1 --",
                "",
                "wB1 /",
                "wB1\0bS1",
                "\0wB1 bS1",
                "wB1 bS1\u001A"
            })
    void errorQuotesTextThatNamesNoMove(String text) {
        Game game = Records.parseOne(FOUR).game();
        assertThatThrownBy(() -> MoveStrings.parse(text, game.position())).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wB1 bS1|wB1 -bQ",
                "bA1 bQ-|",
                "wA1 -wQ|",
                "wA1 \\wQ|",
                "wA1 \\wB1|wA1 wQ/",
                "pass|",
                "bQ \\bS1|bQ wB1/"
            })
    void listsAllMoveStringsThePrintedStringFirst(String printed, @Nullable String synonym) {
        Position position = Records.parseOne(FOUR).game().position();
        assertThat(MoveStrings.allStrings(MoveStrings.parse(printed, position), position))
                .isEqualTo(synonym == null ? List.of(printed) : List.of(printed, synonym));
    }

    @Property
    void namesEachMoveInItsPosition(@ForAll Random random) {
        Game game = RandomRecords.game(random, 60);
        List<String> strings = new ArrayList<>();
        for (int ply = 0; ply < game.length(); ply++) {
            strings.add(MoveStrings.print(game.moves().get(ply), game.at(ply)));
        }
        assertThat(MoveStrings.print(game)).isEqualTo(strings);
    }

    @Property
    void readsEverySynonymAsItsMove(@ForAll Random random) {
        Position position = RandomRecords.game(random, 60).position();
        for (Move move : position.legalMoves()) {
            List<String> synonyms = MoveStrings.allStrings(move, position);
            assertThat(synonyms).doesNotHaveDuplicates().first().isEqualTo(MoveStrings.print(move, position));
            assertThat(synonyms)
                    .allSatisfy(text ->
                            assertThat(MoveStrings.parse(text, position)).isEqualTo(move));
        }
    }

    @Test
    void readsAnySpaceBetweenPieceAndPlace() {
        Position position = Records.parseOne(FOUR).game().position();
        assertThat(MoveStrings.parse("wB1\t bS1", position)).isEqualTo(MoveStrings.parse("wB1 bS1", position));
    }

    @Test
    void printsAndParsesGamesFromAnyPosition() {
        Game game = Records.parseOne(FOUR).game();
        assertThat(GameStrings.print(game)).isEqualTo(FOUR);
        Game later = MoveStrings.play(Game.of(game.position().normalized()), "wQ \\wB1");
        String text = GameStrings.print(later);
        assertThat(text).isEqualTo(PositionStrings.print(game.position()) + ";InProgress;Black[3];wQ \\wB1");
        assertThat(GameStrings.parse(text)).isEqualTo(later);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rulebook", "queen-opening", "no-repetition"})
    void refusesOtherRulesThanTournament(String rules) {
        Game game = Game.start(Ruleset.parse("Base " + rules));
        assertThatThrownBy(() -> GameStrings.print(game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(rules);
        Position start = MoveStrings.play(game, "wS1", "bS1 wS1-").position();
        assertThatThrownBy(() -> GameStrings.print(Game.of(start))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameStrings.parse(PositionStrings.print(start)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(rules);
    }

    @Test
    void readsColourInAnyCase() {
        assertThat(Records.parseOne("Base;InProgress;bLACK[1];wS1;").moves())
                .containsExactly(Move.place(Piece.tryParse("wS1").orElseThrow(), Hex.ORIGIN));
    }
}
