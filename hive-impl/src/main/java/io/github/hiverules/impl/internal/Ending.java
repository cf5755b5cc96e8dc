package io.github.hiverules.impl.internal;

/** The end that the board decides (R7.1): a Queen Bee with all six neighbouring cells occupied is lost. */
public final class Ending {
    private Ending() {}

    /** Whether that side's Queen Bee is surrounded, covered or not. */
    public static boolean isQueenLost(Board board, int color) {
        int cell = board.cellOf[Pieces.queen(color)];
        return cell >= 0 && board.occupiedAround(cell) == Grid.ALL_AROUND;
    }

    /** How many cells around that side's Queen Bee are empty; 6 while she is in the hand. */
    public static int queenLiberties(Board board, int color) {
        int cell = board.cellOf[Pieces.queen(color)];
        return cell < 0 ? 6 : 6 - Integer.bitCount(board.occupiedAround(cell));
    }

    /** Whether a Queen Bee is lost, so that there are no more moves (R7.4). */
    public static boolean isOver(Board board) {
        return isQueenLost(board, Pieces.WHITE) || isQueenLost(board, Pieces.BLACK);
    }
}
