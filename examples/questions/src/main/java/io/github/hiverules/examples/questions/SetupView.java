// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.function.Function;

/** Converts set-ups and their problems to JSON. */
final class SetupView {
    private static final int MAX_CELLS = 28;

    private SetupView() {}

    static Json of(Setup setup, Sentences sentences) {
        List<Json> problems = new Reasons(sentences).of(setup);
        Json view = Json.of(setup)
                .put("turn", setup.turn())
                .put("sideToMove", setup.sideToMove())
                .put("hands", hands(setup::hand))
                .put("problems", problems);
        try {
            view.put("position", PositionStrings.print(setup));
        } catch (IllegalArgumentException e) {
            throw new BadRequest("too-far-apart");
        }
        Setup least = Setup.builder().from(setup).ply(setup.leastPly()).build();
        if (least.problems().size() < problems.size()) {
            view.put("leastPly", least.ply());
        }
        if (problems.isEmpty()) {
            view.put("game", GameLine.print(Game.of(setup.toPosition())));
            view.put("hop", PositionStrings.printHop(setup.toPosition()));
        }
        return view;
    }

    static Json hands(Function<Color, List<Piece>> handOf) {
        Json hands = Json.object();
        for (Color color : Color.values()) {
            hands.put(Json.name(color), handOf.apply(color));
        }
        return hands;
    }

    /** @throws BadRequest if the node is not the JSON of a set-up. An impossible set-up isn't an error */
    static Setup parse(Json node) {
        if (!node.isObject()) {
            throw new BadRequest("missing", "setup");
        }
        if (node.path("stacks").elements().size() > MAX_CELLS) {
            throw new BadRequest("too-many-cells");
        }
        return node.to(Setup.class);
    }
}
