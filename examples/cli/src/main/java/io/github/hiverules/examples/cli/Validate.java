// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.cli.Judging.Line;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks every move of every game in records of any format and prints one verdict per game. */
@Command(
        description = "Checks every game in the records and prints one line per game. Exit code: 0 if all games are"
                + " valid, 1 if some are invalid, 2 if a file can't be read.")
final class Validate extends RecordsCommand {
    private static final int MAX_THREADS = 256;

    @Option(names = "--rules", description = "Rules to check: ${COMPLETION-CANDIDATES}. Default: accept either.")
    private Optional<Rules> rules = Optional.empty();

    @Option(names = "--json", description = "Print one JSON object per line.")
    private boolean json;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Number of threads; doesn't affect the order of lines. Default: the number of processors.")
    private Optional<Integer> chosenThreads = Optional.empty();

    private int valid;
    private int invalid;

    @Override
    public Integer call() {
        int threads = chosenThreads.orElse(Runtime.getRuntime().availableProcessors());
        checkRange("--threads", threads, 1, MAX_THREADS);
        Progress progress = Progress.on(err());
        ReaderOptions options = Rules.options(rules);
        Function<GameText, Line> judge = text -> {
            Verdict verdict = Verdict.on(text, options);
            boolean isValid = verdict.error().isEmpty();
            return new Line(isValid, json ? verdict.toJson() : verdict.toLine(rules.orElse(Rules.tournament)));
        };
        try (Judging judging = new Judging(threads, judge, lines -> print(lines, progress))) {
            visitTexts(options, progress, judging::judge);
            judging.finish();
        }
        progress.end();
        if (!json) {
            int games = valid + invalid;
            out().println(games + (games == 1 ? " game: " : " games: ") + valid + " valid, " + invalid + " invalid");
        }
        out().flush();
        return exitCode(invalid);
    }

    private void print(List<Line> lines, Progress progress) {
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            valid += line.isValid() ? 1 : 0;
            invalid += line.isValid() ? 0 : 1;
            text.append(line.text()).append(System.lineSeparator());
        }
        progress.around(
                () -> {
                    out().print(text);
                    out().flush();
                },
                valid + invalid + " games so far");
    }
}
