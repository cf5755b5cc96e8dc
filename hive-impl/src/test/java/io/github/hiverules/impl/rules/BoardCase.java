// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.search.SearchMoves;
import io.github.hiverules.testkit.Drawing;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Assertions about a drawn board. Every query goes to the position, a game, a mutable game, a search board and the
 * oracle, and all results must be equal.
 */
final class BoardCase {
    private final Drawing drawing;
    private final Position position;
    private final MutableGame mutable;

    private BoardCase(Drawing drawing) {
        this.drawing = drawing;
        position = drawing.position();
        mutable = MutableGame.of(position);
    }

    static BoardCase board(String drawing) {
        return new BoardCase(Drawing.of(drawing));
    }

    Position position() {
        return position;
    }

    Hex cell(String name) {
        return drawing.cell(name);
    }

    /** Expects that the piece's legal destinations are the cells marked with *. */
    BoardCase moves(String piece) {
        return moves(piece, drawing.marked());
    }

    /** Expects that the piece's legal destinations are the named cells. */
    BoardCase moves(String piece, String... cells) {
        return moves(piece, Arrays.stream(cells).map(drawing::cell).collect(Collectors.toSet()));
    }

    private BoardCase moves(String name, Set<Hex> expected) {
        Piece piece = Piece.parse(name);
        for (Collection<? extends Move> moves : List.<Collection<? extends Move>>of(
                position.legalMoves(piece),
                position.mobility(piece).moves(),
                position.legalMoves(),
                Game.of(position).legalMoves(),
                mutable.legalMoves(),
                SearchMoves.of(position),
                Oracle.legalMoves(position))) {
            Set<Hex> found = moves.stream()
                    .filter(move -> move instanceof PieceMove of && of.piece() == piece)
                    .map(move -> ((PieceMove) move).to())
                    .collect(Collectors.toSet());
            assertThat(drawing.mark(found)).as("destinations of %s", name).isEqualTo(drawing.mark(expected));
        }
        for (Hex hex : expected) {
            assertThat(position.judge(position.moveOf(piece, hex)).violations()).isEmpty();
        }
        return this;
    }

    /** Expects that a move is illegal for exactly the given reasons, in the given order. */
    BoardCase refuses(String piece, String cell, String... reasons) {
        return refuses(position.moveOf(Piece.parse(piece), drawing.cell(cell)), reasons);
    }

    /** Expects that the piece's moves to all cells marked with * are illegal for exactly the given reasons. */
    BoardCase refusesMarked(String piece, String... reasons) {
        assertThat(drawing.marked()).isNotEmpty();
        drawing.marked().forEach(cell -> refuses(position.moveOf(Piece.parse(piece), cell), reasons));
        return this;
    }

    BoardCase refusesPlacing(String piece, String cell, String... reasons) {
        return refuses(Move.place(Piece.parse(piece), drawing.cell(cell)), reasons);
    }

    BoardCase refusesMoving(String piece, String cell, String... reasons) {
        return refuses(Move.move(Piece.parse(piece), drawing.cell(cell)), reasons);
    }

    BoardCase refusesPass(String... reasons) {
        return refuses(Move.pass(), reasons);
    }

    private BoardCase refuses(Move move, String... reasons) {
        List<Violation> found = position.judge(move).violations();
        new ReasonText(drawing, move instanceof PieceMove of ? of.piece().toString() : "pass")
                .assertSame(found, reasons);
        assertThat(mutable.judge(move).violations()).isEqualTo(found);
        assertThat(Game.of(position).judge(move).violations()).isEqualTo(found);
        assertThat(position.isLegal(move)).isFalse();
        assertThat(SearchBoard.of(position).encode(move)).isEqualTo(SearchBoard.NO_MOVE);
        assertThat(Oracle.legalMoves(position)).doesNotContain(move);
        return this;
    }

    /** Expects that the piece is blocked for exactly the given reasons, in the given order. */
    BoardCase blocked(String piece, String... reasons) {
        Mobility mobility = position.mobility(Piece.parse(piece));
        assertThat(mobility.isFree()).as("%s is free", piece).isFalse();
        new ReasonText(drawing, piece).assertSame(mobility.violations(), reasons);
        return moves(piece, Set.of());
    }

    /** Expects that a pass is the only legal move (R6.2). */
    BoardCase passes() {
        assertThat(position.legalMoves()).containsExactly(Move.pass());
        assertThat(position.countLegalMoves()).isOne();
        assertThat(position.isLegal(Move.pass())).isTrue();
        assertThat(mutable.mustPass()).isTrue();
        assertThat(SearchMoves.of(position)).containsExactly(Move.pass());
        assertThat(Oracle.legalMoves(position)).containsExactly(Move.pass());
        return this;
    }

    /** Expects that the piece has exactly the given paths to a cell, the shortest first. */
    BoardCase goes(String piece, String cell, String... paths) {
        Move move = position.moveOf(Piece.parse(piece), drawing.cell(cell));
        assertThat(position.paths(move).stream()
                        .map(path -> PathText.of(drawing, path))
                        .toList())
                .as("how %s goes to %s in%n%s", piece, cell, drawing.text())
                .containsExactly(paths);
        return this;
    }

    Position after(String piece, String cell) {
        return position.play(position.moveOf(Piece.parse(piece), drawing.cell(cell)));
    }
}
