package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.rules.Mosquito;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why no throw (R4.9) brings a piece to a cell, as far as there is a piece beside both that might throw. */
public final class AgainstThrow {
    private final Board board;
    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;

    public AgainstThrow(Board board, Position position, Piece piece, Hex from, Hex to) {
        this.board = board;
        this.position = position;
        this.piece = piece;
        this.from = from;
        this.to = to;
    }

    /** Whether a throw leads there, were the piece free to be lifted; if not, the reasons are added. */
    public boolean isOpen(List<Violation> why) {
        List<Violation> all = new ArrayList<>();
        for (Piece thrower : throwersBeside()) {
            List<Violation> against = against(thrower);
            if (against.isEmpty()) {
                return true;
            }
            against.stream().filter(reason -> !all.contains(reason)).forEach(all::add);
        }
        why.addAll(all);
        return false;
    }

    /** The mover's Pillbug and Mosquito, if they have the ability to throw and touch both cells. */
    private List<Piece> throwersBeside() {
        List<Piece> throwers = new ArrayList<>();
        for (Bug bug : List.of(Bug.PILLBUG, Bug.MOSQUITO)) {
            Piece thrower = Piece.of(position.sideToMove(), bug);
            Optional<Hex> at = position.find(thrower).filter(hex -> hex.isNeighbor(from) && hex.isNeighbor(to));
            if (at.isPresent() && (bug == Bug.PILLBUG || Mosquito.copiesPillbug(board, Grid.cell(at.get())))) {
                throwers.add(thrower);
            }
        }
        return throwers;
    }

    private List<Violation> against(Piece thrower) {
        Hex over = position.find(thrower).orElseThrow();
        Stack stack = position.stackAt(over).orElseThrow();
        List<Violation> against = new ArrayList<>();
        if (stack.top() != thrower) {
            against.add(new Violation.ThrowerCovered(thrower, stack.top()));
        }
        if (position.heightAt(from) > 1) {
            against.add(new Violation.ThrownFromStack(piece, from));
        }
        position.stackAt(to).ifPresent(there -> against.add(new Violation.ThrownOntoPieces(piece, to, there)));
        if (position.restingPiece().equals(Optional.of(thrower))) {
            against.add(new Violation.ThrowerJustMoved(thrower));
        }
        if (against.isEmpty()) {
            new BoardWithoutPiece(board, position, from)
                    .trail(List.of(from, over, to))
                    .bars()
                    .forEach(bar -> against.add(new PathViolation.GateBlocked(
                            piece, Bug.PILLBUG, bar.step(), bar.from(), bar.to(), bar.gate())));
        }
        return against;
    }
}
