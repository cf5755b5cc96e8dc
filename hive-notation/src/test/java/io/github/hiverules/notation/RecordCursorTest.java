// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.json.HiveJson;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.RecordPath;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecordCursorTest {
    private static final GameRecord RECORD = Records.parseOne("[GameType \"Base\"]\n"
            + "{game} 1. wS1 (1. wB1) 2. bS1 wS1- {in} 3. wQ -wS1 ({open} 3. wA1 -wS1 {a} 4. bQ bS1-) (3. wG1 -wS1"
            + " 4. bA1 bS1- (4. bB1 bS1-)) 4. bQ bS1-");

    private static final Outcome RESIGNED = Outcome.wonBy(Color.WHITE, Termination.RESIGNATION);

    private static RecordCursor at(String path) {
        return RECORD.cursor(RecordPath.parse(path));
    }

    private static RecordCursor random(Random random, GameRecord record) {
        List<RecordCursor> cursors =
                new ArrayList<>(record.cursor().descendants().toList());
        cursors.add(record.cursor());
        return cursors.get(random.nextInt(cursors.size()));
    }

    @Test
    void playsMovesInCoordinatesOfItsGame() {
        for (Move move : at("3.1.1").game().legalMoves()) {
            RecordCursor played = at("3.1.1").play(move);
            assertThat(played.game().lastMove()).contains(move);
            assertThat(played).isEqualTo(at("3.1.1").play(at("3.1.1").game().play(move)));
        }
        assertThatThrownBy(() -> at("3").play(Move.pass())).isInstanceOf(IllegalMoveException.class);
        Move aside = Move.place(Piece.parse("wS1"), Hex.of(5, -2));
        assertThat(RECORD.cursor().play(aside)).isEqualTo(at("1"));
    }

    @Test
    void removesClockAndTag() {
        RecordCursor clock = at("3.1.1").withClock(Duration.ofSeconds(1));
        assertThat(clock.withoutClock()).isEqualTo(at("3.1.1")).isNotEqualTo(clock);
        assertThatThrownBy(() -> RECORD.cursor().withoutClock()).isInstanceOf(IllegalStateException.class);
        assertThat(RECORD.withTag("White", "ann")
                        .withTag("Round", "1")
                        .withoutTag("WHITE")
                        .tags())
                .containsExactly(new Tag("Round", "1"));
    }

    @Test
    void listsAllMovesInPrintingOrder() {
        assertThat(RECORD.cursor().descendants())
                .extracting(RecordCursor::toString)
                .containsExactly(
                        "1 wS1",
                        "1.1.1 wB1",
                        "2 bS1 wS1-",
                        "3 wQ -wS1",
                        "3.1.1 wA1 -wS1",
                        "3.1.2 bQ bS1-",
                        "3.2.1 wG1 -wS1",
                        "3.2.2 bA1 bS1-",
                        "3.2.2.1.1 bB1 bS1-",
                        "4 bQ bS1-");
        assertThat(at("3.2.1").descendants())
                .extracting(cursor -> cursor.path().toString())
                .containsExactly("3.2.2", "3.2.2.1.1");
        assertThat(at("3").descendants())
                .extracting(cursor -> cursor.path().toString())
                .containsExactly("4");
    }

    @Test
    void returnsNotesOfMove() {
        RecordCursor start = RECORD.cursor();
        assertThat(start.path()).hasToString("0");
        assertThat(start.move()).isEmpty();
        assertThat(start.moveString()).isEmpty();
        assertThat(start.comments()).containsExactly("game");
        assertThat(start.openingComments()).isEmpty();
        assertThat(start.previous()).isEmpty();
        RecordCursor variation = at("3.1.1");
        assertThat(variation.moveString()).isEqualTo("wA1 -wS1");
        assertThat(variation.comments()).containsExactly("a");
        assertThat(variation.openingComments()).containsExactly("open");
        assertThat(variation.previous()).contains(at("2"));
        assertThat(variation.end()).isEqualTo(at("3.1.2"));
        assertThat(at("3.1.2").openingComments()).isEmpty();
        assertThat(at("3.1.2").next()).isEmpty();
        assertThat(at("2").comments()).containsExactly("in");
        assertThat(at("2").choices()).containsExactly(at("3"), at("3.1.1"), at("3.2.1"));
        assertThat(at("4").choices()).isEmpty();
        assertThat(at("1.1.1").previous()).contains(start);
    }

    @Test
    void followsExistingLinesAndVariations() {
        assertThat(at("2").play("wQ -wS1")).isEqualTo(at("3"));
        assertThat(at("2").play("wG1 -wS1")).isEqualTo(at("3.2.1"));
        assertThat(RECORD.cursor().play("wB1")).isEqualTo(at("1.1.1"));
    }

    @Test
    void refusesIllegalMoves() {
        Move illegal = MoveStrings.parse("wS2 bS1-", at("2").game());
        for (RecordCursor cursor : List.of(at("2"), at("4"))) {
            assertThatThrownBy(() -> cursor.play(illegal)).isInstanceOf(IllegalMoveException.class);
            NotationException error = catchThrowableOfType(NotationException.class, () -> cursor.play("wS2 bS1-"));
            assertThat(error)
                    .hasMessage(catchThrowableOfType(
                                    NotationException.class, () -> MoveStrings.play(cursor.game(), "wS2 bS1-"))
                            .getMessage());
            assertThat(error.violations())
                    .isEqualTo(cursor.game().judge(illegal).violations());
        }
        assertThatThrownBy(() -> at("2").play("xx")).isInstanceOf(NotationException.class);
    }

    static Stream<ThrowingCallable> impossibleEdits() {
        return Stream.of(
                () -> at("0").remove(),
                () -> at("0").withNags(1),
                () -> at("0").withClock(Duration.ZERO),
                () -> at("0").withOpeningComments("x"),
                () -> at("3").withOpeningComments("x"),
                () -> at("3.1.2").withOpeningComments("x"),
                () -> at("0").promote(),
                () -> at("3").promote());
    }

    @ParameterizedTest
    @MethodSource("impossibleEdits")
    void refusesImpossibleEdits(ThrowingCallable edit) {
        assertThatThrownBy(edit).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void continuesResignedGameOnlyWhenReopened() {
        GameRecord resigned = RECORD.withOutcome(RESIGNED);
        RecordCursor end = resigned.cursor().end();
        assertThat(end.game().outcome()).isEqualTo(RESIGNED);
        assertThat(end).isEqualTo(resigned.cursor(RecordPath.parse("4")));
        assertThat(resigned.game().outcome()).isEqualTo(RESIGNED);
        assertThat(end.previous().orElseThrow().game().isOver()).isFalse();
        assertThat(end.previous().orElseThrow().next()).contains(end);
        assertThatThrownBy(() -> end.play("wA1 -wQ"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("[R7.4]");
        assertThatThrownBy(() ->
                        end.play(RECORD.game().play(RECORD.game().legalMoves().get(0))))
                .isInstanceOf(IllegalMoveException.class);
        RecordCursor variation = end.previous().orElseThrow().play("bG1 bS1-");
        assertThat(variation.record().outcome()).isEqualTo(RESIGNED);
        assertThat(variation.game().isOver()).isFalse();
        GameRecord reopened = resigned.withOutcome(Outcome.inProgress());
        assertThat(reopened).isEqualTo(RECORD);
        GameRecord longer = reopened.cursor().end().play("wA1 -wQ").record();
        assertThat(longer.outcome()).isEqualTo(Outcome.inProgress());
        assertThat(GameRecord.of(RECORD.game().resign(Color.BLACK)).outcome()).isEqualTo(RESIGNED);
    }

    @Property
    void recordsIntendedMoveOfShiftedGame(@ForAll Random random) {
        RecordCursor cursor = random(random, RandomRecords.anyRecord(random, 20));
        if (cursor.game().isOver()) {
            return;
        }
        Game shifted = shifted(random, cursor.game());
        for (Move move : shifted.legalMoves()) {
            RecordCursor played = cursor.play(shifted.play(move));
            assertThat(played.moveString()).isEqualTo(MoveStrings.print(move, shifted));
            assertThat(played.previous().orElseThrow().game()).isEqualTo(cursor.game());
            assertThat(played.game().position().normalized())
                    .isEqualTo(shifted.play(move).position().normalized());
            assertThat(played.record().cursor(played.path())).isEqualTo(played);
        }
    }

    @Property
    void refusesMoveOfAnotherGame(@ForAll Random random) {
        RecordCursor cursor = random(random, RandomRecords.anyRecord(random, 12));
        Game other = shifted(
                random, random(random, RandomRecords.anyRecord(random, 12)).game());
        boolean isSame = MoveStrings.print(other).equals(MoveStrings.print(cursor.game()))
                && other.startPosition().normalized().equals(cursor.game().startPosition());
        if (isSame || other.isOver()) {
            return;
        }
        Game after = other.play(other.legalMoves().get(0));
        assertThatThrownBy(() -> cursor.play(after)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> cursor.play(Game.of(other.startPosition())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Returns a game with all cells shifted. */
    private static Game shifted(Random random, Game game) {
        int q = random.nextBoolean() ? random.nextInt() : random.nextInt(9) - 4;
        int r = random.nextBoolean() ? random.nextInt() : random.nextInt(9) - 4;
        Game there = Game.of(game.startPosition().translate(q, r));
        for (Move move : game.moves()) {
            there = there.play(move instanceof PieceMove ? move.translate(q, r) : move);
        }
        return there;
    }

    @Property
    void pathsAgreeWithNeighbours(@ForAll Random random) {
        GameRecord record = RandomRecords.anyRecord(random, 15);
        List<RecordCursor> all = record.cursor().descendants().toList();
        assertThat(all).extracting(RecordCursor::path).doesNotHaveDuplicates();
        for (RecordCursor cursor : all) {
            assertThat(record.cursor(RecordPath.parse(cursor.path().toString())))
                    .isEqualTo(cursor);
            assertThat(record.cursor(cursor.path()).game()).isEqualTo(cursor.game());
            RecordCursor previous = cursor.previous().orElseThrow();
            assertThat(previous.choices()).contains(cursor);
            assertThat(previous.game()).isEqualTo(cursor.game().undo());
            assertThat(previous.play(cursor.moveString()).game().moves())
                    .isEqualTo(cursor.game().moves());
            Optional<RecordCursor> next = cursor.next();
            assertThat(next.flatMap(RecordCursor::previous)).isEqualTo(next.map(any -> cursor));
            assertThat(cursor.choices().stream().findFirst()).isEqualTo(next);
            assertThat(cursor.end().next()).isEmpty();
        }
        assertThat(record.game()).isEqualTo(record.cursor().end().game());
    }

    @Property
    void promotionKeepsGameOfCursor(@ForAll Random random) {
        GameRecord record = RandomRecords.anyRecord(random, 20);
        for (RecordCursor cursor : record.cursor().descendants().toList()) {
            if (cursor.path().toString().endsWith(".1")) {
                RecordCursor bare = cursor.withOpeningComments();
                RecordCursor promoted = bare.promote();
                assertThat(promoted.game().moves()).isEqualTo(bare.game().moves());
                assertThat(cursor.promote().record().moves())
                        .isEqualTo(promoted.record().moves());
            }
        }
    }

    @Property
    void gamePlayedByCursorEqualsRecordOfGame(@ForAll Random random) {
        Game game = RandomRecords.anyGame(random, 30);
        RecordCursor cursor = GameRecord.of(Game.of(game.startPosition())).cursor();
        for (int ply = 1; ply <= game.length(); ply++) {
            cursor = cursor.play(game.at(ply));
            if (random.nextInt(5) == 0) {
                assertThat(cursor.record()).isEqualTo(GameRecord.of(game.at(ply)));
            }
        }
        assertThat(cursor.record()).isEqualTo(GameRecord.of(game));
        assertThat(cursor).isEqualTo(GameRecord.of(game).cursor().end());
        assertThat(cursor).hasSameHashCodeAs(GameRecord.of(game).cursor().end());
    }

    /** The Queen Bees step away and back. */
    private static final String[] ROUND = {"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"};

    /** Returns the end of an opening that no repetition draws. */
    private static RecordCursor endless() {
        Game start = Game.start(Ruleset.tournament().withRepetition(RepetitionRule.OFF));
        return GameRecord.of(MoveStrings.play(start, "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"))
                .cursor()
                .end();
    }

    @Test
    void refusesVariationsDeeperThanHundred() {
        RecordCursor cursor = endless();
        for (int depth = 0; depth < 100; depth++) {
            RecordCursor fork = cursor;
            cursor.play(ROUND[0]);
            cursor = fork.play(ROUND[0])
                    .previous()
                    .orElseThrow()
                    .play("wQ /wS1")
                    .play("bQ bS1/")
                    .play("wQ -wS1")
                    .play("bQ bS1-");
        }
        assertThat(cursor.path().numbers()).hasSize(201);
        RecordCursor deepest = cursor.play(ROUND[0]).previous().orElseThrow();
        assertThatThrownBy(() -> deepest.play("wQ /wS1"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("100");
        GameRecord record = deepest.record();
        ReaderOptions options = ReaderOptions.strict().withRulesets(record.ruleset());
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            assertThat(Records.parseOne(Records.print(record, format), options)).isEqualTo(record);
        }
        assertThat(HiveJson.read(HiveJson.write(record), GameRecord.class)).isEqualTo(record);
        RecordCursor other = record.cursor().play("wB1");
        assertThatThrownBy(other::promote)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("100");
        assertThat(record.cursor().descendants().count()).isEqualTo(5 + 100 * 5);
    }

    @Test
    void longLinesWithManyVariationsNeedNoStack() {
        RecordCursor cursor = endless();
        int moves = 20_000;
        for (int i = 0; i < moves; i++) {
            cursor = cursor.play(ROUND[i % 4]);
        }
        GameRecord record = cursor.record();
        assertThat(record.moves()).hasSize(moves + 4);
        RecordCursor edited =
                record.cursor(RecordPath.parse("5")).withComments("x").end();
        assertThat(edited.path()).isEqualTo(cursor.path());
        GameRecord branched =
                edited.previous().orElseThrow().play("bA1 bQ-").promote().record();
        assertThat(branched.cursor().descendants().count()).isEqualTo(moves + 5);
        assertThat(branched.equals(record)).isFalse();
        assertThat(branched.hashCode()).isNotEqualTo(record.hashCode());
    }
}
