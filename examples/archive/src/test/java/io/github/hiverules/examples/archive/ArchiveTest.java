// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.input_file_name;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The archive as a whole, on Spark in this process. */
@Tag("slow")
@DisabledOnOs(
        value = OS.WINDOWS,
        disabledReason = "Spark writes files there only with Hadoop's winutils.exe, which nobody has by default")
class ArchiveTest {
    private static final Path CORPUS =
            Path.of(System.getProperty("hive.shared", "../../../shared"), "corpus", "records");

    @TempDir
    private static Path folder = Path.of("");

    private static final List<String> PATHS = new ArrayList<>();
    private static SparkSession spark = LocalSpark.session();
    private static Archive archive = archive("none");

    private static Archive archive(String name) {
        return LocalSpark.archive(folder.resolve(name).toUri().toString(), Integer.MAX_VALUE, 6000);
    }

    @BeforeAll
    static void makeTheArchive() throws IOException {
        Path broken = Files.createDirectories(folder.resolve("broken"));
        Files.writeString(broken.resolve("empty.pgn"), "");
        Files.writeString(broken.resolve("picture.png"), "\u0089PNG");
        Files.writeString(broken.resolve("rules.pgn"), """
            [GameType "Base"]
            [White "<script>alert(1)</script>"]
            1. wS1
            2. bS1 wS1-
            3. wS1 bS1-

            [GameType "Base"]
            1. wQ
            """);
        String meadow = Files.readString(Path.of("../records/meadow-open.pgn"));
        Files.writeString(broken.resolve("many.pgn"), meadow.repeat(5) + "\n[GameType \"Base\"]\n1. wX\n");
        Files.writeString(broken.resolve("clocks.pgn"), """
            [GameType "Base"]
            [White "<img src=http://example.org onerror='alert(2)'>"]
            [Black "Ada L\u00F6we"]
            1. wS1 {[%clk 9:00:00]}
            2. bS1 wS1- {[%clk 9:00:00]}
            3. wQ -wS1 {[%clk 0:00:01]}
            """);
        Files.writeString(broken.resolve("<script>alert(3)"), "?");
        PATHS.addAll(List.of("../records", broken.toString()));
        if (Files.isDirectory(CORPUS)) {
            PATHS.add(CORPUS.toString());
        } else {
            System.err.println("skipped: no corpus beside the project, the sample records alone are compared");
        }
        archive = archive("out");
        archive.create(
                InputFiles.of(PATHS, folder.resolve("out").toUri().toString(), new Configuration(false)), "scratch");
    }

    /** Runs {@code validate} on the same files. */
    private static List<JsonNode> validated() throws IOException {
        List<String> command = new ArrayList<>(List.of("validate", "--json"));
        command.addAll(PATHS);
        StringWriter json = new StringWriter();
        PrintWriter err = new PrintWriter(new StringWriter());
        io.github.hiverules.examples.cli.Main.execute(new PrintWriter(json), err, command.toArray(String[]::new));
        ObjectMapper mapper = new ObjectMapper();
        List<JsonNode> games = new ArrayList<>();
        for (String line : json.toString().lines().toList()) {
            games.add(mapper.readTree(line));
        }
        return games;
    }

    private static List<String> texts(JsonNode game) {
        List<String> texts = new ArrayList<>();
        for (String key : List.of(
                "file", "index", "gameType", "rules", "plies", "state", "result", "white", "black", "gameString")) {
            texts.add(game.get(key).isNull() ? null : game.get(key).asText());
        }
        for (String key : List.of("line", "column", "ply", "reason", "rule")) {
            JsonNode value = game.path("error").path(key);
            texts.add(value.isMissingNode() || value.isNull() ? null : value.asText());
        }
        return texts;
    }

    private static List<String> texts(Row row, String... columns) {
        return Stream.of(columns)
                .map(row::getAs)
                .map(value -> value == null ? null : value.toString())
                .toList();
    }

    private static final String COLUMNS = "source index game_type rules plies result termination white black"
            + " game_string line column error_ply reason rule";

    @Test
    void verdictsEqualThoseOfValidate() throws Exception {
        List<List<String>> verdicts =
                validated().stream().map(ArchiveTest::texts).toList();
        List<List<String>> rows = archive.games().collectAsList().stream()
                .map(row -> texts(row, COLUMNS.split(" ")))
                .toList();
        assertThat(rows).hasSizeGreaterThan(25).containsExactlyInAnyOrderElementsOf(verdicts);
    }

    @Test
    void positionsTableHasEveryTurnOnce() {
        Dataset<Row> valid = Twins.removed(archive.games(), archive.twins());
        long turns = valid.selectExpr("sum(plies)").first().getLong(0);
        assertThat(archive.positions().count()).isEqualTo(turns);
        assertThat(PositionsTable.of(valid, 24).collectAsList())
                .containsExactlyInAnyOrderElementsOf(
                        archive.positions().filter("ply < 24").collectAsList());
        Dataset<Row> meadow = archive.positions().filter("source = '../records/meadow-open.pgn' and index = 2");
        List<Row> game = meadow.orderBy("ply").collectAsList();
        assertThat(meadow.filter("key = xxhash64('Base+MP w -')").collectAsList())
                .containsExactly(game.get(0));
        assertThat(game.get(1).<String>getAs("move")).isEqualTo("bP wM-");
        Row row = archive.games()
                .filter("source = '../records/meadow-open.pgn' and index = 2")
                .first();
        List<Long> keys = row.getList(row.fieldIndex("keys"));
        Position position = Position.start(Ruleset.parse("Base+MP"));
        List<Long> expected = new ArrayList<>(List.of(ArchivedGame.key(position)));
        for (Move move : GameStrings.parse(row.getAs("game_string")).moves()) {
            position = position.play(move);
            expected.add(ArchivedGame.key(position));
        }
        assertThat(keys).isEqualTo(expected).hasSize(game.size() + 1);
        for (int ply = 0; ply < game.size(); ply++) {
            assertThat(game.get(ply).<Integer>getAs("ply")).isEqualTo(ply);
            assertThat(game.get(ply).<Long>getAs("key")).isEqualTo(keys.get(ply));
            assertThat(game.get(ply).<String>getAs("result")).isEqualTo("BlackWins");
        }
    }

