// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

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
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Messages;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
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
    private final List<Property> tags = new ArrayList<>();
    private final List<Finding> remarks = new ArrayList<>(0);
    private final MutableGame game;

    /** Maps the record's piece names to pieces on the table. */
    private final @Nullable Piece[] named = new Piece[Piece.values().size()];

    private final List<Turn> made = new ArrayList<>();

    private OpenLine line = new OpenLine(0, 0, List.of());

    private Outcome outcome = Outcome.inProgress();

    private boolean hasMark;

    private @Nullable ParseError variationError;
    private int brokenVariations;

    /** An unfinished line. */
    private static final class OpenLine {
        /** The number of moves before the line's first move. */
        final int base;

        /** The nesting depth; the main line has depth 0. */
        final int depth;

        /** The path of the line. The path of a move consists of the line's path and the move's number. */
        final List<Integer> path;

        final List<Turn> turns = new ArrayList<>();
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

        List<Integer> pathOfNext() {
            List<Integer> next = new ArrayList<>(path);
            next.add(turns.size() + 1);
            return next;
        }

        Line line() {
            return new Line(comments, turns.stream().map(Turn::node).toList());
        }
    }

    /** A move with its notes. */
    private static final class Turn {
        final Move move;

        /** The record's name for a placed piece; null if no piece is placed. */
        final @Nullable Piece name;

        Optional<Duration> clock = Optional.empty();
        List<String> comments = List.of();
        List<Integer> nags = List.of();
        List<Line> variations = List.of();

        Turn(Move move, @Nullable Piece name) {
            this.move = move;
            this.name = name;
        }

        Line.Node node() {
            return new Line.Node(move, nags, comments, clock, variations);
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

    /** Adds a tag, or a remark if the tag's name is reserved. */
    public void tag(Property tag) {
        if (RecordParts.isReserved(tag.name())) {
            remark(tag.offset(), Kind.RESERVED_TAG, tag.name(), tag.quoted());
        } else {
            tags.add(Property.of(tag.name(), tag.value()));
        }
    }

    public void remark(int offset, Kind kind, Object... arguments) {
        remark(offset, 0, kind, arguments);
    }

    public void remark(int offset, int ply, Kind kind, Object... arguments) {
        remarks.add(new Finding(offset, ply, kind, List.of(arguments)));
    }

    public List<Finding> remarks() {
        return remarks;
    }

    private @Nullable Turn last() {
        return line.turns.isEmpty() ? null : line.turns.get(line.turns.size() - 1);
    }

    /** Adds a comment to the last turn. If the line has no turn, adds the comment to the line. */
    public void comment(String comment) {
        Turn last = last();
        if (last == null) {
            line.comments.add(comment);
        } else {
            last.comments = with(last.comments, comment);
        }
    }

    /**
     * Sets the clock of the last turn. Returns false if the line is empty, the turn has a clock, or the time is too
     * long.
     */
    public boolean clock(long millis) {
        Turn last = last();
        if (last == null || last.clock.isPresent() || millis > Line.MAX_CLOCK_MILLIS) {
            return false;
        }
        last.clock = Optional.of(Duration.ofMillis(millis));
        return true;
    }

    /** Adds a NAG to the last turn. If the line has no turn or the NAG is invalid, adds a comment instead. */
    public void nag(String number) {
        Turn last = last();
        int nag = (int) Texts.parseNumber(number, 3);
        if (last != null && nag >= 0 && nag <= Line.MAX_NAG) {
            last.nags = with(last.nags, nag);
        } else {
            comment("$" + number);
        }
    }

    /** Creates lists lazily, because most moves have no notes. */
    private static <T> List<T> with(List<T> list, T more) {
        List<T> longer = list.isEmpty() ? new ArrayList<>(1) : list;
        longer.add(more);
        return longer;
    }

    /** Adds a remark on the record's first dash or slash that a word processor changed. */
    public void remarkMark(String text, int offset, int ply) {
        int mark = hasMark ? -1 : Marks.firstIn(text);
        if (mark >= 0) {
            hasMark = true;
            char c = text.charAt(mark);
            remark(offset, ply, Kind.MARK_READ, Marks.describe(c), "\"" + Marks.plain(c) + "\"");
        }
    }

    /** Plays a turn. In the record, the piece's {@code name} may have a different number. */
    public void play(Move move, Optional<Piece> name, int offset, Supplier<String> token) {
        if (isMainLine() && outcome.isOver() && !game().outcome().isOver()) {
            throw new ParseError(offset, nextPly(), token.get(), Kind.GAME_OVER).breaking(Rule.GAME_OVER, List.of());
        }
        if (brokenVariations >= MAX_REASONS && !game().isLegal(move)) {
            Function<Locale, String> plain =
                    locale -> Messages.in(locale).format("move.illegal", Map.of("move", token.get()));
            throw new ParseError(offset, nextPly(), token.get(), Kind.ILLEGAL_MOVE, plain);
        }
        Legality legality = game().tryPlay(move);
        if (!legality.isLegal()) {
            throw ParseError.illegal(offset, nextPly(), token.get(), legality, game.position());
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
        ParseError error = null;
        try {
            if (variation.depth > Line.MAX_DEPTH) {
                throw wrong(offset, Kind.VARIATIONS_TOO_DEEP);
            }
            moves.run();
            if (variation.turns.isEmpty()) {
                throw wrong(offset, Kind.VARIATION_EMPTY);
            }
        } catch (ParseError e) {
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
            brokenVariations++;
            if (variationError == null) {
                variationError = error.at(variation.pathOfNext());
            }
            remarks.subList(remarked, remarks.size()).clear();
            String rule = error.rule == null ? "" : " [" + error.rule.number() + "]";
            int ply = variation.base + 1;
            remark(offset, ply, Kind.VARIATION_KEPT_AS_COMMENT, ply, error.finding.spoken(), rule);
            beside.comments = with(beside.comments, text.get());
        }
    }

    private ParseError wrong(int offset, Kind kind) {
        return new ParseError(offset, nextPly(), "(", kind);
    }

    /** Throws the error of the first invalid variation, if any. */
    public void requireVariations() {
        if (variationError != null) {
            throw variationError;
        }
    }

    /**
     * Plays a pass if the side to move must pass. Some records omit forced passes. Returns whether a pass was played.
     */
    public boolean supplyForcedPass(int offset) {
        boolean forced = game().mustPass() && !outcome().isOver();
        if (forced) {
            line.turns.add(new Turn(Move.pass(), null));
            game();
            int ply = nextPly() - 1;
            remark(offset, ply, Kind.FORCED_PASS_SUPPLIED, ply);
        }
        return forced;
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
     * Throws a {@code ParseError} if a claimed result contradicts the board. If the board doesn't end the game, the
     * claim becomes the outcome.
     */
    public void checkResult(Outcome claimed, int offset, String token) {
        Outcome board = game().outcome();
        if (!board.isOver()) {
            outcome = outcome.isOver() ? outcome : claimed;
        } else if (!Results.agree(claimed, board)) {
            boolean repeated = board.termination().equals(Optional.of(Termination.REPETITION));
            Object[] names = {Results.nameOf(claimed), Results.nameOf(board)};
            throw new ParseError(offset, nextPly() - 1, token, Kind.RESULT_CONTRADICTS_BOARD, names)
                    .breaking(repeated ? Rule.REPETITION : Rule.QUEEN_LOST, List.of());
        }
    }

    public RecordParts finish() {
        return new RecordParts(start, tags, line.line(), outcome());
    }
}
