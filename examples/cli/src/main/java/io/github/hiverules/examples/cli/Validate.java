// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.cli.ParallelValidation.Line;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges every move of every game in records of any format, and prints a verdict a game. */
@Command(
        description = "Judges every game in the records, one line for each; exit code 0 when all are valid, 1 when some"
                + " are not, 2 when something can't be read.")
final class Validate extends Example {
    private static final int MAX_THREADS = 256;

    @Option(
            names = "--rules",
            description = "Judge by these rules: ${COMPLETION-CANDIDATES}; without this option a game may keep either.")
    private Optional<Rules> rules = Optional.empty();

    @Option(names = "--json", description = "Print one JSON object on each line.")
    private boolean json;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many threads judge; all processors unless given. The order of the lines is always the same.")
    private Optional<Integer> chosenThreads = Optional.empty();

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for the standard input. The format is recognised from the content.")
    private List<String> paths = new ArrayList<>();

    private int valid;
    private int invalid;

    @Override
    public Integer call() {
        int threads = chosenThreads.orElse(Runtime.getRuntime().availableProcessors());
        if (threads < 1 || threads > MAX_THREADS) {
            throw misused("--threads is 1 to " + MAX_THREADS + ".");
        }
        PrintWriter out = out();
        PrintWriter err = err();
        Progress progress = Progress.on(err);
        VerdictPrinter printer = json ? new JsonVerdicts() : new TextVerdicts(rules.orElse(Rules.tournament));
        boolean allRead = threads == 1 ? judge(printer, progress, err) : judge(threads, printer, progress, err);
        progress.end();
        printer.summary(valid, invalid).ifPresent(out::println);
        Main.flush(out);
        return !allRead ? Main.COULD_NOT_RUN : invalid > 0 ? 1 : 0;
    }

    private boolean judge(VerdictPrinter printer, Progress progress, PrintWriter err) {
        return Sources.visit(paths, Rules.options(rules), progress, err, (file, index, found) -> {
            Verdict verdict = new Verdict(file, index, found, 0);
            print(List.of(new Line(verdict.isValid(), printer.print(verdict))), progress);
        });
    }

    private boolean judge(int threads, VerdictPrinter printer, Progress progress, PrintWriter err) {
        try (ParallelValidation validation = new ParallelValidation(
                threads,
                ParallelValidation.CHUNK_BYTES,
                Rules.options(rules),
                verdict -> new Line(verdict.isValid(), printer.print(verdict)),
                lines -> print(lines, progress))) {
            boolean allRead = Sources.visit(paths, progress, err, validation::judge);
            validation.finish();
            return allRead;
        }
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
