// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static io.github.hiverules.examples.cli.Answer.output;
import static io.github.hiverules.examples.cli.Answer.run;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands that write change no file that they didn't create. */
class OutputsTest {
    private static final String FOREIGN = "precious\n";

    private static final Map<String, String> COMMANDS = Map.of(
            "generate", "generate --games 3 --plies 4 --out OUT",
            "index", "index --out OUT GAMES",
            "match", "match --games 1 --depth 1 --plies 4 --pgn OUT a b",
            "resume", "match --games 1 --depth 1 --plies 4 --resume --pgn OUT a b",
            "train", "train --units 1 --epochs 1 --out OUT GAMES",
            "features", "features --radius 4 --out OUT GAMES");

    @TempDir
    private Path folder;

    @TempDir
    private static Path made;

    private static String games = "";

    @BeforeAll
    static void makeGames() {
        games = made.resolve("games.pgn").toString();
        output("generate", "--players", "bot", "--nodes", "5", "--games", "3", "--plies", "30", "--out", games);
    }

    private static Answer write(String command, Path out) {
        return write(command, out, games);
    }

    private static Answer write(String command, Path out, String input) {
        return run(Stream.of(COMMANDS.get(command).split(" "))
                .map(word -> word.equals("OUT") ? out : word.equals("GAMES") ? input : word)
                .toArray());
    }

