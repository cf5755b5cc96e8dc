// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.hivegame;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads analyses that hivegame.com saved. An analysis is a tree with a node for each move. A node's first child
 * continues the line. Each later child begins a variation. Annotations become comments.
 */
public final class HivegameAnalysis {
    /**
     * A parsed analysis. The moves may be illegal.
     *
     * @param record the JSON of a record, with the members {@code comments} and {@code moves} only
     */
    public record Analysis(Position start, Map<String, Object> record) {}

    private static final String ROOT_ID = "-1";

    private final Map<String, List<String>> children = new LinkedHashMap<>();
    private final Map<String, String> moves = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> annotations;

    private HivegameAnalysis(Map<String, @Nullable Object> annotations) {
        this.annotations = annotations;
    }

    public static boolean isAnalysis(Object json) {
        return json instanceof Map<?, ?> object && object.containsKey("tree") && object.containsKey("game_type");
    }

    public static Analysis read(Object json) {
        String type = JsonTree.required(json, "game_type", JsonTree::text);
        Ruleset ruleset = Ruleset.tryParse(type)
                .or(() -> Ruleset.tryParse("Base+" + type))
                .orElseThrow(() -> new IllegalArgumentException("\"game_type\": " + type + " is not supported."));
        HivegameAnalysis analysis = new HivegameAnalysis(
                JsonTree.member(json, "annotations", JsonTree::object).orElse(Map.of()));
        Object tree = JsonTree.required(json, "tree", part -> part);
        JsonTree.required(tree, "nodes", nodes -> JsonTree.list(nodes, node -> node))
                .forEach(analysis::add);
        boolean queenOpens = analysis.childrenOf(ROOT_ID).stream()
                .flatMap(id -> Stream.concat(Stream.of(id), analysis.childrenOf(id).stream()))
                .anyMatch(id -> analysis.moves.getOrDefault(id, "").matches("[wb]Q.*"));
        return new Analysis(
                Position.start(ruleset.withQueenMayOpen(queenOpens)),
                Map.of("comments", analysis.comments(ROOT_ID), "moves", analysis.mainLine()));
    }

    private void add(Object node) {
        String id = id(JsonTree.required(node, "node_id", part -> part));
        Object value = JsonTree.object(node).get("value");
        if (value instanceof Map<?, ?>) {
            String piece = JsonTree.required(value, "piece", JsonTree::text);
            String cell = JsonTree.member(value, "position", JsonTree::text).orElse("");
            boolean isWhole = cell.isBlank() || cell.equals(".") || Texts.isSame(piece, "pass");
            if (id.equals(ROOT_ID) || moves.put(id, isWhole ? piece : piece + " " + cell) != null) {
                throw JsonTree.twice("node " + id);
            }
            Object parent = JsonTree.object(node).get("parent");
            String above = parent instanceof Number || parent instanceof String ? id(parent) : ROOT_ID;
            children.computeIfAbsent(above, any -> new ArrayList<>()).add(id);
        }
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
        int visited = 0;
        List<Object> main = new ArrayList<>();
        Deque<UnreadLine> unread = new ArrayDeque<>(List.of(new UnreadLine(childrenOf(ROOT_ID), main)));
        while (!unread.isEmpty()) {
            UnreadLine next = unread.pop();
            for (List<String> choices = next.candidates(); !choices.isEmpty(); visited++) {
                String id = choices.get(0);
                List<List<Object>> variations = new ArrayList<>();
                for (String other : choices.subList(1, choices.size())) {
                    List<Object> variation = new ArrayList<>();
                    variations.add(variation);
                    unread.push(new UnreadLine(List.of(other), variation));
                }
                String move = moves.getOrDefault(id, "");
                next.moves().add(Map.of("move", move, "comments", comments(id), "variations", variations));
                choices = childrenOf(id);
            }
        }
        if (visited < moves.size()) {
            throw new IllegalArgumentException("\"tree\": a node is not connected to the first move.");
        }
        return main;
    }
}
