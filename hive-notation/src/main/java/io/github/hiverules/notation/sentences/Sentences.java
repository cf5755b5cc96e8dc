// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sentences;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.internal.Codes;
import io.github.hiverules.notation.internal.Messages;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Sentences for players, in English and Russian, about illegal moves, paths, mobility, outcomes and metrics. Cells are
 * named as in MoveStrings: {@code wA1-} is the cell to the right of {@code wA1}.
 *
 * <pre>{@code
 * Sentences english = Sentences.of(Locale.ENGLISH);
 * position.judge(move).violations().forEach(reason -> System.out.println(english.describe(reason, position)));
 * }</pre>
 */
public final class Sentences {
    private final Messages messages;
    private final Words words;

    private Sentences(Messages messages) {
        this.messages = messages;
        this.words = new Words(messages);
    }

    /**
     * Returns sentences in the language of a locale, or in English if the language is not supported.
     *
     * @param locale the locale
     * @return the sentences
     */
    public static Sentences of(Locale locale) {
        return new Sentences(Messages.in(requireNonNull(locale, "locale")));
    }

    /**
     * {@return a sentence that describes a reason why a move is illegal, without the rule's number}
     *
     * @param reason the reason
     * @param position the position before the move
     */
    public String describe(Violation reason, Position position) {
        requireNonNull(reason, "reason");
        Words here = words.in(requireNonNull(position, "position"), reason.find(Part.PIECE));
        boolean withoutPath = reason.kind() == Violation.Kind.NOT_IN_THREE_STEPS
                && reason.find(Part.SHORTEST).isEmpty();
        return messages.format(
                "violation." + reason.code() + (withoutPath ? ".without-path" : ""), here.arguments(reason));
    }

    /**
     * {@return a sentence that describes why a setup is impossible, without the rule's number}
     *
     * @param problem the problem
     * @param setup the setup
     */
    public String describe(SetupProblem problem, Setup setup) {
        requireNonNull(problem, "problem");
        Words here = words.in(requireNonNull(setup, "setup"));
        return messages.format("setup." + problem.code(), here.arguments(problem.parts()));
    }

    /**
     * Describes whether a piece can move. If the piece can't move, gives all reasons.
     *
     * @param mobility the mobility
     * @param position the position
     * @return one or more sentences
     */
    public String describe(Mobility mobility, Position position) {
        requireNonNull(mobility, "mobility");
        requireNonNull(position, "position");
        int moves = mobility.moves().size();
        return mobility.isFree()
                ? messages.format("mobility.free", Map.of("piece", mobility.piece(), "moves", moves))
                : mobility.violations().stream()
                        .map(reason -> describe(reason, position))
                        .collect(Collectors.joining(" "));
    }

    /**
     * {@return a sentence that describes the path of a move}
     *
     * @param path the path
     * @param position the position before the move
     */
    public String describe(MovePath path, Position position) {
        requireNonNull(path, "path");
        requireNonNull(position, "position");
        Words here = words.in(position, Optional.of(path.piece()));
        List<String> over = path.steps().subList(0, path.length() - 1).stream()
                .map(step -> here.of(step.to()))
                .toList();
        List<String> steps = path.steps().stream()
                .map(step -> messages.format(
                        step.height() > 1 ? "step.up" : "step.ground", Map.of("cell", here.of(step.to()))))
                .toList();
        return messages.format(
                "path." + Codes.of(path),
                Map.ofEntries(
                        Map.entry("piece", path.piece()),
                        Map.entry("as", words.of(path.movesAs())),
                        Map.entry("steps", path.length()),
                        Map.entry("path", String.join(", ", steps)),
                        Map.entry("over", words.list(over)),
                        Map.entry("thrower", path.thrower().map(Piece::toString).orElse("")),
                        Map.entry("to", here.of(path.to()))));
    }

