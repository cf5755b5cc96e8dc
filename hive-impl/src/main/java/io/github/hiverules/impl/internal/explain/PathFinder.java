package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.rules.Ladybug;
import io.github.hiverules.impl.internal.rules.Mosquito;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import io.github.hiverules.impl.internal.rules.Pillbug;
import io.github.hiverules.impl.internal.rules.Spider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** How a legal movement goes: whose movement leads there is asked of the rules, the cells between are looked up here. */
public final class PathFinder {
    private final Board board;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final BoardWithoutPiece lifted;

    private PathFinder(Board board, Position position, Movement move) {
        this.board = board;
        piece = move.piece();
        from = position.find(piece).orElseThrow();
        to = move.to();
        lifted = new BoardWithoutPiece(board, position, from);
    }

    /** The ways of a movement that is legal in the position the board shows, the shortest first. */
    public static List<MovePath> of(Board board, Position position, Movement move) {
        PathFinder ways = new PathFinder(board, position, move);
        return Stream.concat(ways.own().stream(), ways.thrown().stream())
                .sorted(Comparator.comparingInt(MovePath::length))
                .toList();
    }

    /** The creatures as which a piece on that cell may move by itself: one, or what a Mosquito copies. */
    public static List<Bug> creatures(Board board, Piece piece, Hex from) {
        if (piece.bug() != Bug.MOSQUITO) {
            return List.of(piece.bug());
        }
        int copies = Mosquito.copies(board, Grid.cell(from));
        return Stream.of(Bug.values())
                .filter(bug -> (copies >> bug.ordinal() & 1) != 0)
                .toList();
    }

    /** Whether the movement of a creature leads from a cell to another near the hive, were the piece free to leave. */
    public static boolean leads(Board board, Bug as, Hex from, Hex to) {
        board.reach.clear();
        MoveGenerator.collect(board, as.ordinal(), Grid.cell(from), board.reach);
        return board.reach.contains(Grid.cell(to));
    }

    private List<MovePath> own() {
        List<MovePath> ways = new ArrayList<>();
        if (piece.color().ordinal() == board.sideToMove()
                && MoveGenerator.mayLeave(board, piece.index(), Grid.cell(from))) {
            for (Bug as : creatures(board, piece, from)) {
                if (leads(board, as, from, to)) {
                    ways.addAll(own(as));
                }
            }
        }
        return ways;
    }

    private List<MovePath> own(Bug as) {
        return switch (as) {
            case QUEEN_BEE, PILLBUG, BEETLE -> List.of(walk(as, List.of(from, to)));
            case SPIDER -> open(as, Spider.trails(from, to, lifted::groundBeside));
            case LADYBUG -> open(as, Ladybug.trails(from, to, lifted::piecesBeside));
            case SOLDIER_ANT ->
                lifted.best(to, lifted::groundBeside).map(trail -> walk(as, trail.cells())).stream()
                        .toList();
            case GRASSHOPPER -> List.of(new MovePath.Jump(piece, from, steps(line())));
            case MOSQUITO -> List.of();
        };
    }

    private List<MovePath> open(Bug as, List<List<Hex>> trails) {
        return trails.stream()
                .filter(cells -> lifted.trail(cells).isOpen())
                .map(cells -> walk(as, cells))
                .toList();
    }

    private MovePath walk(Bug as, List<Hex> cells) {
        return new MovePath.Walk(piece, as, from, steps(cells));
    }

    private List<MovePath.Step> steps(List<Hex> cells) {
        return cells.stream()
                .skip(1)
                .map(hex -> new MovePath.Step(hex, lifted.height(hex) + 1))
                .toList();
    }

    /** The cells of a straight line. */
    private List<Hex> line() {
        int steps = from.distance(to);
        int dq = (to.q() - from.q()) / steps;
        int dr = (to.r() - from.r()) / steps;
        return Stream.iterate(from, hex -> hex.translate(dq, dr))
                .limit(steps + 1L)
                .toList();
    }

    private List<MovePath> thrown() {
        List<MovePath> ways = new ArrayList<>();
        for (int rest = Pillbug.throwers(board); rest != 0; rest &= rest - 1) {
            int thrower = Integer.numberOfTrailingZeros(rest);
            board.reach.clear();
            Pillbug.collectThrows(board, 1 << thrower, Grid.cell(from), board.reach);
            if (board.reach.contains(Grid.cell(to))) {
                Hex over = over(board.cellOf[thrower]);
                ways.add(new MovePath.Throw(piece, Piece.values().get(thrower), from, steps(List.of(from, over, to))));
            }
        }
        return ways;
    }

    private Hex over(int thrower) {
        return from.neighbors().stream()
                .filter(hex -> Grid.cell(hex) == thrower)
                .findFirst()
                .orElseThrow();
    }
}
