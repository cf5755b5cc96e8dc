// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.testkit.Colors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Properties of positions of all game types. */
class EnginePropertiesTest {
    /** Returns the moves of all pieces to all cells in the hive and at most a few steps away. */
    private static List<Move> conceivable(Position position) {
        Set<Hex> cells = new HashSet<>();
        position.stacks().keySet().forEach(hex -> {
            cells.add(hex);
            hex.neighbors().forEach(neighbor -> {
                cells.add(neighbor);
                cells.addAll(neighbor.neighbors());
            });
        });
        cells.add(Hex.ORIGIN);
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        for (Piece piece : Piece.values()) {
            for (Hex cell : cells) {
                moves.add(Move.place(piece, cell));
                moves.add(Move.move(piece, cell));
            }
        }
        return moves;
    }

    @Property
    void movesAreLegalIfAndOnlyIfListed(@ForAll Position position) {
        Set<Move> listed = new HashSet<>(position.legalMoves());
        for (Move move : conceivable(position)) {
            boolean firstPiece = position.ply() == 0
                    && move instanceof Placement placement
                    && listed.contains(Move.place(placement.piece(), Hex.ORIGIN)); // R2.1: on any cell
            boolean legal = listed.contains(move) || firstPiece;
            assertThat(position.isLegal(move)).as("%s in %s", move, position).isEqualTo(legal);
            Legality legality = position.judge(move);
            assertThat(legality.isLegal())
                    .as("%s in %s: %s", move, position, legality)
                    .isEqualTo(legal);
        }
    }

    @Property
    void R1_4_distinguishesCellsWithEqualIndices(@ForAll Position position) {
        for (Move move : position.legalMoves()) {
            if (move instanceof Movement movement) {
                assertThat(position.isLegal(
                                Move.move(movement.piece(), movement.to().translate(32, -1))))
                        .isFalse();
                assertThat(position.isLegal(
                                Move.move(movement.piece(), movement.to().translate(0, 32))))
                        .isFalse();
            }
        }
    }

    @Property
    void playMovesThePiece(@ForAll Position position) {
        for (Move move : position.legalMoves()) {
            Position next = position.play(move);
            assertThat(next.ply()).isEqualTo(position.ply() + 1);
            assertThat(next.sideToMove()).isEqualTo(position.sideToMove().opposite());
            assertThat(next.toSetup().problems()).as("%s after %s", next, move).isEmpty(); // includes R3.2
            if (move instanceof Placement placement) {
                assertThat(next.cellOf(placement.piece())).contains(placement.to());
                assertThat(next.restingPiece()).isEmpty();
            } else if (move instanceof Movement movement) {
                assertThat(next.topAt(movement.to())).contains(movement.piece());
                assertThat(next.heightAt(movement.to())).isEqualTo(position.heightAt(movement.to()) + 1);
            } else {
                assertThat(next.stacks()).isEqualTo(position.stacks());
            }
        }
    }

    @Property
    void symmetriesTransformLegalMoves(@ForAll Position position, @ForAll Symmetry symmetry) {
        Position turned = symmetry.apply(position);
        assertThat(turned.toSetup().problems()).isEqualTo(position.toSetup().problems());
        assertThat(moves(turned))
                .isEqualTo(moves(position).stream().map(symmetry::apply).collect(Collectors.toSet()));
    }

    @Property
    void swappedColorsSwapLegalMoves(@ForAll Position position) {
        Colors.swapped(position).ifPresent(swapped -> {
            assertThat(swapped.toSetup().problems()).isEmpty();
            assertThat(swapped.sideToMove()).isEqualTo(position.sideToMove().opposite());
            assertThat(moves(swapped))
                    .isEqualTo(moves(position).stream()
                            .map(EnginePropertiesTest::swapped)
                            .collect(Collectors.toSet()));
        });
    }

    @Property
    void R1_4_shiftsChangeNothing(@ForAll Position position, @ForAll int dq, @ForAll int dr) {
        Position shifted = position.translate(dq, dr);
        assertThat(shifted.normalized()).isEqualTo(position.normalized());
        assertThat(shifted.equals(position))
                .isEqualTo(dq == 0 && dr == 0 || position.stacks().isEmpty());
        if (position.ply() > 0) {
            assertThat(moves(shifted))
                    .isEqualTo(moves(position).stream()
                            .map(move -> move.translate(dq, dr))
                            .collect(Collectors.toSet()));
        }
        assertThat(shifted.isRepetitionOf(position)).isTrue();
        assertThat(SearchBoard.of(shifted).key())
                .isEqualTo(SearchBoard.of(position).key());
    }

    @Property
    void legalMovesByPieceHasAllMovesExceptPass(@ForAll Position position) {
        Map<Piece, List<PieceMove>> byPiece = position.legalMovesByPiece();
        byPiece.forEach((piece, moves) ->
                assertThat(moves).isNotEmpty().containsExactlyInAnyOrderElementsOf(position.legalMoves(piece)));
        assertThat(byPiece.values().stream().mapToInt(List::size).sum())
                .isEqualTo(position.legalMoves().size() - (position.legalMoves().contains(Move.pass()) ? 1 : 0));
        assertThat(List.copyOf(byPiece.keySet())).isSorted();
    }

    /** A legal throw is a legal move with a path over the thrower. */
    @Property
    void throwsHavePathsOverTheThrower(@ForAll Position position) {
        Map<Piece, Set<Move>> expected = new HashMap<>();
        for (Move move : position.legalMoves()) {
            for (MovePath path : position.paths(move)) {
                path.thrower()
                        .ifPresent(thrower -> expected.computeIfAbsent(thrower, piece -> new HashSet<>())
                                .add(move));
            }
        }
        for (Piece thrower : Piece.values()) {
            assertThat(position.legalThrows(thrower))
                    .doesNotHaveDuplicates()
                    .hasSameElementsAs(movements(expected.getOrDefault(thrower, Set.of())));
        }
    }

    private static List<Movement> movements(Set<Move> moves) {
        return moves.stream().map(Movement.class::cast).toList();
    }

    private Set<Move> moves(Position position) {
        return Set.copyOf(position.legalMoves());
    }

    private static Move swapped(Move move) {
        if (move instanceof Placement placement) {
            return Move.place(placement.piece().opposite(), placement.to());
        }
        return move instanceof Movement movement ? Move.move(movement.piece().opposite(), movement.to()) : move;
    }
}
