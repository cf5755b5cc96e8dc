// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.questions.OpeningBook;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningIndexTest {
    private static final int PLIES = 24;

    @TempDir
    private Path folder = Path.of("");

    /** Returns the sample records, and short random games with many common positions. */
    private static List<GameRecord> records() {
        List<GameRecord> records = new ArrayList<>();
        for (String name : new String[] {"all-eight-games.txt", "lantern-club.sgf", "meadow-open.pgn"}) {
            try (Stream<ScannedGame> games = Records.scan(Path.of("../records", name), ReaderOptions.lenient())) {
                games.filter(ScannedGame::isValid).map(ScannedGame::orElseThrow).forEach(records::add);
            }
        }
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            Game game = Game.start(Ruleset.tournament().withExpansions(Expansion.PILLBUG));
            while (game.length() < 8) {
                List<Move> moves = game.legalMoves();
                game = game.play(moves.get(random.nextInt(Math.min(moves.size(), game.length() < 4 ? 5 : 999))));
            }
            String state =
                    List.of("WhiteWins", "Draw", "BlackWins", "InProgress").get(seed % 4);
            Outcome outcome = Records.parseOne("[GameType \"Base\"]\n[Result \"" + state + "\"]\n1. wS1\n")
                    .outcome();
            records.add(GameRecord.of(game).withOutcome(outcome));
        }
        return records;
    }

    /** Returns the number of games and results by the keys before and after a move. */
    private static Map<String, Map<String, List<Integer>>> count(List<GameRecord> records) {
        Map<String, Map<String, List<Integer>>> counts = new HashMap<>();
        for (GameRecord record : records) {
            List<Position> line = record.game().positions();
            int result = List.of("WhiteWins", "Draw", "BlackWins", "InProgress").indexOf(record.uhpState());
            for (int ply = 1; ply < Math.min(line.size(), PLIES + 1); ply++) {
                List<Integer> sums = counts.computeIfAbsent(key(line.get(ply - 1)), any -> new HashMap<>())
                        .computeIfAbsent(key(line.get(ply)), any -> new ArrayList<>(List.of(0, 0, 0, 0)));
                sums.set(0, sums.get(0) + 1);
                if (result < 3) {
                    sums.set(result + 1, sums.get(result + 1) + 1);
                }
            }
        }
        return counts;
    }

    private static String key(Position position) {
        return CanonicalPosition.of(position).key();
    }

    private static Map<String, List<Integer>> answer(OpeningBook index, Position position) {
        Map<String, List<Integer>> answer = new HashMap<>();
        for (OpeningBook.Choice choice : index.choices(position)) {
            assertThat(choice.examples()).hasSize(Math.min(3, choice.games()));
            List<Integer> counts = List.of(choice.games(), choice.whiteWins(), choice.draws(), choice.blackWins());
            assertThat(answer.put(key(position.play(choice.move())), counts)).isNull();
        }
        return answer;
    }

    private static <T extends OpeningBook> T filled(T index, List<GameRecord> records) {
        records.forEach(record -> index.add("test", record, PLIES));
        return index;
    }

    @Test
    void countsEqualBruteForceInEveryOrientation() throws IOException {
        List<GameRecord> records = records();
        Map<String, Map<String, List<Integer>>> counts = count(records);
        Path file = folder.resolve("openings");
        try (OpeningIndex scratch = filled(OpeningIndex.create(folder.resolve("scratch")), records)) {
            scratch.save(file);
        }
        OpeningBook inMemory = filled(new OpeningBook(), records);
        try (OpeningIndex saved = OpeningIndex.open(file)) {
            assertThat(saved.games()).isEqualTo(records.size());
            Random random = new Random(1);
            for (GameRecord record : records) {
                List<Position> line = record.game().positions();
                for (Position position : line.subList(0, Math.min(line.size(), PLIES))) {
                    Symmetry symmetry = Symmetry.values()[random.nextInt(12)];
                    Map<String, List<Integer>> expected = counts.getOrDefault(key(position), Map.of());
                    assertThat(answer(saved, symmetry.apply(position))).isEqualTo(expected);
                    assertThat(answer(inMemory, position)).isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void otherRulesHideIllegalMoves() {
        GameRecord queen = Records.parseOne("[GameType \"Base\"]\n[Rules \"queen-opening\"]\n1. wQ\n2. bS1 wQ-\n");
        OpeningBook book = filled(new OpeningBook(), List.of(queen));
        assertThat(book.choices(queen.startPosition())).hasSize(1);
        assertThat(book.choices(Position.start(Ruleset.tournament()))).isEmpty();
    }

    @Test
    void rejectsDamagedAndForeignFiles() throws IOException {
        assertThatThrownBy(() -> OpeningIndex.open(folder.resolve("missing"))).hasMessageContaining("missing: no such");
        Path other = Files.writeString(folder.resolve("other"), "Base;wS1\n".repeat(1000));
        assertThatThrownBy(() -> OpeningIndex.open(other))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("other");
        Path file = folder.resolve("openings");
        List<GameRecord> records = records();
        try (OpeningIndex scratch = filled(OpeningIndex.create(folder.resolve("scratch")), records)) {
            scratch.save(file);
        }
        byte[] bytes = Files.readAllBytes(file);
        int refused = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            byte[] damaged = bytes.clone();
            int from = random.nextInt(bytes.length - 500);
            for (int i = from; i < from + 500; i++) {
                damaged[i] = (byte) random.nextInt();
            }
            Files.write(file, seed % 10 == 0 ? Arrays.copyOf(bytes, from) : damaged);
            try (OpeningIndex index = OpeningIndex.open(file)) {
                for (GameRecord record : records) {
                    index.choices(record.game()
                            .at(Math.min(6, record.game().length()))
                            .position());
                }
            } catch (IOException | CommandException e) {
                assertThat(e).hasMessageContaining(file.toString());
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(20);
    }
}
