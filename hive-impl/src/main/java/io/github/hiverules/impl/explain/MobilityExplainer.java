// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.Placing;
import io.github.hiverules.impl.rules.QueenSurround;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the mobility of a piece (R8). The reasons have the same order as in {@link Explainer}. */
public final class MobilityExplainer {
    private final MoveGenerator generator;
    private final Board board;
    private final Position position;
    private final Piece piece;

    private MobilityExplainer(MoveGenerator generator, Position position, Piece piece) {
        this.generator = generator;
        this.position = position;
        this.piece = piece;
        board = generator.board();
    }

    /**
     * Returns the mobility of a piece, whether the piece is on the table or not.
     *
     * @param generator a generator whose board shows the position
     * @param moves an array to overwrite, of length {@link MoveGenerator#MAX_MOVES}
     */
    public static Mobility of(MoveGenerator generator, Position position, Piece piece, int[] moves) {
        int count = generator.listOf(piece.index(), moves);
        return count > 0
                ? answers().mobility(piece, MoveCodec.decodePieceMoves(generator.board(), moves, count), List.of())
                : answers().mobility(piece, List.of(), new MobilityExplainer(generator, position, piece).reasons());
    }

    private List<Violation> reasons() {
        Outcome outcome = QueenSurround.outcome(board);
        if (outcome.isOver()) {
            return answers().gameOver(outcome);
        }
        List<Violation> reasons = new ArrayList<>();
        boolean own = piece.color() == position.sideToMove();
        if (!own) {
            reasons.add(Violations.of(Kind.NOT_YOUR_PIECE, piece));
        }
        Optional<Hex> at = position.cellOf(piece);
        if (at.isPresent()) {
            reasons.addAll(LiftingReasons.reasons(board, position, piece, piece.color()));
            if (!board.isCovered(piece.index())) {
                noDestination(at.get()).ifPresent(reasons::add);
            }
        } else if (!board.isInGame(piece.index())) {
            reasons.add(Violations.of(Kind.NOT_IN_GAME, piece));
        } else if (own) {
            reasons.addAll(PlacementReasons.pieceReasons(board, position, piece));
            if (Placing.countCells(board) == 0) {
                reasons.add(Violations.of(Kind.NO_PLACEMENT_CELL, piece));
            }
        }
        return reasons;
    }

    /**
     * Returns the reason why an uncovered piece has no destination, or empty if the piece has a destination. Ignores
     * the rules about lifting.
     */
    private Optional<Violation> noDestination(Hex at) {
        int cell = Grid.cell(at);
        if (generator.movement(piece.bug().ordinal(), cell).size() > 0) {
            return Optional.empty();
        }
        if (PathFinder.bugs(board, piece, at).isEmpty()) {
            return Optional.of(Violations.of(Kind.NOTHING_TO_COPY, piece));
        }
        if (generator.isGated(piece.index())) {
            return Optional.of(Violations.of(Kind.CANNOT_SLIDE, piece, gatesAround(at)));
        }
        boolean surrounded = board.height[cell] == 1 && board.occupiedAround(cell) == Grid.ALL_AROUND;
        return Optional.of(Violations.of(surrounded ? Kind.SURROUNDED : Kind.NO_DESTINATION, piece));
    }

    private List<Set<Hex>> gatesAround(Hex at) {
        BoardWithoutPiece lifted = new BoardWithoutPiece(board, position, at);
        return at.neighbors().stream()
                .filter(hex -> lifted.height(hex) == 0)
                .filter(hex -> lifted.block(1, at, hex).isPresent())
                .map(hex -> Violations.of(Kind.GATE_BLOCKED, piece, piece.bug(), 1, at, hex)
                        .get(Part.GATE))
                .toList();
    }
}
