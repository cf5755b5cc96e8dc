// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.counting;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.PackedMove;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.rules.Beetle;
import io.github.hiverules.impl.internal.rules.Grasshopper;
import io.github.hiverules.impl.internal.rules.Ladybug;
import io.github.hiverules.impl.internal.rules.Lifting;
import io.github.hiverules.impl.internal.rules.Mosquito;
import io.github.hiverules.impl.internal.rules.OneHive;
import io.github.hiverules.impl.internal.rules.Pillbug;
import io.github.hiverules.impl.internal.rules.Placing;
import io.github.hiverules.impl.internal.rules.QueenBee;
import io.github.hiverules.impl.internal.rules.QueenSurround;
import io.github.hiverules.impl.internal.rules.Rest;
import io.github.hiverules.impl.internal.rules.Slide;
import io.github.hiverules.impl.internal.rules.SoldierAnt;
import io.github.hiverules.impl.internal.rules.Spider;

/** Lists legal moves. */
public final class MoveLister {
    private static final int AS_QUEEN_BEE = 1 << Pieces.QUEEN_BEE | 1 << Pieces.PILLBUG;

    private final Board board;
    private final Ground ground;
    private final CellSet searched = new CellSet();

    public MoveLister(Board board) {
        this.board = board;
        ground = new Ground();
    }

    public int list(int[] moves, int start) {
        if (QueenSurround.isOver(board)) {
            return start;
        }
        int end = listPlacements(moves, start);
        end = listMovements(moves, end);
        if (end == start) {
            moves[end++] = PackedMove.PASS;
        }
        return end;
    }

    private int listPlacements(int[] moves, int start) {
        int kinds = Placing.kindsThatMayEnter(board);
        if (kinds == 0) {
            return start;
        }
        int count = 0;
        for (; kinds != 0; kinds &= kinds - 1) {
            pieces[count++] = Placing.nextOfKind(board, Integer.numberOfTrailingZeros(kinds));
        }
        if (board.ply > 1) {
            SiblingCells cells = board.sideToMove() == 0 ? white : black;
            cells.look(board, board.placed & ~board.covered & Pieces.ofColor(board.sideToMove()));
            return cells.list(board, pieces, count, moves, start);
        }
        int end = start;
        searched.clear();
        Placing.collectCells(board, searched);
        for (int i = 0; i < searched.size(); i++) {
            for (int k = 0; k < count; k++) {
                moves[end++] = PackedMove.of(pieces[k], searched.get(i));
            }
        }
        return end;
    }

    private final int[] pieces = new int[8];
    private final SiblingCells white = new SiblingCells(Placing.HOST[0]);
    private final SiblingCells black = new SiblingCells(Placing.HOST[1]);

