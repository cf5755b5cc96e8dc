// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A number that may change in the next version is not copied into the class files of programs: no {@code case} takes it. */
class ConstantsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SearchBoard.MAX_MOVES",
                "SearchBoard.CELLS",
                "SearchBoard.PASS",
                "Perft.MAX_DEPTH",
                "Perft.MAX_THREADS",
                "Solver.MAX_TURNS"
            })
    void isNoConstantToTheCompiler(String name) {
        String source = "class A { int of(int n) { switch (n) { case io.github.hiverules.impl." + name
                + ": return 1; default: return 0; } } }";
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        boolean compiled = compiler.getTask(
                        null,
                        null,
                        diagnostics,
                        List.of("-proc:none", "-classpath", System.getProperty("java.class.path")),
                        null,
                        List.of(new SimpleJavaFileObject(URI.create("string:///A.java"), JavaFileObject.Kind.SOURCE) {
                            @Override
                            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                                return source;
                            }
                        }))
                .call();
        assertThat(compiled).isFalse();
        assertThat(diagnostics.getDiagnostics())
                .map(Diagnostic::getCode)
                .containsExactly("compiler.err.const.expr.req");
        assertThat(diagnostics.getDiagnostics().get(0).getMessage(Locale.ROOT)).isNotEmpty();
    }
}
