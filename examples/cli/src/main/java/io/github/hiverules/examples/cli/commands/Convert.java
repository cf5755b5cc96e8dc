// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Converts records of any format to one format. */
@Command(
        description =
                "Prints every game in another format. Information that the format can't represent is reported on the"
                        + " error output. Exit code: 0 if all games were converted, 1 if some are broken, 2 if a file"
                        + " can't be read.")
public final class Convert extends RecordsCommand {
    /** The terminations that a GameString can't represent. */
    private static final Set<Termination> OFF_BOARD =
            EnumSet.of(Termination.RESIGNATION, Termination.TIME, Termination.AGREEMENT);

    /** The output formats, as named on the command line. */
    enum Format {
        pgn(RecordFormat.PGN),
        sgf(RecordFormat.SGF),
        uhp(RecordFormat.GAME_STRING);

        final RecordFormat format;

        Format(RecordFormat format) {
            this.format = format;
        }
    }

    @Option(names = "--to", required = true, description = "Output format: ${COMPLETION-CANDIDATES}.")
    private Format to = Format.pgn;

    @Option(names = "--legal-part", description = "Print the legal part of a broken game. Default: skip broken games.")
    private boolean legalPart;

    private int broken;

    @Override
    public Integer call() {
        visitGames(this::convert);
        return exitCode(broken);
    }

    private void convert(Verdict verdict) {
        PrintWriter err = err();
        verdict.error().ifPresent(error -> {
            broken++;
            err.println(verdict.describeBroken(error));
        });
        verdict.record()
                .filter(record -> verdict.error().isEmpty()
                        || legalPart && !record.recordedMoves().isEmpty())
                .ifPresent(record -> convert(verdict.file() + "#" + verdict.index() + ": ", record, verdict.error()));
        err.flush();
    }

    private void convert(String game, GameRecord record, Optional<NotationException> error) {
        out().print(Records.print(record, to.format));
        out().flush();
        error.ifPresent(found -> err().println(Text.printable(
                game + "The game is broken; only its legal part was converted: " + found.sentence(Locale.ENGLISH))));
        if (to == Format.uhp) {
            omissions(record).forEach(sentence -> err().println(Text.printable(game + sentence)));
        }
    }

    /** Describes the parts of a record that a GameString omits. */
    private static List<String> omissions(GameRecord record) {
        List<String> lost = new ArrayList<>();
        String rules = record.ruleset().variant();
        if (record.startsOnEmptyTable() && !rules.equals(Ruleset.tournament().variant())) {
            lost.add("A GameString can't represent the rules: " + rules + ".");
        }
        int comments = record.cursor().comments().size();
        int marks = 0;
        int clocks = 0;
        int variations = 0;
        for (RecordCursor at = record.cursor(); at.next().isPresent(); ) {
            variations += at.choices().size() - 1;
            at = at.next().get();
            RecordedMove move = at.move().orElseThrow();
            comments += move.comments().size();
            marks += move.nags().size();
            clocks += move.clock().isPresent() ? 1 : 0;
        }
        count(lost, record.tags().size(), "tags");
        count(lost, comments, "comments");
        count(lost, marks, "marks");
        count(lost, clocks, "clock times");
        count(lost, variations, "variations");
        record.outcome()
                .termination()
                .filter(OFF_BOARD::contains)
                .ifPresent(reason -> lost.add("A GameString can't represent the reason of the result: "
                        + reason.name().toLowerCase(Locale.ROOT) + "."));
        return lost;
    }

    private static void count(List<String> lost, int count, String what) {
        if (count > 0) {
            lost.add("A GameString can't represent " + what + ": " + count + " omitted.");
        }
    }
}
