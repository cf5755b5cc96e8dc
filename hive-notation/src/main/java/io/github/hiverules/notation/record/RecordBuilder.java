// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

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
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Sentence;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.sentences.Sentences;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Builds a record while its source is read. Plays and judges the moves of the main line and the variations, and stores their notes.
 * All lines share one board.
 */
public final class RecordBuilder {
    private final Position start;
    private final List<Tag> tags = new ArrayList<>();
    private final List<Flaw.Note> remarks = new ArrayList<>(0);
    private final MutableGame game;

    /** The pieces on the table, indexed by the names that the record uses. */
    private final @Nullable Piece[] named = new Piece[Piece.values().size()];

    private final List<Turn> made = new ArrayList<>();

    private OpenLine line = new OpenLine(null, 0);

    private Outcome outcome = Outcome.inProgress();

    private @Nullable Flaw variationError;

    /** A line that is being built. */
    private static final class OpenLine {
        final @Nullable OpenLine parent;

        /** The number of moves before its first move. */
        final int base;

        /** The number of the variation, from 1; 0 for the main line. */
        private final int number;

        final List<Turn> turns = new ArrayList<>();
        final List<String> comments = new ArrayList<>(0);

        OpenLine(@Nullable OpenLine parent, int base) {
            this.parent = parent;
            this.base = base;
            number = parent == null ? 0 : number(parent, base - parent.base);
        }

        /**
         * Returns the number of the next variation. An alternative to the first move of a variation is numbered as if it were
         * an alternative to the move that the variation replaces.
         */
        private static int number(OpenLine parent, int turn) {
            return parent.turns.get(turn).variations.size() + 1 + (turn == 0 ? parent.number : 0);
        }

        /** Returns the path of a move of this line. */
        List<Integer> path(int move) {
            OpenLine departure = parent;
            if (departure == null) {
                return List.of(move);
            }
            int turn = base - departure.base;
            List<Integer> beside = departure.path(turn + 1);
            boolean isFirst = turn == 0 && departure.parent != null;
            List<Integer> path = new ArrayList<>(isFirst ? beside.subList(0, beside.size() - 2) : beside);
            path.addAll(List.of(number, move));
            return path;
        }

        Line line() {
            return new Line(comments, turns.stream().map(Turn::node).toList());
        }

        int depth() {
            return parent == null ? 0 : 1 + parent.depth();
        }
    }

    /** A move with its notes. */
    private static final class Turn {
        final Move move;

        /** The record's name of a placed piece; null for other moves. */
        final @Nullable Piece name;

        OptionalLong clock = OptionalLong.empty();
        List<String> comments = List.of();
        List<Integer> nags = List.of();
        List<Line> variations = List.of();

        Turn(Move move, @Nullable Piece name) {
            this.move = move;
            this.name = name;
        }

        Line.Node node() {
            Optional<Duration> time =
                    clock.isPresent() ? Optional.of(Duration.ofMillis(clock.getAsLong())) : Optional.empty();
            return new Line.Node(move, nags, comments, time, variations);
        }
    }

    public RecordBuilder(Position start) {
        this(start, MutableGame.of(start));
    }

    /** Creates a builder. The board must be at the start position. */
    public RecordBuilder(Position start, MutableGame board) {
        this.start = start;
        game = board;
        for (Piece piece : Piece.values()) {
            if (game.cellOf(piece).isPresent()) {
                named[piece.index()] = piece;
            }
        }
    }

    /** {@return the game after the moves of the current line; only this builder may modify it} */
    public MutableGame game() {
        replayTo(line.base + line.turns.size());
        return game;
    }

    /**
     * Returns the piece with a name in the record. A record need not number pieces in order of entry (R1.3). If
     * {@code wG2} of the record enters before {@code wG1}, the game calls this piece {@code wG1}. If no piece with the
     * name has entered, returns a piece in the hand.
     */
    public Piece pieceNamed(Piece name) {
        Piece known = named[name.index()];
        return known != null ? known : nextInHand(name);
    }

