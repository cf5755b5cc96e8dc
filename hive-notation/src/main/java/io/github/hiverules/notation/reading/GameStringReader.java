// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.TurnStrings;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.strings.AnalysisLink;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.HopStrings;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.text.GameText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;

/**
 * Reads a GameString (N1) and compares the state and turn with the moves. With corrections, a difference is only a
 * remark.
 */
public final class GameStringReader extends GameReader {
    /** The beginning of a piece name. */
    private static final Pattern PIECE = Pattern.compile("[wb][A-Z]");

    private final List<Property> fields = new ArrayList<>();

    private GameStringReader(GameText source, String gameString, IntUnaryOperator offsets, ReaderOptions options) {
        super(source, gameString, offsets, options);
    }

    /** Reads a GameString or a link to an analysis. */
    public static ScannedGame read(GameText source, ReaderOptions options) {
        return AnalysisLink.in(source.text())
                .map(link -> new GameStringReader(source, link.gameString, link::offset, options))
                .orElseGet(() -> readerOf(source, options))
                .read();
    }

    private static GameStringReader readerOf(GameText source, ReaderOptions options) {
        return new GameStringReader(source, source.text(), IntUnaryOperator.identity(), options);
    }

    /** Reads a GameString. */
    public static ScannedGame readLine(GameText source, ReaderOptions options) {
        return readerOf(source, options).read();
    }

    @Override
    public void parse() {
        int lineEnd = 0;
        while (lineEnd < text.end() && !Texts.isLineEnd(text.peek(lineEnd))) {
            lineEnd++;
        }
        if (lineEnd < text.end()) {
            throw Errors.error(lineEnd, 0, "", Kind.SECOND_LINE);
        }
        do {
            fields.add(field());
        } while (text.next() == ';');
        text.requireWhole();
        if (fields.size() > 1 && fields.get(fields.size() - 1).value().isEmpty()) {
            fields.remove(fields.size() - 1); // the final semicolon is optional
        }
    }

    private Property field() {
        text.skipSpace();
        int from = text.offset();
        text.beginItem();
        text.nextUntil(';', ';', ';');
        return new Property("", Texts.strip(text.between(from, text.offset())), from);
    }

    @Override
    public void judge(Ruleset ruleset) {
        Property first = fields.get(0);
        boolean isResult = fields.size() == 1 && !Marks.isLikeMove(first.word()); // or a turn
        boolean hasType = !options.corrections() || isResult || !isLaterField(first);
        RecordBuilder record = begin(hasType ? start(first, ruleset) : Position.start(typeOfPieces(ruleset)));
        int next = hasType ? 1 : 0;
        if (isHop() && HopStrings.swapsColors(first.value())) {
            record.remark(first.offset(), Kind.HOP_COLORS_SWAPPED);
        }
        if (!hasType) {
            record.remark(0, Kind.GAME_TYPE_BY_PIECES, record.game().ruleset().gameType());
        }
        Optional<Property> state = at(next);
        if (options.corrections()) {
            requireLaterField(state.filter(field -> hasType), Kind.STATE);
            state = state.filter(field -> Results.parseWithReason(field.value()).isPresent());
        } else if (state.isPresent() && Results.parse(state.get().value()).isEmpty()) {
            throw state.get().wrong(Kind.STATE, state.get().quoted());
        }
        next += state.isPresent() ? 1 : 0;
        Optional<Property> turn =
                at(next).filter(field -> TurnStrings.parse(field.value()).isPresent());
        if (!options.corrections() && fields.size() > 1 && turn.isEmpty()) {
            Property missing = at(next).orElse(new Property("", "", text.offset()));
            throw missing.wrong(Kind.TURN, missing.quoted());
        }
        next += turn.isPresent() ? 1 : 0;
        if (state.isPresent() && turn.isEmpty()) {
            requireLaterField(at(next), Kind.TURN);
        }
        MoveStringPlayer player = new MoveStringPlayer(record, options.corrections());
        for (Property field : fields.subList(next, fields.size())) {
            player.play(field.word(), field.rest(), field.offset());
        }
        if ((fields.size() > 1 || !hasType) && (state.isEmpty() || turn.isEmpty())) {
            Kind missing = state.isPresent()
                    ? Kind.TURN_MISSING
                    : turn.isPresent() ? Kind.STATE_MISSING : Kind.STATE_AND_TURN_MISSING;
            record.remark(0, missing);
        }
        state.ifPresent(field -> compareState(field, record));
        turn.ifPresent(field -> compareTurn(field, record));
    }

