// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/** Decides by the words of R3.4 and R3.5 whether a lifted piece may make a step. */
public final class SlowSteps {
    private final Table table;
    private final Hex start;

    /** Lifts the top piece of the start. */
    public SlowSteps(Position position, Hex start) {
        this.start = start;
        table = new Table(position);
        table.lift(start);
    }

    public int height(Hex hex) {
        return table.height(hex);
    }

    /** Returns the cells that touch both given cells. */
    public static Set<Hex> gate(Hex from, Hex to) {
        Set<Hex> both = new HashSet<>(from.neighbors());
        both.retainAll(to.neighbors());
        return both;
    }

    /** R3.4. */
    public boolean hasRoom(Hex from, Hex to) {
        int level = Math.max(height(from), height(to));
        return gate(from, to).stream().anyMatch(hex -> height(hex) <= level);
    }

    /** R3.5, for a step on the ground. */
    public boolean keepsContact(Hex from, Hex to) {
        return gate(from, to).stream().anyMatch(hex -> height(hex) > 0);
    }

    /** Returns whether R3.4 and R3.5 allow a step to a neighbouring cell. */
    public boolean isLegal(Hex from, Hex to) {
        boolean onGround = height(from) == 0 && height(to) == 0;
        return from.isNeighbor(to) && hasRoom(from, to) && (!onGround || keepsContact(from, to));
    }

    /** Returns whether a cell is empty and touches a piece. */
    public boolean isRim(Hex hex) {
        return height(hex) == 0 && hex.neighbors().stream().anyMatch(beside -> height(beside) > 0);
    }

    /** Returns the minimum number of legal ground steps from the start to a cell. */
    public OptionalInt onGround(Hex to) {
        return fewest(
                to,
                at -> at.neighbors().stream()
                        .filter(next -> height(next) == 0 && isLegal(at, next))
                        .toList());
    }

    /**
     * Returns the minimum number of legal steps from the start over pieces to a cell. Only the last step may lead down
     * to the ground.
     */
    public OptionalInt overTheTop(Hex to) {
        return fewest(
                to,
                at -> at.neighbors().stream()
                        .filter(next -> (height(next) > 0 || next.equals(to) && !at.equals(start)) && isLegal(at, next))
                        .toList());
    }

    private OptionalInt fewest(Hex to, Function<Hex, List<Hex>> steps) {
        Map<Hex, Integer> seen = new HashMap<>(Map.of(start, 0));
        Deque<Hex> open = new ArrayDeque<>(seen.keySet());
        while (!open.isEmpty()) {
            Hex at = open.remove();
            if (at.equals(to)) {
                return OptionalInt.of(seen.get(at));
            }
            for (Hex next : steps.apply(at)) {
                if (seen.putIfAbsent(next, seen.get(at) + 1) == null) {
                    open.add(next);
                }
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the bugs that the top piece of a cell may move as (R4.7). */
    public static Set<Bug> bugs(Position position, Bug bug, Hex at) {
        return bug == Bug.MOSQUITO ? new Table(position).copied(at) : Set.of(bug);
    }
}
