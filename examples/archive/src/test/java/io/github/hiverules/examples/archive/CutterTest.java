// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The chunks of a file, read each by itself, give what the file gives as a whole. */
class CutterTest {
    private static final Configuration CONFIGURATION = new Configuration(false);
    private static final String[] PIECES = {
        "{",
        "}",
        "(",
        ")",
        "\"",
        "\\",
        ";",
        "%",
        "[",
        "]",
        "\n",
        "\n\n",
        " ",
        "\r\n",
        "\t",
        "\f",
        "Bas",
        "\nBased on\n",
        "\u00A0",
        "\uFEFF",
        "é",
        "[GameType \"Base\"]",
        "\n[GameType \"Base\"]\n",
        "\n[gametype \"Base+M\"] ",
        "[White \"A\"]\n",
        "\n[Gam\n",
        "1.",
        "wS1",
        "{ a }",
        "( 2. bQ { ) } )",
        "; rest\n",
        "\n% rest\n",
        "[Event \"a\nb\"]",
        "$1",
        "WhiteWins"
    };

    @TempDir
    private Path folder = Path.of("");

    private static String games(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int game = random.nextInt(1, 8); game > 0; game--) {
            if (random.nextInt(6) == 0) {
                text.append("[Event \"before\"]\n");
            }
            text.append("[GameType \"Base\"]\n[White \"W")
                    .append(game)
                    .append("\"]\n\n1. wS1\n2. bS1 wS1-\n")
                    .append(random.nextBoolean() ? "{ nice }\n" : "")
                    .append("3. wQ -wS1\n\n")
                    .append(random.nextBoolean() ? "InProgress\n\n" : "");
        }
        return text.toString();
    }

    private static String spoilt(String text, SplittableRandom random) {
        StringBuilder spoilt = new StringBuilder(text);
        for (int changes = random.nextInt(5); changes > 0; changes--) {
            int at = random.nextInt(spoilt.length() + 1);
            if (random.nextInt(4) == 0) {
                spoilt.delete(at, Math.min(spoilt.length(), at + random.nextInt(30)));
            } else {
                spoilt.insert(at, PIECES[random.nextInt(PIECES.length)]);
            }
        }
        return spoilt.toString();
    }

    private List<Row> rows(List<Chunk> chunks) throws IOException {
        List<Row> rows = new ArrayList<>();
        try (ChunkGames games = new ChunkGames(chunks, CONFIGURATION)) {
            games.forEachRemaining(rows::add);
        }
        return rows;
    }

    /** Reads a text whole and in chunks, and tells how many chunks there were. */
    private int compare(byte[] text, long size, String name) throws IOException {
        Path file = Files.write(folder.resolve("games"), text);
        Chunk whole = Chunk.whole("games", file.toUri().toString(), text.length);
        List<Chunk> chunks = Cutter.cut(whole, new ByteArrayInputStream(text), size);
        assertThat(rows(chunks)).as(name).isEqualTo(rows(List.of(whole)));
        return chunks.size();
    }

    @Test
    void spoiltPgnInChunksIsWhatItIsAsAWhole() throws IOException {
        int chunks = 0;
        for (int seed = 0; seed < 1000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            String text = spoilt(games(random), random);
            boolean latin = random.nextInt(4) == 0;
            byte[] bytes = text.getBytes(latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
            chunks += compare(bytes, random.nextInt(1, 300), "seed " + seed + ":\n" + text);
        }
        assertThat(chunks).as("it is cut at all").isGreaterThan(1300);
    }

    @Test
    void spoiltGameStringsInChunksAreWhatTheyAreAsAWhole() throws IOException {
        int chunks = 0;
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            String text =
                    spoilt("Base;InProgress;Black[1];wS1\n\nBase+M;InProgress;White[2];wM;bM wM-\n".repeat(5), random);
            chunks += compare(
                    text.getBytes(StandardCharsets.UTF_8), random.nextInt(1, 100), "seed " + seed + ":\n" + text);
        }
        assertThat(chunks).as("it is cut at all").isGreaterThan(600);
    }

    @Test
    void soundGamesAreCutAtEachGame() throws IOException {
        String game = "[GameType \"Base\"]\n[White \"Löwe\"]\n\n1. wS1 {[%clk 1:00]}\n2. bS1 wS1-\n\n";
        assertThat(compare(game.repeat(100).getBytes(StandardCharsets.UTF_8), 1, "games"))
                .isEqualTo(100);
        assertThat(compare(("\uFEFF" + game.repeat(2000)).getBytes(StandardCharsets.UTF_8), 1, "more than a buffer"))
                .isEqualTo(2000);
    }

    @Test
    void behindAGameThatAReaderMayGiveUpNothingIsCut() throws IOException {
        String game = "[GameType \"Base\"]\n1. wS1\n";
        String endless = game + "{" + "x".repeat(5_000_000) + "\n";
        assertThat(compare((endless + game.repeat(3)).getBytes(StandardCharsets.UTF_8), 1, "an open comment"))
                .isOne();
        String words = game + "x ".repeat(130_000) + "\n";
        assertThat(compare((game.repeat(3) + words + game.repeat(3)).getBytes(StandardCharsets.UTF_8), 1, "words"))
                .isEqualTo(4);
    }
}
