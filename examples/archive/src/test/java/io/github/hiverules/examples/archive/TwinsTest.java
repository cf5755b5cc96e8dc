// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A game in several records counts once. */
@Tag("slow") // starts Spark
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Spark writes files there only with Hadoop's winutils.exe")
class TwinsTest {
    @TempDir
    private static Path folder = Path.of("");

    private static SparkSession spark = LocalSpark.session();
    private static Archive archive = LocalSpark.archive("file:/none", 0, 0);

    @BeforeAll
    static void makeTheArchive() throws IOException {
        GameRecord meadow = Records.parse(Files.readString(Path.of("../records/meadow-open.pgn")))
                .get(0);
        write("meadow.pgn", Records.print(meadow, RecordFormat.PGN));
        write("meadow.sgf", Records.print(meadow, RecordFormat.SGF));
        write("meadow.txt", Records.print(meadow, RecordFormat.GAME_STRING));
        write(
                "short.pgn",
                pgn("wQ -wS1", "White \"Ada", "Black \"Bo"),
                pgn("wQ -wS1", "White \"Ada", "Black \"Cy", "Date \"2020.01.02"),
                pgn("wQ -wS1", "White \"Ada", "Black \"Cy", "Date \"2020.01.03", "Round \"1"),
                pgn("wQ -wS1", "White \"Ada", "Black \"Cy", "Date \"2020.01.03", "Round \"2"),
                pgn("wQ -wS1", "White \"Ada", "Black \"Cy", "Date \"2020.01.03", "Round \"3", "Result \"WhiteWins"),
                pgn("wQ -wS1", "White \"Ada", "Black \"Cy", "Date \"2020.01.03", "Round \"3", "Result \"BlackWins"));
        write(
                "named.pgn",
                pgn("wA1 -wS1", "White \"Ada", "Black \"Bo", "Date \"2020.01.02"),
                pgn("wA1 -wS1", "White \"Cy", "Black \"Di"));
        write(
                "unnamed.pgn",
                pgn("wA1 -wS1", "White \"?", "Black \"?", "Date \"????.??.??"),
                pgn("wA1 -wS1", "White \"Cy", "Black \"Di", "Date \"2020.??.??"));
        write("broken.pgn", pgn("wX"), pgn("wX"));
        Game start = Game.of(PositionStrings.parse("Base r White[5] - wA1wQbQbA1"));
        String setUp = Records.print(GameRecord.of(start.play(start.legalMoves().get(0))), RecordFormat.PGN);
        write("set-up.pgn", setUp, setUp);

        String out = folder.resolve("out").toUri().toString();
        archive = LocalSpark.archive(out, Integer.MAX_VALUE, 3000);
        archive.create(
                InputFiles.of(List.of(folder.resolve("in").toString()), out, new Configuration(false)), "scratch");
    }

    /** Returns a PGN of three turns with a given third move. */
    private static String pgn(String third, String... tags) {
        StringBuilder pgn = new StringBuilder("[GameType \"Base\"]\n");
        for (String tag : tags) {
            pgn.append('[').append(tag).append("\"]\n");
        }
        return pgn + "1. wS1\n2. bS1 wS1-\n3. " + third + "\n";
    }

    private static void write(String name, String... games) throws IOException {
        Files.createDirectories(folder.resolve("in"));
        Files.writeString(folder.resolve("in").resolve(name), String.join("\n", games));
    }

    /** Returns the duplicates in files. */
    private static List<String> twins(String... files) {
        String in = folder.resolve("in") + "/";
        return archive.twins().collectAsList().stream()
                .map(row -> row.getString(0).replace(in, "") + "#" + row.getInt(1) + " of "
                        + row.getString(2).replace(in, "") + "#" + row.getInt(3))
                .filter(row -> Stream.of(files).anyMatch(row::startsWith))
                .sorted()
                .toList();
    }

    private static long positions(String file) {
        return archive.positions().filter("source like '%/" + file + "'").count();
    }

    @Test
    void mergesThreeFormats() {
        assertThat(twins("meadow"))
                .as("PGN and SGF tell most, and the PGN's name comes first")
                .containsExactly("meadow.sgf#1 of meadow.pgn#1", "meadow.txt#1 of meadow.pgn#1");
        assertThat(List.of(positions("meadow.pgn"), positions("meadow.sgf"), positions("meadow.txt")))
                .containsExactly(43L, 0L, 0L);
    }

    @Test
    void keepsEqualMovesWithDifferentTags() {
        assertThat(twins("short")).isEmpty();
        assertThat(positions("short.pgn")).isEqualTo(6 * 3);
    }

    @Test
    void unknownPlayersMatchKnownOnes() {
        assertThat(twins("named", "unnamed"))
                .containsExactly("unnamed.pgn#1 of named.pgn#1", "unnamed.pgn#2 of named.pgn#2");
    }

    @Test
    void brokenGamesAreNotDuplicates() {
        assertThat(twins("broken")).isEmpty();
    }

    @Test
    void setUpGamesHaveDuplicatesButNoPositions() {
        assertThat(twins("set-up")).containsExactly("set-up.pgn#2 of set-up.pgn#1");
        assertThat(positions("set-up.pgn")).isZero();
    }

    @Test
    void reportOmitsDuplicates() throws IOException {
        assertThat(Files.readString(folder.resolve("out/report.html")))
                .contains("15 valid games, 2 invalid", "5 valid games are duplicates")
                .contains(
                        "<td>0\u20139</td><td class=\"number\">9</td>",
                        "<td>40\u201349</td><td class=\"number\">1</td>")
                .contains("<b>1. wS1</b> <span>8 games");
    }
}
