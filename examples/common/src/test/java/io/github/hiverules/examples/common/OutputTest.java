// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the files that commands write, between programs and within a program. */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class OutputTest {
    private static final String FOREIGN = "precious\n";
    private static final String NO_LINKS = "a symbolic link takes a right there that not every user has";

    @TempDir
    private Path folder;

    private static Output open(Path file, String... inputs) {
        return Output.file(file, "a number", OutputTest::isNumber, List.of(inputs), ".part");
    }

    private static boolean isNumber(Path file) throws IOException {
        return Files.readString(file).matches("\\d+");
    }

    /** A program that writes scratch files and is killed when its input ends. */
    private static final class Holder {
        public static void main(String[] arguments) throws IOException {
            Output output = open(Path.of(arguments[0]));
            Files.writeString(output.scratch(), "x");
            Files.writeString(output.scratch(".part"), "12");
            output.note("step 1");
            System.out.println("locked");
            System.in.readAllBytes();
            Runtime.getRuntime().halt(0);
        }
    }

    private static Process hold(Path file) throws IOException {
        String java = ProcessHandle.current().info().command().orElse("java");
        Process holder = new ProcessBuilder(
                        java, "-cp", System.getProperty("java.class.path"), Holder.class.getName(), file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(new BufferedReader(new InputStreamReader(holder.getInputStream(), UTF_8)).readLine())
                .isEqualTo("locked");
        return holder;
    }

    private static void kill(Process holder) throws IOException, InterruptedException {
        holder.getOutputStream().close();
        holder.waitFor();
    }

    private static void assertInUse(Path file) {
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(CommandException.class)
                .hasMessage("another run is writing " + file);
    }

    @Test
    void killedRunLeavesNothingToNextRun() throws Exception {
        Path file = folder.resolve("file");
        Process holder = hold(file);
        assertInUse(file);
        assertInUse(file); // a refused run doesn't release the lock
        kill(holder);
        assertThat(folder.toFile().list()).hasSize(3);
        try (Output output = open(file)) {
            assertThat(output.note()).contains("step 1");
            assertThat(folder.resolve("file.part")).hasContent("12");
            assertThat(folder.toFile().list()).containsExactlyInAnyOrder("file.lock", "file.part");
            assertInUse(file);
            output.publish(output.scratch(".part"));
        }
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    @Test
    void otherCommandNamesFileOfKilledRun() throws Exception {
        Path file = folder.resolve("file");
        Path part = folder.resolve("file.part");
        kill(hold(file));
        assertThatThrownBy(() -> Output.file(file, "a number", OutputTest::isNumber, List.of()))
                .hasMessage("can't write " + file + ": " + part
                        + " exists and is from an interrupted run; delete it or choose another output");
        assertThat(part).hasContent("12");
        Files.delete(part);
        try (Output output = Output.file(file, "a number", OutputTest::isNumber, List.of())) {
            output.replace("1");
        }
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    /** A user may have changed the scratch file with a known name. */
    @Test
    void refusedScratchFileStays() throws Exception {
        Path file = folder.resolve("file");
        kill(hold(file));
        try (Output output = open(file)) {
            output.claimScratch(".part", "12", found -> Files.readString(found).equals("12"));
            assertThatThrownBy(() -> output.claimScratch(".part", "a new number", found -> false))
                    .hasMessageContaining("file.part exists and is not a new number");
        }
        assertThat(folder.resolve("file.part")).hasContent("12");
        try (Output output = open(file)) {
            assertThat(output.note()).contains("step 1");
        }
    }

    @ParameterizedTest
    @CsvSource({"file", "file.lock", "file.part"})
    void changesNoForeignFile(String name) throws IOException {
        Path foreign = folder.resolve(name);
        for (String content : List.of(FOREIGN, "")) {
            Files.writeString(foreign, content);
            assertRefused(name);
            assertThat(foreign).content().isEqualTo(content);
        }
        Files.delete(foreign);
        Files.createDirectory(foreign);
        assertThatThrownBy(() -> open(folder.resolve("file"))).isInstanceOf(CommandException.class);
        assertThat(folder.toFile().list()).containsExactly(name);
    }

    private void assertRefused(String name) {
        Path file = folder.resolve("file");
        assertThatThrownBy(() -> open(file))
                .isInstanceOf(CommandException.class)
                .hasMessageStartingWith("can't write " + file + ": "
                        + (name.equals("file") ? "it" : folder.resolve(name)) + " exists and is not ");
        assertThat(folder.resolve(name)).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"file.lock", "file.part"})
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = NO_LINKS)
    void followsNoLinkInPlaceOfScratchFile(String name) throws IOException {
        Path victim = folder.resolve("victim");
        Path link = Files.createSymbolicLink(folder.resolve(name), victim);
        assertThatThrownBy(() -> open(folder.resolve("file"))).hasMessageContaining(name + " exists");
        assertThat(victim).doesNotExist();
        Files.writeString(victim, FOREIGN);
        assertThatThrownBy(() -> open(folder.resolve("file"))).hasMessageContaining(name + " exists");
        assertThat(victim).content().isEqualTo(FOREIGN);
        assertThat(link).isSymbolicLink();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = NO_LINKS)
    void linkToOutputStays() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path target = inner.resolve("target");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("inner/target")); // dangling
        Path other = Files.createSymbolicLink(inner.resolve("other"), link);
        try (Output output = open(link)) {
            assertInUse(target);
            assertInUse(other);
            output.replace("1");
        }
        assertThat(target).hasContent("1");
        assertThat(link).isSymbolicLink();
        assertThat(inner.toFile().list()).containsExactlyInAnyOrder("target", "other");
        Files.writeString(target, FOREIGN);
        assertThatThrownBy(() -> open(link)).hasMessageContaining("it exists and is not a number");
        assertThat(target).content().isEqualTo(FOREIGN);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = NO_LINKS)
    void endlessLinkIsRefused() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("link"));
        assertThatThrownBy(() -> open(link)).hasMessage("can't write " + link + ": too many links");
    }

    @Test
    void hardLinkKeepsOldContent() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "1");
        Path copy = Files.createLink(folder.resolve("copy"), file);
        try (Output output = open(file)) {
            output.replace("2");
        }
        assertThat(file).hasContent("2");
        assertThat(copy).hasContent("1");
    }

    @Test
    void outputIsNoInput() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "1");
        Path copy = Files.createLink(folder.resolve("copy"), file);
        Path spelled = folder.resolve("../" + folder.getFileName() + "/file");
        for (Path input : List.of(file, copy, spelled)) {
            assertThatThrownBy(() -> open(file, "-", "", input.toString()))
                    .hasMessage("can't write " + file + ": it is also an input");
        }
        assertThatThrownBy(
                        () -> Output.folder(folder, List.of(folder.resolve(".").toString())))
                .hasMessage("can't write " + folder + ": it is also an input");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("file", "copy");
    }

    @Test
    void outputThatChangesMeanwhileStays() throws IOException {
        Path file = folder.resolve("file");
        try (Output output = open(file)) {
            Files.writeString(file, FOREIGN);
            assertThatThrownBy(() -> output.replace("1"))
                    .hasMessage("can't write " + file + ": another program has changed it meanwhile");
        }
        assertThat(file).content().isEqualTo(FOREIGN);
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    /** Somebody else may write the lock of an output in a shared folder. */
    @Test
    void lockNamesNoOtherFiles() throws Exception {
        Path victim = Files.writeString(folder.resolve("victim"), FOREIGN);
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path file = inner.resolve("file");
        kill(hold(file));
        Path lock = inner.resolve("file.lock");
        Files.writeString(lock, Files.readString(lock) + "file ../victim\nfile " + victim + "\nfile *../victim\n");
        open(file).close();
        assertThat(victim).content().isEqualTo(FOREIGN);
    }

    @Test
    void foldersOfOutputsHaveOnlyOwnFiles() throws IOException {
        Path set = folder.resolve("set");
        try (Output output = Output.folder(set, List.of())) {
            output.replace("part/1", "1".getBytes(UTF_8));
            output.replace("2", "2".getBytes(UTF_8));
            assertThatThrownBy(() -> Output.folder(set, List.of())).hasMessage("another run is writing " + set);
            assertThat(output.contains(set)).isTrue();
        }
        assertThat(set.toFile().list()).containsExactlyInAnyOrder("part", "2");
        assertThat(set.resolve("part").toFile().list()).containsExactly("1");
        Files.writeString(set.resolve("2"), FOREIGN);
        try (Output output = Output.folder(set, List.of())) {
            output.claim("part/1", "a number", OutputTest::isNumber);
            output.claimFolder("part");
            assertThatThrownBy(() -> output.claim("2", "a number", OutputTest::isNumber))
                    .hasMessageContaining(set.resolve("2") + " exists and is not a number");
            assertThatThrownBy(() -> output.claimFolder("2")).hasMessageContaining("is not a folder");
        }
        Files.writeString(set.resolve(".lock"), FOREIGN);
        assertThatThrownBy(() -> Output.folder(set, List.of())).hasMessageContaining("is not a lock");
    }

    @Test
    void readOnlyOutputIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "1");
        assumeFalse(
                !file.toFile().setReadOnly() || Files.isWritable(file),
                "root may write everything: a run by another user runs this test");
        assertThatThrownBy(() -> open(file)).hasMessage("can't write " + file + ": permission denied");
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        assertThatThrownBy(() -> open(closed.resolve("file"))).hasMessageEndingWith("permission denied");
    }
}
