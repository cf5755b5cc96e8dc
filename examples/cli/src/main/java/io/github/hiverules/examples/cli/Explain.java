// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.words.Sentences;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says in people's words how a game stands and why, or why a move is legal or illegal. */
@Command(
        description =
                "Says how a game stands, what every piece can do and why not; or how a move goes or why it can't. Exit"
                        + " code 0, or 1 for an illegal move.")
final class Explain extends Example {
    /** The languages that there are words for. */
    enum Language {
        en,
        ru
    }

    @Option(
            names = "--lang",
            description = "The language: ${COMPLETION-CANDIDATES}; without this option that of the locale.")
    private Optional<Language> language = Optional.empty();

    @Parameters(
            index = "0",
            paramLabel = "GAMESTRING",
            description = "A GameString, or a game type for the empty table.")
    private String gameString = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "MOVE",
            description = "A MoveString, for example \"wA1 bQ-\": explain this move.")
    private Optional<String> moveString = Optional.empty();

    @Override
    public Integer call() {
        Sentences sentences = Sentences.of(
                language.map(chosen -> Locale.forLanguageTag(chosen.name())).orElse(Locale.getDefault()));
        Game game = game(gameString, Ruleset.tournament());
        PrintWriter out = out();
        int code = 0;
        if (moveString.isPresent()) {
            code = explain(move(moveString.get(), game.position()), game, sentences, out);
        } else {
            explain(game, sentences, out);
        }
        Main.flush(out);
        return code;
    }

    private static int explain(Move move, Game game, Sentences sentences, PrintWriter out) {
        Position position = game.position();
        Legality verdict = game.judge(move);
        out.println(sentences.about(move, verdict, position));
        verdict.reasons()
                .forEach(reason -> out.println("  " + sentences.about(reason, position) + " ["
                        + reason.rule().number() + "]"));
        if (verdict.isLegal()) {
            game.paths(move)
                    .forEach(way -> out.println("  " + sentences.about(way, position) + " ["
                            + way.rule().number() + "]"));
            Analysis.previews(game).stream()
                    .filter(prospect -> prospect.move().equals(move) && isOfNote(prospect))
                    .forEach(prospect -> out.println("  " + sentences.about(prospect, position)));
        }
        return verdict.isLegal() ? 0 : 1;
    }

    private static void explain(Game game, Sentences sentences, PrintWriter out) {
        Position position = game.position();
        out.println(sentences.about(game.outcome()));
        if (!game.outcome().isOver()) {
            out.println(sentences.turn(position));
        }
        PositionMetrics figures = Analysis.metrics(position);
        Collection<Mobility> freedoms = Analysis.mobilities(position).values();
        for (Color side : Color.values()) {
            out.println();
            sentences.about(figures.of(side)).forEach(out::println);
            out.println(sentences.about(Analysis.race(position, side), side, position));
            freedoms.stream()
                    .filter(freedom -> freedom.piece().color() == side)
                    .forEach(freedom -> out.println("  " + sentences.about(freedom, position)));
        }
        List<MovePreview> prospects =
                Analysis.previews(game).stream().filter(Explain::isOfNote).toList();
        if (!prospects.isEmpty()) {
            out.println();
            prospects.forEach(prospect -> out.println(sentences.about(prospect, position)));
        }
    }

    private static boolean isOfNote(MovePreview prospect) {
        return prospect.isRepetition() || prospect.outcome().isOver();
    }

    private Move move(String text, Position position) {
        try {
            return MoveStrings.parse(text, position);
        } catch (NotationException e) {
            throw new IllegalStateException("The move can't be read: " + Verdict.printable(e.sentence(Locale.ENGLISH)));
        }
    }
}
