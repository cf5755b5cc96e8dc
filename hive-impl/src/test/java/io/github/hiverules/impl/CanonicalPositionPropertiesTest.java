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
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
