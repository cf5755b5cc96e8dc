// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.ReasonKind;
import io.github.hiverules.api.RelativeMove;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.api.spi.LoadedRules;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Values of every type of hive-api: those of records are made of samples of their components. */
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

    private static final PositionMetrics METRICS = Analysis.of(GAME.position()).metrics();

    private static final List<MovePath.Step> STEPS =
            List.of(new MovePath.Step(Hex.of(1, 0), 2), new MovePath.Step(Hex.of(1, 1), 1));

    /** By the type of a value or of a record's component. */
    private static final Map<Class<?>, List<?>> VALUES = Map.ofEntries(
            Map.entry(int.class, List.of(2)),
            Map.entry(boolean.class, List.of(true, false)),
            Map.entry(OptionalInt.class, List.of(OptionalInt.of(2), OptionalInt.empty())),
            Map.entry(Piece.class, List.of(BEETLE, QUEEN)),
            Map.entry(Hex.class, List.of(Hex.ORIGIN, Hex.of(-1, 0), Hex.of(0, -1))),
            Map.entry(Stack.class, List.of(Stack.of(QUEEN, BEETLE))),
            Map.entry(Move.class, List.of(Move.place(BEETLE, Hex.ORIGIN), Move.move(QUEEN, Hex.ORIGIN), Move.pass())),
            Map.entry(Placement.class, List.of(Move.place(BEETLE, Hex.ORIGIN))),
            Map.entry(Movement.class, List.of(Move.move(QUEEN, Hex.ORIGIN))),
            Map.entry(Pass.class, List.of(Move.pass())),
            Map.entry(
                    RelativeMove.class,
                    List.of(
                            RelativeMove.first(BEETLE),
                            RelativeMove.onto(BEETLE, QUEEN),
                            RelativeMove.beside(BEETLE, Direction.WEST, QUEEN))),
            Map.entry(MovePreview.class, Analysis.previews(GAME.undo())),
            Map.entry(Race.class, List.of(Race.of(3, true), Race.of(5, false))),
            Map.entry(PositionMetrics.class, List.of(METRICS)),
            Map.entry(SideMetrics.class, List.of(METRICS.white(), METRICS.black())),
            Map.entry(Ruleset.class, List.of(Ruleset.rulebook(), RULESET)),
            Map.entry(
                    Outcome.class,
                    List.of(Outcome.wonBy(Color.BLACK, Termination.QUEEN_SURROUNDED), Outcome.inProgress())),
            Map.entry(
                    Setup.class,
                    List.of(
                            SETUP,
                            Setup.builder().from(SETUP).passesWithoutQueen(1).build())),
            Map.entry(Position.class, List.of(SETUP.toPosition(), Position.start(RULESET))),
            Map.entry(Game.class, List.of(GAME, GAME.undo())),
            Map.entry(PlayedMove.class, Analysis.replay(GAME)),
            Map.entry(Violation.class, List.of(new Violation.Resting(QUEEN), new Violation.Covered(QUEEN, BEETLE))),
            Map.entry(MovePath.Step.class, STEPS),
            Map.entry(MovePath.Walk.class, List.of(new MovePath.Walk(QUEEN, Bug.QUEEN_BEE, Hex.ORIGIN, STEPS))),
            Map.entry(MovePath.Jump.class, List.of(new MovePath.Jump(QUEEN, Hex.ORIGIN, STEPS))),
            Map.entry(MovePath.Throw.class, List.of(new MovePath.Throw(QUEEN, BEETLE, Hex.ORIGIN, STEPS))),
            Map.entry(
                    Legality.class,
                    List.of(Legality.legal(), Legality.illegal(List.of(new Violation.Resting(QUEEN))))));

    private static final List<ReasonKind<?>> REASONS = Stream.<ReasonKind<?>>concat(
                    Violation.kinds().values().stream(), SetupProblem.kinds().values().stream())
            .toList();

    private static final Map<ReasonKind.PartType, List<?>> REASON_PARTS = Map.ofEntries(
            Map.entry(
                    ReasonKind.PartType.PIECE,
                    List.of(Piece.parse("wM"), QUEEN, Piece.parse("wA2"), Piece.parse("wA1"))),
            Map.entry(ReasonKind.PartType.PIECES, List.of(List.of(QUEEN, BEETLE))),
            Map.entry(ReasonKind.PartType.CELL, List.of(Hex.ORIGIN, Hex.of(-1, 0))),
            Map.entry(ReasonKind.PartType.CELLS, List.of(Set.of(Hex.of(0, -1), Hex.of(-1, 1)))),
            Map.entry(
                    ReasonKind.PartType.GROUPS,
                    List.of(List.of(Set.of(Hex.ORIGIN), Set.of(Hex.of(2, 0), Hex.of(2, 1))))),
            Map.entry(ReasonKind.PartType.STACK, List.of(Stack.of(QUEEN, BEETLE))),
            Map.entry(ReasonKind.PartType.BUG, List.of(Bug.BEETLE, Bug.PILLBUG)),
            Map.entry(ReasonKind.PartType.COLOR, List.of(Color.BLACK)),
            Map.entry(ReasonKind.PartType.MOVE, List.of(Move.place(BEETLE, Hex.ORIGIN), Move.pass())),
            Map.entry(ReasonKind.PartType.OUTCOME, List.of(Outcome.wonBy(Color.BLACK, Termination.QUEEN_SURROUNDED))),
            Map.entry(ReasonKind.PartType.NUMBER, List.of(4, 2, 5)),
            Map.entry(ReasonKind.PartType.REST_REASON, List.of(SetupProblem.CannotRest.Reason.COVERED)));

    /** The public types of hive-api that are no values. */
    private static final Set<Class<?>> NO_VALUES = Set.of(
            Analysis.class,
            CanonicalPosition.class,
            HiveRules.class,
            LoadedRules.class,
            MutableGame.class,
            ReasonKind.class,
            ReasonKind.PartType.class,
            Setup.Builder.class);

    private Samples() {}

    /** The public types of hive-api that are values; of closed types their kinds. */
    static List<Class<?>> types() throws IOException {
        try (ModuleReader reader = ModuleFinder.of(Path.of(URI.create(Position.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString())))
                .find("io.github.hiverules.api")
                .orElseThrow()
                .open()) {
            return reader.list()
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .sorted()
                    .<Class<?>>map(
                            name -> load(name.substring(0, name.length() - 6).replace('/', '.')))
                    .filter(type -> isPublic(type)
                            && !Throwable.class.isAssignableFrom(type)
                            && !NO_VALUES.contains(type)
                            && !(type.isSealed() && type.isInterface()))
                    .toList();
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Values of that type, as different as they come. */
    static List<?> of(Class<?> type) {
        List<?> known = VALUES.get(type);
        if (known != null) {
            return known;
        }
        if (type.isEnum()) {
            return List.of(type.getEnumConstants());
        }
        for (ReasonKind<?> kind : REASONS) {
            if (kind.type() == type) {
                return reasons(kind, new ArrayList<>(kind.parts().keySet()), Map.of());
            }
        }
        if (!type.isRecord()) {
            throw new AssertionError("here a sample is missing: " + type);
        }
        return List.of(make(type, 0), make(type, 1));
    }

    /** The reasons of a kind that can be made of these parts and of the samples of the others. */
    private static <T> List<T> reasons(ReasonKind<T> kind, List<String> others, Map<String, Object> parts) {
        if (others.isEmpty()) {
            try {
                return List.of(kind.of(parts));
            } catch (IllegalArgumentException e) {
                return List.of(); // these parts contradict each other
            }
        }
        String name = others.get(0);
        return REASON_PARTS.get(kind.parts().get(name)).stream()
                .flatMap(part -> {
                    Map<String, Object> more = new HashMap<>(parts);
                    more.put(name, part);
                    return reasons(kind, others.subList(1, others.size()), more).stream();
                })
                .toList();
    }

    /** A record of components that differ from each other where there are several of one type. */
    private static Object make(Class<?> type, int variant) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] parts = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            parts[i] = make(components[i].getGenericType(), i + variant);
        }
        try {
            return type.getDeclaredConstructor(types).newInstance(parts);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("no sample can be made: " + type, e);
        }
    }

    private static Object make(Type type, int variant) {
        if (type instanceof ParameterizedType collection) {
            Type of = collection.getActualTypeArguments()[collection.getActualTypeArguments().length - 1];
            Object one = make(of, variant);
            Object other = make(of, variant + 1);
            if (collection.getRawType() == Map.class) {
                return Map.of(QUEEN, one, BEETLE, other);
            }
            return collection.getRawType() == Set.class ? Set.of(one, other) : List.of(one, other);
        }
        List<?> values = of((Class<?>) type);
        return values.get(variant % values.size());
    }
}
