package io.github.hiverules.notation.words;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Sentences about the situation as a whole: how moves go, how the game stands, what can be counted. */
final class Accounts {
    private final Sentences sentences;

    Accounts(Sentences sentences) {
        this.sentences = sentences;
    }

    String way(MovePath way, Position position) {
        MutableGame referee = MutableGame.of(position);
        List<String> cells = way.steps().stream()
                .map(stop -> stop(stop, way.piece(), referee))
                .toList();
        String last = cells.get(cells.size() - 1);
        String middle;
        if (way instanceof MovePath.Throw thrown) {
            middle = thrown.thrower().toString();
        } else if (way instanceof MovePath.Jump) {
            middle = sentences.list(way.steps().subList(0, way.length() - 1).stream()
                    .map(stop -> place(stop.to(), way.piece(), referee))
                    .toList());
        } else {
            middle = String.join(sentences.word("comma"), cells);
        }
        return sentences.format(
                "MovePath." + way.getClass().getSimpleName(),
                way.piece(),
                sentences.word("bug." + way.as()),
                way.length(),
                middle,
                last);
    }

    private String stop(MovePath.Step stop, Piece piece, MutableGame referee) {
        return sentences.format(stop.height() > 1 ? "step.up" : "step.ground", place(stop.to(), piece, referee));
    }

    private String place(Hex hex, Piece piece, MutableGame referee) {
        return sentences.cell(hex, referee, Optional.of(piece));
    }

    /** Of a side its name, and the word for what is its. */
    private Stream<Object> side(Color side) {
        return Stream.of(sentences.word("side." + side.name()), sentences.word("side." + side.name() + ".whose"));
    }

    private String ofSide(String key, Color side, Object... arguments) {
        return sentences.format(
                key, Stream.concat(side(side), Stream.of(arguments)).toArray());
    }

    String turn(Position position) {
        return ofSide("Turn", position.sideToMove(), position.turn());
    }

    String outcome(Outcome outcome) {
        String reason = outcome.termination()
                .map(end -> sentences.word("end." + end.name()))
                .orElse("");
        return outcome.winner()
                .map(winner -> ofSide("Won", winner, reason))
                .orElseGet(() -> sentences.format(outcome.isOver() ? "Drawn" : "InProgress", reason));
    }

    String prospect(MovePreview prospect, Position position) {
        String move = MoveStrings.print(prospect.move(), position);
        if (prospect.outcome().isOver()) {
            String reason = prospect.outcome()
                    .termination()
                    .map(end -> sentences.word("end." + end.name()))
                    .orElse("");
            String key = prospect.outcome()
                    .winner()
                    .map(winner -> winner == position.sideToMove() ? "wins" : "loses")
                    .orElse("draws");
            return sentences.format("MovePreview." + key, move, reason);
        }
        return prospect.isRepetition()
                ? sentences.format("MovePreview.repeats", move, prospect.occurrences())
                : sentences.format("Legal", move);
    }

    String verdict(Move move, boolean legal, Position position) {
        return sentences.format(legal ? "Legal" : "Illegal", MoveStrings.print(move, position));
    }

    List<String> metrics(SideMetrics figures) {
        List<String> all = new ArrayList<>();
        Color side = figures.color();
        all.add(
                figures.queenLiberties().isPresent()
                        ? ofSide(
                                "QueenFree",
                                side,
                                figures.queenLiberties().getAsInt(),
                                figures.queenSteps().size())
                        : ofSide("QueenInHand", side));
        all.add(ofSide(
                "Mobility", side, figures.mobility(), figures.placementCells().size()));
        pieces("Figures.pinned", side, figures.pinned(), all);
        pieces("Figures.gated", side, figures.gated(), all);
        pieces("Figures.covered", side, figures.covered(), all);
        return List.copyOf(all);
    }

    private void pieces(String key, Color side, Collection<Piece> pieces, List<String> sentencesSoFar) {
        if (!pieces.isEmpty()) {
            sentencesSoFar.add(ofSide(
                    key,
                    side,
                    sentences.list(pieces.stream().map(Piece::toString).toList())));
        }
    }

    String race(Optional<Race> race, Color side) {
        String key = race.map(found -> found.exact() ? "exact" : "atLeast").orElse("none");
        Object[] arguments = Stream.of(
                        side(side),
                        side(side.opposite()),
                        Stream.<Object>of(race.map(Race::moves).orElse(0)))
                .flatMap(words -> words)
                .toArray();
        return sentences.format("Race." + key, arguments);
    }
}
