// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Hash codes of values that untrusted input can choose have few collisions. */
class HashCodesTest {
    private static final int MANY = 4_000;

    /** The maximum number of accidental collisions. One is expected in 500 runs, and three practically never occur. */
    private static final int CHANCE = 2;

    private static Setup.Builder four() {
        return Setup.builder()
                .put(Hex.of(0, 0), Piece.parse("wS1"))
                .put(Hex.of(1, 0), Piece.parse("bS1"))
                .put(Hex.of(-1, 0), Piece.parse("wQ"))
                .put(Hex.of(2, 0), Piece.parse("bQ"));
    }

    /** Returns a position with one piece. The value {@code 31 * q + r} of the piece's cell is equal for all i. */
    private static Position alone(int i) {
        return Position.start(Ruleset.tournament())
                .playUnchecked(Move.place(Piece.parse("wS1"), Hex.of(i, 77 - 31 * i)));
    }

    private static <T> List<T> many(IntFunction<T> made) {
        return IntStream.range(0, MANY).mapToObj(made).toList();
    }

    /** Returns a position with all pieces of the base game in a row, in random order. */
    private static Position shuffled(int seed) {
        List<Piece> pieces = new ArrayList<>(Ruleset.tournament().pieces(Color.WHITE));
        pieces.addAll(Ruleset.tournament().pieces(Color.BLACK));
        Collections.shuffle(pieces, new Random(seed));
        Position position = Position.start(Ruleset.tournament());
        for (Piece piece : pieces) {
            position = position.playUnchecked(
                    Move.place(piece, Hex.of(position.stacks().size(), 0)));
        }
        return position;
    }

    static Stream<Arguments> families() {
        Position position = four().ply(8).build().toPosition();
        return Stream.of(
                Arguments.of("ply", many(i -> four().ply(8 + i).build().toPosition())),
                Arguments.of("shift", many(i -> position.translate(i, 5 - 31 * i))),
                Arguments.of("a lone piece", many(HashCodesTest::alone)),
                Arguments.of("arrangement", many(HashCodesTest::shuffled)),
                Arguments.of(
                        "arrangement, and a ply that made up for it",
                        many(i -> shuffled(i).toSetup()).stream()
                                .map(setup -> Setup.builder()
                                        .from(setup)
                                        .ply(77 - 31 * setup.stacks().hashCode())
                                        .build())
                                .toList()),
                Arguments.of(
                        "ply and passes",
                        many(i -> four().ply(i).passesWithoutQueen(-33 * 33 * i).build())),
                Arguments.of("cells", many(i -> Hex.of(i, 77 - 31 * i))),
                Arguments.of("moves", many(i -> Move.place(Piece.parse("wS1"), Hex.of(i, 77 - 31 * i)))));
    }

    @ParameterizedTest
    @MethodSource("families")
    void differentValuesHaveDifferentHashCodes(String what, List<?> family) {
        Set<Integer> codes = family.stream().map(Object::hashCode).collect(Collectors.toSet());
        assertThat(new HashSet<>(family)).as(what).hasSize(MANY);
        assertThat(codes).as(what).hasSizeGreaterThanOrEqualTo(MANY - CHANCE);
    }

    /** Arrangement hashes rarely collide. They are equal if only interchangeable pieces differ (R7.3). */
    @Test
    void differentArrangementsHaveDifferentHashes() {
        Function<Position, List<String>> arrangement = position -> IntStream.range(0, 22)
                .mapToObj(q ->
                        position.topAt(Hex.of(q, 0)).orElseThrow().toString().substring(0, 2))
                .toList();
        List<Position> positions = many(HashCodesTest::shuffled);
        long arrangements = positions.stream().map(arrangement).distinct().count();
        assertThat(positions.stream().map(Position::arrangementHash).distinct().count())
                .isBetween(arrangements - CHANCE, arrangements);
    }

    @Test
    void equalPositionsHaveEqualHashCodes() {
        Position one = four().ply(8).build().toPosition();
        Position other = Setup.builder()
                .put(Hex.of(2, 0), Piece.parse("bQ"))
                .put(Hex.of(-1, 0), Piece.parse("wQ"))
                .put(Hex.of(1, 0), Piece.parse("bS1"))
                .put(Hex.of(0, 0), Piece.parse("wS1"))
                .ply(8)
                .build()
                .toPosition();
        assertThat(other).isEqualTo(one).hasSameHashCodeAs(one);
        assertThat(other.toSetup()).isEqualTo(one.toSetup()).hasSameHashCodeAs(one.toSetup());
        assertThat(one.translate(3, 4).arrangementHash()).isEqualTo(one.arrangementHash());
    }

    @Test
    void stackOrderRestAndRulesetAffectEquality() {
        Setup.Builder setup = Setup.builder()
                .ruleset(Ruleset.full())
                .put(Hex.of(0, 0), Piece.parse("wQ"))
                .put(Hex.of(1, 0), Piece.parse("bQ"))
                .put(Hex.of(2, 0), Piece.parse("bS1"), Piece.parse("wB1"), Piece.parse("bB1"))
                .ply(20);
        Setup.Builder turned = Setup.builder()
                .from(setup.build())
                .put(Hex.of(2, 0), Piece.parse("bS1"), Piece.parse("bB1"), Piece.parse("wB1"));
        List<Position> all = Stream.of(
                        setup.build(),
                        turned.build(),
                        Setup.builder()
                                .from(setup.build())
                                .restingPiece(Piece.parse("bB1"))
                                .build(),
                        Setup.builder()
                                .from(setup.build())
                                .ruleset(Ruleset.parse("Base+MLP rulebook"))
                                .build())
                .map(Setup::toPosition)
                .toList();
        for (Position one : all) {
            for (Position other : all) {
                assertThat(one.equals(other)).isEqualTo(one == other);
                assertThat(one.normalized().equals(other.normalized())).isEqualTo(one == other);
            }
        }
        assertThat(all.stream().map(Object::hashCode).distinct()).hasSize(all.size());
    }
}
