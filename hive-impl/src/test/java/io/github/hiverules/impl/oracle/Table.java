// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The pieces on the table and the movements of the bugs, rule by rule. */
final class Table {
    private final Map<Hex, List<Piece>> stacks = new HashMap<>();

    Table(Position position) {
        position.stacks().forEach((hex, stack) -> stacks.put(hex, new ArrayList<>(stack.pieces())));
    }

    Set<Hex> cells() {
        return Set.copyOf(stacks.keySet());
    }

    void lift(Hex hex) {
        List<Piece> stack = stacks.get(hex);
        stack.remove(stack.size() - 1);
        if (stack.isEmpty()) {
            stacks.remove(hex);
        }
    }

    void put(Piece piece, Hex hex) {
        stacks.computeIfAbsent(hex, empty -> new ArrayList<>()).add(piece);
    }

    boolean isEmpty(Hex hex) {
        return !stacks.containsKey(hex);
    }

    int height(Hex hex) {
        return stacks.getOrDefault(hex, List.of()).size();
    }

    Piece top(Hex hex) {
        List<Piece> stack = stacks.get(hex);
        return stack.get(stack.size() - 1);
    }

    /** R3.2: returns whether the hive would split if the top piece of a cell were lifted. */
    boolean splitsHive(Hex hex) {
        if (height(hex) > 1) {
            return false; // a piece on top never splits the hive
        }
        Set<Hex> rest = new HashSet<>(stacks.keySet());
        rest.remove(hex);
        if (rest.isEmpty()) {
            return false;
        }
        Set<Hex> reached = new HashSet<>(Set.of(rest.iterator().next()));
        Deque<Hex> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (Hex next : open.remove().neighbors()) {
                if (rest.contains(next) && reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return reached.size() < rest.size();
    }

    /** Returns the bugs that a Mosquito on a cell may move as. */
    Set<Bug> copied(Hex hex) {
        if (height(hex) > 1) {
            return EnumSet.of(Bug.BEETLE);
        }
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        hex.neighbors().stream().filter(n -> !isEmpty(n)).forEach(n -> bugs.add(top(n).bug()));
        bugs.remove(Bug.MOSQUITO);
        return bugs;
    }

    /** Returns the cells that a lifted piece can reach from a cell if the piece moves as the given bug. */
    Set<Hex> way(Bug bug, Hex from) {
        return switch (bug) {
            case QUEEN_BEE, PILLBUG -> isEmpty(from) ? groundSteps(from) : Set.of(); // R4.1, R4.8
            case BEETLE -> beetle(from);
            case GRASSHOPPER -> grasshopper(from);
            case SPIDER -> spider(List.of(from));
            case SOLDIER_ANT -> ant(from);
            case LADYBUG -> ladybug(from);
            case MOSQUITO -> Set.of();
        };
    }

    /** R3.4 and R3.5 on the ground. */
    private Set<Hex> groundSteps(Hex from) {
        Set<Hex> steps = new LinkedHashSet<>();
        for (Hex to : from.neighbors()) {
            List<Hex> gate = gate(from, to);
            if (isEmpty(to) && isEmpty(gate.get(0)) != isEmpty(gate.get(1))) {
                steps.add(to);
            }
        }
        return steps;
    }

    /** Returns the two cells that touch both given cells. */
    private static List<Hex> gate(Hex from, Hex to) {
        Direction way = from.directionTo(to).orElseThrow();
        return List.of(from.neighbor(way.rotate(-1)), from.neighbor(way.rotate(1)));
    }

    /** R3.4 above the ground. The moving piece is already lifted. */
    boolean hasRoom(Hex from, Hex to) {
        int level = Math.max(height(from), height(to));
        return gate(from, to).stream().anyMatch(hex -> height(hex) <= level);
    }

    /** R4.2. */
    private Set<Hex> beetle(Hex from) {
        Set<Hex> steps = new LinkedHashSet<>();
        for (Hex to : from.neighbors()) {
            if (isEmpty(from) && isEmpty(to)) {
                if (groundSteps(from).contains(to)) {
                    steps.add(to);
                }
            } else if (hasRoom(from, to)) {
                steps.add(to);
            }
        }
        return steps;
    }

    /** R4.3. */
    private Set<Hex> grasshopper(Hex from) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex over : from.neighbors()) {
            int dq = over.q() - from.q();
            int dr = over.r() - from.r();
            Hex end = over;
            while (!isEmpty(end)) {
                end = end.translate(dq, dr);
            }
            if (!end.equals(over)) {
                ends.add(end);
            }
        }
        return ends;
    }

    /** R4.4: paths of exactly three steps that visit no cell twice. */
    private Set<Hex> spider(List<Hex> way) {
        Hex at = way.get(way.size() - 1);
        if (way.size() == 4) {
            return Set.of(at);
        }
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex next : groundSteps(at)) {
            if (!way.contains(next)) {
                List<Hex> longer = new ArrayList<>(way);
                longer.add(next);
                ends.addAll(spider(longer));
            }
        }
        return ends;
    }

    /** R4.5. */
    private Set<Hex> ant(Hex from) {
        Set<Hex> reached = new LinkedHashSet<>(Set.of(from));
        Deque<Hex> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (Hex next : groundSteps(open.remove())) {
                if (reached.add(next)) {
                    open.add(next);
                }
            }
        }
        return reached;
    }

    /** R4.6. */
    private Set<Hex> ladybug(Hex from) {
        Set<Hex> ends = new LinkedHashSet<>();
        for (Hex first : from.neighbors()) {
            if (isEmpty(first) || !hasRoom(from, first)) {
                continue;
            }
            for (Hex second : first.neighbors()) {
                if (isEmpty(second) || !hasRoom(first, second)) {
                    continue;
                }
                for (Hex end : second.neighbors()) {
                    if (isEmpty(end) && hasRoom(second, end)) {
                        ends.add(end);
                    }
                }
            }
        }
        return ends;
    }
}
