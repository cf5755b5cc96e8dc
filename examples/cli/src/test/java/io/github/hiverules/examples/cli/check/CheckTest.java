// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.examples.cli.Answer;
import io.github.hiverules.examples.cli.BrokenEngine;
import io.github.hiverules.examples.cli.Engines;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.uhp.UhpException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The check finds the faults of an engine, and none in a correct engine. */
class CheckTest {
    private static final int MAX_GAMES = 2_000;
    private static final Duration BRIEFLY = Duration.ofMillis(50);

    private static CheckedEngine start(Engines.Speaker engine) {
        return new CheckedEngine(() -> Engines.connect(engine, Duration.ofMinutes(10)));
    }

    private static EngineCheck check(CheckedEngine engine) {
        return new EngineCheck(engine, Optional.empty(), 1);
    }

    /** Deliberately broken engines. */
    enum Fault {
        LADYBUG_GATE("LADYBUG", "[R3.4]", 26),
        RESTING_PIECE("", "[R5.1]", 0),
        NO_PASS("pass", "[R6.2]", 584),
        PINNED_MOSQUITO("MOSQUITO PINNED", "[R3.2]", 0),
        EARLY_REPETITION("Draw", "[R7.3]", 1);

        private final String key;
        private final String rule;

        /** The number of the first random game that shows the fault. Earlier games only cost time. */
        private final int game;

        Fault(String key, String rule, int game) {
            this.key = key;
            this.rule = rule;
            this.game = game;
        }

        BrokenEngine engine() {
            UnaryOperator<String> draw = text -> text.replace("InProgress", "Draw");
            return switch (this) {
                case LADYBUG_GATE -> engine(Fault::ladybugMoves);
                case RESTING_PIECE -> engine(Fault::movesWithoutRest);
                case NO_PASS ->
                    new BrokenEngine(game -> game.mustPass() ? List.of() : game.legalMoves(), GameStrings::print);
                case PINNED_MOSQUITO -> engine(Fault::mosquitoMoves);
                case EARLY_REPETITION ->
                    new BrokenEngine(
                            Game::legalMoves,
                            game -> game.occurrences() == 2
                                    ? draw.apply(GameStrings.print(game))
                                    : GameStrings.print(game));
            };
        }

        /** Returns an engine with more moves than the rules allow. */
        private static BrokenEngine engine(Function<Position, List<Move>> more) {
            return new BrokenEngine(
                    game -> {
                        List<Move> moves = new ArrayList<>(game.legalMoves());
                        if (!game.isOver() && !game.mustPass()) {
                            more.apply(game.position()).stream()
                                    .filter(move -> !moves.contains(move))
                                    .forEach(moves::add);
                        }
                        return moves;
                    },
                    GameStrings::print);
        }

        private static List<Move> movesWithoutRest(Position position) {
            if (position.restingPiece().isEmpty()) {
                return List.of();
            }
            Setup awake = Setup.builder()
                    .from(position.toSetup())
                    .restingPiece(Optional.empty())
                    .build();
            return awake.problems().isEmpty() ? awake.toPosition().legalMoves() : List.of();
        }

