// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every test run reads the inputs that the fuzzer has kept. Each parser has a folder, and each input a file. */
class FuzzCorpusTest {
    private static final Path CORPUS = Path.of("src/test/resources/fuzz");

    @TestFactory
    Stream<DynamicTest> everyParserStandsWhatTheFuzzerFound() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Class<?> target : FuzzTargets.class.getDeclaredClasses()) {
            Path folder = CORPUS.resolve(target.getSimpleName());
            assertThat(folder).as("inputs for " + target.getSimpleName()).isNotEmptyDirectory();
            try (Stream<Path> files = Files.list(folder)) {
                files.sorted()
                        .forEach(file -> tests.add(DynamicTest.dynamicTest(
                                folder.getFileName() + "/" + file.getFileName(),
                                () -> assertThatCode(() -> run(target, Files.readAllBytes(file)))
                                        .doesNotThrowAnyException())));
            }
        }
        return tests.stream();
    }

    private static void run(Class<?> target, byte[] input) throws Throwable {
        Method method = target.getMethod("fuzzerTestOneInput", byte[].class);
        try {
            method.invoke(null, (Object) input);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
