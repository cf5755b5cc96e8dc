// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.PositionText;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.text.NotationException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Reads and prints the start position and rules in PGN and SGF headers. The defaults are the empty table and tournament
 * rules.
 */
public final class RecordStart {
    /** The tag or property with the {@link Ruleset#variant()}, omitted for tournament rules. */
    public static final String RULES = "Rules";

    /** The tag or property with the start position. */
    public static final String POSITION = "Position";

    private RecordStart() {}

    /** Returns the start position. A header without rules uses {@code defaultRules}. */
    public static Position of(
            Ruleset defaultRules, Set<Expansion> expansions, Optional<Property> rules, Optional<Property> position) {
        Ruleset named = rules.map(RecordStart::variant).orElse(defaultRules).withExpansions(expansions);
        if (position.isEmpty()) {
            return Position.start(named);
        }
        Position start = position(position.get());
        Ruleset due = rules.isPresent() ? named : start.ruleset().withExpansions(expansions);
        if (!start.ruleset().equals(due)) {
            throw position.get().wrong(Kind.START_CONTRADICTS_HEAD, start.ruleset(), due);
        }
        return start;
    }

    /** Passes the rules and the start position to a consumer. Omits default values. */
    public static void describe(GameRecord record, BiConsumer<String, String> property) {
        if (!isTournament(record.ruleset())) {
            property.accept(RULES, record.ruleset().variant());
        }
        if (!record.startsOnEmptyTable()) {
            property.accept(POSITION, PositionText.print(record.startPosition().toSetup()));
        }
    }

    public static boolean isTournament(Ruleset ruleset) {
        return ruleset.variant().equals(Ruleset.tournament().variant());
    }

    private static Ruleset variant(Property rules) {
        String name = rules.stripped();
        return Ruleset.tryParse("Base " + name).orElseThrow(() -> rules.wrong(Kind.UNKNOWN_RULES, Texts.quoted(name)));
    }

    public static Position position(Property line) {
        Setup setup;
        try {
            setup = PositionText.parse(line.value());
        } catch (NotationException e) {
            throw line.wrong(Kind.START_UNREADABLE, (Function<Locale, String>) e::sentence);
        }
        try {
            return setup.toPosition().normalized();
        } catch (ImpossiblePositionException e) {
            SetupProblem problem = e.problems().get(0);
            Function<Locale, String> sentence = locale -> Sentences.of(locale).describe(problem, setup);
            throw Errors.breaking(line.wrong(Kind.START_IMPOSSIBLE, sentence), problem.rule(), List.of());
        }
    }
}
