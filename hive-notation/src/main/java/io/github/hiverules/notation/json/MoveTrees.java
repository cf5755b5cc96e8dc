// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.MoveStringParser;
import io.github.hiverules.notation.text.NotationException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Converts the moves of a record to JSON and back. Checks that the moves are legal. */
final class MoveTrees {
    private final MutableGame game;
    private final MoveStringPrinter printer;
    private final MoveStringParser parser;
    private int depth;

    /** Creates a converter. The game must contain the start position, and then contains the moves of the main line. */
    MoveTrees(MutableGame game) {
        this.game = game;
        printer = MoveStringPrinter.in(game);
        parser = new MoveStringParser(game::cellOf, false);
    }

    /** Writes a line and plays its moves. The list contains the first move and the variations beside it. */
    List<Object> write(List<RecordedMove> first) {
        List<Object> line = new ArrayList<>();
        for (List<RecordedMove> moves = first;
                !moves.isEmpty();
                moves = moves.get(0).children()) {
            RecordedMove move = moves.get(0);
            List<Object> variations = new ArrayList<>();
            for (RecordedMove variation : moves.subList(1, moves.size())) {
                List<Object> beside = write(List.of(variation));
                variations.add(beside);
                undo(beside.size());
            }
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("move", printer.print(move.move()));
            put("nags", move.nags(), json);
            move.clock().ifPresent(clock -> json.put("clock", clock.toMillis()));
            put("openingComments", move.openingComments(), json);
            put("comments", move.comments(), json);
            put("variations", variations, json);
            line.add(json);
            game.play(move.move());
        }
        return line;
    }

    private void undo(int count) {
        for (int i = 0; i < count; i++) {
            game.undo();
        }
    }

    /** Adds a member unless the list is empty. */
    static void put(String name, Collection<?> members, Map<String, Object> json) {
        if (!members.isEmpty()) {
            json.put(name, new ArrayList<Object>(members));
        }
    }

    /**
     * Reads a line and plays the moves in the game. Returns the first move and the variations beside it. Throws an
     * {@link IllegalArgumentException} if a MoveString is malformed, a move is illegal, or a note is out of range.
     */
    List<RecordedMove> read(Object json) {
        List<List<RecordedMove>> line = new ArrayList<>();
        JsonTree.list(json, move -> {
            List<RecordedMove> moves = moves(move);
            if (!moves.get(0).openingComments().isEmpty() && (depth == 0 || !line.isEmpty())) {
                throw new IllegalArgumentException("Only the first move of a variation has opening comments.");
            }
            return line.add(moves);
        });
        List<RecordedMove> next = List.of();
        for (int i = line.size() - 1; i >= 0; i--) {
            List<RecordedMove> moves = line.get(i);
            moves.set(0, moves.get(0).withChildren(next));
            next = moves;
        }
        return next;
    }

    /** Reads a move and the variations beside it. Plays the move. */
    private List<RecordedMove> moves(Object json) {
        List<RecordedMove> moves = new ArrayList<>();
        JsonTree.member(json, "variations", all -> JsonTree.list(all, line -> moves.addAll(variation(line))));
        Move move = play(JsonTree.required(json, "move", JsonTree::text));
        moves.add(
                0,
                RecordedMove.of(move)
                        .withOpeningComments(texts(json, "openingComments"))
                        .withNags(JsonTree.member(json, "nags", nags -> JsonTree.list(nags, JsonTree::number))
                                .orElse(List.of()))
                        .withComments(texts(json, "comments"))
                        .withClock(JsonTree.member(json, "clock", JsonTree::longNumber)
                                .map(Duration::ofMillis)));
        return moves;
    }

    static List<String> texts(Object json, String name) {
        return JsonTree.member(json, name, texts -> JsonTree.list(texts, JsonTree::text))
                .orElse(List.of());
    }

    private List<RecordedMove> variation(Object json) {
        depth++;
        if (depth > Limits.MAX_DEPTH) {
            throw new IllegalArgumentException("Too many nested variations.");
        }
        int before = game.ply();
        List<RecordedMove> variation = read(json);
        if (variation.isEmpty()) {
            throw new IllegalArgumentException("The variation has no move.");
        }
        undo(game.ply() - before);
        depth--;
        return variation;
    }

    private Move play(String moveString) {
        try {
            Move move = parser.parse(moveString);
            Legality legality = game.tryPlay(move);
            if (!legality.isLegal()) {
                throw Errors.illegal(0, 0, moveString, legality, game.position());
            }
            return move;
        } catch (NotationException e) {
            throw new IllegalArgumentException(Errors.sentence(e), e);
        }
    }
}
