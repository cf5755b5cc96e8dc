// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Messages;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordPath;
import io.github.hiverules.notation.text.Remark;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Builds a record move by move and judges each move. The main line and the variations share one board. */
public final class RecordBuilder {
    /** The number of broken variations with a reason. Reasons take most of the time of broken variations. */
    private static final int MAX_REASONS = 1_000;

    private final Position start;
    private final List<Tag> tags = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>(0);
    private final MutableGame game;

    /** Maps the record's piece names to pieces on the table. */
    private final @Nullable Piece[] named = new Piece[Piece.values().size()];

    /** The moves on the board. */
    private final List<Turn> made = new ArrayList<>();

    private OpenLine line = new OpenLine(0, 0, List.of());

    private Outcome outcome = Outcome.inProgress();

    private @Nullable NotationException variationError;
    private int brokenVariations;
    private int suppliedPasses;

    /** A move with its notes, and the variations beside it. */
    private static final class Turn {
        final Move move;

        /** The record's name for a placed piece; null if no piece is placed. */
        final @Nullable Piece name;

        final List<Integer> nags = new ArrayList<>(0);
        final List<String> comments = new ArrayList<>(0);
        final List<RecordedMove> variations = new ArrayList<>(0);

        @Nullable
        Duration clock;

        Turn(Move move, @Nullable Piece name) {
            this.move = move;
            this.name = name;
        }

        /** Returns the move, followed by the variations beside it. */
        List<RecordedMove> tree(List<RecordedMove> children) {
            RecordedMove node = RecordedMove.of(move).withChildren(children);
            if (!nags.isEmpty() || !comments.isEmpty() || clock != null) {
                node = node.withNags(nags).withComments(comments).withClock(Optional.ofNullable(clock));
            }
            List<RecordedMove> tree = new ArrayList<>(1 + variations.size());
            tree.add(node);
            tree.addAll(variations);
            return tree;
        }
    }

    /** An unfinished line. */
    private static final class OpenLine {
        /** The number of moves before the line's first move. */
        final int base;

        /** The nesting depth; the main line has depth 0. */
        final int depth;

        /** The path of the line. The path of a move consists of the line's path and the move's number. */
        final List<Integer> path;

        final List<Turn> turns = new ArrayList<>();

        /** The comments before the first move. */
        final List<String> comments = new ArrayList<>(0);

        OpenLine(int base, int depth, List<Integer> path) {
            this.base = base;
            this.depth = depth;
            this.path = path;
        }

        /** Begins a variation. Alternatives to a variation's first move become siblings of that variation. */
        OpenLine variation(int turn) {
            List<Integer> beside = new ArrayList<>(path);
            int number = turns.get(turn).variations.size() + 1;
            if (turn == 0 && depth > 0) {
                number += beside.remove(beside.size() - 1);
            } else {
                beside.add(turn + 1);
            }
            beside.add(number);
            return new OpenLine(base + turn, depth + 1, beside);
        }

        /** Returns the path of the next move. If the line is nested too deep, returns the path of the move beside it. */
        RecordPath pathOfNext() {
            List<Integer> next = new ArrayList<>(path);
            next.add(turns.size() + 1);
            return RecordPath.of(next.subList(0, Math.min(next.size(), 2 * Limits.MAX_DEPTH + 1)));
        }

        /** Returns the first move and the variations beside it. */
        List<RecordedMove> tree() {
            List<RecordedMove> tree = List.of();
            for (int i = turns.size() - 1; i >= 0; i--) {
                tree = turns.get(i).tree(tree);
            }
            return tree;
        }

        /** Returns the variation and the variations beside its first move. */
        List<RecordedMove> asVariation() {
            List<RecordedMove> tree = tree();
            tree.set(0, tree.get(0).withOpeningComments(comments));
            return tree;
        }
    }

    /** Creates a builder. The board must contain the start position. */
    public RecordBuilder(Position start, MutableGame board) {
        this.start = start;
        game = board;
        start.stacks().values().forEach(stack -> stack.pieces().forEach(piece -> named[piece.index()] = piece));
    }

    /** {@return the game after the current line's moves} Only this builder may modify the game. */
    public MutableGame game() {
        replayTo(line.base + line.turns.size());
        return game;
    }

