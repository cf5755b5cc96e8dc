// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import static io.github.hiverules.examples.cli.Answer.output;
import static io.github.hiverules.examples.cli.Answer.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.bot.Network;
import io.github.hiverules.examples.cli.Answer;
import io.github.hiverules.examples.cli.commands.MadeUpGames.SelfPlay;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests generated games. */
class GenerateTest {
    private static final SelfPlay SELF_PLAY = new SelfPlay(Network.standard(), 20, 2, 4, 10);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void equalSeedsGiveEqualValidGames() throws IOException {
        Path file = folder.resolve("made-up.pgn");
        output("generate", "--games", "20", "--plies", "30", "--seed", "5", "--out", file.toString());
        assertThat(output("validate", file.toString()).lines()).last().isEqualTo("20 games: 20 valid, 0 invalid");
        assertThat(output("generate", "--games", "20", "--plies", "30", "--seed", "5"))
                .isEqualTo(Files.readString(file));
        assertThat(output("generate", "--games", "20", "--plies", "30", "--seed", "6"))
                .isNotEqualTo(Files.readString(file));
    }

    @Test
    void equalSeedsGiveEqualBotGames() {
        String command = "generate --players bot --nodes 20 --random-plies 3-5 --games 6 --seed 2 --plies 40";
        String games = output((Object[]) command.split(" "));
        assertThat(output((Object[]) command.split(" "))).isEqualTo(games);
        List<GameRecord> records = Records.parse(games, ReaderOptions.strict());
        assertThat(records)
                .hasSize(6)
                .allSatisfy(record -> assertThat(record.tag("White").orElse("")).isEqualTo("bot"));
        assertThat(records).extracting(GameRecord::moves).doesNotHaveDuplicates();
        assertThat(records).allSatisfy(record -> {
            List<RecordedMove> moves = record.recordedMoves();
            assertThat(moves.subList(0, 3)).allMatch(move -> move.comments().isEmpty());
            assertThat(moves.subList(5, moves.size()).stream().flatMap(move -> move.comments().stream()))
                    .isNotEmpty()
                    .allMatch(comment -> comment.matches("\\[%eval \\d+]"));
        });
    }

    @Test
    void gameDependsOnlyOnNumber() {
        for (Optional<SelfPlay> players : List.of(Optional.of(SELF_PLAY), Optional.<SelfPlay>empty())) {
            MadeUpGames games = new MadeUpGames(3, 24, players);
            GameRecord third = games.game(3);
            games.game(1);
            assertThat(games.game(3)).isEqualTo(third).isNotEqualTo(games.game(4));
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a symbolic link takes a right there that not every user has")
    void keepsSymbolicLinks() throws IOException {
        Path file = folder.resolve("file");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        Path games = folder.resolve("games");
        output("generate", "--games", "1", "--players", "bot", "--nodes", "20", "--plies", "20", "--out", games);
        for (String command : List.of("generate --games 1", "index ../records", "train --epochs 1 " + games)) {
            Files.deleteIfExists(file);
            output((Object[]) (command + " --out " + link).split(" "));
            assertThat(link).isSymbolicLink();
            assertThat(Files.size(file)).isGreaterThan(3);
        }
    }

    /** Leaves the files of an interrupted run. */
    private static void interrupt(Path file, String part, String note) throws IOException {
        try (Output begun = Output.file(file, "", found -> false, List.of(), ".part")) {
            Files.writeString(begun.scratch(".part"), part);
            begun.note(note);
        }
    }

    @Test
    void resumesInterruptedRun() throws IOException {
        String whole = output("generate", "--games", "2500", "--plies", "4", "--to", "uhp");
        Path file = folder.resolve("games.txt");
        MadeUpGames games = new MadeUpGames(1, 4, Optional.empty());
        StringBuilder block = new StringBuilder();
        for (int number = 1; number <= 1000; number++) {
            block.append(Records.print(games.game(number), RecordFormat.GAME_STRING));
        }
        String begun = block.toString().replaceFirst("Base", "base"); // marks the first step
        CRC32 checksum = new CRC32();
        checksum.update(begun.getBytes(StandardCharsets.UTF_8));
        String note = "1 " + Long.toHexString(checksum.getValue()) + " " + begun.length()
                + " uhp random seed 1 plies 4 of 2500";
        Object[] command = {"generate", "--games", "2500", "--plies", "4", "--to", "uhp", "--out", file};
        for (String changed : List.of(
                begun + "Base;InProgr\nmy notes\n",
                begun + "\n",
                begun.replaceFirst("base", "Base"),
                begun.substring(1),
                begun + whole)) {
            interrupt(file, changed, note);
            assertRefused(file, changed, command);
        }
        String incomplete = whole.substring(begun.length(), begun.length() + 12);
        interrupt(file, begun + incomplete, note);
        assertRefused(
                file, begun + incomplete, "generate", "--games", "9", "--plies", "4", "--to", "uhp", "--out", file);
        assertRefused(file, begun + incomplete, "index", "--out", file, "../records");
        output(command);
        assertThat(Files.readString(file)).isEqualTo(whole.replaceFirst("Base", "base"));
        assertThat(folder.toFile().list()).containsExactly("games.txt");
    }

    /** A user may have changed the file of an interrupted run, or use another command. */
    private static void assertRefused(Path file, String content, Object... command) {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Answer answer = run(command);
        assertThat(answer.err()).startsWith("error: can't write " + file + ": " + part + " exists and is ");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(part).content().isEqualTo(content);
        assertThat(file).doesNotExist();
    }

    @Test
    void replacesOnlyGamesOfSameSettings() throws IOException {
        Path file = folder.resolve("games.txt");
        Object[] ten = {"generate", "--games", "10", "--plies", "4", "--to", "uhp", "--out", file};
        output(ten);
        String games = Files.readString(file);
        output("generate", "--games", "12", "--plies", "4", "--to", "uhp", "--out", file);
        assertThat(Files.readString(file)).startsWith(games).hasLineCount(12);
        assertThat(run("generate", "--games", "10", "--plies", "4", "--seed", "2", "--to", "uhp", "--out", file)
                        .err())
                .startsWith("error: can't write " + file + ": it exists and is not a file of these games");
        assertThat(folder.toFile().list()).containsExactly("games.txt");
    }

    /** A user may have added text to the file. The new games are kept for the next run. */
    @Test
    void replacesOnlyBeginningOfNewFile() throws IOException {
        Path file = folder.resolve("games.txt");
        Object[] ten = {"generate", "--games", "10", "--plies", "4", "--to", "uhp", "--out", file};
        output(ten);
        String games = Files.readString(file);
        for (String edited :
                List.of(games + "my notes\n", games + games, games.replaceFirst("(?s)\n.*", "\nmy notes\n"))) {
            Files.writeString(file, edited);
            assertThat(run(ten).err())
                    .isEqualToNormalizingNewlines(
                            "error: can't write " + file
                                    + ": it exists and is not the beginning of these games; delete it or choose another output\n");
            assertThat(file).content().isEqualTo(edited);
        }
        Files.delete(file);
        output(ten);
        assertThat(file).content().isEqualTo(games);
        assertThat(folder.toFile().list()).containsExactly("games.txt");
    }
}
