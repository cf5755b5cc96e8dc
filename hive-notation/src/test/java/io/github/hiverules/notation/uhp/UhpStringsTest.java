// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parses and prints the strings of UHP (N1). */
class UhpStringsTest {
    private static final String FOUR = "Base;InProgress;White[3];wB1;bS1 wB1-;wQ -wB1;bQ bS1-";

    private static final Piece QUEEN = Piece.parse("wQ");

    /** The marks beside a reference piece x. */
    private static final Map<String, Direction> DIRECTIONS = Map.of(
            "-x", Direction.WEST,
            "\\x", Direction.NORTH_WEST,
            "x/", Direction.NORTH_EAST,
            "x-", Direction.EAST,
            "x\\", Direction.SOUTH_EAST,
            "/x", Direction.SOUTH_WEST);

    @ParameterizedTest
    @CsvSource({
        "wB1 bS1, wB1 bS1",
        "wB1 -bQ, wB1 bS1",
        "wA1 -wQ, wA1 -wQ",
        "wA1 \\wQ, wA1 \\wQ",
        "wQ \\wB1, wQ \\wB1",
        "wA1 wQ/, wA1 \\wB1",
        "bQ wB1/, bQ \\bS1",
        "pass, pass"
    })
    void parsesEveryNameOfDestinationAndPrintsOne(String text, String printed) {
        Game game = Records.parseOne(FOUR).game();
        assertThat(MoveStrings.print(MoveStrings.parse(text, game.position()), game.position()))
                .isEqualTo(printed);
    }

    @Test
    void moveAwayFromAllPiecesHasNoMoveString() {
        Game game = Records.parseOne(FOUR).game();
        Move away = Move.place(Piece.parse("wA1"), Hex.of(50, 50));
        assertThatThrownBy(() -> MoveStrings.print(away, game)).isInstanceOf(IllegalArgumentException.class);
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
    void everyPieceCanBeReference(@ForAll Random random) {
        Position position = RandomRecords.game(random, 60).position();
        position.stacks()
                .forEach((hex, stack) -> stack.pieces().stream()
                        .filter(reference -> reference != QUEEN)
                        .forEach(reference -> {
                            assertThat(destination("wQ " + reference, position)).contains(hex);
                            DIRECTIONS.forEach((place, direction) -> assertThat(
                                            destination("wQ " + place.replace("x", reference.toString()), position))
                                    .contains(hex.neighbor(direction)));
                        }));
    }

    private static Optional<Hex> destination(String text, Position position) {
        return MoveStrings.parse(text, position).destination();
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
    void printsGamesUnderOtherRulesButParsesTournamentGames(String rules) {
        Ruleset ruleset = Ruleset.parse("Base " + rules);
        String first = ruleset.queenMayOpen() ? "wQ" : "wS1";
        Game game = MoveStrings.play(Game.start(ruleset), first, "bS1 " + first + "-");
        String text = GameStrings.print(game);
        assertThat(Records.parseOne(text, ReaderOptions.strict().withRulesets(ruleset)))
                .isEqualTo(GameRecord.of(game));
        assertThat(Records.print(GameRecord.of(game), RecordFormat.GAME_STRING)).isEqualTo(text + "\n");
        Position start = game.position();
        assertThat(Records.parseOne(GameStrings.print(Game.of(start)))).isEqualTo(GameRecord.of(Game.of(start)));
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
