// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.HopStrings;
import io.github.hiverules.notation.text.NotationException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads analyses that hivegame.com saved, in version 1 of its format "hive-analysis" and in the form before it. An
 * analysis is a tree with a node for each move. A node's first child continues the line. Each later child begins a
 * variation. Annotations become comments.
 */
final class HivegameAnalysis {
    /**
     * A parsed analysis. The moves may be illegal.
     *
     * @param starts the possible start positions, the most likely first
     * @param record the JSON of a record, with the members {@code comments} and {@code moves} only
     */
    record Analysis(List<Position> starts, Map<String, Object> record) {}

    private static final String FORMAT = "hive-analysis";

    private static final List<Symmetry> ROTATIONS = List.of(
            Symmetry.ROTATE_240,
            Symmetry.ROTATE_300,
            Symmetry.IDENTITY,
            Symmetry.ROTATE_60,
            Symmetry.ROTATE_120,
            Symmetry.ROTATE_180);

    private final String root;
    private final Map<String, @Nullable Object> annotations;
    private final Map<String, List<String>> children = new HashMap<>();
    private final Map<String, String> moves = new HashMap<>();

    private HivegameAnalysis(String root, Map<String, @Nullable Object> annotations) {
        this.root = root;
        this.annotations = annotations;
    }

    static boolean isAnalysis(Object json) {
        return json instanceof Map<?, ?> object
                && (FORMAT.equals(object.get("format"))
                        || object.containsKey("tree") && object.containsKey("game_type"));
    }

    static Analysis read(Object json) {
        HivegameAnalysis analysis = JsonTree.object(json).containsKey("tree") ? version0(json) : version1(json);
        Ruleset ruleset = JsonTree.required(json, "game_type", HivegameAnalysis::ruleset);
        Optional<String> hop = Optional.ofNullable(JsonTree.object(json).get("start_hop"))
                .map(JsonTree::text)
                .filter(text -> !text.isBlank());
        List<Position> starts = hop.map(text -> JsonTree.at("start_hop", () -> starts(text, ruleset)))
                .orElseGet(() -> List.of(Position.start(ruleset.withQueenMayOpen(analysis.queenOpens()))));
        List<String> notes = new ArrayList<>(analysis.comments(analysis.root));
        if (hop.filter(HopStrings::swapsColors).isPresent()) {
            analysis.moves.replaceAll(
                    (id, move) -> move.replace('w', '\0').replace('b', 'w').replace('\0', 'b'));
            notes.add("In the start position Black opened. The colours are swapped.");
        }
        return new Analysis(starts, Map.of("comments", notes, "moves", analysis.mainLine()));
    }

    private static Ruleset ruleset(Object json) {
        String type = JsonTree.text(json);
        return Ruleset.tryParse(type)
                .or(() -> Ruleset.tryParse("Base+" + type))
                .orElseThrow(() -> new IllegalArgumentException(type + " is not supported."));
    }

    /** Returns the rotations of a position in HOP, which has no directions. The first one begins to the upper left. */
    private static List<Position> starts(String hop, Ruleset ruleset) {
        try {
            Setup setup = HopStrings.parse(hop);
            Ruleset rules = setup.ruleset().withExpansions(ruleset.expansions());
            Position position =
                    Setup.builder().from(setup).ruleset(rules).build().toPosition();
            return ROTATIONS.stream()
                    .map(rotation -> rotation.apply(position).normalized())
                    .toList();
        } catch (NotationException e) {
            throw new IllegalArgumentException(Errors.sentence(e), e);
        }
    }

    /** Returns whether a Queen Bee is the first piece of a side in a line. */
    private boolean queenOpens() {
        return childrenOf(root).stream()
                .flatMap(id -> Stream.concat(Stream.of(id), childrenOf(id).stream()))
                .anyMatch(id -> moves.getOrDefault(id, "").matches("[wb]Q.*"));
    }