    /** Returns the piece of a bug and colour that enters next, or the last piece if all are on the table. */
    public Piece nextInHand(Piece name) {
        for (int number = 1; number < name.bug().count(); number++) {
            Piece piece = Piece.of(name.color(), name.bug(), number);
            if (game.cellOf(piece).isEmpty()) {
                return piece;
            }
        }
        return Piece.of(name.color(), name.bug(), name.bug().count());
    }

    /** Returns the destination of the line's last move, or {@link Hex#ORIGIN} if there is none. */
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

    /** Adds a tag unless the start position or the outcome sets it. */
    public void tag(Tag tag, int offset) {
        if (RecordParts.isReserved(tag.name())) {
            remark(offset, 0, Finding.RESERVED_TAG, tag.name(), Texts.quoted(tag.value()));
        } else {
            tags.add(tag);
        }
    }

    public void remark(int offset, int ply, Finding finding, Object... arguments) {
        remarks.add(new Flaw.Note(offset, ply, Phrase.of(finding, arguments)));
    }

    public List<Flaw.Note> remarks() {
        return remarks;
    }

    private @Nullable Turn last() {
        return line.turns.isEmpty() ? null : line.turns.get(line.turns.size() - 1);
    }

    /** Adds a comment to the last turn, or to the line if it has no turn. */
    public void comment(String comment) {
        Turn last = last();
        if (last == null) {
            line.comments.add(comment);
        } else {
            last.comments = with(last.comments, comment);
        }
    }

    /** Sets the clock of the last turn. Returns false if there is no turn or the turn already has a clock. */
    public boolean clock(long millis) {
        Turn last = last();
        boolean isFirst = last != null && last.clock.isEmpty();
        if (last != null && isFirst) {
            last.clock = OptionalLong.of(millis);
        }
        return isFirst;
    }

    /** Adds a NAG to the last turn. Returns false if there is no turn. */
    public boolean nag(int nag) {
        Turn last = last();
        if (last != null) {
            last.nags = with(last.nags, nag);
        }
        return last != null;
    }

    /** Adds to a list. Creates the list for the first element, because most moves have no notes. */
    private static <T> List<T> with(List<T> list, T more) {
        List<T> longer = list.isEmpty() ? new ArrayList<>(1) : list;
        longer.add(more);
        return longer;
    }

    /**
     * Plays a turn. {@code name} is the record's name for the piece, if the record numbers the piece differently.
     */
    public void play(Move move, Optional<Piece> name, int offset, String token) {
        if (isMainLine() && outcome.isOver() && !game().outcome().isOver()) {
            throw new Flaw(
                    new Flaw.Note(offset, nextPly(), Phrase.of(Finding.GAME_OVER)), token, Rule.GAME_OVER, List.of());
        }
        Legality legality = game().tryPlay(move);
        if (!legality.isLegal()) {
            Position before = game.position();
            Violation reason = legality.reasons().get(0);
            Sentence sentence = locale -> Sentences.of(locale).describe(reason, before);
            throw new Flaw(
                    new Flaw.Note(offset, nextPly(), Phrase.of(Finding.ILLEGAL_MOVE, sentence)),
                    token,
                    reason.rule(),
                    legality.reasons());
        }
        Piece entering = move instanceof Placement ? name.orElse(null) : null;
        Turn turn = new Turn(move, entering);
        line.turns.add(turn);
        noteMade(turn);
        if (entering != null && move instanceof PieceMove entry && entry.piece() != entering) {
            remark(offset, nextPly() - 1, Finding.PIECES_RENUMBERED, entering, entry.piece());
        }
    }

    private void noteMade(Turn turn) {
        made.add(turn);
        if (turn.name != null && turn.move instanceof PieceMove move) {
            named[turn.name.index()] = move.piece();
        }
    }

