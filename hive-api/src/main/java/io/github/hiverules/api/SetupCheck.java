package io.github.hiverules.api;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds what is impossible about a {@link Setup}. */
final class SetupCheck {
    private final Setup setup;
    private final List<SetupProblem> problems = new ArrayList<>();
    private final Set<Piece> onTable = new TreeSet<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
    }

    static List<SetupProblem> problemsOf(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.pieces();
        check.stacks();
        check.oneHive();
        if (setup.ply() < 0 || setup.ply() > Setup.MAX_PLY) {
            check.problems.add(new SetupProblem.PlyOutOfRange(setup.ply()));
        } else {
            check.turns();
            setup.restingPiece().ifPresent(check::rest);
        }
        return List.copyOf(check.problems);
    }

    private void pieces() {
        for (Stack stack : setup.stacks().values()) {
            for (Piece piece : stack.pieces()) {
                if (!onTable.add(piece)) {
                    problems.add(new SetupProblem.PieceRepeated(piece));
                }
            }
        }
        for (Piece piece : onTable) {
            if (!setup.ruleset().includes(piece.bug())) {
                problems.add(new SetupProblem.NotInGame(piece));
            }
            if (piece.number() > 1) {
                Piece before = Piece.of(piece.color(), piece.bug(), piece.number() - 1);
                if (!onTable.contains(before)) {
                    problems.add(new SetupProblem.LowerNumberMissing(piece, before));
                }
            }
        }
    }

    private void stacks() {
        setup.stacks()
                .forEach((hex, stack) -> stack.pieces().stream().skip(1).forEach(piece -> {
                    if (!piece.bug().climbs()) {
                        problems.add(new SetupProblem.CannotStandOnTop(piece, hex));
                    } else if (!onTable.contains(Piece.of(piece.color(), Bug.QUEEN_BEE))) {
                        problems.add(new SetupProblem.ClimbedWithoutQueen(piece, hex));
                    }
                }));
    }

    private void oneHive() {
        List<Set<Hex>> groups = Hex.groups(setup.stacks().keySet());
        if (groups.size() > 1) {
            problems.add(new SetupProblem.HiveBroken(groups));
        }
    }

    private void turns() {
        Map<Color, Integer> turns = new EnumMap<>(Color.class);
        turns.put(Color.WHITE, setup.ply() / 2 + setup.ply() % 2);
        turns.put(Color.BLACK, setup.ply() / 2);
        turns.forEach((color, taken) -> {
            Piece queen = Piece.of(color, Bug.QUEEN_BEE);
            int placed = (int)
                    onTable.stream().filter(piece -> piece.color() == color).count();
            boolean queenPlaced = onTable.contains(queen);
            if (placed > taken) {
                problems.add(new SetupProblem.MorePiecesThanTurns(color, placed, taken));
            } else if (!queenPlaced && taken >= Ruleset.QUEEN_TURN) {
                problems.add(new SetupProblem.QueenMissing(color, taken));
            } else if (placed < taken && (!queenPlaced || placed < 1)) {
                problems.add(new SetupProblem.FewerPiecesThanTurns(color, placed, taken));
            }
            if (queenPlaced && placed == 1 && !setup.ruleset().queenOpening()) {
                problems.add(new SetupProblem.QueenOpened(color));
            }
        });
    }

    private void rest(Piece piece) {
        Color mover = setup.ply() % 2 == 0 ? Color.BLACK : Color.WHITE;
        Optional<Stack> stack =
                setup.stacks().values().stream().filter(s -> s.contains(piece)).findFirst();
        SetupProblem.CannotRest.Reason reason;
        if (!setup.ruleset().expansions().contains(Expansion.PILLBUG)) {
            reason = SetupProblem.CannotRest.Reason.NO_PILLBUG_IN_GAME;
        } else if (stack.isEmpty()) {
            reason = SetupProblem.CannotRest.Reason.NOT_ON_TABLE;
        } else if (stack.get().top() != piece) {
            reason = SetupProblem.CannotRest.Reason.COVERED;
        } else if (!onTable.contains(Piece.of(mover, Bug.QUEEN_BEE))) {
            reason = SetupProblem.CannotRest.Reason.OPPONENT_WITHOUT_QUEEN;
        } else {
            return;
        }
        problems.add(new SetupProblem.CannotRest(piece, reason));
    }
}
