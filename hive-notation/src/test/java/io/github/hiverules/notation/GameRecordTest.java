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
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a record says of a game, and what one built by hand may not say. */
class GameRecordTest {
    private static final Piece SPIDER = Piece.of(Color.WHITE, Bug.SPIDER, 1);
    private static final Outcome SURROUNDED = Outcome.wonBy(Color.WHITE, Termination.QUEEN_SURROUNDED);

    private static GameRecord with(GameRecord record, Outcome outcome) {
        return GameRecord.builder().from(record).outcome(outcome).build();
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void whereOnTheTableAGameBeganMakesNoDifference(RecordFormat format) {
        Game there = Game.start(Ruleset.tournament())
                .play(Move.place(SPIDER, Hex.of(7, -3)))
                .play(Move.place(Piece.of(Color.BLACK, Bug.SPIDER, 1), Hex.of(8, -3)));
        GameRecord record = GameRecord.of(there);
        assertThat(record.moves().get(0)).isEqualTo(Move.place(SPIDER, Hex.ORIGIN));
        assertThat(record.game().position()).isEqualTo(there.position());
        GameRecord byHand = GameRecord.builder()
                .ruleset(there.ruleset())
                .recordedMoves(there.moves().stream().map(RecordedMove::of).toList())
                .build();
        assertThat(byHand).isEqualTo(record);
        assertThat(Records.parse(Records.print(record, format), ReaderOptions.strict()))
                .containsExactly(record);
    }

    @Property(tries = 100)
    void aGameAndItsRecordLeadToTheSamePosition(@ForAll Random random) {
        Game game = RandomRecords.game(random, 40);
        GameRecord record = GameRecord.of(game);
        assertThat(record.game().position()).isEqualTo(game.position());
        for (RecordFormat format : RecordFormat.values()) {
            assertThat(Records.parse(Records.print(record, format), ReaderOptions.strict()))
                    .containsExactly(record);
        }
    }

    @Test
    void aGameFromAnotherPositionIsNoRecord() {
        Game here = Game.start(Ruleset.tournament()).play(Move.place(SPIDER, Hex.ORIGIN));
        Game onwards = Game.start(here.position());
        assertThatThrownBy(() -> GameRecord.of(onwards))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("a record tells a game from the empty table");
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
