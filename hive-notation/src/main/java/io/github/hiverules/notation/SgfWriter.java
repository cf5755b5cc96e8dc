// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Places;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Prints BoardSpace's records in the modern dialect (N4) as {@link RecordFormat#SGF} describes it: a header, then each turn as
 * the actions of a client that puts its piece down and confirms with {@code Done}, cells by column and row of the wrapped board
 * with the first piece on N 13. What is printed and read again under the same rules is an equal record.
 */
final class SgfWriter {
    private final MutableGame referee;
    private final Places places;
    private final BoardSpaceCoordinates coordinates;
    private final StringBuilder text = new StringBuilder();
    private int number;

    private SgfWriter(GameRecord record) {
        referee = MutableGame.of(record.startPosition());
        places = Places.in(referee);
        coordinates = new BoardSpaceCoordinates(referee);
    }

    /** The game tree of a record, with a line end behind it; throws as {@link Records#print} does. */
    static String print(GameRecord record) {
        SgfWriter writer = new SgfWriter(record);
        writer.text.append("(;\n").append(SgfHeadWriter.print(record));
        writer.comments(record.comments());
        writer.action(0, "Start P0", OptionalLong.empty());
        writer.line(record.recordedMoves(), Hex.ORIGIN, () -> {
            GameRecord.requireEnd(record.outcome(), writer.referee.outcome());
            writer.conclude(record.outcome());
            writer.text.append(")\n");
        });
        return writer.text.toString();
    }

    /**
     * Prints a line, plays its moves, and prints the branches beside them, those beside the last move first.
     *
     * @param before the cell played last
     * @param end prints what ends the line, and closes it
     */
    private void line(List<RecordedMove> moves, Hex before, Runnable end) {
        Deque<String> branches = new ArrayDeque<>();
        Hex last = before;
        for (RecordedMove move : moves) {
            if (!move.variations().isEmpty()) {
                branches.push(branches(move.variations(), last));
                text.append("(\n");
            }
            turn(move, last);
            last = move.move() instanceof PieceMove pieceMove ? pieceMove.to() : Hex.ORIGIN;
        }
        end.run();
        branches.forEach(text::append);
    }

    /** The branches that depart here, and the bracket that closes the line from which they depart. */
    private String branches(List<Line> variations, Hex last) {
        int begin = text.length();
        int numberHere = number;
        for (Line variation : variations) {
            text.append("(\n");
            if (!variation.comments().isEmpty()) {
                text.append(";\n");
                comments(variation.comments());
            }
            line(variation.recordedMoves(), last, () -> text.append(")\n"));
            variation.recordedMoves().forEach(move -> referee.undo());
            number = numberHere;
        }
        String branches = text.substring(begin) + ")\n";
        text.setLength(begin);
        return branches;
    }

    private void turn(RecordedMove recorded, Hex last) {
        int player = referee.sideToMove() == Color.WHITE ? 0 : 1;
        if (recorded.move() instanceof PieceMove move) {
            drop(player, move, last);
        } else {
            action(player, "Pass", OptionalLong.empty());
        }
        referee.play(recorded.move());
        action(player, "Done", recorded.clockMillis());
        recorded.marks().forEach(mark -> text.append("NAG[").append(mark).append("]\n"));
        comments(recorded.comments());
    }

    /** Takes the piece from the hand or from the table, and puts it down. */
    private void drop(int player, PieceMove move, Hex last) {
        Piece piece = move.piece();
        Optional<Hex> from = move instanceof Placement ? Optional.empty() : referee.cellOf(piece);
        String picked = from.map(hex -> "Pickb " + WrappedCell.of(hex))
                .orElseGet(() -> "Pick " + (player == 0 ? "W " : "B ") + slot(piece));
        action(player, picked + " " + piece, OptionalLong.empty());
        boolean thrown = piece.color() != referee.sideToMove();
        WrappedCell cell = WrappedCell.of(move.to());
        action(
                player,
                (thrown ? "Pdropb " : "Dropb ") + piece + " " + cell + " " + attachment(move, cell, last),
                OptionalLong.empty());
    }

    /** For people a piece beside the cell; a dot on top of others, unless the cell's name alone does not tell it. */
    private String attachment(PieceMove move, WrappedCell cell, Hex last) {
        String place = places.of(move.piece(), move.to());
        boolean[] needed = {referee.heightAt(move.to()) == 0};
        coordinates.atBranch(
                () -> coordinates.destination(cell, move.piece(), last, Optional::empty, () -> needed[0] = true));
        return place.isEmpty() || !needed[0] ? "." : place;
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
        SgfHeadWriter.value(number++ + " " + words, text);
        clock.ifPresent(millis -> text.append("TM[").append(millis).append(']'));
        text.append('\n');
    }

    private void comments(List<String> comments) {
        for (String comment : comments) {
            text.append('C');
            SgfHeadWriter.value(comment, text);
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
