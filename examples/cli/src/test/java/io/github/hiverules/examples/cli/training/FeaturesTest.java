// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import static io.github.hiverules.examples.cli.Answer.output;
import static io.github.hiverules.examples.cli.Answer.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.cli.commands.RecordsCommand;
import io.github.hiverules.examples.cli.commands.Verdict;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.Middle;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests training sets. */
class FeaturesTest {
    private static final String NO_NUMPY = "mvn -B verify runs this test if Python with NumPy is installed";

    private static final String LOOK = """
        import sys, glob, numpy as np
        games = {}
        rows = 0
        for part in ("train", "validation", "test"):
            for file in sorted(glob.glob(sys.argv[1] + "/" + part + "/*.npz")):
                d = dict(np.load(file)) # each array is unpacked once
                n = len(d["move"])
                rows += n
                assert d["planes"].shape == (n, 23, 17, 17) and d["planes"].dtype == np.uint8
                starts = d["legal_start"]
                assert starts[0] == 0 and starts[n] == len(d["legal"])
                for i in range(n):
                    assert d["move"][i] in d["legal"][starts[i]:starts[i + 1]]
                    assert d["planes"][i, 22].min() == d["planes"][i, 22].max() == d["ply"][i] % 2
                    assert d["planes"][i, :16].sum() <= d["ply"][i]
                    assert d["key"][i].startswith(b"Base") and -2 <= d["result"][i] <= 1
                    assert games.setdefault(d["game"][i], part) == part
        print(rows, len(games))
        """;

    @TempDir
    private Path folder = Path.of("");

    @TempDir
    private static Path made = Path.of("");

    private static Path games = Path.of("");

    @BeforeAll
    static void makeGames() {
        games = made.resolve("games.pgn");
        output("generate", "--games", "30", "--plies", "40", "--out", games.toString());
    }

    private Path make(String name, String... more) {
        Path set = folder.resolve(name);
        output(Stream.concat(Stream.of("features", "--out", set), Stream.of(more))
                .toArray());
        return set;
    }

    private static Map<String, String> files(Path set) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(set)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                files.put(set.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }

    @Test
    void numpyReadsFiles() throws IOException, InterruptedException {
        Path set = make("set", games.toString());
        Process python;
        try {
            python = new ProcessBuilder("python3", "-c", LOOK, set.toString())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            assumeTrue(false, NO_NUMPY);
            return;
        }
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assumeTrue(!said.contains("No module named 'numpy'"), NO_NUMPY);
        assertThat(python.waitFor()).as(said).isZero();
        assertThat(said).endsWith(" 30");
    }

    /** A game in several formats counts once. Its part of the set depends only on the game. */
    @Test
    void skipsDuplicateGames() throws IOException {
        Path copy = folder.resolve("copy.sgf");
        Files.writeString(copy, output("convert", "--to", "sgf", games.toString()));
        String once = output("features", "--out", folder.resolve("once").toString(), games.toString());
        String twice =
                output("features", "--out", folder.resolve("twice").toString(), games.toString(), copy.toString());
        assertThat(twice).isEqualTo(once.replace("30 games", "30 games; 30 repeated"));
    }

    @Test
    void resumedRunGivesSameFiles() throws IOException {
        String[] arguments = {"--planes", "bugs", "--radius", "31", "--middle", "hive", games.toString()};
        Map<String, String> whole = files(make("whole", arguments));
        assertThat(whole.keySet()).filteredOn(name -> name.startsWith("train")).hasSizeGreaterThan(1);
        Path stopped = Files.createDirectory(folder.resolve("stopped"));
        FeaturePlanes planes = FeaturePlanes.builder(Ruleset.full())
                .features(Feature.BUGS)
                .radius(31)
                .middle(Middle.HIVE)
                .build();
        ReaderOptions options = ReaderOptions.strict();
        try (Output output = Output.folder(stopped, List.of())) {
            TrainingSet begun = new TrainingSet(
                    output, planes, RecordsCommand.fingerprint(List.of(games.toString()), file -> false));
            Records.split(games, options)
                    .limit(25)
                    .map(text -> Verdict.on(text, options))
                    .forEach(begun::add);
        }
        assertThat(files(stopped)).containsKeys(".progress").doesNotContainKey("features.json");
        FileTime first = Files.getLastModifiedTime(stopped.resolve("train").resolve("000000.npz"));
        assertThat(files(make("stopped", arguments))).isEqualTo(whole);
        assertThat(Files.getLastModifiedTime(stopped.resolve("train").resolve("000000.npz")))
                .isEqualTo(first);
    }

    /** The content of standard input is unknown before it is read. */
    @Test
    void standardInputIsNotResumed() throws IOException {
        InputStream standard = System.in;
        Set<Map<String, String>> sets = new HashSet<>();
        try {
            for (String first : List.of("wA1", "wG1")) {
                String game = "Base;InProgress;Black[2];" + first + ";bS1 " + first + "-;wQ -" + first;
                System.setIn(new ByteArrayInputStream(game.getBytes(StandardCharsets.UTF_8)));
                sets.add(files(make("set" + first, "-")).entrySet().stream()
                        .filter(file -> file.getKey().endsWith(".npz"))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
                assertThat(run("features", "--out", folder.resolve("set" + first), "-")
                                .err())
                        .contains("is a training set of other records or settings");
            }
        } finally {
            System.setIn(standard);
        }
        assertThat(sets).hasSize(2);
    }
}
