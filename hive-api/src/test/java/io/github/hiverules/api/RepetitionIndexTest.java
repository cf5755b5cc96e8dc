// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.api.spi.LoadedRules;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Repetitions (R7.3) are found by a 32-bit hash and decided by comparing positions. */
class RepetitionIndexTest {
    private static final List<Position> PAIR = collision();

    private int asked;

    /** Uses rules that implement only haveSameMoves. */
    @BeforeEach
    void useRules() throws ReflectiveOperationException {
        set((HiveRules) Proxy.newProxyInstance(
                HiveRules.class.getClassLoader(), new Class<?>[] {HiveRules.class}, (proxy, method, arguments) -> {
                    assertThat(method.getName()).isEqualTo("haveSameMoves");
                    asked++;
                    return true;
                }));
    }

    @AfterEach
    void forgetRules() throws ReflectiveOperationException {
        set(null);
    }

    private static void set(HiveRules rules) throws ReflectiveOperationException {
        Field found = LoadedRules.class.getDeclaredField("found");
        found.setAccessible(true);
        found.set(null, rules);
    }

    private static Position grown(Random random) {
        Position position = Position.start(Ruleset.full());
        Set<Hex> taken = new HashSet<>();
        Hex cell = Hex.ORIGIN;
        for (Piece piece : position.ruleset().pieces(Color.WHITE).subList(0, 10)) {
            while (!taken.add(cell)) {
                cell = cell.neighbor(Direction.values()[random.nextInt(6)]);
            }
            position = position.playUnchecked(Move.place(piece, cell));
        }
        return position;
    }

    /** Returns two arrangements with equal hashes. Among 2^18 random arrangements, about 8 pairs have equal hashes. */
    private static List<Position> collision() {
        Random random = new Random(26);
        Map<Integer, Long> seeds = new HashMap<>();
        while (true) {
            long seed = random.nextLong();
            Position position = grown(new Random(seed));
            Long other = seeds.putIfAbsent(position.arrangementHash(), seed);
            if (other != null && !grown(new Random(other)).hasArrangementOf(position)) {
                return List.of(grown(new Random(other)), position);
            }
        }
    }

    @Test
    void countsPositionsWithEqualHashesSeparately() {
        Position one = PAIR.get(0);
        Position other = PAIR.get(1);
        assertThat(one.arrangementHash()).isEqualTo(other.arrangementHash());
        RepetitionIndex index = RepetitionIndex.of(one);
        assertThat(index.occurrences(other)).isZero();
        for (int times = 1; times <= 3; times++) {
            index = index.with(other);
            assertThat(index.occurrences(one)).isEqualTo(times);
            assertThat(index.occurrences(other)).isEqualTo(times);
            index = index.with(one.translate(times, -times));
            assertThat(index.occurrences(one)).isEqualTo(times + 1);
        }
        assertThat(index.occurrences(one.playUnchecked(Move.pass()))).isZero();
    }

    @Test
    void comparisonsGrowLinearlyInLongGames() {
        List<Position> positions = new ArrayList<>(PAIR);
        positions.add(positions.get(0).playUnchecked(Move.pass()));
        positions.add(positions.get(1).playUnchecked(Move.pass()));
        int plies = 10_000;
        RepetitionIndex index = RepetitionIndex.of(positions.get(0));
        for (int ply = 1; ply < plies; ply++) {
            index = index.with(positions.get(ply % 4));
        }
        for (Position position : positions) {
            assertThat(index.occurrences(position)).isEqualTo(plies / 4);
        }
        assertThat(asked).isLessThanOrEqualTo(4 * plies + 16);
    }
}
