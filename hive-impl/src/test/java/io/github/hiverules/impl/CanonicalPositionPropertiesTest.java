// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.analysis.CanonicalPosition;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class CanonicalPositionPropertiesTest {
    @Property
    void imagesHaveEqualKeysAndMoves(@ForAll Position position, @ForAll int dq, @ForAll int dr, @ForAll Random random) {
        CanonicalPosition here = CanonicalPosition.of(position);
        for (Symmetry symmetry : Symmetry.values()) {
            Position image = renumbered(symmetry.apply(position).translate(dq, dr), random);
            CanonicalPosition there = CanonicalPosition.of(image);
            assertThat(there.key()).isEqualTo(here.key());
            if (position.ply() > 0) {
                assertThat(canonicalMoves(there, image)).isEqualTo(canonicalMoves(here, position));
            }
        }
    }

    @Property
    void convertsMovesBothWays(@ForAll Position position) {
        CanonicalPosition canonical = CanonicalPosition.of(position);
        for (Move move : position.legalMoves()) {
            assertThat(canonical.fromCanonical(canonical.toCanonical(move))).isEqualTo(move);
        }
        Set<Hex> cells = position.stacks().keySet().stream()
                .map(hex -> canonical.toCanonical(hex))
                .collect(Collectors.toSet());
        assertThat(cells.stream().mapToInt(Hex::q).min().orElse(0)).isZero();
        assertThat(cells.stream().mapToInt(Hex::r).min().orElse(0)).isZero();
        assertThat(Piece.values().stream().map(piece -> canonical.toCanonical(piece)))
                .containsExactlyInAnyOrderElementsOf(Piece.values());
    }

    @Property
    void keysAreEqualIfAndOnlyIfAnImageIs(
            @ForAll Position position, @ForAll @IntRange(min = 0, max = 3) int plies, @ForAll Random random) {
        // The positions one move after a nearby position. Some of them are images of each other, most are not.
        Position start = position;
        for (int ply = 0; ply < plies && !start.legalMoves().isEmpty(); ply++) {
            List<Move> moves = start.legalMoves();
            start = start.playUnchecked(moves.get(random.nextInt(moves.size())));
        }
        Position from = start;
        List<Position> near =
                from.legalMoves().stream().limit(25).map(from::playUnchecked).toList();
        List<String> keys =
                near.stream().map(one -> CanonicalPosition.of(one).key()).toList();
        List<String> written =
                near.stream().map(CanonicalPositionPropertiesTest::written).toList();
        for (int one = 0; one < near.size(); one++) {
            Set<String> images = images(near.get(one));
            for (int other = 0; other < near.size(); other++) {
                assertThat(keys.get(one).equals(keys.get(other)))
                        .as("%s and %s", near.get(one), near.get(other))
                        .isEqualTo(images.contains(written.get(other)));
            }
        }
    }

    private static Set<String> images(Position position) {
        return Stream.of(Symmetry.values())
                .map(symmetry -> written(symmetry.apply(position)))
                .collect(Collectors.toSet());
    }

    /**
     * Describes a position by its cells relative to the corner, the kinds of piece, the resting piece and the side to
     * move.
     */
    private static String written(Position position) {
        Hex corner = position.corner();
        Set<String> cells = new TreeSet<>();
        position.stacks()
                .forEach((hex, stack) -> cells.add(hex.translate(-corner.q(), -corner.r()) + " "
                        + stack.pieces().stream()
                                .map(piece -> piece.color() + " " + piece.bug()
                                        + position.restingPiece()
                                                .filter(piece::equals)
                                                .map(rest -> "*")
                                                .orElse(""))
                                .toList()));
        return position.ruleset().gameType() + position.sideToMove() + cells;
    }

    private Set<Move> canonicalMoves(CanonicalPosition canonical, Position position) {
        Set<Move> moves = new HashSet<>();
        position.legalMoves().forEach(move -> moves.add(canonical.toCanonical(move)));
        return moves;
    }

    /** Returns a position with the numbers of interchangeable pieces shuffled. */
    private static Position renumbered(Position position, Random random) {
        Piece[] names = Piece.values().toArray(Piece[]::new);
        for (Piece piece : Piece.values()) {
            Piece other = Piece.of(piece.color(), piece.bug(), 1 + random.nextInt(piece.number()));
            if (position.cellOf(piece).isPresent()) {
                Piece name = names[piece.index()];
                names[piece.index()] = names[other.index()];
                names[other.index()] = name;
            }
        }
        Setup.Builder setup = Setup.builder()
                .ruleset(position.ruleset())
                .ply(position.ply())
                .restingPiece(position.restingPiece().map(piece -> names[piece.index()]));
        position.stacks()
                .forEach((hex, stack) -> setup.put(
                        hex,
                        stack.pieces().stream()
                                .map(piece -> names[piece.index()])
                                .toArray(Piece[]::new)));
        assertThat(Arrays.asList(names)).doesNotHaveDuplicates();
        return setup.build().toPosition();
    }
}
