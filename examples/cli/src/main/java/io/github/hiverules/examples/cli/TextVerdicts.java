// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import java.util.Optional;

/**
 * Prints one line per game and a summary.
 *
 * @param expected the expected rules; games that are valid only by other rules are marked
 */
record TextVerdicts(Rules expected) implements VerdictPrinter {
    @Override
    public String print(Verdict verdict) {
        String game = Verdict.printable(verdict.file()) + "#" + verdict.index();
        if (verdict.game().error().isPresent()) {
            NotationException error = verdict.game().error().get();
            return "invalid " + game + " " + Verdict.describe(error);
        }
        GameRecord record = verdict.game().orElseThrow();
        return "valid " + game + " " + record.ruleset().gameType() + " "
                + record.recordedMoves().size() + " plies " + record.uhpState()
                + (verdict.rules().equals(expected.name()) ? "" : " (only by " + verdict.rules() + ")");
    }

    @Override
    public Optional<String> summary(int valid, int invalid) {
        int games = valid + invalid;
        return Optional.of(games + (games == 1 ? " game: " : " games: ") + valid + " valid, " + invalid + " invalid");
    }
}