    /**
     * Returns the piece for a name in the record. Some records don't number pieces in order of entry (R1.3). If
     * {@code wG2} enters before {@code wG1} in the record, {@code wG2} becomes {@code wG1} in the game. If the named
     * piece isn't on the table, returns a piece in the hand.
     */
    public Piece pieceNamed(Piece name) {
        game(); // sets the names
        Piece known = named[name.index()];
        return known != null ? known : nextInHand(name);
    }

    /** Returns the next unplaced piece of the same bug and colour. If all pieces are placed, returns the last piece. */
    public Piece nextInHand(Piece name) {
        for (int number = 1; number < name.bug().count(); number++) {
            Piece piece = Piece.of(name.color(), name.bug(), number);
            if (game.cellOf(piece).isEmpty()) {
                return piece;
            }
        }
        return Piece.of(name.color(), name.bug(), name.bug().count());
    }

    /** Returns the destination of the last move. Returns {@link Hex#ORIGIN} after a pass and at the start. */
    public Hex lastCell() {
        Move last = made.isEmpty() ? Move.pass() : made.get(made.size() - 1).move;
        return last instanceof PieceMove move ? move.to() : Hex.ORIGIN;
    }

    /** {@return the number of the next turn, from 1} */
    public int nextPly() {
        return line.base + line.turns.size() + 1;
    }

    public int lineLength() {
        return line.turns.size();
    }

    /** Adds a tag, or a remark if the tag is reserved. */
    public void tag(Tag tag, int offset) {
        if (tag.isReserved()) {
            remark(offset, Kind.RESERVED_TAG, tag.name(), Texts.quoted(tag.value()));
        } else {
            tags.add(tag);
        }
    }

    public void remark(int offset, Kind kind, Object... arguments) {
        remark(offset, 0, kind, arguments);
    }

    public void remark(int offset, int ply, Kind kind, Object... arguments) {
        remarks.add(Errors.remark(offset, ply, kind, arguments));
    }

    /** {@return the remarks, whose columns are offsets in the text plus 1} */
    public List<Remark> remarks() {
        return remarks;
    }

    private Optional<Turn> last() {
        int size = line.turns.size();
        return size == 0 ? Optional.empty() : Optional.of(line.turns.get(size - 1));
    }

    /** Adds a comment to the last turn. If the line has no turn, adds the comment to the line. */
    public void comment(String comment) {
        last().map(last -> last.comments).orElse(line.comments).add(comment);
    }

    /**
     * Sets the clock of the last turn. Returns false if the line is empty, the turn has a clock, or the time is too
     * long.
     */
    public boolean clock(long millis) {
        Optional<Turn> last = last().filter(turn -> turn.clock == null && millis <= Limits.MAX_CLOCK_MILLIS);
        last.ifPresent(turn -> turn.clock = Duration.ofMillis(millis));
        return last.isPresent();
    }

    /** Adds a NAG to the last turn. If the line has no turn or the NAG is invalid, adds a comment instead. */
    public void nag(String number) {
        int nag = (int) Texts.parseNumber(number, 3);
        last().filter(turn -> nag >= 0 && nag <= Limits.MAX_NAG)
                .ifPresentOrElse(turn -> turn.nags.add(nag), () -> comment("$" + number));
    }

    /** Plays a turn. In the record, the piece's {@code name} may have a different number. */
    public void play(Move move, Optional<Piece> name, int offset, Supplier<String> token) {
        if (isMainLine() && outcome.isOver() && !game().outcome().isOver()) {
            throw Errors.breaking(
                    Errors.error(offset, nextPly(), token.get(), Kind.GAME_OVER), Rule.GAME_OVER, List.of());
        }
        if (brokenVariations >= MAX_REASONS && !game().isLegal(move)) {
            Function<Locale, String> plain =
                    locale -> Messages.in(locale).format("move.illegal", Map.of("move", token.get()));
            throw Errors.error(offset, nextPly(), token.get(), Kind.ILLEGAL_MOVE, plain);
        }
        Legality legality = game().tryPlay(move);
        if (!legality.isLegal()) {
            throw Errors.illegal(offset, nextPly(), token.get(), legality, game.position());
        }
        Piece entering = move instanceof Placement ? name.orElse(null) : null;
        Turn turn = new Turn(move, entering);
        line.turns.add(turn);
        noteMade(turn);
        if (entering != null && move instanceof PieceMove entry && entry.piece() != entering) {
            remark(offset, nextPly() - 1, Kind.PIECES_RENUMBERED, entering, entry.piece());
        }
    }

