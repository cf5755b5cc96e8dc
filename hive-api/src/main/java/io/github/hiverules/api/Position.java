// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.LoadedRules;
import io.github.hiverules.api.spi.UncheckedPositions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * The pieces on the table and in the hands, the side to move, and the piece that rests. It comes from {@link #start}, from
 * {@link #play} or from a checked {@link Setup}. {@link #playUnchecked} judges nothing: after an illegal move no method of the
 * result promises anything.
 *
 * <pre>{@code
 * Position start = Position.start(Ruleset.parse("Base+MLP"));
 * Position next = start.play(start.moveOf(Piece.parse("wS1"), Hex.ORIGIN));
 * List<Move> answers = next.legalMoves();
 * Legality verdict = next.judge(next.moveOf(Piece.parse("bQ"), Hex.of(1, 0)));
 * }</pre>
 *
 * <p>A position knows nothing of the turns before it: that a game ended by repetition, agreement or resignation (R7.2, R7.3)
 * only its {@link Game} knows. A program that follows a game asks the game.
 *
 * <p>Two positions are {@linkplain #equals equal} when everything about them is, coordinates included: what is legal in one, as
 * a move to a cell, is legal in the other. The table has no origin (R1.4): compare {@link #normalized} positions to ignore where
 * the hive lies. {@link #isRepetitionOf} compares as R7.3 does, and the key of {@code CanonicalPosition} ignores symmetries too.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Position {
    static {
        UncheckedPositions.register((ruleset, ply, stacks, restingPiece) ->
                ImmutablePosition.of(ruleset, ply, Table.of(stacks), restingPiece));
    }

    Position() {}

    /** The empty table, White to move. */
    public static Position start(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        return ImmutablePosition.of(ruleset, 0, Table.EMPTY, Optional.empty());
    }

    static Position of(Setup setup) {
        return ImmutablePosition.of(setup.ruleset(), setup.ply(), Table.of(setup.stacks()), setup.restingPiece());
    }

    /** The rules this game is played by. */
    public abstract Ruleset ruleset();

    /** How many turns both sides together have taken, passes included; 0 at the start. */
    public abstract int ply();

    abstract Table table();

    /**
     * The piece that the last turn moved or threw and that therefore may not act or be thrown in this one (R5.1). Empty
     * after a placement and after a pass, and in every game without the Pillbug.
     */
    public abstract Optional<Piece> restingPiece();

    /** The side whose turn it is: White at even plies. */
    public Color sideToMove() {
        return ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** The number of the pair of turns, from 1, as UHP counts them; also the number of this turn of the side to move. */
    public int turn() {
        return ply() / 2 + 1;
    }

    /**
     * Returns the occupied cells and their stacks in the order of {@link Hex#compareTo}: row by row from the top, each row from the
     * left. The map is unmodifiable.
     */
    public Map<Hex, Stack> stacks() {
        return table().stacks();
    }

    /** What stands on that cell; empty for an empty cell. */
    public Optional<Stack> stackAt(Hex hex) {
        return Optional.ofNullable(table().stacks().get(requireNonNull(hex, "hex")));
    }

    /** The uppermost piece on that cell; empty for an empty cell. */
    public Optional<Piece> topAt(Hex hex) {
        return stackAt(hex).map(Stack::top);
    }

    /** How many pieces stand on that cell. */
    public int heightAt(Hex hex) {
        return stackAt(hex).map(Stack::height).orElse(0);
    }

    /** The cell where the piece stands, covered or not; empty if it is in the hand or not in this game. */
    public Optional<Hex> cellOf(Piece piece) {
        return Optional.ofNullable(table().cellOf(requireNonNull(piece, "piece")));
    }

    /** Whether another piece stands on top of this one (R3.3). */
    public boolean isCovered(Piece piece) {
        return cellOf(piece).flatMap(this::topAt).filter(top -> top != piece).isPresent();
    }

    /** The pieces the side has not placed yet, in the order of {@link Piece#values()}. */
    public List<Piece> hand(Color color) {
        requireNonNull(color, "color");
        return ruleset().pieces(color).stream()
                .filter(piece -> table().cellOf(piece) == null)
                .toList();
    }

    /** The piece of that kind which enters next (R1.3); empty when none is left in the hand. */
    public Optional<Piece> nextInHand(Color color, Bug bug) {
        requireNonNull(color, "color");
        requireNonNull(bug, "bug");
        for (int number = 1; number <= bug.count() && ruleset().includes(bug); number++) {
            Piece piece = Piece.of(color, bug, number);
            if (table().cellOf(piece) == null) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /**
     * Every legal move, each once (R6.1), in an order that depends on the position alone. A single {@link Pass} when nothing
     * else is legal (R6.2); empty when a Queen Bee is surrounded (R7.4). On the empty table the first piece may go
     * anywhere (R2.1); {@link Hex#ORIGIN} stands for all cells there.
     */
    public List<Move> legalMoves() {
        return LoadedRules.get().legalMoves(this);
    }

    /** Returns the legal moves of a piece, including placements and throws of it; empty if it has none. */
    public List<PieceMove> legalMoves(Piece piece) {
        requireNonNull(piece, "piece");
        return LoadedRules.get().legalMoves(this, piece);
    }

    /**
     * Returns the legal moves of each piece, including placements and throws of it, in {@link Piece#values()} order. Pieces without
     * legal moves are not in the map, so the map is empty if the side must pass (R6.2). The map is unmodifiable.
     */
    public Map<Piece, List<PieceMove>> legalMovesByPiece() {
        Map<Piece, List<PieceMove>> moves = new TreeMap<>();
        for (Move move : legalMoves()) {
            if (move instanceof PieceMove pieceMove) {
                moves.computeIfAbsent(pieceMove.piece(), piece -> new ArrayList<>())
                        .add(pieceMove);
            }
        }
        moves.replaceAll((piece, list) -> List.copyOf(list));
        return Collections.unmodifiableMap(moves);
    }

    /** Returns the number of legal moves. Faster than listing them. */
    public int countLegalMoves() {
        return LoadedRules.get().countLegalMoves(this);
    }

    /** Returns whether a move is legal. Faster than listing the legal moves. */
    public boolean isLegal(Move move) {
        requireNonNull(move, "move");
        return LoadedRules.get().isLegal(this, move);
    }

    /**
     * The verdict on a move: legal, or every reason why not. The reasons come in one order: that the game is over, which is
     * then the only one; that the piece belongs to the other side, followed only by what forbids a Pillbug to throw it; what is
     * wrong with the piece; what is wrong with the cell or the path. For a legal move it costs what {@link #isLegal} costs.
     */
    public Legality judge(Move move) {
        requireNonNull(move, "move");
        return LoadedRules.get().judge(this, move);
    }

    /**
     * The position after the move.
     *
     * @throws IllegalMoveException with every reason if the move is illegal
     */
    public Position play(Move move) {
        requireNonNull(move, "move");
        judge(move).requireLegal(move);
        return playUnchecked(move);
    }

    /** Returns the move of a piece to a cell: a movement if the piece is on the table, otherwise a placement. */
    public PieceMove moveOf(Piece piece, Hex to) {
        return cellOf(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to);
    }

    /** Returns the cell that a movement in this position starts from; empty for a placement and for a pass. */
    public Optional<Hex> originOf(Move move) {
        return requireNonNull(move, "move") instanceof Movement movement ? cellOf(movement.piece()) : Optional.empty();
    }

    /**
     * The paths of a legal move, the shortest first: every path of three steps of a Spider or Ladybug, one of the shortest of a
     * Soldier Ant, the one path of any other bug; for a Mosquito those of each bug whose movement serves (R4.7); and
     * a throw by each Pillbug or Mosquito that could do it (R4.9). Paths of one length come in the order of {@link Bug}, throws
     * last. There are never more than a few dozen; none for a placement and for a pass.
     *
     * @throws IllegalMoveException with every reason if the move is illegal
     */
    public List<MovePath> paths(Move move) {
        requireNonNull(move, "move");
        judge(move).requireLegal(move);
        return LoadedRules.get().paths(this, move);
    }

    /**
     * Whether the piece is pinned: it stands alone on the ground and lifting it would split the hive (R3.2). A piece that
     * stands on others never is, and neither is a covered one or one in the hand.
     */
    public boolean isPinned(Piece piece) {
        requireNonNull(piece, "piece");
        return LoadedRules.get().isPinned(this, piece);
    }

    /**
     * Whether the piece, on the table or in the hand, has legal moves, and why not if it has none (R8). A piece of the side that
     * is not to move is free when the side to move can throw it (R4.9), and blocked otherwise; for a piece on the table the reasons
     * then tell also what would be wrong with it in its own turn. A piece that is not in this game is blocked. When a Queen Bee is
     * lost, that is the only reason.
     */
    public Mobility mobility(Piece piece) {
        requireNonNull(piece, "piece");
        return LoadedRules.get().mobility(this, piece);
    }

    /** How the position stands by the Queen Bees alone (R7.1): one or both surrounded, or the game in progress. */
    public Outcome outcome() {
        return LoadedRules.get().outcome(this);
    }

    /** Whether a Queen Bee is surrounded (R7.1). Only a {@link Game} knows of other ends. */
    public boolean isOver() {
        return outcome().isOver();
    }

    /**
     * Whether this is the same position as an earlier one in the sense of R7.3: the same arrangement wherever on the table it
     * stands, with pieces of one kind alike, the same side to move, and the same moves legal. A piece that rests (R5.1) makes
     * a difference only when its rest forbids something.
     */
    @SuppressWarnings("ReferenceEquality") // fast path
    public boolean isRepetitionOf(Position earlier) {
        requireNonNull(earlier, "earlier");
        return this == earlier
                || sideToMove() == earlier.sideToMove()
                        && ruleset().equals(earlier.ruleset())
                        && hasArrangementOf(earlier)
                        && LoadedRules.get().haveSameMoves(earlier, this);
    }

    /** Returns whether the arrangements differ only by a shift and by the numbers of alike pieces. */
    boolean hasArrangementOf(Position other) {
        return arrangementHash() == other.arrangementHash() && table().isAlikeUpToShift(other.table());
    }

    /**
     * The position after a move that the caller knows to be legal. Nothing is judged: this is the mechanical half of
     * {@link #play}, for implementations of the rules and for programs that have the move from a list of legal ones.
     *
     * @throws IllegalArgumentException if the move can't even be carried out by hand: the piece is covered, or is not where
     *     that sort of move takes it from
     */
    public Position playUnchecked(Move move) {
        requireNonNull(move, "move");
        if (move instanceof PieceMove pieceMove) {
            return put(pieceMove.piece(), pieceMove.to(), move instanceof Movement);
        }
        return ImmutablePosition.of(ruleset(), nextPly(), table(), Optional.empty());
    }

    private int nextPly() {
        return ply() < Setup.maxPly() ? ply() + 1 : ply() - 1;
    }

    private Position put(Piece piece, Hex to, boolean fromTable) {
        if (fromTable == (table().cellOf(piece) == null)
                || isCovered(piece)
                || !ruleset().includes(piece.bug())) {
            throw new IllegalArgumentException(
                    "A side can't " + (fromTable ? "lift " : "place ") + piece + " in " + this + ".");
        }
        boolean rests = fromTable && ruleset().includes(Bug.PILLBUG);
        return ImmutablePosition.of(
                ruleset(), nextPly(), table().with(piece, to), rests ? Optional.of(piece) : Optional.empty());
    }

    /**
     * The cell whose q is the least q of all occupied cells, and whose r is their least r; nothing need stand there. It shifts
     * with the hive. The origin for the empty table.
     */
    public Hex corner() {
        return table().corner();
    }

    /** How many columns of cells the hive touches: from the least q of its cells to the greatest; 0 for the empty table. */
    public int columns() {
        return stacks().isEmpty() ? 0 : table().oppositeCorner().q() - corner().q() + 1;
    }

    /** How many rows of cells the hive touches: from the least r of its cells to the greatest; 0 for the empty table. */
    public int rows() {
        return stacks().isEmpty() ? 0 : table().oppositeCorner().r() - corner().r() + 1;
    }

    /**
     * The cell in the middle of the {@link #columns} and {@link #rows} of the hive, the one nearer to its {@link #corner} where two
     * are; nothing need stand there. It shifts with the hive. The origin for the empty table.
     */
    public Hex middle() {
        return corner().translate(Math.max(0, columns() - 1) / 2, Math.max(0, rows() - 1) / 2);
    }

    /** The same position in other coordinates: every cell moved by that difference, as {@link Hex#translate} does. */
    public Position translate(int dq, int dr) {
        return dq == 0 && dr == 0 ? this : map(hex -> hex.translate(dq, dr));
    }

    /**
     * Returns this position shifted so that its {@link #corner} is the origin. Two positions differ only by a shift exactly if their
     * normalized positions are equal.
     */
    public Position normalized() {
        return translate(-corner().q(), -corner().r());
    }

    private boolean equalsExceptTable(Position other) {
        return ply() == other.ply()
                && restingPiece().equals(other.restingPiece())
                && ruleset().equals(other.ruleset());
    }

    Position map(UnaryOperator<Hex> cells) {
        return ImmutablePosition.of(ruleset(), ply(), table().map(cells), restingPiece());
    }

    @Value.Lazy
    int arrangementHash() {
        return table().arrangementHash();
    }

    /** This position as a {@link Setup}, for editing; its {@link Setup#toPosition()} equals this position. */
    public Setup toSetup() {
        return Setup.builder()
                .ruleset(ruleset())
                .ply(ply())
                .stacks(stacks())
                .restingPiece(restingPiece())
                .passesWithoutQueen(passes(Color.WHITE) + passes(Color.BLACK))
                .build();
    }

    /** The turns of a side whose Queen Bee is in the hand and in which it placed nothing: it can't have moved (R3.1). */
    private int passes(Color color) {
        if (cellOf(Piece.of(color, Bug.QUEEN_BEE)).isPresent()) {
            return 0;
        }
        int placed = ruleset().pieces(color).size() - hand(color).size();
        return SetupCheck.turnsOf(color, ply()) - placed;
    }

    /**
     * Returns whether both positions have the same ruleset, ply, resting piece and stacks, coordinates included.
     */
    @Override
    public final boolean equals(@Nullable Object object) {
        return this == object
                || object instanceof Position other && equalsExceptTable(other) && table().equals(other.table());
    }

    /** Another number in each run of a program, so that nobody can prepare positions that share one. */
    @Override
    public final int hashCode() {
        return exactHash();
    }

    @Value.Lazy
    int exactHash() {
        int rest = restingPiece().map(Piece::index).orElse(-1);
        long hash = Hashing.mix(table().hash(), Hashing.pair(ply(), rest));
        return Long.hashCode(hash) + ruleset().hashCode();
    }

    @Override
    public String toString() {
        return ruleset().gameType() + " " + sideToMove() + "[" + turn() + "] " + stacks()
                + restingPiece().map(piece -> " resting " + piece).orElse("");
    }
}
