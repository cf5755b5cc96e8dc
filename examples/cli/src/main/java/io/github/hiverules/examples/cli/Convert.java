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

/** Reads records of any format and prints them in one. */
@Command(
        description =
                "Prints every game in the records in another format; exit code 0 when all could be converted, 1 when"
                        + " some are broken, 2 when something can't be read. What a format can't hold is said on the error"
                        + " output.")
final class Convert extends Example {
    /** The formats by their short names. */
    enum Format {
        pgn(RecordFormat.PGN),
        sgf(RecordFormat.SGF),
        uhp(RecordFormat.GAME_STRING);

        private final RecordFormat format;

        Format(RecordFormat format) {
            this.format = format;
        }

        /** The format that the name stands for. */
        RecordFormat format() {
            return format;
        }
    }

    @Option(names = "--to", required = true, description = "The format to print: ${COMPLETION-CANDIDATES}.")
    private Format to = Format.pgn;

    @Option(
            names = "--legal-part",
            description = "Of a broken game print the legal part; without this option nothing of it.")
    private boolean legalPart;

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for the standard input. The format is recognised from the content.")
    private List<String> paths = new ArrayList<>();

    private int broken;

    @Override
    public Integer call() {
        PrintWriter err = err();
        boolean allRead = Sources.visit(paths, Rules.options(Optional.empty()), Progress.on(err), err, this::convert);
        return !allRead ? Main.COULD_NOT_RUN : broken > 0 ? 1 : 0;
    }

    private void convert(String file, int index, ScannedGame found) {
        PrintWriter err = err();
        found.error().ifPresent(error -> {
            broken++;
            err.println(Verdict.printable("broken " + error.getMessage()));
        });
        found.record()
                .filter(record ->
                        found.isValid() || legalPart && !record.recordedMoves().isEmpty())
                .ifPresent(record -> convert(file + "#" + index + ": ", record, found));
        err.flush();
    }

    private void convert(String game, GameRecord record, ScannedGame found) {
        boolean printable = to != Format.uhp
                || record.ruleset().variant().equals(Ruleset.tournament().variant());
        if (printable) {
            out().print(Records.print(record, to.format()));
            Main.flush(out());
        } else {
            broken++;
        }
        found.error()
                .ifPresent(error -> err().println(Verdict.printable(game
                        + "The game is broken, and only its legal part is left: " + error.sentence(Locale.ENGLISH))));
        Records.omissions(record, to.format()).forEach(sentence -> err().println(Verdict.printable(game + sentence)));
    }
}
