// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.PathViolation;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.internal.Board;
import io.github.hiverules.notation.internal.Places;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Full sentences for the reasons against a move, for how a legal one goes, for what blocks a piece and for how a game stands.
 * There are words for English and Russian. Cells are named as MoveStrings name them, by a piece beside them: {@code wA1-} is the
 * cell to the right of {@code wA1}.
 *
 * <pre>{@code
 * Sentences english = Sentences.of(Locale.ENGLISH);
 * position.judge(move).reasons().forEach(reason -> System.out.println(english.about(reason, position)));
 * }</pre>
 */
public final class Sentences {
    private final Messages messages;

    private Sentences(Messages messages) {
        this.messages = messages;
    }

    /** Sentences in the language of that locale; in English where there are no words in it. */
    public static Sentences of(Locale locale) {
        return new Sentences(Messages.in(requireNonNull(locale, "locale")));
    }

    /** A reason against a move in that position, as a sentence without the rule's number. */
    public String about(Violation reason, Position position) {
        Map<String, Object> parts = requireNonNull(reason, "reason").parts();
        Optional<Piece> mover = Optional.ofNullable((Piece) parts.get("piece"));
        CellNames cells = CellNames.of(requireNonNull(position, "position"), mover, messages);
        ReasonArguments arguments =
                new ReasonArguments(messages, cells, move -> Places.print(move, Board.of(position)));
        String key = "violation." + reason.code();
        return messages.format(
                reason instanceof PathViolation.NotInThreeSteps three
                                && three.shortest().isEmpty()
                        ? key + ".without-path"
                        : key,
                arguments.of(reason));
    }

    /** What makes that arrangement impossible, as a sentence without the rule's number. */
    public String about(SetupProblem problem, Setup setup) {
        requireNonNull(problem, "problem");
        CellNames cells = CellNames.of(requireNonNull(setup, "setup"), messages);
        return messages.format(
                "setup." + problem.code(), new ReasonArguments(messages, cells, Move::toString).of(problem));
    }

    /** Whether a piece has moves in that position, or why not: a sentence for each reason, one behind the other. */
    public String about(Mobility mobility, Position position) {
        requireNonNull(mobility, "mobility");
        requireNonNull(position, "position");
        return mobility.isFree()
                ? messages.format(
                        "mobility.free",
                        Map.of(
                                "piece",
                                mobility.piece(),
                                "moves",
                                mobility.moves().size()))
                : mobility.reasons().stream()
                        .map(reason -> about(reason, position))
                        .collect(Collectors.joining(" "));
    }

    /** How a move from that position goes. */
    public String about(MovePath path, Position position) {
        requireNonNull(path, "path");
        return new MoveSentences(messages, requireNonNull(position, "position")).path(path);
    }

    /** What a move from that position brings about at once; where that is nothing of note, that it is legal. */
    public String about(MovePreview preview, Position position) {
        requireNonNull(preview, "preview");
        return new MoveSentences(messages, requireNonNull(position, "position")).preview(preview);
    }

    /** Whether a move is legal in that position; without the reasons. */
    public String about(Move move, Legality legality, Position position) {
        requireNonNull(move, "move");
        requireNonNull(legality, "legality");
        return new MoveSentences(messages, requireNonNull(position, "position")).verdict(move, legality.isLegal());
    }

    /** How a game stands. */
    public String about(Outcome outcome) {
        requireNonNull(outcome, "outcome");
        return new GameSentences(messages).outcome(outcome);
    }

    /** Whose turn it is, and which. */
    public String turn(Position position) {
        requireNonNull(position, "position");
        return new GameSentences(messages).turn(position);
    }

    /** A side's metrics: a sentence each for its Queen Bee, its mobility, and its pieces that are blocked in some way. */
    public List<String> about(SideMetrics metrics) {
        requireNonNull(metrics, "metrics");
        return new GameSentences(messages).metrics(metrics);
    }

    /**
     * How far that side is from surrounding the other Queen Bee, as {@link io.github.hiverules.api.analysis.Analysis#race}
     * answers.
     */
    public String about(Optional<Race> race, Color side) {
        requireNonNull(race, "race");
        return new GameSentences(messages).race(race, requireNonNull(side, "side"));
    }
}