    @Test
    void positionsOfEachFileAreInOrderOfKeysAndHaveStatistics() throws IOException {
        Map<String, List<Long>> files =
                archive.positions().select(input_file_name(), col("key")).collectAsList().stream()
                        .collect(Collectors.groupingBy(
                                row -> row.getString(0),
                                Collectors.mapping(row -> row.getLong(1), Collectors.toList())));
        assertThat(files.values())
                .hasSizeGreaterThan(1)
                .allSatisfy(keys -> assertThat(keys).isSorted());
        String file = files.keySet().iterator().next();
        try (ParquetFileReader reader = ParquetFileReader.open(
                HadoopInputFile.fromPath(new org.apache.hadoop.fs.Path(file), new Configuration(false)))) {
            ColumnChunkMetaData keys =
                    reader.getFooter().getBlocks().get(0).getColumns().get(0);
            assertThat(keys.getPath().toDotString()).isEqualTo("key");
            assertThat(reader.readColumnIndex(keys).getMinValues()).isNotEmpty();
        }
    }

    @Test
    void tablesHaveVersion() {
        assertThat(spark.read()
                        .parquet(folder.resolve("out/games").toString())
                        .schema()
                        .apply("source")
                        .metadata()
                        .getLong("version"))
                .isEqualTo(Archive.VERSION);
    }

    /** Returns the number of a turn and the keys before and after the turn. */
    private static List<Object> turn(int ply, List<Long> keys) {
        return List.of(ply, keys.get(ply), keys.get(ply + 1));
    }

    @Test
    void openingsMatchKeysOfGames() {
        Dataset<Row> games = Twins.removed(archive.games(), archive.twins());
        Map<List<Object>, List<Row>> expected = new HashMap<>();
        for (Row game : games.filter("keys is not null")
                .selectExpr("*", "xxhash64(game_key) as hash")
                .collectAsList()) {
            List<Long> keys = game.getList(game.fieldIndex("keys"));
            for (int ply = 0; ply < Math.min(6, keys.size() - 1); ply++) {
                expected.computeIfAbsent(turn(ply, keys), turn -> new ArrayList<>())
                        .add(game);
            }
        }
        List<Row> openings = OpeningTree.turns(games, 1).collectAsList();
        assertThat(openings).hasSameSizeAs(expected.keySet()).hasSizeGreaterThan(30);
        assertThat(openings).anyMatch(opening -> opening.<Long>getAs("games") > 1);
        for (Row opening : openings) {
            List<Row> played = expected.get(
                    List.<Object>of(opening.getAs("ply"), opening.getAs("key"), opening.getAs("next_key")));
            assertThat(opening.<Long>getAs("games")).isEqualTo(played.size());
            for (String result : List.of("WhiteWins", "Draw", "BlackWins")) {
                assertThat(opening.<Long>getAs(result))
                        .isEqualTo(played.stream()
                                .filter(game -> game.getAs("result").equals(result))
                                .count());
            }
            assertThat(opening.<String>getAs("game_type"))
                    .isEqualTo(played.get(0).getAs("game_type"));
            assertThat(opening.<Long>getAs("example"))
                    .isEqualTo(played.stream()
                            .map(game -> game.<Long>getAs("hash"))
                            .min(Long::compare)
                            .orElseThrow());
        }
        List<Row> common = openings.stream()
                .filter(opening -> opening.<Long>getAs("games") >= 2)
                .toList();
        assertThat(common).hasSizeBetween(1, openings.size() - 1);
        assertThat(OpeningTree.turns(games, 2).collectAsList()).containsExactlyInAnyOrderElementsOf(common);
    }

    @Test
    void reportIsSelfContainedAndEscaped() throws IOException {
        String report = Files.readString(folder.resolve("out/report.html"));
        assertThat(report)
                .doesNotContain("<script", "<img", "<link", "<iframe", "url(", "@import")
                .doesNotContainPattern("<[^>]*(src=|href=\"[^#])")
                .contains(
                        "default-src 'none'",
                        "&lt;img src",
                        "&lt;script&gt;alert(3)",
                        "<details",
                        "<svg",
                        "R3.1 Queen first",
                        "Ada L\u00F6we",
                        "8:59:59");
        Matcher sections = Pattern.compile("<h2 id=\"(\\w+)\">").matcher(report);
        assertThat(sections.results().map(found -> found.group(1)))
                .hasSize(7)
                .allMatch(id -> report.contains("<a href=\"#" + id + "\">"));
    }
}