    /** Sets the board to the position after some moves of the line. */
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
     * Adds a variation of a turn of the line.
     *
     * @param turn the number of the turn, from 0
     * @param offset the offset of the variation
     * @param moves plays the moves
     * @param text the text of the variation; becomes a comment if a move is illegal
     */
    public void variation(int turn, int offset, Runnable moves, Supplier<String> text) {
        OpenLine parent = line;
        OpenLine variation = new OpenLine(parent, parent.base + turn);
        replayTo(variation.base);
        line = variation;
        int remarked = remarks.size();
        Flaw error = null;
        try {
            if (variation.depth() > Line.MAX_DEPTH) {
                throw wrong(offset, Finding.VARIATIONS_TOO_DEEP);
            }
            moves.run();
            if (variation.turns.isEmpty()) {
                throw wrong(offset, Finding.VARIATION_EMPTY);
            }
        } catch (Flaw e) {
            error = e;
        }
        replayTo(variation.base);
        line = parent;
        Turn beside = parent.turns.get(turn);
        if (error == null) {
            for (Line flat : variation.line().flat()) {
                beside.variations = with(beside.variations, flat);
            }
        } else {
            if (variationError == null) {
                variationError = error.at(variation.path(variation.turns.size() + 1));
            }
            remarks.subList(remarked, remarks.size()).clear();
            String rule = error.rule == null ? "" : " [" + error.rule.number() + "]";
            int ply = variation.base + 1;
            remark(
                    offset,
                    ply,
                    Finding.VARIATION_KEPT_AS_COMMENT,
                    ply,
                    error.note.phrase().spoken(),
                    rule);
            beside.comments = with(beside.comments, text.get());
        }
    }

    private Flaw wrong(int offset, Finding finding) {
        return new Flaw(offset, nextPly(), "(", finding);
    }

    /** Throws a {@code Flaw} if a variation became a comment. */
    public void requireVariations() {
        if (variationError != null) {
            throw variationError;
        }
    }

    /** Plays a pass if it is the only legal move, because some records omit forced passes. Returns whether it was played. */
    public boolean supplyForcedPass(int offset) {
        boolean forced = game().mustPass() && !outcome().isOver();
        if (forced) {
            line.turns.add(new Turn(Move.pass(), null));
            game();
            int ply = nextPly() - 1;
            remark(offset, ply, Finding.FORCED_PASS_SUPPLIED, ply);
        }
        return forced;
    }

    /** Returns whether the current line is the main line. */
    public boolean isMainLine() {
        return line.parent == null;
    }

    /** Sets the outcome of a game that ended off the board (R7.2). */
    public void conclude(Outcome offBoard) {
        outcome = offBoard;
    }

    /**
     * Returns the outcome by the rules. If the rules don't end the game, returns the outcome off the board; it exists
     * in the main line only.
     */
    public Outcome outcome() {
        Outcome board = game().outcome();
        return board.isOver() || !isMainLine() ? board : outcome;
    }

    /** Throws a {@code Flaw} if a claimed result contradicts the moves. Ignores the reason of the result. */
    public void checkResult(Outcome claimed, int offset, String token) {
        Outcome board = game().outcome();
        if (board.isOver()) {
            if (!Results.agree(claimed, board)) {
                Rule rule = board.termination().equals(Optional.of(Termination.REPETITION))
                        ? Rule.REPETITION
                        : Rule.QUEEN_LOST;
                String due = Results.nameOf(board);
                Phrase reason = Phrase.of(Finding.RESULT_CONTRADICTS_BOARD, Results.nameOf(claimed), due);
                throw new Flaw(new Flaw.Note(offset, nextPly() - 1, reason), token, rule, List.of());
            }
        } else if (!outcome.isOver()) {
            outcome = claimed;
        }
    }

    public RecordParts finish() {
        return new RecordParts(start, tags, line.line(), outcome());
    }
}
