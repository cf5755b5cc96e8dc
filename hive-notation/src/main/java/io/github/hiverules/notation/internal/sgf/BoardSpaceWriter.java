// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.internal.RecordedEnd;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Prints BoardSpace's records in the modern dialect (N4): a header, then each turn as the actions of a client that puts its
 * piece down and confirms with {@code Done}, cells by column and row of the wrapped board with the first piece on N 13, clocks
 * as {@code TM}. What is printed and read again under the same rules is an equal record.
 *
 * <p>White is P0. A record that was read from SGF keeps its header; one of another format gets a header of its own in the
 * archive's words and beside it the tags as they are, in properties {@code PGN[name value]}; so does one of a game that began
 * at a position that was set up, or followed other rules than the tournament's ({@link HeaderStart}). Comments are {@code C}. A
 * variation that was a branch is a branch again; one of another format is a property {@code RAV}.
 */
public final class BoardSpaceWriter {
    private final GameRecord record;
    private final MutableGame referee;
    private final BoardSpaceCoordinates coordinates;
    private final StringBuilder text = new StringBuilder();

    /** Behind the main line, the branches that stand beside it, those of its last node first. */
    private final Deque<String> branches = new ArrayDeque<>();

    private int number;
    private int depth = 1;

    private BoardSpaceWriter(GameRecord record) {
        this.record = record;
        referee = MutableGame.of(record.startPosition());
        coordinates = new BoardSpaceCoordinates(referee);
    }

    /**
     * The game tree of a record, with a line end behind it.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the record was built by hand and its outcome is not what its moves lead to
     */
    public static String print(GameRecord record) {
        return new BoardSpaceWriter(record).print();
    }

    private String print() {
        text.append("(;\n").append(HeaderWriter.print(record));
        notes("C", record.comments());
        action(0, "Start P0", OptionalLong.empty());
        for (RecordedMove ply : record.recordedMoves()) {
            turn(ply);
        }
        RecordedEnd.check(record.outcome(), referee.outcome());
        conclude(record.outcome());
        text.append(")\n");
        branches.forEach(text::append);
        return text.toString();
    }

    private void turn(RecordedMove ply) {
        int player = referee.sideToMove() == Color.WHITE ? 0 : 1;
        boolean asBranches =
                depth < SgfParser.MAX_DEPTH && ply.variations().stream().allMatch(Branch::isOne);
        if (asBranches && !ply.variations().isEmpty()) {
            text.append("(\n");
            branches.push(String.join("\n", ply.variations()) + "\n)\n");
            depth++;
        }
        Move move = ply.move();
        if (move instanceof PieceMove pieceMove) {
            drop(player, pieceMove);
        } else {
            action(player, "Pass", OptionalLong.empty());
        }
        referee.play(move);
        if (move instanceof PieceMove pieceMove) {
            coordinates.moved(pieceMove.piece(), pieceMove.to());
        }
        action(player, "Done", ply.clockMillis());
        notes("C", ply.comments());
        if (!asBranches) {
            notes(Action.VARIATION_PROPERTY, ply.variations());
        }
    }

    /** Takes the piece from the hand or from the table, and puts it down. */
    private void drop(int player, PieceMove move) {
        Piece piece = move.piece();
        Optional<Hex> from = move instanceof Placement ? Optional.empty() : referee.cellOf(piece);
        String picked = from.map(hex -> "Pickb " + WrappedCell.of(hex))
                .orElseGet(() -> "Pick " + side(player) + " " + slot(piece));
        action(player, picked + " " + piece, OptionalLong.empty());
        boolean thrown = piece.color() != referee.sideToMove();
        WrappedCell cell = WrappedCell.of(move.to());
        action(
                player,
                (thrown ? "Pdropb " : "Dropb ") + piece + " " + cell + " " + attachment(move, cell),
                OptionalLong.empty());
    }

    /** For people a piece beside the cell; a dot on top of others, unless the cell's name alone does not tell it. */
    private String attachment(PieceMove move, WrappedCell cell) {
        String place = MoveStrings.placeOf(move.piece(), move.to(), referee);
        boolean[] needed = {referee.heightAt(move.to()) == 0};
        coordinates.destination(cell, move.piece(), Optional::empty, () -> needed[0] = true);
        return place.isEmpty() || !needed[0] ? "." : place;
    }

    private static String side(int player) {
        return player == 0 ? "W" : "B";
    }

    /** The place of a piece's kind in the hand, as BoardSpace shows it. */
    private static int slot(Piece piece) {
        return switch (piece.bug()) {
            case QUEEN_BEE -> 0;
            case SOLDIER_ANT -> 1;
            case GRASSHOPPER -> 2;
            case BEETLE -> 3;
            case SPIDER -> 4;
            case MOSQUITO -> 5;
            case LADYBUG -> 6;
            case PILLBUG -> 8;
        };
    }

    private void action(int player, String words, OptionalLong clock) {
        text.append("; P").append(player);
        HeaderWriter.value(number++ + " " + words, text);
        clock.ifPresent(millis -> text.append("TM[").append(millis).append(']'));
        text.append('\n');
    }

    private void notes(String property, List<String> notes) {
        for (String note : notes) {
            text.append(property);
            HeaderWriter.value(note, text);
            text.append('\n');
        }
    }

    /** What ended the game off the board and is an action of the players'. */
    private void conclude(Outcome outcome) {
        boolean offBoard = !referee.outcome().isOver();
        if (offBoard && outcome.termination().equals(Optional.of(Termination.RESIGNATION))) {
            outcome.winner().ifPresent(winner -> action(winner == Color.WHITE ? 1 : 0, "Resign", OptionalLong.empty()));
        } else if (offBoard && outcome.termination().equals(Optional.of(Termination.AGREEMENT))) {
            action(0, "OfferDraw", OptionalLong.empty());
            action(1, "AcceptDraw", OptionalLong.empty());
        }
    }
}