    /** Reads the form with {@code nodes}, each with a {@code move_delta} and the numbers of its {@code children}. */
    private static HivegameAnalysis version1(Object json) {
        long version = JsonTree.required(json, "version", JsonTree::longNumber);
        if (version != 1) {
            throw new IllegalArgumentException(
                    "Expected version 1 of the format hive-analysis, found version " + version + ".");
        }
        String root = JsonTree.required(json, "root_id", HivegameAnalysis::id);
        HivegameAnalysis analysis = new HivegameAnalysis(root, annotations(json));
        JsonTree.required(
                json,
                "nodes",
                nodes -> JsonTree.list(nodes, node -> {
                    String id = JsonTree.required(node, "id", HivegameAnalysis::id);
                    List<String> next = JsonTree.member(
                                    node, "children", all -> JsonTree.list(all, HivegameAnalysis::id))
                            .orElse(List.of());
                    if (analysis.children.put(id, next) != null) {
                        throw JsonTree.twice("node " + id);
                    }
                    return id.equals(root) || JsonTree.required(node, "move_delta", delta -> analysis.add(id, delta));
                }));
        return analysis;
    }

    /** Reads the form with a {@code tree}, whose nodes have a {@code value} and a {@code parent}. */
    private static HivegameAnalysis version0(Object json) {
        HivegameAnalysis analysis = new HivegameAnalysis("-1", annotations(json));
        Object tree = JsonTree.required(json, "tree", part -> part);
        JsonTree.required(
                tree,
                "nodes",
                nodes -> JsonTree.list(nodes, node -> {
                    String id = JsonTree.required(node, "node_id", HivegameAnalysis::id);
                    Object value = JsonTree.object(node).get("value");
                    if (!(value instanceof Map<?, ?>)) {
                        return false;
                    }
                    Object parent = JsonTree.object(node).get("parent");
                    String above = parent instanceof Number || parent instanceof String ? id(parent) : analysis.root;
                    analysis.children
                            .computeIfAbsent(above, any -> new ArrayList<>())
                            .add(id);
                    return JsonTree.at("value", () -> analysis.add(id, value));
                }));
        return analysis;
    }

    private static Map<String, @Nullable Object> annotations(Object json) {
        return JsonTree.member(json, "annotations", JsonTree::object).orElse(Map.of());
    }

    private boolean add(String id, Object move) {
        String piece = JsonTree.required(move, "piece", JsonTree::text);
        String cell = JsonTree.member(move, "position", JsonTree::text).orElse("");
        boolean isWhole = cell.isBlank() || cell.equals(".") || Texts.isSame(piece, "pass");
        if (id.equals(root) || moves.put(id, isWhole ? piece : piece + " " + cell) != null) {
            throw JsonTree.twice("node " + id);
        }
        return true;
    }

    private static String id(Object number) {
        return String.valueOf(JsonTree.number(number));
    }

    private List<String> childrenOf(String id) {
        return children.getOrDefault(id, List.of());
    }

    private List<String> comments(String id) {
        return Optional.ofNullable(annotations.get(id))
                .map(annotation -> List.of("Annotations: " + annotation))
                .orElse(List.of());
    }

    private record UnreadLine(List<String> candidates, List<Object> moves) {}

    private List<Object> mainLine() {
        List<Object> main = new ArrayList<>();
        Deque<UnreadLine> unread = new ArrayDeque<>(List.of(new UnreadLine(childrenOf(root), main)));
        while (!unread.isEmpty()) {
            UnreadLine next = unread.pop();
            for (List<String> choices = next.candidates(); !choices.isEmpty(); ) {
                String id = choices.get(0);
                List<List<Object>> variations = new ArrayList<>();
                for (String other : choices.subList(1, choices.size())) {
                    List<Object> variation = new ArrayList<>();
                    variations.add(variation);
                    unread.push(new UnreadLine(List.of(other), variation));
                }
                String move = Optional.ofNullable(moves.remove(id))
                        .orElseThrow(() ->
                                new IllegalArgumentException("Expected one node " + id + ", found none or several."));
                next.moves().add(Map.of("move", move, "comments", comments(id), "variations", variations));
                choices = childrenOf(id);
            }
        }
        if (!moves.isEmpty()) {
            throw new IllegalArgumentException("A node is not connected to the first move.");
        }
        return main;
    }
}
