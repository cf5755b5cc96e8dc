// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.RandomRecords;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Trees of maps, lists, strings, numbers and Booleans. */
class HiveJsonTest {
    private static final Piece ANT = Piece.parse("wA1");

    @Test
    void writesCollectionsAndMapsOfValues() {
        assertThat(HiveJson.write(List.of(Move.pass(), ANT, Hex.of(1, -1), "text", 5, true, Bug.PILLBUG)))
                .isEqualTo(List.of(Map.of("pass", true), "wA1", List.of(1, -1), "text", 5, true, "pillbug"));
        assertThat(HiveJson.write(Set.of(ANT))).isEqualTo(List.of("wA1"));
        assertThat(HiveJson.write(Map.of(ANT, List.of(Hex.ORIGIN), Hex.ORIGIN, 1, "name", 2, Bug.SPIDER, 3)))
                .isEqualTo(Map.of("wA1", List.of(List.of(0, 0)), "(0,0)", 1, "name", 2, "spider", 3));
    }

    @Test
    void treesConsistOfPlainTypes() {
        Game game = RandomRecords.game(new Random(1), 40);
        onlyPlainTypes(HiveJson.write(game));
        onlyPlainTypes(HiveJson.write(RandomRecords.record(new Random(2), 30)));
        onlyPlainTypes(HiveJson.write(game.position().judge(Move.place(ANT, Hex.of(3, 50)))));
    }

    private static void onlyPlainTypes(Object tree) {
        if (tree instanceof Map<?, ?> object) {
            assertThat(object.keySet()).allSatisfy(name -> assertThat(name).isInstanceOf(String.class));
            object.values().forEach(HiveJsonTest::onlyPlainTypes);
        } else if (tree instanceof List<?> list) {
            list.forEach(HiveJsonTest::onlyPlainTypes);
        } else {
            assertThat(tree).isInstanceOfAny(String.class, Integer.class, Long.class, Boolean.class);
        }
    }

    @Test
    void readsWholeNumbersOfAnyClass() {
        List<Number> twos = List.of(
                2, 2L, (short) 2, (byte) 2, 2.0, 2f, BigInteger.TWO, new BigDecimal("2.00"), new AtomicInteger(2));
        for (Number two : twos) {
            assertThat(HiveJson.read(List.of(two, "-1"), Hex.class)).isEqualTo(Hex.of(2, -1));
        }
        List<Number> others = List.of(
                2.5,
                Double.NaN,
                Double.POSITIVE_INFINITY,
                1e300,
                -0.1f,
                BigInteger.ONE.shiftLeft(64),
                0x1p63,
                new BigDecimal("1e1000000000"));
        for (Number other : others) {
            refused(List.of(other, 0), Hex.class, "[0]: Expected a whole number.");
        }
        refused(List.of(1L << 32, 0), Hex.class, "[0]: Expected a 32-bit integer, found 4294967296.");
    }

    @Test
    void refusesWhatIsNoTree() {
        refused(null, Hex.class, "Expected a value, found null.");
        refused(Arrays.asList(1, null), Hex.class, "[1]: Expected a value, found null.");
        Map<String, Object> nullMember = new LinkedHashMap<>();
        nullMember.put("pass", null);
        refused(nullMember, Move.class, "pass: Expected a value, found null.");
        refused(Map.of(1, 2), Move.class, "Expected one of \"place\", \"move\" and \"pass\": true.");
        refused(Locale.US, Piece.class, "Expected a string, found en_US.");
        refused(new BigInteger("9".repeat(1000)), Game.class, "Expected an object, found " + "9".repeat(40) + "….");
        refused("{}", Game.class, "Expected an object, found a string.");
        refused("wA1", String.class, "Values of class java.lang.String have no JSON.");
        assertThatThrownBy(() -> HiveJson.write(Locale.ROOT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Values of class java.util.Locale have no JSON.");
        assertThatThrownBy(() -> HiveJson.write(Map.of(Move.pass(), 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("No key");
    }

    @Test
    void namesPlacesOfValuesWithoutJson() {
        Map<String, Object> nullMember = new LinkedHashMap<>();
        nullMember.put("ants", Arrays.asList(ANT, null));
        Map<Piece, Object> nullKey = new LinkedHashMap<>();
        nullKey.put(null, 1);
        Map<Object, String> messages = Map.of(
                Arrays.asList(ANT, null),
                "[1]: Expected a value, found null.",
                nullMember,
                "ants[1]: Expected a value, found null.",
                List.of(nullMember),
                "[0].ants[1]: Expected a value, found null.",
                nullKey,
                "Expected a value, found null.",
                List.of(Double.NaN),
                "[0]: JSON has no number NaN.",
                Map.of(ANT, Locale.ROOT),
                "wA1: Values of class java.util.Locale have no JSON.");
        messages.forEach((value, message) -> assertThatThrownBy(() -> HiveJson.write(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message));
    }

    @Test
    void refusesTreesThatContainThemselves() {
        List<Object> circle = new ArrayList<>();
        circle.add(circle);
        refused(circle, Hex.class, "JSON is nested more than 320 deep.");
        assertThatThrownBy(() -> HiveJson.write(circle)).hasMessage("JSON is nested more than 320 deep.");
        Map<String, Object> ring = new LinkedHashMap<>();
        ring.put("pass", true);
        ring.put("note", Map.of("again", List.of(ring)));
        refused(ring, Move.class, "JSON is nested more than 320 deep.");
    }

    private static void refused(Object tree, Class<?> type, String message) {
        assertThatThrownBy(() -> HiveJson.read(tree, type))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
