// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.Results;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of a {@code GameRecord}. Tags have the offset 0. */
public record RecordParts(Position start, List<Property> tags, Line mainLine, Outcome outcome) {
    /** Tags that the start position or the outcome determines. */
    private static final Set<String> RESERVED = Stream.of("GameType", "Rules", "Position", "Result", "Termination")
            .collect(Collectors.toCollection(() -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER)));

    public RecordParts {
        tags = List.copyOf(tags);
    }

    /** Returns whether the start position or the outcome determines a tag. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    public Ruleset ruleset() {
        return start.ruleset();
    }

    public boolean startsOnEmptyTable() {
        return start.equals(Position.start(ruleset()));
    }

    /** Returns the first non-empty value of a tag. Ignores the case of the name. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.isNamed(name) && !tag.value().isEmpty())
                .map(Property::value)
                .findFirst();
    }

    /** Returns the game state as in UHP, such as {@code InProgress}. */
    public String uhpState() {
        return Results.stateOf(outcome, mainLine.size());
    }
}
