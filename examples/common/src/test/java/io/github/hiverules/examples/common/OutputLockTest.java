// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests locks of outputs between programs and within a program. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class OutputLockTest {
    @TempDir
    private Path folder;

    /** A program that locks a file until its input ends. */
    private static final class Holder {
        public static void main(String[] arguments) throws IOException {
            OutputLock lock = OutputLock.ofFile(Path.of(arguments[0]));
            System.out.println("locked");
            System.in.readAllBytes();
            Runtime.getRuntime().halt(lock.hashCode() == 0 ? 1 : 0); // as if it were killed
        }
    }

    @Test
    void otherProgramExcludesThisProgram() throws Exception {
        Path file = folder.resolve("file");
        String java = ProcessHandle.current().info().command().orElse("java");
        Process holder = new ProcessBuilder(
                        java, "-cp", System.getProperty("java.class.path"), Holder.class.getName(), file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(new BufferedReader(new InputStreamReader(holder.getInputStream(), UTF_8)).readLine())
                .isEqualTo("locked");
        assertThatThrownBy(() -> OutputLock.ofFile(file)).hasMessage("another run is writing " + file);
        assertThatThrownBy(() -> OutputLock.ofFile(file))
                .as("a refused run doesn't release the lock")
                .hasMessage("another run is writing " + file);
        holder.getOutputStream().close();
        holder.waitFor();
        Path scratch = Files.createFile(folder.resolve("file.part"));
        try (OutputLock lock = OutputLock.ofFile(file, scratch)) {
            assertThat(lock).isNotNull();
            assertThat(scratch).doesNotExist();
            assertThatThrownBy(() -> OutputLock.ofFile(file)).hasMessage("another run is writing " + file);
        }
        assertThat(folder.toFile().list()).isEmpty();
    }
}
