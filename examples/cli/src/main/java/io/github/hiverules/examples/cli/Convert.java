// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Converts records of any format to one format. */
@Command(
        description =
                "Prints every game in another format. Information that the format can't represent is reported on the"
                        + " error output. Exit code: 0 if all games were converted, 1 if some are broken, 2 if a file"
                        + " can't be read.")
final class Convert extends Example {
    /** The formats, named as on the command line. */
    enum Format {
        pgn(RecordFormat.PGN),
        sgf(RecordFormat.SGF),
        uhp(RecordFormat.GAME_STRING);

        private final RecordFormat format;

        Format(RecordFormat format) {
            this.format = format;
        }

        /** {@return the library's format} */
        RecordFormat format() {
            return format;
        }
    }

    @Option(names = "--to", required = true, description = "Output format: ${COMPLETION-CANDIDATES}.")
    private Format to = Format.pgn;

    @Option(names = "--legal-part", description = "Print the legal part of a broken game. Default: skip broken games.")
    private boolean legalPart;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for standard input. Formats are detected automatically.")
    private List<String> paths = new ArrayList<>();

    private int broken;

    @Override
    public Integer call() {
        PrintWriter err = err();
        boolean allRead = Sources.games(paths, Rules.options(Optional.empty()), Progress.on(err), err, this::convert);
        return !allRead ? Main.COULD_NOT_RUN : broken > 0 ? 1 : 0;
    }

    private void convert(Verdict verdict) {
        ScannedGame found = verdict.game();
        PrintWriter err = err();
        found.error().ifPresent(error -> {
            broken++;
            err.println(Verdict.printable("broken " + error.getMessage()));
        });
        found.record()
                .filter(record ->
                        found.isValid() || legalPart && !record.recordedMoves().isEmpty())
                .ifPresent(record -> convert(verdict.file() + "#" + verdict.index() + ": ", record, found));
        err.flush();
    }

    private void convert(String game, GameRecord record, ScannedGame found) {
        boolean printable = to != Format.uhp
                || record.ruleset().variant().equals(Ruleset.tournament().variant());
        if (printable) {
            out().print(Records.print(record, to.format()));
            out().flush();
        } else {
            broken++;
        }
        found.error()
                .ifPresent(error -> err().println(Verdict.printable(game
                        + "The game is broken; only its legal part was converted: " + error.sentence(Locale.ENGLISH))));
        Records.omissions(record, to.format()).forEach(sentence -> err().println(Verdict.printable(game + sentence)));
    }
}
