// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.rules.Mosquito;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.Pillbug;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the paths of a legal movement: the cells from start to destination. */
public final class PathFinder {
    private final MoveGenerator generator;
    private final Board board;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final BoardWithoutPiece lifted;

    private PathFinder(MoveGenerator generator, Position position, Movement move) {
        this.generator = generator;
        board = generator.board();
        piece = move.piece();
        from = position.cellOf(piece).orElseThrow();
        to = move.to();
        lifted = new BoardWithoutPiece(board, position, from);
    }

    /**
     * Returns the paths of a legal movement, the shortest first.
     *
     * @param generator a generator whose board shows the position
     */
    public static List<MovePath> paths(MoveGenerator generator, Position position, Movement move) {
        PathFinder finder = new PathFinder(generator, position, move);
        return Stream.concat(finder.own().stream(), finder.thrown().stream())
                .sorted(Comparator.comparingInt(MovePath::length))
                .toList();
    }

    /** Returns the bugs that a piece on a cell may move as. For a Mosquito, these are the bugs that it copies. */
    static List<Bug> bugs(Board board, Piece piece, Hex from) {
        if (piece.bug() != Bug.MOSQUITO) {
            return List.of(piece.bug());
        }
        int copies = Mosquito.copies(board, Grid.cell(from));
        return Stream.of(Bug.values())
                .filter(bug -> (copies >> bug.ordinal() & 1) != 0)
                .toList();
    }

    /** Returns whether the piece on a cell can go to another cell as the given bug. Ignores the rules about lifting. */
    static boolean leads(MoveGenerator generator, Bug as, Hex from, Hex to) {
        return generator.movement(as.ordinal(), Grid.cell(from)).contains(Grid.cell(to));
    }

    private List<MovePath> own() {
        List<MovePath> paths = new ArrayList<>();
        if (piece.color().ordinal() == board.sideToMove()) {
            for (Bug as : bugs(board, piece, from)) {
                if (leads(generator, as, from, to)) {
                    paths.addAll(own(as));
                }
            }
        }
        return paths;
    }

    private List<MovePath> own(Bug as) {
        return switch (as) {
            case QUEEN_BEE, PILLBUG, BEETLE -> List.of(path(as, List.of(from, to)));
            case SPIDER, LADYBUG -> open(as, threeSteps(as, lifted, from, to));
            case SOLDIER_ANT ->
                lifted.best(to, lifted::groundBeside).map(path -> path(as, path.cells())).stream()
                        .toList();
            case GRASSHOPPER -> List.of(path(as, straightLine()));
            case MOSQUITO -> List.of();
        };
    }

    /**
     * Returns all paths of a Spider or a Ladybug with three steps and four different cells. Ignores R3.4 and R3.5.
     *
     * @param lifted the board without the piece, which is on the path's first cell
     */
    static List<List<Hex>> threeSteps(Bug as, BoardWithoutPiece lifted, Hex from, Hex to) {
        List<List<Hex>> paths = List.of(List.of(from));
        for (int step = 1; step <= 3; step++) {
            boolean isOnTop = as == Bug.LADYBUG && step < 3;
            List<List<Hex>> longer = new ArrayList<>();
            for (List<Hex> path : paths) {
                Hex last = path.get(path.size() - 1);
                for (Hex next : isOnTop ? lifted.piecesBeside(last) : lifted.groundBeside(last)) {
                    if (!path.contains(next) && next.equals(to) == (step == 3)) {
                        longer.add(Stream.concat(path.stream(), Stream.of(next)).toList());
                    }
                }
            }
            paths = longer;
        }
        return paths;
    }

    private List<MovePath> open(Bug as, List<List<Hex>> candidates) {
        return candidates.stream()
                .filter(cells -> lifted.path(cells).isOpen())
                .map(cells -> path(as, cells))
                .toList();
    }

    private MovePath path(Bug as, List<Hex> cells) {
        return answers().path(piece, as, Optional.empty(), from, steps(cells));
    }

    private List<MovePath.Step> steps(List<Hex> cells) {
        return cells.stream()
                .skip(1)
                .map(hex -> new MovePath.Step(hex, lifted.height(hex) + 1))
                .toList();
    }

    private List<Hex> straightLine() {
        int steps = from.distance(to);
        int dq = (to.q() - from.q()) / steps;
        int dr = (to.r() - from.r()) / steps;
        return Stream.iterate(from, hex -> hex.translate(dq, dr))
                .limit(steps + 1L)
                .toList();
    }

    private List<MovePath> thrown() {
        List<MovePath> paths = new ArrayList<>();
        for (int remaining = Pillbug.throwers(board); remaining != 0; remaining &= remaining - 1) {
            int thrower = Integer.numberOfTrailingZeros(remaining);
            if (generator.throwsBy(thrower, Grid.cell(from)).contains(Grid.cell(to))) {
                Hex over = board.coordinates.hexOf(board.cellOf[thrower]);
                Optional<Piece> by = Optional.of(Piece.values().get(thrower));
                paths.add(answers().path(piece, Bug.PILLBUG, by, from, steps(List.of(from, over, to))));
            }
        }
        return paths;
    }
}
