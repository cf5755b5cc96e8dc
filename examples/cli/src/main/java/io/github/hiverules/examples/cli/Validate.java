package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Records;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges every move of every game in records of any format, and prints a verdict a game. */
@Command(
        name = "validate",
        description = "Judges every game in the records: a line a game; exit code 0 when all are valid, 1 when some"
                + " are not, 2 when something can't be read.")
final class Validate implements Callable<Integer> {
    /** The named rules that records are judged by. */
    enum Rules {
        tournament(Ruleset.tournament()),
        rulebook(Ruleset.rulebook());

        private final Ruleset ruleset;

        Rules(Ruleset ruleset) {
            this.ruleset = ruleset;
        }
    }

    /** A source of records that is opened when its turn comes. */
    private interface Source {
        InputStream open() throws IOException;
    }

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--rules",
            description = "Judge by these rules: ${COMPLETION-CANDIDATES}; without this option a game may keep either.")
    private Optional<Rules> rules = Optional.empty();

    @Option(names = "--json", description = "Print a JSON object a line.")
    private boolean json;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for the standard input. The format is told by the content.")
    private List<String> paths = new ArrayList<>();

    private int valid;
    private int invalid;
    private boolean unreadable;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Progress progress = Progress.on(spec.commandLine().getErr());
        VerdictPrinter printer = json ? new JsonVerdicts(out) : new TextVerdicts(out);
        for (String path : paths) {
            if (path.equals("-")) {
                validate("-", () -> System.in, printer, progress);
            } else {
                validateFiles(path, printer, progress);
            }
        }
        progress.end();
        printer.summary(valid, invalid);
        Main.flush(out);
        return unreadable ? Main.COULD_NOT_RUN : invalid > 0 ? 1 : 0;
    }

    private void validateFiles(String path, VerdictPrinter printer, Progress progress) {
        try {
            RecordFiles found = RecordFiles.of(path);
            for (Path file : found.files()) {
                validate(file.toString(), () -> Files.newInputStream(file), printer, progress);
            }
            found.unreadable().forEach((file, reason) -> cannotRead(file.toString(), reason, progress));
        } catch (IOException e) {
            cannotRead(path, RecordFiles.describe(e), progress);
        }
    }

    private void validate(String file, Source source, VerdictPrinter printer, Progress progress) {
        int index = 0;
        try (InputStream bytes = source.open();
                Stream<GameRecord> games = Records.read(bytes, file, options())) {
            for (Iterator<GameRecord> iterator = games.iterator(); iterator.hasNext(); ) {
                judged(new Verdict(file, ++index, iterator.next(), rules.isEmpty()), printer, progress);
            }
        } catch (RecordException e) {
            GameRecord nothing =
                    GameRecord.builder().ruleset(options().rulesets().get(0)).error(e).build();
            judged(new Verdict(file, index + 1, nothing, rules.isEmpty()), printer, progress);
        } catch (UncheckedIOException e) {
            cannotRead(file, RecordFiles.describe(e.getCause()), progress);
        } catch (IOException e) {
            cannotRead(file, RecordFiles.describe(e), progress);
        }
    }

    private ReaderOptions options() {
        return rules.map(chosen -> ReaderOptions.lenient().withRulesets(chosen.ruleset))
                .orElse(ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook()));
    }

    private void judged(Verdict verdict, VerdictPrinter printer, Progress progress) {
        if (verdict.isValid()) {
            valid++;
        } else {
            invalid++;
        }
        progress.around(
                () -> {
                    printer.print(verdict);
                    Main.flush(spec.commandLine().getOut());
                },
                valid + invalid);
    }

    private void cannotRead(String path, String reason, Progress progress) {
        unreadable = true;
        progress.end();
        PrintWriter err = spec.commandLine().getErr();
        err.println("can't read " + Verdict.printable(path) + ": " + Verdict.printable(reason));
        err.flush();
    }
}
