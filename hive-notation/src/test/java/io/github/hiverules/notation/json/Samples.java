// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.PublicTypes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Values and answers of every type of hive-api. */
final class Samples {
    private static final Piece QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE, 1);
    private static final Piece BEETLE = Piece.of(Color.BLACK, Bug.BEETLE, 1);
    private static final Ruleset RULESET = Ruleset.tournament().withExpansions(Expansion.PILLBUG);
    private static final Setup SETUP = Setup.builder()
            .ruleset(RULESET)
            .put(Hex.ORIGIN, QUEEN)
            .put(Hex.of(1, -1), Piece.of(Color.WHITE, Bug.SPIDER, 1))
            .put(Hex.of(1, 0), Piece.of(Color.BLACK, Bug.QUEEN_BEE, 1), BEETLE)
            .ply(8)
            .restingPiece(BEETLE)
            .build();
    private static final Game GAME =
            Game.of(SETUP.toPosition()).play(Move.move(QUEEN, Hex.of(0, 1))).agreeDraw();

    /** White can surround Black's Queen Bee in one move. */
    private static final Position RACE =
            PositionStrings.parse("Base r White[12] - .wA2/.bA2/bA3bQbG1bB2/bS2bS1bB1/..wA1wQ/wS2wS1.wG1/...bA1");

    private static final List<MovePath.Step> STEPS =
            List.of(new MovePath.Step(Hex.of(1, 0), 2), new MovePath.Step(Hex.of(1, 1), 1));

    /** Values by type. */
    private static final Map<Class<?>, List<?>> VALUES = Map.ofEntries(
            Map.entry(Piece.class, List.of(BEETLE, QUEEN)),
            Map.entry(Hex.class, List.of(Hex.ORIGIN, Hex.of(-1, 0), Hex.of(0, -1))),
            Map.entry(PieceStack.class, List.of(PieceStack.of(QUEEN, BEETLE))),
            Map.entry(Placement.class, List.of(Move.place(BEETLE, Hex.ORIGIN))),
            Map.entry(Movement.class, List.of(Move.move(QUEEN, Hex.ORIGIN))),
            Map.entry(Pass.class, List.of(Move.pass())),
            Map.entry(Ruleset.class, List.of(Ruleset.rulebook(), RULESET)),
            Map.entry(
                    Outcome.class,
                    List.of(
                            answers().outcome(Optional.of(Color.BLACK), Termination.QUEEN_SURROUNDED),
                            Outcome.inProgress())),
            Map.entry(
                    Setup.class,
                    List.of(
                            SETUP,
                            Setup.builder().from(SETUP).passesWithoutQueen(1).build())),
            Map.entry(Position.class, List.of(SETUP.toPosition(), Position.start(RULESET))),
            Map.entry(Game.class, List.of(GAME, GAME.undo())));

    /** Answers by type. */
    private static final Map<Class<?>, List<?>> ANSWERS = Map.ofEntries(
            Map.entry(
                    Race.class,
                    List.of(
                            Analysis.race(RACE, Color.WHITE).orElseThrow(),
                            Analysis.race(RACE, Color.BLACK, 0).orElseThrow())),
            Map.entry(
                    SideMetrics.class,
                    List.of(
                            Analysis.metrics(GAME.position(), Color.WHITE),
                            Analysis.metrics(GAME.position(), Color.BLACK))),
            Map.entry(
                    Violation.class,
                    Piece.values().stream()
                            .flatMap(piece -> GAME.undo().mobility(piece).violations().stream())
                            .toList()),
            Map.entry(SetupProblem.class, Setup.builder().ply(-1).build().problems()),
            Map.entry(Mobility.class, List.of(GAME.mobility(QUEEN), GAME.undo().mobility(QUEEN))),
            Map.entry(MovePath.Step.class, STEPS),
            Map.entry(
                    MovePath.class,
                    List.of(
                            answers().path(QUEEN, Bug.QUEEN_BEE, Optional.empty(), Hex.ORIGIN, STEPS),
                            answers().path(QUEEN, Bug.PILLBUG, Optional.of(BEETLE), Hex.ORIGIN, STEPS))),
            Map.entry(Legality.class, List.of(answers().legality(List.of()), GAME.judge(Move.pass()))));

    /** The public types of hive-api that are not values. */
    private static final Set<Class<?>> NO_VALUES =
            Set.of(Analysis.class, CanonicalPosition.class, MutableGame.class, Part.class, Setup.Builder.class);

    private Samples() {}

    /** Returns the public types of values in hive-api, without sealed types. */
    static List<Class<?>> types() {
        return PublicTypes.of(Position.class).stream()
                .filter(type ->
                        !Throwable.class.isAssignableFrom(type) && !NO_VALUES.contains(type) && !type.isSealed())
                .toList();
    }

    /** Returns different values of a type. */
    static List<?> of(Class<?> type) {
        List<?> values =
                type.isEnum() ? List.of(type.getEnumConstants()) : VALUES.getOrDefault(type, ANSWERS.get(type));
        if (values == null) {
            throw new AssertionError("no sample of " + type);
        }
        return values;
    }

    static boolean isAnswer(Class<?> type) {
        return ANSWERS.containsKey(type);
    }
}
