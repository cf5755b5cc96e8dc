package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameRecord;
import java.io.PrintWriter;

/** Verdicts for people: one line for each game, and one that sums up. */
record TextVerdicts(PrintWriter out) implements VerdictPrinter {
    @Override
    public void print(Verdict verdict) {
        String game = Verdict.printable(verdict.file()) + "#" + verdict.index();
        if (verdict.isValid()) {
            GameRecord record = verdict.game();
            out.println("valid " + game + " " + record.ruleset().gameType() + " "
                    + record.recordedMoves().size() + " plies " + record.state()
                    + (verdict.isOnlyByRulebook() ? " (only by rulebook)" : ""));
        } else {
            verdict.game().error().ifPresent(error -> out.println("invalid " + game + " " + Verdict.describe(error)));
        }
    }

    @Override
    public void summary(int valid, int invalid) {
        int games = valid + invalid;
        out.println(games + (games == 1 ? " game: " : " games: ") + valid + " valid, " + invalid + " invalid");
    }
}