    /**
     * {@return a sentence that describes the immediate effect of a legal move: the move wins, loses, draws or repeats a
     * position; empty if the move has none of these effects}
     *
     * @param move the move
     * @param game the game before the move
     * @throws IllegalMoveException if the move is illegal
     */
    public Optional<String> effect(Move move, Game game) {
        Game after = requireNonNull(game, "game").play(requireNonNull(move, "move"));
        String name = MoveStringPrinter.in(game.position()).print(move);
        Outcome outcome = after.outcome();
        if (outcome.isOver()) {
            String result = outcome.winner()
                    .map(winner -> winner == game.sideToMove() ? "wins" : "loses")
                    .orElse("draws");
            return Optional.of(messages.format("effect." + result, Map.of("move", name, "reason", words.of(outcome))));
        }
        return after.occurrences() == 1
                ? Optional.empty()
                : Optional.of(
                        messages.format("effect.repeats", Map.of("move", name, "occurrences", after.occurrences())));
    }

    /**
     * {@return a sentence that describes whether a move is legal, without the reasons}
     *
     * @param move the move
     * @param legality the legality of the move
     * @param position the position before the move
     */
    public String describe(Move move, Legality legality, Position position) {
        requireNonNull(move, "move");
        requireNonNull(legality, "legality");
        requireNonNull(position, "position");
        return messages.format(
                legality.isLegal() ? "move.legal" : "move.illegal",
                Map.of("move", MoveStringPrinter.in(position).describe(move)));
    }

    /**
     * {@return a sentence that describes an outcome}
     *
     * @param outcome the outcome
     */
    public String describe(Outcome outcome) {
        if (!requireNonNull(outcome, "outcome").isOver()) {
            return messages.text("outcome.in-progress");
        }
        Map<String, Object> reason = Map.of("reason", words.of(outcome));
        return outcome.winner()
                .map(winner -> ofSide("outcome.won", winner, reason))
                .orElseGet(() -> messages.format("outcome.drawn", reason));
    }

    /**
     * {@return a sentence that describes the side to move and the turn number}
     *
     * @param position the position
     */
    public String turn(Position position) {
        requireNonNull(position, "position");
        return ofSide("turn", position.sideToMove(), Map.of("turn", position.turn()));
    }

    /**
     * Describes a side's Queen Bee, mobility and blocked pieces.
     *
     * @param metrics the metrics
     * @return two to five sentences
     */
    public List<String> describe(SideMetrics metrics) {
        requireNonNull(metrics, "metrics");
        List<String> sentences = new ArrayList<>();
        Color side = metrics.color();
        int liberties = metrics.queenLiberties().orElse(0);
        int steps = metrics.queenSteps().size();
        int cells = metrics.placementCells().size();
        sentences.add(
                metrics.queenLiberties().isPresent()
                        ? ofSide("metrics.queen", side, Map.of("liberties", liberties, "steps", steps))
                        : ofSide("metrics.queen-in-hand", side, Map.of()));
        sentences.add(ofSide("metrics.mobility", side, Map.of("moves", metrics.cellsInReach(), "cells", cells)));
        addPieces("metrics.pinned", side, metrics.pinned(), sentences);
        addPieces("metrics.gated", side, metrics.gated(), sentences);
        addPieces("metrics.covered", side, metrics.covered(), sentences);
        return List.copyOf(sentences);
    }

    private void addPieces(String key, Color side, Collection<Piece> pieces, List<String> sentences) {
        if (!pieces.isEmpty()) {
            List<String> names = pieces.stream().map(Piece::toString).toList();
            sentences.add(ofSide(key, side, Map.of("pieces", words.list(names))));
        }
    }

    /**
     * {@return a sentence that describes how far a side is from surrounding the opponent's Queen Bee}
     *
     * @param race the result of {@link Analysis#race}
     * @param side the side
     * @param position the position
     */
    public String describe(Optional<Race> race, Color side, Position position) {
        requireNonNull(race, "race");
        requireNonNull(side, "side");
        requireNonNull(position, "position");
        String sort = race.map(found -> !found.isExact() ? "at-least" : found.moves() == 0 ? "over" : "exact")
                .orElseGet(() -> position.outcome().isWonBy(side.opposite()) ? "lost" : "none");
        return ofSide(
                "race." + sort, side, Map.of("moves", race.map(Race::moves).orElse(0)));
    }

    /** Formats a message about a side. */
    private String ofSide(String key, Color side, Map<String, ?> others) {
        Map<String, Object> arguments = new HashMap<>(others);
        arguments.put("side", words.of(side));
        arguments.put("whose", words.whose(side));
        arguments.put("opponent", words.of(side.opposite()));
        arguments.put("opponentWhose", words.whose(side.opposite()));
        return messages.format(key, arguments);
    }
}
