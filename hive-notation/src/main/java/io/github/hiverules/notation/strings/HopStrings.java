// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.text.NotationException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Parses and prints HOP, which describes a position as a walk over its pieces with 60-degree turns. */
public final class HopStrings {
    private static final int PLUS = -1; // in units of 60 degrees clockwise
    private static final int MINUS = 1;

    private final String line;
    private Map<Hex, PieceStack> stacks = new LinkedHashMap<>();
    private Ruleset ruleset = Ruleset.tournament().withExpansions(Expansion.values());
    private Optional<Piece> marked = Optional.empty();
    private Color sideToMove = Color.WHITE;
    private boolean isSwapped;

    private HopStrings(String line) {
        this.line = line;
    }

    /** A cell and the direction in which the walk enters the cell. */
    private record Node(Hex cell, Direction heading) {
        Node turn(int sixths) {
            return new Node(cell, heading.rotate(sixths));
        }

        Node step() {
            return new Node(cell.neighbor(heading), heading);
        }
    }

    /** Returns whether the text of a position is in HOP. */
    public static boolean isHop(String line) {
        return line.indexOf(',') >= 0;
    }

    /**
     * Parses a line and puts the first piece on {@link Hex#ORIGIN}. White opens (R2.1). If a position is possible only
     * if Black opened, swaps the colours.
     */
    public static Setup parse(String line) {
        return parsed(line).setup();
    }

    /** Returns whether parsing a line swaps the colours. */
    public static boolean swapsColors(String line) {
        HopStrings hop = parsed(line);
        hop.setup();
        return hop.isSwapped;
    }

    private static HopStrings parsed(String line) {
        HopStrings hop = new HopStrings(line);
        int last = line.lastIndexOf(',');
        int first = line.indexOf(',');
        if (last < 0) {
            throw hop.wrong(0, line.length(), Kind.HOP_SIDE);
        }
        if (first < last) {
            hop.parseGameType(first);
        }
        hop.parseWalk(first < last ? first + 1 : 0, last);
        hop.parsePlayer(last + 1);
        return hop;
    }

    private NotationException wrong(int from, int to, Kind kind) {
        return Errors.quoting(from, 0, line.substring(from, to), kind);
    }

