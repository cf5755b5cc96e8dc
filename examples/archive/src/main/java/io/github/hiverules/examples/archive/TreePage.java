// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.Symmetry;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.List;
import java.util.Map;

/** An opening tree as HTML that opens turn by turn, with a picture of each position. */
final class TreePage {
    private static final ReaderOptions OPTIONS =
            ReaderOptions.strict().withRulesets(Ruleset.tournament(), Ruleset.rulebook());
    private static final SvgDiagram DIAGRAM = SvgDiagram.builder().hands(false).build();

    private final Map<OpeningTree.Edge, String> samples;
    private final StringBuilder html = new StringBuilder();

    private TreePage(Map<OpeningTree.Edge, String> samples) {
        this.samples = samples;
    }

    /**
     * The tree as HTML.
     *
     * @param samples for each turn the GameString of a game in which it was played
     */
    static String of(OpeningTree tree, Map<OpeningTree.Edge, String> samples) {
        TreePage page = new TreePage(samples);
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
        OpeningTree.Edge edge = node.edge();
        GameRecord record =
                Records.parse(samples.getOrDefault(edge, ""), OPTIONS).get(0);
        List<Move> moves = record.moves().subList(0, edge.ply() + 1);
        // all pictures of one position lie the same way
        Position played = play(record.ruleset(), moves, Symmetry.IDENTITY).position();
        Game game = play(record.ruleset(), moves, CanonicalPosition.of(played).symmetry());
        String name = MoveStrings.print(game).get(edge.ply());
        long games = node.results().games();
        html.append("<details><summary><b>")
                .append(edge.ply() + 1)
                .append(". ")
                .append(Html.escape(name))
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

    private static Game play(Ruleset ruleset, List<Move> moves, Symmetry way) {
        Game game = Game.start(Position.start(ruleset));
        for (Move move : moves) {
            game = game.play(way.apply(move));
        }
        return game;
    }
}
