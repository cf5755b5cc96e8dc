// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.NotationException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains a game's state and the mobility of its pieces, or why a move is legal or illegal. */
@Command(
        description =
                "Explains the state of a game and what every piece may do; with MOVE, explains why the move is legal or"
                        + " illegal. Exit code: 0, or 1 if the move is illegal.")
public final class Explain extends HiveCommand {
    enum Language {
        en,
        ru
    }

    @Option(names = "--lang", description = "Language: ${COMPLETION-CANDIDATES}. Default: the system's language.")
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
            description = "The move to explain, such as \"wA1 bQ-\".")
    private Optional<String> moveString = Optional.empty();

    @Override
    public Integer call() {
        Sentences sentences = Sentences.of(
                language.map(chosen -> Locale.forLanguageTag(chosen.name())).orElse(Locale.getDefault()));
        Game game = Arguments.game(gameString, Ruleset.tournament());
        int code = 0;
        if (moveString.isPresent()) {
            code = explain(move(moveString.get(), game.position()), game, sentences);
        } else {
            explain(game, sentences);
        }
        out().flush();
        return code;
    }

    private int explain(Move move, Game game, Sentences sentences) {
        Position position = game.position();
        Legality verdict = game.judge(move);
        out().println(sentences.describe(move, verdict, position));
        for (Violation reason : verdict.violations()) {
            print(sentences.describe(reason, position), reason.rule());
        }
        if (verdict.isLegal()) {
            for (MovePath path : game.paths(move)) {
                print(sentences.describe(path, position), path.rule());
            }
            sentences.effect(move, game).ifPresent(effect -> out().println("  " + effect));
        }
        return verdict.isLegal() ? 0 : 1;
    }

    private void print(String sentence, Rule rule) {
        out().println("  " + sentence + " [" + rule.number() + "]");
    }

    private void explain(Game game, Sentences sentences) {
        PrintWriter out = out();
        Position position = game.position();
        out.println(sentences.describe(game.outcome()));
        if (!game.outcome().isOver()) {
            out.println(sentences.turn(position));
        }
        for (Color side : Color.values()) {
            out.println();
            sentences.describe(Analysis.metrics(position, side)).forEach(out::println);
            out.println(sentences.describe(Analysis.race(position, side), side, position));
            position.ruleset().pieces(side).stream()
                    .filter(piece -> position.cellOf(piece).isPresent())
                    .map(piece -> describe(position.mobility(piece), sentences, position))
                    .filter(text -> !text.isEmpty())
                    .forEach(text -> out.println("  " + text));
        }
        List<String> effects = game.legalMoves().stream()
                .flatMap(move -> sentences.effect(move, game).stream())
                .toList();
        if (!effects.isEmpty()) {
            out.println();
            effects.forEach(out::println);
        }
    }

    /** Describes what a piece may do, regardless of the side to move. */
    private static String describe(Mobility mobility, Sentences sentences, Position position) {
        return mobility.isFree()
                ? sentences.describe(mobility, position)
                : mobility.violations().stream()
                        .filter(reason -> reason.kind() != Violation.Kind.NOT_YOUR_PIECE)
                        .map(reason -> sentences.describe(reason, position))
                        .collect(Collectors.joining(" "));
    }

    private Move move(String text, Position position) {
        try {
            return MoveStrings.parse(text, position);
        } catch (NotationException e) {
            throw new CommandException("Invalid move: " + Text.printable(e.sentence(Locale.ENGLISH)));
        }
    }
}