    private void noteMade(Turn turn) {
        made.add(turn);
        if (turn.name != null && turn.move instanceof PieceMove move) {
            named[turn.name.index()] = move.piece();
        }
    }

    /** Undoes or plays moves until the given number of moves is on the board. */
    private void replayTo(int count) {
        while (made.size() > count) {
            Turn undone = made.remove(made.size() - 1);
            game.undo();
            if (undone.name != null) {
                named[undone.name.index()] = null;
            }
        }
        while (made.size() < count) {
            Turn turn = line.turns.get(made.size() - line.base);
            game.play(turn.move);
            noteMade(turn);
        }
    }

    /**
     * Adds a variation to a turn of the current line.
     *
     * @param turn the index of the turn in the line
     * @param offset the offset of the variation
     * @param moves plays the moves of the variation
     * @param text the text of the variation, which becomes a comment if the variation is invalid
     */
    public void variation(int turn, int offset, Runnable moves, Supplier<String> text) {
        OpenLine parent = line;
        OpenLine variation = parent.variation(turn);
        replayTo(variation.base);
        line = variation;
        int remarked = remarks.size();
        NotationException error = null;
        try {
            if (variation.depth > Limits.MAX_DEPTH) {
                throw wrong(offset, Kind.VARIATIONS_TOO_DEEP);
            }
            moves.run();
            if (variation.turns.isEmpty()) {
                throw wrong(offset, Kind.VARIATION_EMPTY);
            }
        } catch (NotationException e) {
            error = e;
        }
        replayTo(variation.base);
        line = parent;
        if (error == null) {
            parent.turns.get(turn).variations.addAll(variation.asVariation());
        } else {
            brokenVariations++;
            if (variationError == null) {
                variationError = Errors.at(error, variation.pathOfNext());
            }
            remarks.subList(remarked, remarks.size()).clear();
            String rule =
                    error.rule().map(broken -> " [" + broken.number() + "]").orElse("");
            int ply = variation.base + 1;
            remark(offset, ply, Kind.VARIATION_KEPT_AS_COMMENT, ply, Messages.spoken(error::sentence), rule);
            parent.turns.get(turn).comments.add(text.get());
        }
    }

    private NotationException wrong(int offset, Kind kind) {
        return Errors.error(offset, nextPly(), "(", kind);
    }

    /** Throws the error of the first invalid variation, if any. */
    void requireVariations() {
        if (variationError != null) {
            throw variationError;
        }
    }

    /** Plays a pass if the other side must pass before a side's move. Some records omit forced passes. */
    public void supplyForcedPass(Color mover, int offset) {
        if (game().sideToMove() != mover && game.mustPass() && !outcome().isOver()) {
            suppliedPasses += isMainLine() ? 1 : 0;
            line.turns.add(new Turn(Move.pass(), null));
            game();
            int ply = nextPly() - 1;
            remark(offset, ply, Kind.FORCED_PASS_SUPPLIED, ply);
        }
    }

    /** {@return the number of forced passes that were added to the main line} */
    int suppliedPasses() {
        return suppliedPasses;
    }

    public boolean isMainLine() {
        return line.depth == 0;
    }

    /** Sets the outcome of a game that ended by resignation or agreement (R7.2). */
    public void conclude(Outcome offBoard) {
        outcome = offBoard;
    }

    /**
     * Returns the outcome. In the main line, a resignation or claimed result counts if the board doesn't end the game.
     */
    public Outcome outcome() {
        Outcome board = game().outcome();
        return board.isOver() || !isMainLine() ? board : outcome;
    }

    /**
     * Throws a {@code NotationException} if a claimed result contradicts the board. If the board doesn't end the game, the
     * claim becomes the outcome.
     */
    public void checkResult(Outcome claimed, int offset, String token) {
        Outcome board = game().outcome();
        if (!board.isOver()) {
            outcome = outcome.isOver() ? outcome : claimed;
        } else if (!Results.agree(claimed, board)) {
            boolean repeated = board.termination().equals(Optional.of(Termination.REPETITION));
            Object[] names = {claimed.uhpState(), board.uhpState()};
            throw Errors.breaking(
                    Errors.error(offset, nextPly() - 1, token, Kind.RESULT_CONTRADICTS_BOARD, names),
                    repeated ? Rule.REPETITION : Rule.QUEEN_LOST,
                    List.of());
        }
    }

    public GameRecord finish() {
        return GameRecord.ofUnchecked(start, tags, line.comments, line.tree(), outcome());
    }
}
