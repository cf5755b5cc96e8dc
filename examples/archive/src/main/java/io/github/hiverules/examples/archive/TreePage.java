// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.diagram.SvgDiagram;
import java.util.Arrays;
import java.util.List;

/** Prints an opening tree as collapsible HTML with a diagram of each position. */
final class TreePage {
    private static final SvgDiagram DIAGRAM = SvgDiagram.builder().hands(false).build();

    private final StringBuilder html = new StringBuilder();

    private TreePage() {}

    /** Returns a tree as HTML. */
    static String of(OpeningTree tree) {
        TreePage page = new TreePage();
        tree.roots().forEach((gameType, nodes) -> {
            page.html
                    .append("<details class=\"type\"><summary>")
                    .append(Html.escape(gameType))
                    .append("</summary>\n");
            page.append(nodes);
            page.html.append("</details>\n");
        });
        return page.html.toString();
    }

    private void append(List<OpeningTree.Node> nodes) {
        for (OpeningTree.Node node : nodes) {
            append(node);
        }
    }

    private void append(OpeningTree.Node node) {
        String[] example = node.example().split(";", -1);
        Ruleset rules = GamesTable.ruleset(example[0])
                .withExpansions(Ruleset.parse(example[1]).expansions());
        Game played = MoveStrings.play(Game.start(rules), Arrays.copyOfRange(example, 2, example.length));
        // show equal positions in the same orientation
        Symmetry symmetry = CanonicalPosition.of(played.position()).symmetry();
        Game game = Game.start(rules);
        for (Move move : played.moves()) {
            game = game.play(symmetry.apply(move));
        }
        List<String> moves = MoveStrings.print(game);
        long games = node.results().games();
        html.append("<details><summary><b>")
                .append(moves.size())
                .append(". ")
                .append(Html.escape(moves.get(moves.size() - 1)))
                .append("</b> <span>")
                .append(games)
                .append(games == 1 ? " game " : " games ")
                .append(Charts.shares(node.results()))
                .append("</span></summary>\n<div class=\"node\">")
                .append(DIAGRAM.draw(game))
                .append("\n<div>");
        append(node.children());
        html.append("</div></div></details>\n");
    }
}
