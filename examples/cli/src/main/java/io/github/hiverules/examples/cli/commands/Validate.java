// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.GameText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks every move of every game in records of any format and prints one verdict per game. */
@Command(
        description = "Checks every game in the records and prints one line per game. Exit code: 0 if all games are"
                + " valid, 1 if some are invalid, 2 if a file can't be read.")
public final class Validate extends RecordsCommand {
    private static final int MAX_THREADS = 256;

    /** The number of characters per thread in a batch of games. */
    private static final long BATCH_LENGTH = 1 << 18;

    @Option(names = "--rules", description = "Rules to check: ${COMPLETION-CANDIDATES}. Default: accept either.")
    private Optional<Rules> rules = Optional.empty();

    @Option(names = "--json", description = "Print one JSON object per line.")
    private boolean json;

    @Option(names = "--threads", description = "Number of threads. Default: the number of processors.")
    private Optional<Integer> chosenThreads = Optional.empty();

    private List<GameText> batch = new ArrayList<>();
    private long batchLength;
    private int valid;
    private int invalid;

    private record Line(boolean isValid, String text) {}

    @Override
    public Integer call() {
        int number = chosenThreads.orElse(Runtime.getRuntime().availableProcessors());
        checkRange("--threads", number, 1, MAX_THREADS);
        ReaderOptions options = Rules.options(rules);
        ForkJoinPool threads = new ForkJoinPool(number);
        try {
            visitTexts(options, text -> {
                batch.add(text);
                batchLength += text.text().length();
                if (batchLength >= number * BATCH_LENGTH) {
                    judgeBatch(threads, options);
                }
            });
            judgeBatch(threads, options);
        } finally {
            threads.shutdownNow();
        }
        progress().end();
        if (!json) {
            out().println(Text.count(valid + invalid, "game") + ": " + valid + " valid, " + invalid + " invalid");
        }
        return exitCode(invalid);
    }

    /** Judges a batch of games in parallel and prints the verdicts in order. */
    private void judgeBatch(ForkJoinPool threads, ReaderOptions options) {
        List<GameText> texts = batch;
        batch = new ArrayList<>();
        batchLength = 0;
        List<Line> lines = threads.submit(() ->
                        texts.parallelStream().map(text -> judge(text, options)).toList())
                .join();
        StringBuilder printed = new StringBuilder();
        for (Line line : lines) {
            valid += line.isValid() ? 1 : 0;
            invalid += line.isValid() ? 0 : 1;
            printed.append(line.text()).append(System.lineSeparator());
        }
        progress()
                .around(
                        () -> {
                            out().print(printed);
                            out().flush();
                        },
                        valid + invalid + " games so far");
    }

    private Line judge(GameText text, ReaderOptions options) {
        Verdict verdict = Verdict.on(text, options);
        return new Line(
                verdict.error().isEmpty(), json ? verdict.toJson() : verdict.toLine(rules.orElse(Rules.tournament)));
    }
}
