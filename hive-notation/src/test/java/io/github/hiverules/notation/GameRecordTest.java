// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a record says of a game, and what one built by hand may not say. */
class GameRecordTest {
    private static final Piece SPIDER = Piece.of(Color.WHITE, Bug.SPIDER, 1);
    private static final Outcome SURROUNDED = Outcome.wonBy(Color.WHITE, Termination.QUEEN_SURROUNDED);

    private static GameRecord with(GameRecord record, Outcome outcome) {
        return record.toBuilder().outcome(outcome).build();
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void whereOnTheTableAGameBeganMakesNoDifference(RecordFormat format) {
        Game there = Game.start(Ruleset.tournament())
                .play(Move.place(SPIDER, Hex.of(7, -3)))
                .play(Move.place(Piece.of(Color.BLACK, Bug.SPIDER, 1), Hex.of(8, -3)));
        GameRecord record = GameRecord.of(there);
        assertThat(record.moves().get(0)).isEqualTo(Move.place(SPIDER, Hex.ORIGIN));
        assertThat(record.game().position().normalized()).isEqualTo(there.position().normalized());
        GameRecord byHand = GameRecord.builder()
                .ruleset(there.ruleset())
                .recordedMoves(there.moves().stream().map(RecordedMove::of).toList())
                .build();
        assertThat(byHand).isEqualTo(record);
        assertThat(Records.parse(Records.print(record, format))).containsExactly(record);
    }

    @Property(tries = 100)
    void aGameAndItsRecordLeadToTheSamePosition(@ForAll Random random) {
        Game game = RandomRecords.game(random, 40);
        GameRecord record = GameRecord.of(game);
        assertThat(record.game().position().normalized()).isEqualTo(game.position().normalized());
        for (RecordFormat format : RecordFormat.values()) {
            assertThat(Records.parse(Records.print(record, format))).containsExactly(record);
        }
    }

    @Property(tries = 100)
    void aGameFromAnyPositionIsARecordAndComesBackFromPgn(@ForAll Random random) {
        Game before = RandomRecords.game(random, 40);
        Game game = RandomRecords.playOn(random, Game.of(before.position().translate(3, -5)), 20);
        GameRecord record = GameRecord.of(game);
        assertThat(record.startPosition()).isEqualTo(before.position().normalized());
        assertThat(record.game().position().normalized()).isEqualTo(game.position().normalized());
        String pgn = Records.print(record, RecordFormat.PGN);
        assertThat(pgn.contains("[Position \"")).isEqualTo(!record.startsOnEmptyTable());
        GameRecord read = Records.parseOne(pgn);
        assertThat(read).isEqualTo(record);
        assertThat(read.gameKey()).isEqualTo(record.gameKey());
    }

    @Test
    void aGameStringHasNoRoomForAStartThatWasSetUp() {
        Game here = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-");
        GameRecord record = GameRecord.of(Game.of(here.position()));
        assertThat(Records.omissions(record, RecordFormat.GAME_STRING)).hasSize(1);
        assertThatThrownBy(() -> Records.print(record, RecordFormat.GAME_STRING))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("position that was set up");
    }

    @Test
    void whatAGameStringHasNoRoomForIsCounted() {
        String pgn = """
                [GameType "Base"]
                [Rules "rulebook"]
                [White "Ada"]
                [Black "Ben"]
                [Termination "resignation"]
                [Result "WhiteWins"]
                {before} {it begins}
                1. wS1 {a} {b} {[%clk 0:01:00]} (1. wA1) (1. wG1)
                2. bS1 wS1- {c} {[%clk 0:00:59]} WhiteWins
                """;
        GameRecord record = Records.parseOne(pgn);
        assertThat(Records.omissions(record, RecordFormat.GAME_STRING))
                .containsExactly(
                        "A GameString has no room for the rules: rulebook.",
                        "A GameString has no room for tags: 2 left out.",
                        "A GameString has no room for comments: 5 left out.",
                        "A GameString has no room for clock times: 2 left out.",
                        "A GameString has no room for variations: 2 left out.",
                        "A GameString has no room for the reason of the result: resignation.");
        assertThat(Records.omissions(record, RecordFormat.PGN)).isEmpty();
        assertThat(Records.omissions(record, RecordFormat.SGF)).isEmpty();
    }

    @Test
    void theKeyOfAGameDependsOnRulesStartAndMovesAlone() {
        Game game = MoveStrings.play(Game.start(Ruleset.parse("Base+M")), "wS1", "bS1 wS1-");
        GameRecord record = GameRecord.of(game);
        GameRecord noted = record.toBuilder()
                .addTags(new Tag("White", "ann"))
                .addComments("quiet")
                .outcome(Outcome.drawn(Termination.AGREEMENT))
                .build();
        assertThat(noted).isNotEqualTo(record);
        assertThat(noted.gameKey()).isEqualTo(record.gameKey()).isEqualTo("Base+M;wS1 0,0;bS1 1,0");
        assertThat(List.of(
                        GameRecord.of(MoveStrings.play(Game.start(Ruleset.parse("Base")), "wS1", "bS1 wS1-")),
                        GameRecord.of(
                                MoveStrings.play(Game.start(Ruleset.parse("Base+M rulebook")), "wS1", "bS1 wS1-")),
                        GameRecord.of(MoveStrings.play(Game.start(Ruleset.parse("Base+M")), "wS1", "bS1 -wS1")),
                        GameRecord.of(Game.of(game.position()))))
                .extracting(GameRecord::gameKey)
                .doesNotContain(record.gameKey())
                .doesNotHaveDuplicates();
    }

    @Property(tries = 50)
    void pgnAndSgfOfOneGameHaveOneKey(@ForAll Random random) {
        GameRecord record = RandomRecords.record(random, 30);
        for (RecordFormat format : RecordFormat.values()) {
            if (Records.omissions(record, format).stream()
                    .noneMatch(lost -> lost.contains("set up") || lost.contains("rules"))) {
                GameRecord read = Records.parseOne(Records.print(record, format));
                assertThat(read.gameKey()).isEqualTo(record.gameKey());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"GameType", "rules", "POSITION", "Result", "termination"})
    void startAndOutcomeAreNoTags(String name) {
        assertThatThrownBy(() -> GameRecord.builder()
                        .ruleset(Ruleset.tournament())
                        .addTags(new Tag(name, "Base"))
                        .build())
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D", "a\uDC1D", "}\uDC1D"})
    void halfACharacterIsNoText(String text) {
        assertThatThrownBy(() -> new Tag("Event", text)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RecordedMove.builder()
                        .move(Move.pass())
                        .addComments(text)
                        .build())
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameRecord.builder()
                        .ruleset(Ruleset.tournament())
                        .addComments(text)
                        .build())
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, RecordedMove.MAX_CLOCK_MILLIS + 1, Long.MAX_VALUE})
    void aClockShowsUpToAMillionHours(long millis) {
        assertThatThrownBy(() -> RecordedMove.builder()
                        .move(Move.pass())
                        .clockMillis(millis)
                        .build())
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aResultThatOnlyTheBoardDecidesIsNotTakenFromARecord() {
        GameRecord open = GameRecord.of(Game.start(Ruleset.tournament()));
        for (Outcome outcome : List.of(SURROUNDED, Outcome.drawn(Termination.REPETITION))) {
            refused(with(open, outcome), "in progress, not ");
        }
        assertThat(with(open, Outcome.drawn(Termination.TIME)).game().outcome())
                .isEqualTo(Outcome.drawn(Termination.TIME));
    }

    @Test
    void aRecordDoesNotContradictTheBoard() {
        GameRecord won = GameRecord.of(wonByWhite());
        assertThat(won.game().outcome()).isEqualTo(SURROUNDED);
        for (Outcome outcome : List.of(
                Outcome.inProgress(),
                Outcome.wonBy(Color.WHITE, Termination.RESIGNATION),
                Outcome.wonBy(Color.BLACK, Termination.QUEEN_SURROUNDED))) {
            refused(with(won, outcome), "WHITE wins (QUEEN_SURROUNDED), not ");
        }
    }

    private static Game wonByWhite() {
        return Stream.iterate(0, seed -> seed + 1)
                .map(seed -> RandomRecords.game(new Random(seed), 200))
                .filter(game -> game.outcome().equals(SURROUNDED))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theTagsThatEverybodyWritesHaveTheirNames() {
        GameRecord record = GameRecord.of(Game.start(Ruleset.tournament())).toBuilder()
                .tag("Event", "cup")
                .tag("Site", "here")
                .tag("Round", "7")
                .tag("Date", "2024.05.06")
                .build();
        assertThat(List.of(record.event(), record.site(), record.round(), record.date()))
                .isEqualTo(
                        List.of(Optional.of("cup"), Optional.of("here"), Optional.of("7"), Optional.of("2024.05.06")));
    }

    private static void refused(GameRecord record, String reason) {
        assertThatThrownBy(record::game)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
        for (RecordFormat format : RecordFormat.values()) {
            assertThatThrownBy(() -> Records.print(record, format))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(reason);
        }
    }
}
