// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.Results;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of a GameRecord. Readers create them, and writers print them. */
public record RecordParts(Position start, List<Tag> tags, Line mainLine, Outcome outcome) {
    /** Tags that are set by the start position or the outcome. */
    private static final Set<String> RESERVED = Stream.of("GameType", "Rules", "Position", "Result", "Termination")
            .collect(Collectors.toCollection(() -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER)));

    public RecordParts {
        tags = List.copyOf(tags);
    }

    /** Returns whether a tag is set by the start position or the outcome. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    public Ruleset ruleset() {
        return start.ruleset();
    }

    public boolean startsOnEmptyTable() {
        return start.equals(Position.start(ruleset()));
    }

    /** Returns the value of the first tag with a name, ignoring case; empty if there is none or its value is empty. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.isNamed(name) && !tag.value().isEmpty())
                .map(Tag::value)
                .findFirst();
    }

    /** Returns the state of the game in UHP. */
    public String uhpState() {
        return Results.stateOf(outcome, mainLine.size());
    }
}
