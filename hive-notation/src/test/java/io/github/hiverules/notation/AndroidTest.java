// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.search.SearchBoard;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The README promises Android 8 (API 26) with desugaring, except for engines in other processes. Records are desugared. */
@EnabledIfSystemProperty(named = "android.signature", matches = ".+", disabledReason = "the build names the signatures")
class AndroidTest {
    private static final Set<String> ALLOWED = Set.of(
            "io.github.hiverules.*",
            "com.fasterxml.jackson.*",
            "tools.jackson.*",
            "java.lang.Record",
            "java.lang.runtime.ObjectMethods",
            "java.lang.Process",
            "java.lang.ProcessBuilder*",
            "java.lang.ProcessHandle");

    @ParameterizedTest
    @ValueSource(classes = {Game.class, SearchBoard.class, Records.class})
    void modulesCallOnlyMethodsOfAndroid(Class<?> typeOfModule) throws Exception {
        assertThat(unknownCalls(typeOfModule, ALLOWED)).isEmpty();
    }

    @Test
    void findsCallsThatAndroidLacks() throws Exception {
        assertThat(unknownCalls(Records.class, Set.of("io.github.hiverules.*")))
                .contains("Record.<init>", "ProcessHandle");
    }

    private static String unknownCalls(Class<?> typeOfModule, Set<String> allowed) throws Exception {
        File module = new File(
                typeOfModule.getProtectionDomain().getCodeSource().getLocation().toURI());
        ByteArrayOutputStream calls = new ByteArrayOutputStream();
        try (InputStream signatures = Files.newInputStream(Path.of(System.getProperty("android.signature")));
                PrintStream log = new PrintStream(calls, true, StandardCharsets.UTF_8)) {
            SignatureChecker checker = new SignatureChecker(signatures, allowed, new PrintWriterLogger(log));
            checker.setSourcePath(List.of());
            checker.process(module);
            return checker.isSignatureBroken() ? calls.toString(StandardCharsets.UTF_8) : "";
        }
    }
}
