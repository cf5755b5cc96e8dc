// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.api.spi.Answers.answers;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.RecordPath;
import io.github.hiverules.notation.uhp.EngineOption;
import io.github.hiverules.notation.uhp.MoveChooser;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.notation.uhp.UhpLines;
import io.github.hiverules.search.SearchBoard;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * If an argument or an element of an argument is null, public methods and constructors of the three modules throw an
 * exception that names the parameter.
 */
class NullTest {
    private static final Piece QUEEN = Piece.parse("wQ");
    private static final Position POSITION = Position.start(Ruleset.tournament());
    private static final Game GAME = Game.start(Ruleset.tournament());
    private static final MoveChooser CHOOSER =
            (game, limit) -> game.legalMoves().get(0);
    private static final UhpEngine.Builder<MoveChooser> ENGINE = UhpEngine.builder("name", "1", CHOOSER);
    private static final UhpClient.Builder CLIENT_BUILDER = UhpClient.builder(
            new ByteArrayInputStream("id Name v1\nMosquito\nok\n".getBytes(StandardCharsets.UTF_8)),
            OutputStream.nullOutputStream());

    @AutoClose
    private static final UhpClient CLIENT = CLIENT_BUILDER.start();

    /** A value for each type of parameter, and the objects whose methods are called. */
    private static final List<Object> SAMPLES = List.of(
            QUEEN,
            Hex.ORIGIN,
            PieceStack.of(QUEEN),
            Move.place(QUEEN, Hex.ORIGIN),
            Move.move(QUEEN, Hex.ORIGIN),
            Move.pass(),
            Ruleset.tournament(),
            Outcome.drawn(Termination.AGREEMENT),
            Setup.builder().build(),
            Setup.builder(),
            POSITION,
            GAME,
            MutableGame.of(POSITION),
            answers().violation(Violation.Kind.NOT_IN_GAME, QUEEN),
            Setup.builder().ply(-1).build().problems().get(0),
            Violation.Kind.NOT_IN_GAME,
            Part.PIECE,
            new Object[0],
            CanonicalPosition.of(POSITION),
            Analysis.race(PositionStrings.parse("Base r White[3] - bQbG1wQwS1"), Color.WHITE)
                    .orElseThrow(),
            Analysis.metrics(POSITION, Color.WHITE),
            Color.WHITE,
            Bug.BEETLE,
            Direction.EAST,
            Termination.AGREEMENT,
            Symmetry.IDENTITY,
            SetupProblem.RestProblem.COVERED,
            SearchBoard.of(POSITION),
            GameRecord.of(GAME),
            GameRecord.of(GAME).cursor(),
            GameRecord.of(GAME.play(GAME.legalMoves().get(0))).recordedMoves().get(0),
            new Tag("White", "Ada"),
            RecordFormat.PGN,
            RecordPath.parse("1"),
            new StringWriter(),
            ReaderOptions.strict(),
            SvgDiagram.standard(),
            SvgDiagram.builder(),
            SvgDiagram.Background.DARK,
            Sentences.of(Locale.ENGLISH),
            Locale.ENGLISH,
            SearchLimit.depth(1),
            CHOOSER,
            ENGINE,
            ENGINE.build(),
            CLIENT_BUILDER,
            CLIENT,
            UhpLines.option(),
            EngineOption.Type.BOOL,
            (Consumer<Object>) value -> {},
            Duration.ofSeconds(1),
            new ProcessBuilder("no-such-program"),
            new GameText("text", 1, 1, 1, Optional.empty(), "", List.of()),
            new StringReader(""),
            new StringWriter(),
            new ByteArrayInputStream(new byte[0]),
            OutputStream.nullOutputStream(),
            Path.of("no-such-file"),
            Stream.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            "",
            new Piece[0],
            new Move[0],
            new Ruleset[0],
            new String[0],
            new int[0],
            new Expansion[0]);

    private static final List<Executable> EXECUTABLES = Stream.of(Game.class, SearchBoard.class, Records.class)
            .flatMap(member -> PublicTypes.of(member).stream())
            .filter(type -> !type.getPackageName().endsWith(".json")) // only Jackson calls it
            .filter(type -> !type.isEnum() || type == Symmetry.class)
            .flatMap(type ->
                    Stream.<Executable>concat(Stream.of(type.getConstructors()), Stream.of(type.getDeclaredMethods())))
            .filter(executable -> Modifier.isPublic(executable.getModifiers())
                    && !Modifier.isAbstract(executable.getModifiers())
                    && !executable.isSynthetic()
                    && !List.of("equals", "valueOf").contains(executable.getName())
                    && (executable instanceof Constructor<?>
                            || Modifier.isStatic(executable.getModifiers())
                            || target(executable) != null))
            .toList();

    static List<Executable> executables() {
        return EXECUTABLES;
    }

    @ParameterizedTest
    @MethodSource("executables")
    void refusesNullByName(Executable executable) throws Exception {
        Class<?>[] types = executable.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            for (Object wrong : nulls(types[i])) {
                Object[] arguments = new Object[types.length];
                for (int j = 0; j < types.length; j++) {
                    arguments[j] = i == j ? wrong : sample(types[j]);
                }
                Throwable thrown = thrown(executable, arguments);
                assertThat(thrown).as("%s, parameter %d", executable, i).isInstanceOf(NullPointerException.class);
                assertThat(thrown.getMessage())
                        .as("%s, parameter %d", executable, i)
                        .matches("[a-z][A-Za-z]*");
            }
        }
    }

    /** Returns null and, for an array or a collection, a value with an element that is null. */
    private static List<Object> nulls(Class<?> type) {
        List<Object> nulls = new ArrayList<>();
        if (!type.isPrimitive()) {
            nulls.add(null);
        }
        if (type.isArray() && !type.getComponentType().isPrimitive()) {
            nulls.add(Array.newInstance(type.getComponentType(), 1));
        } else if (type.isAssignableFrom(List.class) && type != Object.class) {
            nulls.add(Collections.singletonList(null));
        }
        return nulls;
    }

    private static Throwable thrown(Executable executable, Object[] arguments) throws Exception {
        try {
            if (executable instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                ((Method) executable).invoke(target(executable), arguments);
            }
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    private static Object target(Executable executable) {
        return SAMPLES.stream()
                .filter(executable.getDeclaringClass()::isInstance)
                .findFirst()
                .orElse(null);
    }

    private static Object sample(Class<?> type) {
        if (type.isPrimitive()) {
            return type == boolean.class ? (Object) true : type == double.class ? (Object) 2.0 : (Object) 2;
        }
        if (Collection.class.isAssignableFrom(type) || type == Iterable.class) {
            return type == Set.class ? Set.of() : new ArrayList<>();
        }
        if (type == Map.class) {
            return Map.of();
        }
        return SAMPLES.stream().filter(type::isInstance).findFirst().orElse(null);
    }
}
