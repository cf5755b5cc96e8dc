// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.api.spi.Answers.answers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.RecordFormat;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contents of a record, and invalid contents. */
class GameRecordTest {
    private static final Piece SPIDER = Piece.of(Color.WHITE, Bug.SPIDER, 1);
    private static final Outcome SURROUNDED = answers().outcome(Optional.of(Color.WHITE), Termination.QUEEN_SURROUNDED);

    @Test
    void gameKeyDependsOnRulesStartAndMoves() {
        Game game = MoveStrings.play(Game.start(Ruleset.parse("Base+M")), "wS1", "bS1 wS1-");
        GameRecord record = GameRecord.of(game);
        GameRecord noted = record.withTag("White", "ann")
                .withOutcome(Outcome.drawn(Termination.AGREEMENT))
                .cursor()
                .withComments("quiet")
                .record();
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

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void R1_4_recordIgnoresShift(RecordFormat format) {
        Game there = Game.start(Ruleset.tournament())
                .play(Move.place(SPIDER, Hex.of(7, -3)))
                .play(Move.place(Piece.of(Color.BLACK, Bug.SPIDER, 1), Hex.of(8, -3)));
        GameRecord record = GameRecord.of(there);
        assertThat(record.moves().get(0)).isEqualTo(Move.place(SPIDER, Hex.ORIGIN));
        assertThat(record.game().position().normalized())
                .isEqualTo(there.position().normalized());
        assertThat(Records.parse(Records.print(record, format))).containsExactly(record);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GameType", "rules", "POSITION", "Result", "termination"})
    void refusesTagsForStartAndOutcome(String name) {
        GameRecord record = GameRecord.of(Game.start(Ruleset.tournament()));
        assertThatThrownBy(() -> record.withTag(name, "Base")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> record.withTags(List.of(new Tag(name, "Base"))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D", "a\uDC1D", "}\uDC1D"})
    void refusesHalfCharacters(String text) {
        assertThatThrownBy(() -> new Tag("Event", text)).isInstanceOf(IllegalArgumentException.class);
        RecordCursor start = GameRecord.of(Game.start(Ruleset.tournament())).cursor();
        RecordCursor variation = start.play("wS1").previous().orElseThrow().play("wA1");
        for (ThrowingCallable edit : List.<ThrowingCallable>of(
                () -> start.withComments(text),
                () -> variation.withComments(text),
                () -> variation.withOpeningComments(text))) {
            assertThatThrownBy(edit).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, Limits.MAX_CLOCK_MILLIS + 1, Long.MAX_VALUE})
    void clockHasAtMostMillionHours(long millis) {
        RecordCursor move =
                GameRecord.of(Game.start(Ruleset.tournament())).cursor().play("wS1");
        assertThatThrownBy(() -> move.withClock(Duration.ofMillis(millis)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void clockCountsMilliseconds() {
        RecordCursor move =
                GameRecord.of(Game.start(Ruleset.tournament())).cursor().play("wS1");
        assertThat(move.withClock(Duration.ofNanos(1_999_999))
                        .move()
                        .orElseThrow()
                        .clock())
                .contains(Duration.ofMillis(1));
        GameRecord longest = move.withClock(Duration.ofHours(1_000_000)).record();
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            assertThat(Records.parseOne(Records.print(longest, format))).isEqualTo(longest);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 256})
    void nagIsByte(int nag) {
        RecordCursor move =
                GameRecord.of(Game.start(Ruleset.tournament())).cursor().play("wS1");
        assertThatThrownBy(() -> move.withNags(1, nag)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesResultThatBoardDecides() {
        GameRecord open = GameRecord.of(Game.start(Ruleset.tournament()));
        for (Outcome outcome : List.of(SURROUNDED, answers().outcome(Optional.empty(), Termination.REPETITION))) {
            refused(open, outcome, "in progress, not ");
        }
        assertThat(open.withOutcome(Outcome.drawn(Termination.TIME)).game().outcome())
                .isEqualTo(Outcome.drawn(Termination.TIME));
    }

    @Test
    void recordCannotContradictBoard() {
        GameRecord won = GameRecord.of(wonByWhite());
        assertThat(won.game().outcome()).isEqualTo(SURROUNDED);
        for (Outcome outcome : List.of(
                Outcome.inProgress(),
                Outcome.wonBy(Color.WHITE, Termination.RESIGNATION),
                answers().outcome(Optional.of(Color.BLACK), Termination.QUEEN_SURROUNDED))) {
            refused(won, outcome, "WHITE wins (QUEEN_SURROUNDED), not ");
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
    void refusesGameWithIllegalMove() {
        Game game = Game.start(Ruleset.tournament()).playUnchecked(Move.pass());
        assertThatThrownBy(() -> GameRecord.of(game)).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void findsAndReplacesTagsByName() {
        GameRecord record = GameRecord.of(Game.start(Ruleset.tournament()))
                .withTags(List.of(new Tag("Event", ""), new Tag("event", "cup"), new Tag("Site", "here")));
        assertThat(record.tag("EVENT")).contains("cup");
        assertThat(record.tag("Round")).isEmpty();
        assertThat(record.withTag("Event", "match").withTag("Round", "7").tags())
                .containsExactly(new Tag("Event", "match"), new Tag("Site", "here"), new Tag("Round", "7"));
    }

    private static void refused(GameRecord record, Outcome outcome, String reason) {
        assertThatThrownBy(() -> record.withOutcome(outcome))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }
}
