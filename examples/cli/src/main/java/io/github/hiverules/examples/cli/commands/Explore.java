// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.board.OpeningIndex;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.examples.questions.OpeningBook.Choice;
import io.github.hiverules.notation.MoveStrings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists the moves played from a position. */
@Command(
        description =
                "Lists the moves played from a position with their results. Exit code: 0, 1 if the index doesn't have the"
                        + " position, 2 if the index can't be read.")
public final class Explore extends HiveCommand {
    @Parameters(index = "0", paramLabel = "INDEX", description = "An index that the command index created.")
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "A game type, GameString or position. Default: ${DEFAULT-VALUE}.")
    private String text = "Base+MLP";

    @Override
    public Integer call() throws IOException {
        Game game = Arguments.game(text, Ruleset.tournament());
        try (OpeningIndex index = OpeningIndex.open(file)) {
            List<Choice> choices = index.choices(game.position());
            for (Choice choice : choices) {
                out().println(MoveStrings.print(choice.move(), game.position()) + ": "
                        + Text.count(choice.games(), "game") + ", " + choice.whiteWins() + " White wins, "
                        + choice.draws() + " draws, " + choice.blackWins() + " Black wins");
                choice.examples().forEach(example -> out().println("    " + Text.printable(example)));
            }
            if (choices.isEmpty()) {
                out().println("not in the index, which has " + Text.count(index.games(), "game"));
            }
            return choices.isEmpty() ? 1 : 0;
        }
    }
}