    private Optional<Property> at(int index) {
        return index < fields.size() ? Optional.of(fields.get(index)) : Optional.empty();
    }

    /** Throws unless a field is a state, a turn or a move, or at least begins as a piece name does. */
    private static void requireLaterField(Optional<Property> field, Kind expected) {
        field.filter(wrong ->
                        !isLaterField(wrong) && !PIECE.matcher(wrong.value()).lookingAt())
                .ifPresent(wrong -> {
                    throw wrong.wrong(expected, wrong.quoted());
                });
    }

    /** Returns whether a field is a state, a turn or a move, and so follows a missing game type. */
    private static boolean isLaterField(Property field) {
        return Results.parseWithReason(field.value()).isPresent()
                || TurnStrings.parse(field.value()).isPresent()
                || Marks.isLikeMove(field.word())
                        && GameType.parse(field.word()).isEmpty();
    }

    private Ruleset typeOfPieces(Ruleset ruleset) {
        return ruleset.withExpansions(Marks.expansionsIn(fields.stream().map(Property::value)));
    }

    private boolean isHop() {
        return fields.size() == 1 && HopStrings.isHop(fields.get(0).value());
    }

    private Position start(Property type, Ruleset ruleset) {
        if (isHop()) {
            if (options.corrections()) {
                return RecordStart.position(type);
            }
            throw type.wrong(Kind.HOP_REFUSED);
        }
        Optional<Position> start =
                GameType.parse(type.value()).map(expansions -> Position.start(ruleset.withExpansions(expansions)));
        boolean isPosition = Texts.words(type.rest()).size() > 2
                && GameType.parse(type.word()).isPresent()
                && Ruleset.tryParse(type.value()).isEmpty(); // which names rules
        return isPosition
                ? RecordStart.position(type)
                : start.orElseThrow(() -> AnalysisLink.isLink(type.value())
                        ? type.wrong(Kind.LINK)
                        : type.wrong(Kind.GAME_TYPE, type.quoted()));
    }

    private void compareState(Property state, RecordBuilder record) {
        Outcome claimed = Results.parseWithReason(state.value()).orElse(Outcome.inProgress());
        boolean started = record.nextPly() > 1;
        Outcome board = record.game().outcome();
        String due = state.word();
        if (board.isOver() && !Results.agree(claimed, board)) {
            due = board.uhpState();
        } else if (Texts.isSame(state.value(), "NotStarted") && started) {
            due = "InProgress";
        } else if (Texts.isSame(state.value(), "InProgress") && !started) {
            due = "NotStarted";
        }
        if (!options.corrections()) {
            record.checkResult(board.isOver() ? claimed : Outcome.inProgress(), state.offset(), state.value());
        }
        if (compare(state, due, Kind.STATE_CONTRADICTS_MOVES, record)) {
            record.checkResult(claimed, state.offset(), state.value());
        }
        if (!state.rest().isEmpty()) {
            record.remark(state.offset(), Kind.REASON_IN_STATE);
        }
    }

    /** Compares the turn with the moves. Programs that omit forced passes may also omit them in the turn. */
    private void compareTurn(Property turn, RecordBuilder record) {
        int ply = record.game().ply();
        String withoutPasses = TurnStrings.print(ply - record.suppliedPasses());
        if (!Texts.isSame(turn.word(), withoutPasses)) {
            compare(turn, TurnStrings.print(ply), Kind.TURN_CONTRADICTS_MOVES, record);
        }
    }

    private boolean compare(Property claim, String due, Kind kind, RecordBuilder record) {
        boolean fits = Texts.isSame(claim.word(), due);
        if (!fits && !options.corrections()) {
            throw claim.wrong(record.nextPly() - 1, kind, claim.value(), due);
        } else if (!fits) {
            record.remark(claim.offset(), kind, claim.value(), due);
        }
        return fits;
    }
}
