// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.cli.Judging.Line;
import io.github.hiverules.notation.ReaderOptions;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks every move of every game in records of any format and prints one verdict per game. */
@Command(
        description = "Checks every game in the records and prints one line per game. Exit code: 0 if all games are"
                + " valid, 1 if some are invalid, 2 if a file can't be read.")
final class Validate extends Example {
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

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for standard input. Formats are detected automatically.")
    private List<String> paths = new ArrayList<>();

    private int valid;
    private int invalid;

    @Override
    public Integer call() {
        int threads = chosenThreads.orElse(Runtime.getRuntime().availableProcessors());
        if (threads < 1 || threads > MAX_THREADS) {
            throw usageError("--threads must be 1 to " + MAX_THREADS + ", but is " + threads + ".");
        }
        PrintWriter out = out();
        PrintWriter err = err();
        Progress progress = Progress.on(err);
        VerdictPrinter printer = json ? new JsonVerdicts() : new TextVerdicts(rules.orElse(Rules.tournament));
        ReaderOptions options = Rules.options(rules);
        Function<Verdict, Line> printing = verdict -> new Line(verdict.isValid(), printer.print(verdict));
        boolean allRead;
        if (threads == 1) {
            allRead = Sources.visit(
                    paths,
                    options,
                    progress,
                    err,
                    (file, index, found) -> print(List.of(printing.apply(new Verdict(file, index, found))), progress));
        } else {
            try (Judging judging = new Judging(threads, options, printing, lines -> print(lines, progress))) {
                allRead = Sources.visit(
                        paths, progress, err, (file, bytes) -> Sources.texts(bytes, file, options, judging::judge));
                judging.finish();
            }
        }
        progress.end();
        printer.summary(valid, invalid).ifPresent(out::println);
        Main.flush(out);
        return !allRead ? Main.COULD_NOT_RUN : invalid > 0 ? 1 : 0;
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
                    Main.flush(out());
                },
                valid + invalid + " games so far");
    }
}
