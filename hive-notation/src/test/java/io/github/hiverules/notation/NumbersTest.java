// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.search.SearchBoard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Move numbers match MoveStrings, and move numbers and planes match the output of another library. */
class NumbersTest {
    private static final Path CORPUS =
            Path.of(System.getProperty("hive.shared", "../../shared"), "corpus", "numbers.jsonl");

    private static final Map<String, Integer> DIRECTIONS =
            Map.of(" X/", 0, " X-", 1, " X\\", 2, " /X", 3, " -X", 4, " \\X", 5, " X", 6);

    /** Computes the number of a MoveString from its characters. */
    private static int number(String move) {
        if (move.equals("pass")) {
            return 5488;
        }
        String[] words = move.split(" ", 2);
        int piece = place(words[0]);
        if (words.length == 1) {
            return piece * 196 + piece * 7 + 6;
        }
        String reference = words[1].replaceAll("[-/\\\\]", "");
        return piece * 196 + place(reference) * 7 + DIRECTIONS.get(" " + words[1].replace(reference, "X"));
    }

    private static int place(String piece) {
        return MoveNumbers.pieces().indexOf(Piece.parse(piece));
    }

    @Test
    void numbersAndPlanesEqualCorpus() throws IOException {
        assumeTrue(
                Files.exists(CORPUS),
                "mvn -B verify -Dhive.shared=FOLDER runs this test with the records in FOLDER/corpus");
        List<String> lines = Files.readAllLines(CORPUS);
        assertThat(lines).isNotEmpty();
        for (String line : lines) {
            new OtherLibrary(new ObjectMapper().readTree(line)).isMatched();
        }
    }

    /**
     * A position as the other library prints it. In that library, pieces of one kind enter in any order, so the names
     * differ.
     */
    private static final class OtherLibrary {
        private final JsonNode printed;
        private final Game game;
        private final SearchBoard board;
        private final Map<Piece, Piece> ours = new HashMap<>();

        OtherLibrary(JsonNode printed) {
            this.printed = printed;
            // some lines were escaped twice
            String text = printed.get("game").asText().replace("\\\\", "\\");
            ReaderOptions options = ReaderOptions.lenient();
            game = Records.parse(text, options).get(0).game();
            board = SearchBoard.of(game);
            String[] fields = text.split(";");
            for (int ply = 0; ply < game.length(); ply++) {
                if (game.moves().get(ply) instanceof PieceMove move) {
                    ours.put(Piece.parse(fields[3 + ply].split(" ")[0]), move.piece());
                }
            }
        }

        void isMatched() {
            assertThat(printed.get("player").asInt())
                    .isEqualTo(game.sideToMove().ordinal());
            Set<Integer> expected = new TreeSet<>();
            for (int i = 0; i < printed.get("numbers").size(); i++) {
                int number = printed.get("numbers").get(i).asInt();
                assertThat(number(printed.get("strings").get(i).asText())).isEqualTo(number);
                expected.add(number < 5488 ? renamed(number) : number);
            }
            int[] moves = new int[SearchBoard.maxMoves()];
            byte[] mask = new byte[MoveNumbers.COUNT];
            MoveNumbers.mask(board, moves, board.generate(moves, 0), mask, 0);
            Set<Integer> legal = new TreeSet<>();
            for (int number = 0; number < mask.length; number++) {
                if (mask[number] == 1) {
                    legal.add(number);
                }
            }
            assertThat(legal).as(game.toString()).isEqualTo(expected);
            planes("planes0", Color.WHITE);
            planes("planes1", Color.BLACK);
        }

        private int renamed(int number) {
            return ours(number / 196) * 196 + ours(number / 7 % 28) * 7 + number % 7;
        }

        private int ours(int place) {
            Piece piece = MoveNumbers.pieces().get(place);
            Piece known = ours.get(piece);
            if (known == null) {
                // in the hand: in this library, the next piece of its kind enters
                known = game.position().hand(piece.color()).stream()
                        .filter(other -> other.bug() == piece.bug())
                        .min(Comparator.comparing(Piece::number))
                        .orElseThrow();
            }
            return MoveNumbers.pieces().indexOf(known);
        }

        private void planes(String key, Color own) {
            FeaturePlanes planes = FeaturePlanes.of(game.ruleset());
            byte[] expected = new byte[planes.size()];
            for (JsonNode one : printed.get(key)) {
                expected[
                        (one.get(0).asInt() * 17 + one.get(1).asInt()) * 17
                                + one.get(2).asInt()] = 1;
            }
            byte[] values = new byte[planes.size()];
            assertThat(planes.write(board, own, values, 0)).isTrue();
            assertThat(values).as("%s of %s", key, game).isEqualTo(expected);
        }
    }
}