    /** Returns all files with their contents. */
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file, ISO_8859_1));
            }
        }
        return files;
    }

    @ParameterizedTest
    @CsvSource({
        "generate, out",
        "generate, out.lock",
        "generate, out.part",
        "index, out",
        "index, out.lock",
        "match, out",
        "match, out.lock",
        "resume, out",
        "resume, out.lock",
        "train, out",
        "train, out.lock",
        "features, out",
        "features, out/.lock",
        "features, out/.progress",
        "features, out/features.json",
        "features, out/train",
        "features, out/train/000000.npz",
        "features, out/test/123456.npz"
    })
    void namesForeignFileAndChangesNothing(String command, String name) throws IOException {
        for (String content : List.of(
                "", FOREIGN, "{}", "[", "[GameType \"Base\"]\n\n1. wS1\n*\n", "Base;InProgress;Black[1];wS1\n")) {
            Path foreign = folder.resolve(name);
            Files.createDirectories(foreign.getParent());
            Files.writeString(foreign, content);
            Answer answer = write(command, folder.resolve("out"));
            String subject = name.equals("out") ? "" : foreign.toString();
            assertThat(answer.err().lines())
                    .singleElement()
                    .satisfies(line -> assertThat(line)
                            .startsWith("error: can't write " + folder.resolve("out") + ": ")
                            .contains(subject));
            assertThat(answer.code()).isEqualTo(2);
            assertThat(files()).isEqualTo(Map.of(name, content));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "generate, out.step out.new out.next out.tmp Out.lock.txt",
        "index, out.part out.new out.next",
        "train, out.next out.part",
        "features, out/train/a.npz out/train/000000.npz.next out/features.json.next out/.progress.next out/games.pgn"
    })
    void leavesOtherFilesAlone(String command, String names) throws IOException {
        for (String name : names.split(" ")) {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.writeString(folder.resolve(name), FOREIGN);
        }
        Map<String, String> before = files();
        for (int run = 0; run < 2; run++) {
            assertThat(write(command, folder.resolve("out")).code()).isZero();
            assertThat(files()).containsAllEntriesOf(before);
        }
        try (Stream<Path> found = Files.walk(folder)) {
            assertThat(found.map(file -> file.getFileName().toString()))
                    .noneMatch(name -> name.endsWith(".lock") || name.startsWith(".hive"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"index", "train"})
    void outputIsNoInput(String command) throws IOException {
        String text = Files.readString(Path.of(games));
        Path file = Files.writeString(folder.resolve("games.pgn"), text);
        Path hard = Files.createLink(folder.resolve("hard.pgn"), file);
        for (Path input : List.of(file, hard, folder.resolve(".").resolve("games.pgn"))) {
            assertThat(write(command, file, input.toString()).code()).isEqualTo(2);
        }
        assertThat(write(command, file, folder.toString()).code()).isEqualTo(2);
        assertThat(files()).isEqualTo(Map.of("games.pgn", text, "hard.pgn", text));
    }

    @Test
    void networkIsNotReplacedByItsGames() throws IOException {
        Path network = folder.resolve("network");
        assertThat(write("train", network).code()).isZero();
        String text = Files.readString(network);
        assertThat(run("generate", "--players", "bot", "--games", "1", "--network", network, "--out", network)
                        .err())
                .contains("it is also an input");
        assertThat(network).content().isEqualTo(text);
    }

    /** A user may have changed a file that a command has created. */
    @ParameterizedTest
    @CsvSource({
        "generate, out, '$', my notes, the beginning of these games",
        "generate, out, '[2-9]', 1, a file of these games",
        "index, out, '$', my notes, an unchanged index of openings",
        "index, out, '[2-9]', 1, an unchanged index of openings",
        "train, out, '$', my notes, an unchanged network",
        "train, out, ' [2-9]', ' 1', an unchanged network",
        "features, out/features.json, '$', my notes, a description of a training set",
        "features, out/features.json, '[2-9]', 1, the description of this training set",
        "features, out/.progress, '$', my notes, the progress of a training set",
        "features, out/train/000000.npz, '$', my notes, a part of a training set"
    })
    void changedFileIsNotReplaced(String command, String name, String from, String to, String kind) throws IOException {
        Path out = folder.resolve("out");
        assertThat(write(command, out).code()).isZero();
        Map<String, String> before = files();
        assertThat(write(command, out).code()).isZero();
        assertThat(files().keySet()).isEqualTo(before.keySet());
        String content = before.get(name);
        String changed = from.equals("$") ? content + to : content.replaceFirst(from, to);
        assertThat(changed).isNotEqualTo(content);
        Files.writeString(folder.resolve(name), changed, ISO_8859_1);
        Map<String, String> edited = files();
        assertThat(write(command, out).err()).contains("exists and is not " + kind + ";");
        assertThat(files()).containsAllEntriesOf(edited);
    }

    /** A set of other records or settings may be the work of many hours. */
    @Test
    void trainingSetIsNotReplacedByAnother() throws IOException {
        Path out = folder.resolve("out");
        assertThat(write("features", out).code()).isZero();
        Map<String, String> before = files();
        for (String inputs : List.of("--radius 5 " + games, "../records")) {
            Answer answer = run((Object[]) ("features --out " + out + " " + inputs).split(" "));
            assertThat(answer.err()).contains("it exists and is a training set of other records or settings");
            assertThat(files()).isEqualTo(before);
        }
    }

    /** A wrong file name has no effect on the next run. */
    @Test
    void trainingSetWithoutRowsIsReplaced() {
        Path out = folder.resolve("out");
        assertThat(write("features", out, "missing").code()).isEqualTo(2);
        assertThat(write("features", out).code()).isZero();
    }

    /** A command that reads a folder doesn't read its own files there. */
    @ParameterizedTest
    @ValueSource(strings = {"index", "train", "features"})
    void outputInFolderOfInputsIsNotRead(String command) throws IOException {
        Files.copy(Path.of(games), folder.resolve("games.pgn"));
        Path out = folder.resolve("out");
        Answer first = write(command, out, folder.toString());
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(write(command, out, folder.toString())).isEqualTo(first);
        if (command.equals("features")) {
            assertThat(write(command, folder, folder.toString()).err()).contains("it is also an input");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate", "index", "match", "resume", "train"})
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a symbolic link takes a right there that not every user has")
    void targetOfLinkIsProtected(String command) throws IOException {
        Path victim = Files.writeString(folder.resolve("victim"), FOREIGN);
        for (String name : List.of("out", "out.lock")) {
            Path link = Files.createSymbolicLink(folder.resolve(name), victim);
            assertThat(write(command, folder.resolve("out")).code()).isEqualTo(2);
            assertThat(victim).content().isEqualTo(FOREIGN);
            assertThat(link).isSymbolicLink();
            Files.delete(link);
        }
        assertThat(folder.toFile().list()).containsExactly("victim");
    }

    @ParameterizedTest
    @ValueSource(strings = {".lock", ".progress", "features.json", "train", "test/000000.npz"})
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a symbolic link takes a right there that not every user has")
    void linkInFolderIsForeign(String name) throws IOException {
        Path out = folder.resolve("out");
        assertThat(write("features", out).code()).isZero();
        Path file = Files.createDirectories(out.resolve(name).getParent())
                .resolve(out.resolve(name).getFileName());
        Path moved = folder.resolve("moved");
        if (Files.exists(file)) {
            Files.move(file, moved);
        } else {
            Files.writeString(moved, FOREIGN);
        }
        Files.createSymbolicLink(file, moved);
        Map<String, String> before = files();
        assertThat(write("features", out).err()).contains(file + " exists and is not");
        assertThat(files()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate", "train"})
    void fullDeviceIsAnErrorInOneLine(String command) {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no /dev/full on this system");
        Answer answer = write(command, full);
        assertThat(answer.err())
                .isEqualToNormalizingNewlines("error: can't write /dev/full: No space left on device\n");
        assertThat(answer.code()).isEqualTo(2);
    }
}
