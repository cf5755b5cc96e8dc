// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordPath;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The short programs that show how the library is used do what they say. */
class SmallProgramsTest {
    @Test
    void theValidatorSaysOfEachGameHowItEndedOrWhereItIsBroken() throws Exception {
        Path file = Files.createTempFile("games", ".txt");
        try {
            Files.writeString(file, "Base;InProgress;Black[1];wS1\nBase;InProgress;Black[1];wQ\n");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            SmallValidator.validate(file, new PrintStream(out, true, UTF_8));
            List<String> lines = out.toString(UTF_8).lines().toList();
            assertThat(lines).hasSize(2);
            assertThat(lines.get(0)).startsWith("1 plies, ");
            assertThat(lines.get(1)).startsWith("broken: ").contains(":2:", "first piece");
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void theEditorAddsPromotesRemovesAndSavesInBothFormats(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(
                folder.resolve("game.pgn"), "[GameType \"Base\"]\n1. wS1 2. bS1 wS1- (2. bG1 wS1- {so}) 3. wQ -wS1\n");
        SmallEditor editor = new SmallEditor(file);
        editor.go("1");
        editor.play("bA1 wS1-");
        editor.go("2.2.1");
        editor.comment("better");
        editor.promote();
        editor.go("2.1.1");
        editor.promote();
        editor.go("2");
        editor.play("wG1 -wS1");
        editor.go("2.2.1");
        editor.remove();
        GameRecord removed = editor.record();
        editor.undo();
        assertThat(editor.record()).isNotEqualTo(removed);
        editor.redo();
        assertThat(editor.record()).isEqualTo(removed);
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            editor.save(folder.resolve("saved"), format);
            assertThat(new SmallEditor(folder.resolve("saved")).record()).isEqualTo(editor.record());
        }
        assertThat(MoveStrings.print(editor.record().game())).containsExactly("wS1", "bA1 wS1-", "wG1 -wS1");
        assertThat(editor.record().cursor(RecordPath.parse("2")).comments()).containsExactly("better");
        assertThat(editor.record().cursor().descendants()).hasSize(5);
    }

    @Test
    void theInterfaceShowsTargetsPlaysClicksAndExplainsTheOthers() {
        SmallInterface screen = new SmallInterface();
        Piece spider = Piece.parse("wS1");
        Piece queen = Piece.parse("wQ");
        assertThat(screen.targets(spider)).hasSize(1);
        assertThat(screen.targets(queen)).isEmpty();
        assertThat(screen.click(queen, Hex.ORIGIN)).singleElement().asString().contains("first piece");
        assertThat(screen.click(spider, Hex.ORIGIN)).isEmpty();
        assertThat(screen.game().moves()).hasSize(1);
        assertThat(screen.click(spider, Hex.of(1, 0))).isNotEmpty();
        screen.undo();
        assertThat(screen.game().moves()).isEmpty();
    }

    @Test
    void theBotPlaysLegalMovesAndTakesAWin() {
        Game game = Game.start(Ruleset.parse("Base+MLP"));
        for (int ply = 0; ply < 20 && !game.isOver(); ply++) {
            Move move = SmallBot.choose(game, 2);
            assertThat(game.isLegal(move)).isTrue();
            game = game.play(move);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SmallValidator", "SmallInterface", "SmallBot"})
    void noProgramNamesWhatItNeedNot(String name) throws Exception {
        String source = Files.readString(Path.of("src/test/java/io/github/hiverules/examples/cli/" + name + ".java"));
        assertThat(source).contains("// begin ", "// end ").doesNotContain("HiveRules", "instanceof");
    }
}