    private int listMovements(int[] moves, int start) {
        Board board = this.board;
        int end = start;
        if (!Lifting.isQueenPlaced(board, board.sideToMove())) {
            return end;
        }
        int own = Lifting.candidates(board);
        int throwers = Pillbug.throwers(board);
        int beside = Pillbug.piecesBeside(board, throwers) & ~Rest.pieces(board);
        boolean isGroundKnown = false;
        for (int remaining = own | beside; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int from = board.cellOf[piece];
            if (OneHive.isPinned(board, from)) {
                continue;
            }
            long thrown = (beside >> piece & 1) == 0 ? 0 : Pillbug.thrown(board, throwers, from);
            int bug = (own >> piece & 1) == 0 ? Pieces.NONE : Pieces.bug(piece);
            switch (bug) {
                case Pieces.NONE -> end = Nearby.list(piece, from, thrown, moves, end);
                case Pieces.QUEEN_BEE, Pieces.PILLBUG ->
                    end = Nearby.list(piece, from, thrown | QueenBee.reach(board, from), moves, end);
                case Pieces.SPIDER -> end = Nearby.list(piece, from, thrown | Spider.reach(board, from), moves, end);
                case Pieces.BEETLE -> end = Nearby.list(piece, from, thrown | Beetle.reach(board, from), moves, end);
                case Pieces.LADYBUG -> end = Nearby.list(piece, from, thrown | Ladybug.reach(board, from), moves, end);
                case Pieces.GRASSHOPPER -> end = listJumps(piece, from, thrown, moves, end);
                case Pieces.SOLDIER_ANT -> {
                    if (Slide.groundSteps(board, from) == 0) {
                        end = Nearby.list(piece, from, thrown, moves, end);
                    } else {
                        if (!isGroundKnown) {
                            ground.collect(board);
                            isGroundKnown = true;
                        }
                        end = listWalks(piece, from, thrown, moves, end);
                    }
                }
                default -> {
                    int copied = Mosquito.copies(board, from);
                    boolean walks = copies(copied, Pieces.SOLDIER_ANT) && Slide.groundSteps(board, from) != 0;
                    long near = thrown | near(copied, walks, from);
                    if (walks) {
                        if (!isGroundKnown) {
                            ground.collect(board);
                            isGroundKnown = true;
                        }
                        if (copies(copied, Pieces.GRASSHOPPER)) {
                            near |= 0;
                        }
                        end = listWalks(piece, from, near, moves, end);
                    } else {
                        end = copies(copied, Pieces.GRASSHOPPER)
                                ? listJumps(piece, from, near, moves, end)
                                : Nearby.list(piece, from, near, moves, end);
                    }
                }
            }
        }
        return end;
    }

    private static boolean copies(int copied, int bug) {
        return (copied >> bug & 1) != 0;
    }

    private int listJumps(int piece, int from, long others, int[] moves, int start) {
        int end = start;
        long near = others;
        for (int jumps = board.occupiedAround(from); jumps != 0; jumps &= jumps - 1) {
            int landing = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(jumps));
            long cell = Nearby.of(from, landing);
            near |= cell;
            moves[end] = PackedMove.of(piece, landing);
            end += (int) (cell - 1 >>> 63);
        }
        return Nearby.list(piece, from, near, moves, end);
    }

    private long near(int bugs, boolean walks, int from) {
        long near = 0;
        if ((bugs >> Pieces.SPIDER & 1) != 0 && !walks) {
            near |= Spider.reach(board, from);
        }
        if ((bugs >> Pieces.LADYBUG & 1) != 0) {
            near |= Ladybug.reach(board, from);
        }
        if ((bugs >> Pieces.BEETLE & 1) != 0) {
            near |= Beetle.reach(board, from);
        } else if ((bugs & AS_QUEEN_BEE) != 0) {
            near |= QueenBee.reach(board, from);
        }
        return near;
    }

    private int listWalks(int piece, int from, long near, int[] moves, int start) {
        int end = start;
        boolean isMosquito = Pieces.bug(piece) == Pieces.MOSQUITO;
        boolean jumps = isMosquito && copies(Mosquito.copies(board, from), Pieces.GRASSHOPPER);
        boolean known = ground.knows(board, from);
        if (known) {
            end = ground.list(board, piece, from, moves, end);
        } else {
            searched.clear();
            SoldierAnt.collect(board, from, searched);
            ground.learn(board, from);
            end = ground.list(searched, piece, from, moves, end);
        }
        for (long remaining = near; remaining != 0; remaining &= remaining - 1) {
            int cell = Nearby.cell(from, Long.numberOfTrailingZeros(remaining));
            moves[end] = PackedMove.of(piece, cell);
            end += (known ? ground.isReached(board, from, cell) : searched.contains(cell)) ? 0 : 1;
        }
        if (jumps) {
            for (int over = board.occupiedAround(from); over != 0; over &= over - 1) {
                int cell = Grasshopper.landing(board, from, Integer.numberOfTrailingZeros(over));
                if (!(known ? ground.isReached(board, from, cell) : searched.contains(cell)) && (Nearby.of(from, cell) & near) == 0) {
                    moves[end++] = PackedMove.of(piece, cell);
                }
            }
        }
        return end;
    }
}
