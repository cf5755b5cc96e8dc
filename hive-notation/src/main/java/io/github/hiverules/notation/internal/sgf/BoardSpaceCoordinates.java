package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.List;

/**
 * BoardSpace's names for the cells of one game: column letter and row number, the first piece on N 13. Where a hive wanders off
 * that board to the left, the whole game is shifted to the right; behind Z comes AA.
 */
final class BoardSpaceCoordinates {
    private static final int FIRST_COLUMN = 'N' - 'A';
    private static final int FIRST_ROW = 13;

    private final int shift;

    private BoardSpaceCoordinates(int shift) {
        this.shift = shift;
    }

    /** The names for a game with these moves, whose first piece stands on {@link Hex#ORIGIN}. */
    static BoardSpaceCoordinates of(List<Move> moves) {
        int left = 0;
        for (Move move : moves) {
            left = Math.min(left, move.destination().map(Hex::q).orElse(0));
        }
        return new BoardSpaceCoordinates(Math.max(0, -left - FIRST_COLUMN));
    }

    /** The column and the row of a cell: {@code N 13}. */
    String cell(Hex hex) {
        StringBuilder letters = new StringBuilder();
        for (int column = hex.q() + FIRST_COLUMN + shift + 1; column > 0; column = (column - 1) / 26) {
            letters.insert(0, (char) ('A' + (column - 1) % 26));
        }
        return letters + " " + (FIRST_ROW - hex.r());
    }

    /** The words that put a piece down: its cell, and for people a piece beside that; a dot on top of others and alone. */
    String drop(String command, Piece piece, Hex to, MutableGame referee) {
        String place = MoveStrings.placeOf(piece, to, referee);
        boolean hint = !place.isEmpty() && referee.heightAt(to) == 0;
        return command + " " + piece + " " + cell(to) + " " + (hint ? place : ".");
    }
}
