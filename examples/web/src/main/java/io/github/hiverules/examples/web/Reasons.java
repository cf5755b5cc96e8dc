package io.github.hiverules.examples.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.words.Sentences;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reasons as sentences with the numbers of their rules, and with the cells that a board marks to show them. */
final class Reasons {
    private final Sentences sentences;

    Reasons(Sentences sentences) {
        this.sentences = sentences;
    }

    ArrayNode of(List<Violation> violations, Position position) {
        ArrayNode reasons = Json.array();
        violations.forEach(violation ->
                reasons.add(reason(violation, violation.rule(), sentences.about(violation, position), position::find)));
        return reasons;
    }

    ArrayNode of(Setup setup) {
        ArrayNode reasons = Json.array();
        for (SetupProblem problem : setup.problems()) {
            reasons.add(reason(problem, problem.rule(), sentences.about(problem, setup), piece -> find(piece, setup)));
        }
        return reasons;
    }

    private static Optional<Hex> find(Piece piece, Setup setup) {
        return setup.stacks().entrySet().stream()
                .filter(entry -> entry.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Why a piece has no legal move in that game; empty if it has one. */
    ArrayNode why(Game game, Piece piece) {
        return of(game.mobility(piece).reasons(), game.position());
    }

    private static ObjectNode reason(Object witness, Rule rule, String text, Function<Piece, Optional<Hex>> find) {
        ObjectNode reason = Json.object()
                .put("kind", witness.getClass().getSimpleName())
                .put("rule", rule.number())
                .put("text", text);
        ArrayNode marks = reason.putArray("marks");
        for (RecordComponent component : witness.getClass().getRecordComponents()) {
            try {
                mark(component.getName(), component.getAccessor().invoke(witness), find, marks);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a reason's witness can't be read: " + witness, e);
            }
        }
        return reason;
    }

    /** Marks the cells of a witness, each named after what it is in the reason; groups of cells are numbered. */
    private static void mark(String as, Object value, Function<Piece, Optional<Hex>> find, ArrayNode marks) {
        if (value instanceof Hex hex) {
            marks.add(Json.cell(hex).put("as", as));
        } else if (value instanceof Piece piece) {
            find.apply(piece).ifPresent(hex -> mark("piece", hex, find, marks));
        } else if (value instanceof Movement movement) {
            mark(as, movement.to(), find, marks);
        } else if (value instanceof Placement placement) {
            mark(as, placement.to(), find, marks);
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(content -> mark(as, content, find, marks));
        } else if (value instanceof Collection<?> collection && !(value instanceof Stack)) {
            int number = 0;
            for (Object member : collection) {
                number++;
                boolean numbered = as.equals("groups");
                mark(numbered ? "group" + Math.min(number, 4) : as, member, find, marks);
            }
        }
    }
}