    private void parseGameType(int end) {
        String text = line.substring(0, end).strip().toLowerCase(Locale.ROOT);
        boolean isUltimate = text.isEmpty() || text.startsWith("ultimate");
        boolean isBase = text.startsWith("base");
        Map<Character, Integer> counts = new HashMap<>();
        for (Piece piece : Piece.values()) {
            if (isUltimate || isBase && piece.bug().expansion().isEmpty()) {
                counts.merge(letter(piece), 1, Integer::sum);
            }
        }
        int i = line.length() - line.stripLeading().length() + (text.startsWith("ultimate") ? 8 : isBase ? 4 : 0);
        int sign = isUltimate || isBase ? 0 : 1;
        int last = line.substring(0, end).stripTrailing().length();
        boolean isOpen = false; // a sign or a count, but no piece, precedes
        for (int count = 1; i < last; i++) {
            char c = line.charAt(i);
            Optional<Bug> bug = bug(c, i);
            isOpen = bug.isEmpty();
            if (c == '+' || c == '-') {
                sign = c == '+' ? 1 : -1;
            } else if (c >= '1' && c <= '8' && sign != 0) {
                count = c - '0';
                continue;
            } else if (bug.isPresent() && sign != 0) {
                counts.merge(c, sign * count, Integer::sum);
            } else {
                throw wrong(0, end, Kind.GAME_TYPE);
            }
            count = 1;
        }
        if (isOpen) {
            throw wrong(0, end, Kind.GAME_TYPE);
        }
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Bug bug : Bug.values()) {
            int count = counts.getOrDefault(bug.letter(), 0);
            boolean isPlayed =
                    count == bug.count() || count == 0 && bug.expansion().isPresent();
            if (!isPlayed || count != counts.getOrDefault(Character.toLowerCase(bug.letter()), 0)) {
                throw wrong(0, end, Kind.GAME_TYPE_UNSUPPORTED);
            }
            bug.expansion().filter(any -> count > 0).ifPresent(expansions::add);
        }
        ruleset = ruleset.withExpansions(expansions);
    }

    private static char letter(Piece piece) {
        return piece.color() == Color.WHITE
                ? piece.bug().letter()
                : Character.toLowerCase(piece.bug().letter());
    }

    private Optional<Bug> bug(char letter, int at) {
        if (letter == 'D' || letter == 'd') {
            throw wrong(at, at + 1, Kind.DRAGONFLY);
        }
        return Stream.of(Bug.values())
                .filter(bug -> bug.letter() == letter || bug.letter() == letter - 32)
                .findFirst();
    }

    private void parseWalk(int from, int to) {
        int end = from + line.substring(from, to).stripTrailing().length();
        int i = end - line.substring(from, end).stripLeading().length();
        Map<Character, Integer> counts = new HashMap<>();
        Deque<List<Node>> scopes = new ArrayDeque<>(List.of(new ArrayList<>()));
        Deque<Integer> open = new ArrayDeque<>();
        Optional<Piece> last = Optional.empty();
        Node next = new Node(Hex.ORIGIN, Direction.EAST);
        boolean isTurn = false; // a turn or an opening bracket precedes, so a piece must follow
        while (i < end) {
            char c = line.charAt(i);
            int start = i++;
            if (c == '+' || c == '-') {
                next = next.turn(c == '+' ? PLUS : MINUS);
                isTurn = true;
            } else if (c == '(' && isTurn && !stacks.isEmpty()) {
                scopes.push(new ArrayList<>());
                open.push(start);
            } else if (c == ')' && !open.isEmpty() && !isTurn) {
                scopes.pop();
                open.pop();
            } else if (c == '!'
                    && marked.isEmpty()
                    && last.isPresent()
                    && start > from
                    && Character.isLetter(line.charAt(start - 1))) {
                marked = last;
            } else if (c >= '1' && c <= '9' && !isTurn) {
                while (i < end && line.charAt(i) >= '0' && line.charAt(i) <= '9') {
                    i++;
                }
                List<Node> nodes = scopes.element();
                int index = i - start > 3 ? Integer.MAX_VALUE : Integer.parseInt(line.substring(start, i));
                if (index > nodes.size()) {
                    throw wrong(start, i, Kind.HOP_NUMBER);
                }
                next = nodes.get(index - 1);
                if (i < end && line.charAt(i) == '=') {
                    i++;
                    last = Optional.of(piece(i, end, counts));
                    put(next, last.get(), nodes);
                    i++;
                } else if (i == end || line.charAt(i) != '+' && line.charAt(i) != '-') {
                    throw wrong(i, Math.min(i + 1, end), Kind.HOP_TURN);
                }
            } else {
                last = Optional.of(piece(start, end, counts));
                next = stacks.isEmpty() ? next : next.step();
                if (stacks.containsKey(next.cell())) {
                    throw wrong(start, i, Kind.HOP_OCCUPIED);
                }
                put(next, last.get(), scopes.element());
                isTurn = false;
            }
        }
        if (isTurn) {
            throw wrong(end, end, Kind.HOP_WALK);
        }
        if (!open.isEmpty()) {
            throw wrong(open.element(), end, Kind.HOP_BRACKET);
        }
    }

    private Piece piece(int at, int end, Map<Character, Integer> counts) {
        int to = Math.min(at + 1, end);
        Bug bug = (at < end ? bug(line.charAt(at), at) : Optional.<Bug>empty())
                .orElseThrow(() -> wrong(at, to, Kind.HOP_WALK));
        int number = counts.merge(line.charAt(at), 1, Integer::sum);
        if (!ruleset.includes(bug) || number > bug.count()) {
            throw wrong(at, to, Kind.HOP_PIECE);
        }
        return Piece.of(line.charAt(at) <= 'Z' ? Color.WHITE : Color.BLACK, bug, number);
    }

    private void put(Node node, Piece piece, List<Node> nodes) {
        stacks.merge(node.cell(), PieceStack.of(piece), (below, top) -> below.push(piece));
        nodes.add(node);
    }

    private void parsePlayer(int from) {
        String player = line.substring(from).strip();
        if (!player.matches("[wWbB][0-5]?[mM]?")) { // the digit and the letter m only affect the drawing
            throw wrong(from, line.length(), Kind.HOP_SIDE);
        }
        sideToMove = player.charAt(0) == 'w' || player.charAt(0) == 'W' ? Color.WHITE : Color.BLACK;
    }

    /** Returns the setup with the smallest possible ply, if possible without problems. */
    private Setup setup() {
        List<Setup> setups = setups();
        Optional<Setup> possible = possible(setups);
        if (possible.isEmpty()) {
            swapColors();
            possible = possible(setups());
            isSwapped = possible.isPresent();
        }
        return possible.orElse(setups.get(0));
    }

    private static Optional<Setup> possible(List<Setup> setups) {
        return setups.stream().filter(setup -> setup.problems().isEmpty()).findFirst();
    }

    private void swapColors() {
        Map<Hex, PieceStack> swapped = new LinkedHashMap<>();
        stacks.forEach((hex, stack) -> swapped.put(
                hex,
                PieceStack.of(stack.pieces().stream().map(HopStrings::swapped).toList())));
        stacks = swapped;
        marked = marked.map(HopStrings::swapped);
        sideToMove = sideToMove.opposite();
    }

    private static Piece swapped(Piece piece) {
        return Piece.of(piece.color().opposite(), piece.bug(), piece.number());
    }

    /** Returns setups that the text describes, the most likely first. The text contains neither turn nor passes. */
    private List<Setup> setups() {
        boolean queenOpened = Stream.of(Color.values()).anyMatch(color -> placed(color) == 1 && hasQueen(color));
        Setup setup = Setup.builder()
                .ruleset(ruleset.withQueenMayOpen(queenOpened))
                .stacks(stacks)
                .ply(ply(false))
                .build();
        List<Setup> setups = new ArrayList<>();
        if (marked.isPresent() && ruleset.includes(Bug.PILLBUG)) {
            Setup resting = Setup.builder()
                    .from(setup)
                    .ply(ply(true))
                    .restingPiece(marked)
                    .build();
            boolean canRest =
                    resting.problems().stream().noneMatch(problem -> problem.kind() == SetupProblem.Kind.CANNOT_REST);
            setups.addAll(canRest ? List.of(resting, passed(resting)) : List.of());
        }
        setups.addAll(List.of(setup, passed(setup))); // a marked piece that can't rest was placed by the last turn
        return setups;
    }

    private Setup passed(Setup setup) {
        return Setup.builder()
                .from(setup)
                .passesWithoutQueen(passes(setup.ply()))
                .build();
    }

    private int placed(Color color) {
        return (int) stacks.values().stream()
                .flatMap(stack -> stack.pieces().stream())
                .filter(piece -> piece.color() == color)
                .count();
    }

    private boolean hasQueen(Color color) {
        return stacks.values().stream().anyMatch(stack -> stack.contains(Piece.of(color, Bug.QUEEN_BEE)));
    }

    /**
     * Returns the smallest possible ply. Each piece needs one turn to enter, and each piece on top of another needs a
     * second turn.
     */
    private int ply(boolean moved) {
        int[] turns = {placed(Color.WHITE), placed(Color.BLACK)};
        boolean climbed = false;
        for (PieceStack stack : stacks.values()) {
            for (Piece piece : stack.pieces().subList(1, stack.height())) {
                turns[piece.color().ordinal()]++;
                climbed |= piece.color() != sideToMove && marked.equals(Optional.of(piece));
            }
        }
        turns[sideToMove.opposite().ordinal()] += moved && !climbed ? 1 : 0;
        int ply = Math.max(Math.max(2 * turns[0] - 1, 2 * turns[1]), 0);
        return ply % 2 == sideToMove.ordinal() ? ply : ply + 1;
    }

    private int passes(int ply) {
        int passes = 0;
        for (Color color : Color.values()) {
            int turns = (ply + 1 - color.ordinal()) / 2;
            passes += hasQueen(color) ? 0 : Math.max(0, turns - Math.max(1, placed(color)));
        }
        return passes;
    }

    /** Prints a connected setup as hivegame does. Of all possible walks, returns the first in ASCII order. */
    public static String print(Setup setup) {
        StringBuilder line = new StringBuilder();
        Set<Expansion> expansions = setup.ruleset().expansions();
        if (expansions.size() < Expansion.values().length) {
            line.append(expansions.isEmpty() ? "base" : "base+");
            expansions.forEach(expansion -> line.append(expansion.letter()).append((char) (expansion.letter() + 32)));
            line.append(',');
        }
        Optional<String> walk = setup.stacks().keySet().stream()
                .flatMap(cell -> Stream.of(Direction.values()).map(heading -> new Node(cell, heading)))
                .flatMap(start -> print(start, setup).stream())
                .min(String::compareTo);
        return line.append(walk.orElse(""))
                .append(',')
                .append(setup.sideToMove() == Color.WHITE ? 'w' : 'b')
                .toString();
    }

    /** Prints the walk from a start. Returns empty if the walk can't reach every cell. */
    private static Optional<String> print(Node start, Setup setup) {
        Set<Hex> left = new HashSet<>(setup.stacks().keySet());
        String walk = print(start, setup, left);
        return left.isEmpty() ? Optional.of(walk) : Optional.empty();
    }

    private static String print(Node start, Setup setup, Set<Hex> left) {
        StringBuilder text = new StringBuilder();
        StringBuilder stacks = new StringBuilder();
        List<Node> nodes = new ArrayList<>();
        String turn = "";
        for (Optional<Node> next = Optional.of(start); next.isPresent(); ) {
            Node node = next.get();
            nodes.add(node);
            left.remove(node.cell());
            List<Piece> pieces = setup.stackAt(node.cell()).orElseThrow().pieces();
            text.append(turn).append(print(pieces.get(0), setup));
            for (Piece piece : pieces.subList(1, pieces.size())) {
                stacks.append(nodes.size()).append('=').append(print(piece, setup));
            }
            next = Stream.of(0, PLUS, MINUS)
                    .map(sixths -> node.turn(sixths).step())
                    .filter(step -> left.contains(step.cell()))
                    .findFirst();
            turn = next.map(step -> turn(node, step)).orElse("");
        }
        text.append(stacks);
        for (int i = 0; i < nodes.size(); i++) {
            for (int sixths : List.of(PLUS, MINUS)) {
                Node branch = nodes.get(i).turn(sixths).step();
                if (left.contains(branch.cell())) {
                    String walk = print(branch, setup, left);
                    boolean isPlain = walk.chars().noneMatch(Character::isDigit);
                    text.append(i + 1).append(turn(nodes.get(i), branch));
                    text.append(isPlain ? walk : "(" + walk + ")");
                }
            }
        }
        return text.toString();
    }

    private static String turn(Node from, Node to) {
        return from.heading() == to.heading() ? "" : from.heading().rotate(PLUS) == to.heading() ? "+" : "-";
    }

    private static String print(Piece piece, Setup setup) {
        return letter(piece) + (setup.restingPiece().equals(Optional.of(piece)) ? "!" : "");
    }
}
