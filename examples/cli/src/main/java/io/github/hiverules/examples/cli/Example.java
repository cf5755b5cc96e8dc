// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.words.Sentences;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What every command has: its help, where it prints, and a word for those who call it wrongly. */
abstract class Example implements Callable<Integer> {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli acts on it
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** Does the work and returns the exit code. */
    @Override
    public abstract Integer call() throws IOException;

    /** Where the results go. */
    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Where words about the work go. */
    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** To be thrown where the command line asks for what can't be: prints the reason and how the command is used. */
    final ParameterException misused(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }

    /** The one game that the user's GameString tells, legal by these rules or else by the booklets'. */
    final Game game(String gameString, Ruleset ruleset) {
        ReaderOptions options =
                ReaderOptions.builder().corrections(true).build().withRulesets(ruleset, Ruleset.rulebook());
        try {
            return Records.parseOne(gameString, options).game();
        } catch (NotationException e) {
            throw new IllegalStateException("The GameString can't be played: " + Verdict.describe(e));
        }
    }

    /** The position that the user's line tells. */
    final Position position(String line) {
        Setup setup;
        try {
            setup = PositionStrings.parseSetup(line);
        } catch (NotationException e) {
            throw new IllegalStateException("column " + e.column() + ": " + e.sentence(Locale.ENGLISH));
        }
        try {
            return setup.toPosition();
        } catch (ImpossiblePositionException e) {
            throw new IllegalStateException(e.problems().stream()
                    .map(problem -> Sentences.of(Locale.ENGLISH).about(problem, setup) + " ["
                            + problem.rule().number() + "]")
                    .collect(Collectors.joining(" ")));
        }
    }
}
