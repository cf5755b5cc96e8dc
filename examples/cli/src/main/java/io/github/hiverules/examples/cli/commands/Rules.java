// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.record.ReaderOptions;
import java.util.Optional;

/** The rulesets that {@code validate} offers. */
enum Rules {
    tournament(Ruleset.tournament()),
    rulebook(Ruleset.rulebook());

    private final Ruleset ruleset;

    Rules(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    /** Returns reader options for the chosen rules, or for all rules if none are chosen. */
    static ReaderOptions options(Optional<Rules> chosen) {
        return chosen.map(rules -> ReaderOptions.lenient().withRulesets(rules.ruleset))
                .orElse(ReaderOptions.lenient().withRulesets(tournament.ruleset, rulebook.ruleset));
    }
}