        private static Optional<Hex> freePiece(Position position, Bug bug) {
            Piece piece = Piece.of(position.sideToMove(), bug);
            boolean canMove = position.cellOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE))
                            .isPresent()
                    && !position.isCovered(piece)
                    && position.restingPiece().filter(piece::equals).isEmpty();
            return position.cellOf(piece).filter(hex -> canMove && position.heightAt(hex) == 1);
        }

        /** Three steps, two of them on the hive, ignoring gates. */
        private static List<Move> ladybugMoves(Position position) {
            Piece ladybug = Piece.of(position.sideToMove(), Bug.LADYBUG);
            List<Move> moves = new ArrayList<>();
            freePiece(position, Bug.LADYBUG)
                    .filter(from -> !position.isPinned(ladybug))
                    .ifPresent(from -> from.neighbors().stream()
                            .filter(up -> position.heightAt(up) > 0)
                            .flatMap(up -> up.neighbors().stream())
                            .filter(over -> position.heightAt(over) > 0 && !over.equals(from))
                            .flatMap(over -> over.neighbors().stream())
                            .filter(to -> position.heightAt(to) == 0)
                            .distinct()
                            .forEach(to -> moves.add(Move.move(ladybug, to))));
            return moves;
        }

        /** A step to any empty cell, even if the Mosquito is pinned. */
        private static List<Move> mosquitoMoves(Position position) {
            Piece mosquito = Piece.of(position.sideToMove(), Bug.MOSQUITO);
            List<Move> moves = new ArrayList<>();
            freePiece(position, Bug.MOSQUITO)
                    .filter(from -> position.isPinned(mosquito))
                    .ifPresent(from -> from.neighbors().stream()
                            .filter(to -> position.heightAt(to) == 0)
                            .forEach(to -> moves.add(Move.move(mosquito, to))));
            return moves;
        }
    }

    @ParameterizedTest
    @EnumSource
    void findsFaultInShortGame(Fault fault) {
        try (CheckedEngine engine = start(fault.engine())) {
            EngineCheck check = check(engine);
            assertThat(check.protocol()).isEmpty();
            Optional<Difference> found = Optional.empty();
            for (int game = fault.game; game < MAX_GAMES && found.isEmpty(); game++) {
                found = check.playGame(game, Long.MAX_VALUE).stream()
                        .filter(difference -> difference.key().contains(fault.key))
                        .filter(difference -> difference.sentence().contains(fault.rule))
                        .findFirst();
            }
            Difference shortest = check.shortest(found.orElseThrow(), BRIEFLY);
            assertThat(shortest.key()).isEqualTo(found.get().key());
            assertThat(shortest.game().length())
                    .isLessThanOrEqualTo(found.get().game().length());
            assertThat(Records.parseOne(shortest.gameString()).game().length())
                    .isEqualTo(shortest.game().length());
        }
    }

    @Test
    void findsNothingInCorrectEngine() {
        try (CheckedEngine engine = start(BrokenEngine.sound())) {
            EngineCheck check = check(engine);
            assertThat(check.protocol()).isEmpty();
            for (int game = 0; game < 10; game++) {
                assertThat(check.playGame(game, Long.MAX_VALUE)).isEmpty();
            }
            assertThat(check.differences()).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({"undo.*, undo", "newgame .*;.*, newgame with a GameString"})
    void playsOnWithoutCommandsThatEngineLacks(String missing, String test) {
        try (CheckedEngine engine = start(BrokenEngine.lacking(missing))) {
            EngineCheck check = check(engine);
            assertThat(check.protocol()).extracting(Difference::key).containsExactly(test);
            for (int game = 0; game < 10; game++) {
                assertThat(check.playGame(game, Long.MAX_VALUE)).isEmpty();
            }
            assertThat(check.summary()).startsWith("10 games").endsWith(" 1 difference");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "undo 9, undo beyond the start: the engine Broken 1 has ended",
        "play wS1, play: the engine Broken 1 has ended",
        "newgame Base+MLP, newgame: the engine Broken 1 has ended",
    })
    void blamesFailingCommandOnly(String command, String message) {
        try (CheckedEngine engine = start(BrokenEngine.exitingAt(command))) {
            EngineCheck check = check(engine);
            assertThat(check.protocol())
                    .extracting(Difference::sentence)
                    .containsExactly("The engine fails the test of " + message);
            assertThat(check.summary()).endsWith(", 1 difference");
        }
    }

    @Test
    void timeoutMayOnlyBeSlow() {
        UhpException late = catchThrowableOfType(
                UhpException.class, () -> Engines.connect((in, out) -> in.readAllBytes(), Duration.ofMillis(1)));
        assertThat(CheckedEngine.describe(late)).endsWith("; the engine may only be slow");
    }

    @Test
    void namesEngineThatDoesNotStart() {
        Answer answer = Answer.run("check", "no-such-engine-anywhere");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("no-such-engine-anywhere");
    }
}
