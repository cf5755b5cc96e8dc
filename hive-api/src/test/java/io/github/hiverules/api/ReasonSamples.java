// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.ReasonKind.PartType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reasons of every kind, made of parts that fit together. */
final class ReasonSamples {
    private static final Map<PartType, List<?>> PARTS = Map.ofEntries(
            Map.entry(
                    PartType.PIECE,
                    List.of(Piece.parse("wM"), Piece.parse("wQ"), Piece.parse("wA2"), Piece.parse("wA1"))),
            Map.entry(PartType.PIECES, List.of(List.of(Piece.parse("wA1")))),
            Map.entry(PartType.CELL, List.of(Hex.ORIGIN, Hex.of(1, 0))),
            Map.entry(PartType.CELLS, List.of(Set.of(Hex.of(1, -1), Hex.of(0, 1)))),
            Map.entry(PartType.GROUPS, List.of(List.of(Set.of(Hex.ORIGIN), Set.of(Hex.of(2, 0))))),
            Map.entry(PartType.STACK, List.of(Stack.of(Piece.parse("bA1")))),
            Map.entry(PartType.BUG, List.of(Bug.BEETLE, Bug.PILLBUG)),
            Map.entry(PartType.COLOR, List.of(Color.WHITE)),
            Map.entry(PartType.MOVE, List.of(Move.pass())),
            Map.entry(PartType.OUTCOME, List.of(Outcome.wonBy(Color.WHITE, Termination.TIME))),
            Map.entry(PartType.NUMBER, List.of(4, 2, 5)),
            Map.entry(PartType.REST_REASON, List.of(SetupProblem.CannotRest.Reason.COVERED)));

    private ReasonSamples() {}

    /** All reasons of a kind that can be made of these parts; one at least. */
    static <T> List<T> of(ReasonKind<T> kind) {
        List<Map<String, Object>> combinations = new ArrayList<>(List.of(Map.of()));
        kind.parts().forEach((name, type) -> {
            List<Map<String, Object>> longer = new ArrayList<>();
            for (Map<String, Object> parts : combinations) {
                for (Object part : PARTS.get(type)) {
                    Map<String, Object> more = new LinkedHashMap<>(parts);
                    more.put(name, part);
                    longer.add(more);
                }
            }
            combinations.clear();
            combinations.addAll(longer);
        });
        List<T> reasons = new ArrayList<>();
        for (Map<String, Object> parts : combinations) {
            try {
                reasons.add(kind.of(parts));
            } catch (IllegalArgumentException e) {
                // these parts contradict each other
            }
        }
        if (reasons.isEmpty()) {
            throw new AssertionError("no sample of " + kind);
        }
        return reasons;
    }
}
