// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.RandomGames;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests every position of whole games of all eight types. The system property hive.games sets the number of games. */
class LearningGamesTest {
    private static final int GAMES = Integer.getInteger("hive.games", 48);
    private static final int PLIES = 80;

    private final FeaturePlanes planes =
            FeaturePlanes.builder(Ruleset.parse("Base+MLP")).radius(12).build();
    private final Map<Symmetry, int[]> ofPlanes = new EnumMap<>(Symmetry.class);
    private final Map<Symmetry, int[]> ofMasks = new EnumMap<>(Symmetry.class);
    private final int[] moves = new int[SearchBoard.MAX_MOVES];

    @Test
    void numbersMasksAndPlanesOfEveryPosition() {
        for (Symmetry symmetry : Symmetry.values()) {
            ofPlanes.put(symmetry, planes.gather(symmetry));
            ofMasks.put(symmetry, MoveNumbers.gather(symmetry));
        }
        Random random = new Random(30);
        int fitting = 0;
        for (int game = 0; game < GAMES; game++) {
            Set<Expansion> expansions = RandomGames.expansionCombinations().get(game % 8);
            fitting += play(Ruleset.tournament().withExpansions(expansions), random);
        }
        assertThat(fitting).as("positions that fit").isGreaterThan(20 * GAMES);
    }

    private int play(Ruleset ruleset, Random random) {
        SearchBoard board = SearchBoard.of(Position.start(ruleset));
        int fitting = 0;
        int count = board.generate(moves, 0);
        for (int ply = 0; ply < PLIES && count > 0; ply++) {
            byte[] mask = checkNumbers(board, count);
            Symmetry symmetry = Symmetry.values()[random.nextInt(12)];
            fitting += checkImage(board, symmetry, mask) ? 1 : 0;
            count = board.generate(moves, 0);
            board.make(moves[random.nextInt(count)]);
            count = board.generate(moves, 0);
        }
        return fitting;
    }

    /** Checks that the mask contains exactly the numbers of the generated moves. */
    private byte[] checkNumbers(SearchBoard board, int count) {
        byte[] mask = new byte[MoveNumbers.COUNT];
        MoveNumbers.mask(board, moves, count, mask, 0);
        int[] generated = Arrays.copyOf(moves, count);
        for (int move : generated) {
            int number = MoveNumbers.of(board, move);
            if (mask[number] != 1 || MoveNumbers.move(board, number) != move) {
                throw new AssertionError(board.decode(move) + " in " + board.position());
            }
        }
        int[] named = new int[MoveNumbers.COUNT];
        int end = 0;
        for (int number = 0; number < mask.length; number++) {
            if (mask[number] == 1) {
                named[end++] = MoveNumbers.move(board, number);
            }
        }
        assertThat(Arrays.stream(named, 0, end).distinct().sorted().toArray())
                .isEqualTo(Arrays.stream(generated).sorted().toArray());
        return mask;
    }

    private boolean checkImage(SearchBoard board, Symmetry symmetry, byte[] mask) {
        SearchBoard image = SearchBoard.of(symmetry.apply(board.position()));
        byte[] imageMask = new byte[MoveNumbers.COUNT];
        MoveNumbers.mask(image, moves, image.generate(moves, 0), imageMask, 0);
        assertThat(gathered(mask, ofMasks.getOrDefault(symmetry, new int[0]))).isEqualTo(imageMask);
        byte[] values = new byte[planes.size()];
        byte[] imageValues = new byte[planes.size()];
        boolean fits = planes.write(board, Color.BLACK, values, 0);
        assertThat(planes.write(image, Color.BLACK, imageValues, 0)).isEqualTo(fits);
        if (fits) {
            assertThat(gathered(values, ofPlanes.getOrDefault(symmetry, new int[0])))
                    .isEqualTo(imageValues);
        }
        return fits;
    }

    private static byte[] gathered(byte[] values, int[] table) {
        byte[] image = new byte[table.length];
        for (int i = 0; i < table.length; i++) {
            image[i] = values[table[i]];
        }
        return image;
    }
}
