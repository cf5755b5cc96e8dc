// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.LoadedRules;
import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * An immutable position: the pieces on the table and in the hands, the side to move, and the resting piece, if any.
 *
 * <p>Positions are created by {@link #start}, by {@link #play} or from a valid {@link Setup}. {@link #playUnchecked}
 * skips validation. After an illegal move, the behaviour of the returned position is undefined.
 *
 * <pre>{@code
 * Position start = Position.start(Ruleset.full());
 * Position next = start.play(start.moveOf(Piece.parse("wS1"), Hex.ORIGIN));
 * List<Move> replies = next.legalMoves();
 * Legality verdict = next.judge(next.moveOf(Piece.parse("bQ"), Hex.of(1, 0)));
 * }</pre>
 *
 * <p>A position has no history. Only a {@link Game} detects draws by repetition, agreed draws and resignations (R7.2,
 * R7.3).
 *
 * <p>{@link #equals} compares everything, including coordinates. To ignore shifts of the hive (R1.4), compare
 * {@linkplain #normalized normalized} positions. To ignore symmetries too, compare the keys of
 * {@code CanonicalPosition}. {@link #isRepetitionOf} compares positions as R7.3 does.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Position {
    Position() {}

    /**
     * Returns the start position: an empty table with White to move.
     *
     * @param ruleset the rules of the game
     * @return the start position
     */
    public static Position start(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        return ImmutablePosition.of(ruleset, 0, Table.EMPTY, Optional.empty());
    }

    /** {@return the ruleset} */
    public abstract Ruleset ruleset();

    /** {@return the number of turns taken so far by both sides, including passes} */
    public abstract int ply();

    abstract Table table();

    /**
     * Returns the piece that the last turn moved or threw. The resting piece may not move, throw or be thrown this turn
     * (R5.1).
     *
     * @return the resting piece; empty after a placement, after a pass, and in games without the Pillbug
     */
    public abstract Optional<Piece> restingPiece();

    /** {@return the side to move: White at even plies} */
    public Color sideToMove() {
        return ply() % 2 == 0 ? Color.WHITE : Color.BLACK;
    }

    /** {@return the turn number as in UHP: 1 for the first turn of each side} */
    public int turn() {
        return ply() / 2 + 1;
    }

    /**
     * Returns the occupied cells and their stacks. Cells are in {@link Hex#compareTo} order: from the top row to the
     * bottom row, each row from left to right.
     *
     * @return an unmodifiable map
     */
    public Map<Hex, PieceStack> stacks() {
        return table().stacks();
    }

    /**
     * Returns the stack on a cell.
     *
     * @param hex the cell
     * @return the stack, or empty if the cell is empty
     */
    public Optional<PieceStack> stackAt(Hex hex) {
        return Optional.ofNullable(table().stacks().get(requireNonNull(hex, "hex")));
    }

    /**
     * Returns the top piece on a cell.
     *
     * @param hex the cell
     * @return the top piece, or empty if the cell is empty
     */
    public Optional<Piece> topAt(Hex hex) {
        return stackAt(hex).map(PieceStack::top);
    }

    /**
     * Returns the number of pieces on a cell.
     *
     * @param hex the cell
     * @return the height of the stack, 0 to 7; 0 for an empty cell
     */
    public int heightAt(Hex hex) {
        return stackAt(hex).map(PieceStack::height).orElse(0);
    }

    /**
     * Returns the cell of a piece, even if the piece is covered.
     *
     * @param piece the piece
     * @return the cell, or empty if the piece is in the hand or not in this game
     */
    public Optional<Hex> cellOf(Piece piece) {
        return Optional.ofNullable(table().cellOf(requireNonNull(piece, "piece")));
    }

    /**
     * Returns whether a piece is covered by another piece (R3.3).
     *
     * @param piece the piece
     * @return true if a piece is on top of the given piece
     */
    public boolean isCovered(Piece piece) {
        return cellOf(piece).flatMap(this::topAt).filter(top -> top != piece).isPresent();
    }

    /**
     * Returns the unplaced pieces of a side, in {@link Piece#values()} order.
     *
     * @param color the side
     * @return the pieces in the hand
     */
    public List<Piece> hand(Color color) {
        requireNonNull(color, "color");
        return ruleset().pieces(color).stream()
                .filter(piece -> table().cellOf(piece) == null)
                .toList();
    }

    /**
     * Returns the only piece of a bug that R1.3 allows a side to place next.
     *
     * @param color the side
     * @param bug the bug
     * @return the unplaced piece with the lowest number, or empty if the hand has no piece of the bug
     */
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
     * Returns the legal moves without duplicates (R6.1). The order depends only on the position.
     *
     * <p>On the empty table, {@link Hex#ORIGIN} represents all cells (R2.1).
     *
     * @return the legal moves: only a {@link Pass} if the side must pass (R6.2); empty if a Queen Bee is surrounded
     *     (R7.4)
     */
    public List<Move> legalMoves() {
        return LoadedRules.get().legalMoves(this);
    }

    /**
     * Returns the legal moves of a piece: placements, movements and throws of the piece.
     *
     * @param piece the piece
     * @return the moves; empty if the piece has no legal move
     */
    public List<PieceMove> legalMoves(Piece piece) {
        requireNonNull(piece, "piece");
        return LoadedRules.get().legalMoves(this, piece);
    }

    /**
     * Returns the legal throws by a piece (R4.9). The thrower is a Pillbug, or a Mosquito beside a Pillbug. Each throw
     * is also one of the legal moves of the thrown piece.
     *
     * @param thrower the thrower
     * @return the moves of the thrown pieces; empty if the piece can't throw
     */
    public List<Movement> legalThrows(Piece thrower) {
        requireNonNull(thrower, "thrower");
        return LoadedRules.get().legalThrows(this, thrower);
    }

    /**
     * Returns the placements, movements and throws of each piece that has legal moves. The pieces are in
     * {@link Piece#values()} order.
     *
     * @return an unmodifiable map; empty if the side must pass (R6.2) or a Queen Bee is surrounded (R7.4)
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

    /**
     * Counts the legal moves. Faster than {@link #legalMoves()}.
     *
     * @return the number of legal moves
     */
    public int countLegalMoves() {
        return LoadedRules.get().countLegalMoves(this);
    }

    /** {@return whether a pass is the only legal move (R6.2); false if a Queen Bee is surrounded (R7.4)} */
    public boolean mustPass() {
        return isLegal(Move.pass());
    }

    /**
     * Returns whether a move is legal. Faster than {@link #legalMoves()}.
     *
     * <p>On the empty table, a placement on any cell is legal (R2.1), although {@link #legalMoves()} lists only
     * placements on {@link Hex#ORIGIN}.
     *
     * @param move the move
     * @return true if the move is legal
     */
    public boolean isLegal(Move move) {
        requireNonNull(move, "move");
        return LoadedRules.get().isLegal(this, move);
    }

    /**
     * Judges a move. The verdict on an illegal move lists all violations. Violations about the side to move come first,
     * then violations about the piece, the destination and the path. If a Queen Bee is surrounded,
     * {@link Violation.Kind#GAME_OVER} is the only violation.
     *
     * <p>If the piece belongs to the opponent, the violations say why the piece can't be thrown. For a legal move, this
     * method is as fast as {@link #isLegal}.
     *
     * @param move the move
     * @return the verdict
     */
    public Legality judge(Move move) {
        requireNonNull(move, "move");
        return LoadedRules.get().judge(this, move);
    }

    /**
     * Returns the position after a move.
     *
     * @param move the move
     * @return the new position
     * @throws IllegalMoveException if the move is illegal; the exception lists all violations
     */
    public Position play(Move move) {
        judge(move).requireLegal(move);
        return playUnchecked(move);
    }

    /**
     * Returns the move of a piece to a cell. A piece on the table is moved, and a piece in the hand is placed.
     *
     * @param piece the piece
     * @param to the destination
     * @return the move, which may be illegal
     */
    public PieceMove moveOf(Piece piece, Hex to) {
        return cellOf(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to);
    }

    /**
     * Returns the paths that a piece can take in a legal move. There are at most a few dozen paths.
     *
     * <p>For a Spider or a Ladybug, returns all paths of three steps. For a Soldier Ant, returns one of the shortest
     * paths. For any other bug, returns the only path. For a Mosquito, returns the paths of each bug that the Mosquito
     * can copy for the move (R4.7). For a throw, returns one path for each thrower (R4.9). Shorter paths come first.
     * Paths of equal length are in {@link Bug} order, with throws last.
     *
     * @param move the move
     * @return the paths; empty for a placement or a pass
     * @throws IllegalMoveException if the move is illegal; the exception lists all violations
     */
    public List<MovePath> paths(Move move) {
        judge(move).requireLegal(move);
        return LoadedRules.get().paths(this, move);
    }

    /**
     * Returns whether a piece is pinned (R3.2). A piece is pinned if it is alone on its cell and lifting it would split
     * the hive.
     *
     * @param piece the piece
     * @return true if the piece is pinned; false for a piece in the hand or in a stack with others
     */
    public boolean isPinned(Piece piece) {
        requireNonNull(piece, "piece");
        return LoadedRules.get().isPinned(this, piece);
    }

    /**
     * Returns the legal moves of a piece on the table or in the hand, or the violations that block the piece (R8).
     *
     * <p>An opponent's piece is free only if the side to move can throw it (R4.9). A blocked piece of the opponent has
     * the violation {@link Violation.Kind#NOT_YOUR_PIECE}. If the piece is on the table, the result also contains a
     * rest of the piece (R5.1), and the violations that would block the piece's own moves if the opponent were to move.
     * A piece that is not in this game is blocked. If a Queen Bee is surrounded, {@link Violation.Kind#GAME_OVER} is
     * the only violation.
     *
     * @param piece the piece
     * @return the mobility
     */
    public Mobility mobility(Piece piece) {
        requireNonNull(piece, "piece");
        return LoadedRules.get().mobility(this, piece);
    }

    /**
     * {@return the outcome, decided by surrounded Queen Bees alone (R7.1); in progress if no Queen Bee is surrounded}
     */
    public Outcome outcome() {
        return LoadedRules.get().outcome(this);
    }

    /**
     * Returns whether a Queen Bee is surrounded (R7.1). {@link Game#isOver} also detects other endings, such as a
     * repetition.
     *
     * @return true if a Queen Bee is surrounded
     */
    public boolean isOver() {
        return outcome().isOver();
    }

    /**
     * Returns whether this position repeats an earlier position (R7.3).
     *
     * <p>A repetition has the same side to move, the same legal moves and the same arrangement, apart from a shift.
     * Under {@link RepetitionRule#SYMMETRY}, the arrangement may also be rotated or reflected. Pieces of one colour and
     * bug are interchangeable. A resting piece (R5.1) matters only if the rest forbids an otherwise legal move. Under
     * {@link RepetitionRule#OFF}, positions are compared as under {@link RepetitionRule#SHIFT}. Positions with
     * different rulesets never repeat each other.
     *
     * @param earlier the earlier position
     * @return true if this position repeats the earlier position
     */
    @SuppressWarnings("ReferenceEquality") // fast path
    public boolean isRepetitionOf(Position earlier) {
        requireNonNull(earlier, "earlier");
        return this == earlier
                || sideToMove() == earlier.sideToMove()
                        && ruleset().equals(earlier.ruleset())
                        && (ruleset().repetition() == RepetitionRule.SYMMETRY
                                ? Stream.of(Symmetry.values()).anyMatch(symmetry -> isShiftOf(symmetry.apply(earlier)))
                                : isShiftOf(earlier));
    }

    private boolean isShiftOf(Position earlier) {
        return hasArrangementOf(earlier) && LoadedRules.get().haveSameMoves(earlier, this);
    }

    /** If one position repeats another position, their hashes are equal. */
    int repetitionHash() {
        return ruleset().repetition() == RepetitionRule.SYMMETRY ? symmetricHash() : arrangementHash();
    }

    @Value.Lazy
    int symmetricHash() {
        return Stream.of(Symmetry.values())
                .mapToInt(symmetry -> symmetry.apply(this).arrangementHash())
                .min()
                .orElseThrow();
    }

    /** Ignores shifts and the numbers of interchangeable pieces. */
    boolean hasArrangementOf(Position other) {
        return arrangementHash() == other.arrangementHash() && table().hasArrangementOf(other.table());
    }

    /**
     * Returns the position after a move, without checking whether the move is legal. Use this method only for moves
     * from a list of legal moves.
     *
     * @param move a legal move
     * @return the new position; its behaviour is undefined if the move is illegal
     * @throws IllegalArgumentException if the piece is covered or not in this game, or if the move has the wrong type.
     *     A piece on the table needs a {@link Movement}, and a piece in the hand needs a {@link Placement}.
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

    private String placeOf(Piece piece) {
        return !ruleset().includes(piece.bug())
                ? "not in this game"
                : isCovered(piece) ? "covered" : cellOf(piece).isPresent() ? "on the table" : "in the hand";
    }

    private Position put(Piece piece, Hex to, boolean fromTable) {
        if (fromTable == (table().cellOf(piece) == null)
                || isCovered(piece)
                || !ruleset().includes(piece.bug())) {
            throw new IllegalArgumentException(
                    "Cannot " + (fromTable ? "move " : "place ") + piece + ", which is " + placeOf(piece) + ".");
        }
        boolean rests = fromTable && ruleset().includes(Bug.PILLBUG);
        return ImmutablePosition.of(
                ruleset(), nextPly(), table().withPieceAt(piece, to), rests ? Optional.of(piece) : Optional.empty());
    }

    /**
     * Returns the corner of the hive: the cell whose q and r are the least of all occupied cells. The corner may be an
     * empty cell. If the hive shifts, the corner shifts, too.
     *
     * @return the corner; {@link Hex#ORIGIN} for the empty table
     */
    public Hex corner() {
        return table().corner();
    }

    /**
     * Returns this position with every cell shifted by {@link Hex#translate}.
     *
     * @param dq the shift along q
     * @param dr the shift along r
     * @return the shifted position
     */
    public Position translate(int dq, int dr) {
        return dq == 0 && dr == 0 ? this : map(hex -> hex.translate(dq, dr));
    }

    /**
     * Returns this position shifted so that its {@link #corner} is the origin. Two positions differ only by a shift if
     * and only if their normalized positions are equal.
     *
     * @return the normalized position
     */
    public Position normalized() {
        return translate(-corner().q(), -corner().r());
    }

    Position map(UnaryOperator<Hex> cells) {
        return ImmutablePosition.of(ruleset(), ply(), table().map(cells), restingPiece());
    }

    @Value.Lazy
    int arrangementHash() {
        return table().arrangementHash();
    }

    /**
     * Returns this position as a {@link Setup}, for editing.
     *
     * @return a setup whose {@link Setup#toPosition()} equals this position
     */
    public Setup toSetup() {
        return Setup.builder()
                .ruleset(ruleset())
                .ply(ply())
                .stacks(stacks())
                .restingPiece(restingPiece())
                .passesWithoutQueen(passes(Color.WHITE) + passes(Color.BLACK))
                .build();
    }

    private int passes(Color color) {
        int placed = ruleset().pieces(color).size() - hand(color).size();
        return cellOf(Piece.of(color, Bug.QUEEN_BEE)).isPresent()
                ? 0
                : SetupCheck.passesWithoutQueen(color, ply(), placed);
    }

    /** Returns whether both positions have the same ruleset, ply, resting piece and stacks, including coordinates. */
    @Override
    public final boolean equals(@Nullable Object object) {
        return this == object
                || object instanceof Position other
                        && ply() == other.ply()
                        && restingPiece().equals(other.restingPiece())
                        && ruleset().equals(other.ruleset())
                        && table().isSame(other.table());
    }

    /** Returns a hash code that differs between runs, which prevents hash-collision attacks. */
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

    /** Returns a debug string. */
    @Override
    public String toString() {
        return ruleset().gameType() + " " + sideToMove() + "[" + turn() + "] " + stacks()
                + restingPiece().map(piece -> " resting " + piece).orElse("");
    }
}
