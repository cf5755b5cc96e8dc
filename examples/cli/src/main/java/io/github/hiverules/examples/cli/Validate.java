package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameRecord;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges every move of every game in records of any format, and prints a verdict a game. */
@Command(
        name = "validate",
        description = "Judges every game in the records, one line for each; exit code 0 when all are valid, 1 when some"
                + " are not, 2 when something can't be read.")
final class Validate extends Example {
    @Option(
            names = "--rules",
            description = "Judge by these rules: ${COMPLETION-CANDIDATES}; without this option a game may keep either.")
    private Optional<Rules> rules = Optional.empty();

    @Option(names = "--json", description = "Print one JSON object on each line.")
    private boolean json;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for the standard input. The format is recognised from the content.")
    private List<String> paths = new ArrayList<>();

    private int valid;
    private int invalid;

    @Override
    public Integer call() {
        PrintWriter out = out();
        PrintWriter err = err();
        Progress progress = Progress.on(err);
        VerdictPrinter printer = json ? new JsonVerdicts(out) : new TextVerdicts(out);
        boolean allRead = Sources.visit(
                paths,
                Rules.options(rules),
                progress,
                err,
                (file, index, record) -> judge(file, index, record, printer, progress));
        progress.end();
        printer.summary(valid, invalid);
        Main.flush(out);
        return !allRead ? Main.COULD_NOT_RUN : invalid > 0 ? 1 : 0;
    }

    private void judge(String file, int index, GameRecord record, VerdictPrinter printer, Progress progress) {
        Verdict verdict = new Verdict(file, index, record, rules.isEmpty());
        if (verdict.isValid()) {
            valid++;
        } else {
            invalid++;
        }
        progress.around(
                () -> {
                    printer.print(verdict);
                    Main.flush(out());
                },
                valid + invalid);
    }
}
