// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Families that are closed for ever may be switched over without a default; families that grow may not. */
class ExhaustiveSwitchTest {
    @TempDir
    Path classes;

    /** The kinds that a program can name: all public ones, of families within the family too. */
    private static Stream<Class<?>> publicKinds(Class<?> type) {
        return !Modifier.isPublic(type.getModifiers())
                ? Stream.of()
                : type.isSealed()
                        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(ExhaustiveSwitchTest::publicKinds)
                        : Stream.of(type);
    }

    private List<String> errors(Class<?> family, String otherwise) throws IOException {
        String cases = publicKinds(family)
                .map(kind -> "case " + kind.getCanonicalName() + " kind -> 1;")
                .collect(Collectors.joining("\n"));
        String program = "class Stranger { static int of(" + family.getCanonicalName()
                + " value) {\nreturn switch (value) {\n" + cases + otherwise + "\n}; } }";
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavaFileObject source =
                new SimpleJavaFileObject(URI.create("string:///Stranger.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return program;
                    }
                };
        List<String> options =
                new ArrayList<>(List.of("-proc:none", "-d", classes.toString(), "-cp", "target/classes"));
        int version = Runtime.version().feature();
        if (version < 21) { // where a switch over patterns is a preview
            options.addAll(List.of("--enable-preview", "--release", String.valueOf(version)));
        }
        compiler.getTask(null, null, found, options, null, List.of(source)).call();
        return found.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(classes = {Violation.class, PathViolation.class, SetupProblem.class, MovePath.class})
    void aFamilyThatGrowsNeedsADefault(Class<?> family) throws IOException {
        assertThat(errors(family, "default -> 0;")).isEmpty();
        assertThat(errors(family, "")).singleElement().asString().contains("does not cover all possible input values");
    }

    @ParameterizedTest
    @ValueSource(classes = {Move.class, PieceMove.class, Mobility.class})
    void aClosedFamilyNeedsNone(Class<?> family) throws IOException {
        assertThat(errors(family, "")).isEmpty();
    }

    /** What the compiler goes by, on every JDK: a kind that a program cannot name. */
    @Test
    void aFamilyThatGrowsHasOneHiddenKind() {
        for (Class<?> family : List.of(Violation.class, PathViolation.class, SetupProblem.class, MovePath.class)) {
            assertThat(family.getPermittedSubclasses())
                    .filteredOn(kind -> kind.getName().contains("FutureKind"))
                    .singleElement()
                    .satisfies(kind ->
                            assertThat(Modifier.isPublic(kind.getModifiers())).isFalse());
        }
        for (Class<?> family : List.of(Move.class, PieceMove.class, Mobility.class)) {
            assertThat(family.getPermittedSubclasses()).allMatch(kind -> Modifier.isPublic(kind.getModifiers()));
        }
    }
}
