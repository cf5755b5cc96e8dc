// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who calls a command wrongly reads a sentence about it, and no name of a Java class. */
class WrongUsageTest {
    private static final String MEADOW = "../records/meadow-open.pgn";

    @TempDir
    private Path folder = Path.of("");

    /** The words on the error output of a command that could not do its work. */
    private static String refused(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.execute(new PrintWriter(out), new PrintWriter(err), arguments);
        assertThat(code).as("%s: %s%s", String.join(" ", arguments), out, err).isEqualTo(2);
        assertThat(out.toString()).doesNotContain("<svg", "hand:");
        assertThat(err.toString()).doesNotContain("Exception", "java.", "hiverules.", "an int", "a long");
        return err.toString();
    }

    @ParameterizedTest
    @CsvSource({"valdate,validate", "bord,board", "exlain,explain"})
    void suggestsTheCommandThatWasMeant(String wrong, String meant) {
        assertThat(refused(wrong, "x.pgn"))
                .isEqualToIgnoringNewLines(
                        "hive: there is no command \"" + wrong + "\"; did you mean \"" + meant + "\"?")
                .hasLineCount(1);
    }

    @Test
    void pointsToTheHelpIfNoCommandIsAlike() {
        assertThat(refused("0123456789"))
                .contains("\"hive --help\" lists the commands")
                .hasLineCount(1);
        assertThat(refused("board", "nothing.pgn", "--no-open"))
                .isEqualToIgnoringNewLines("error: can't read nothing.pgn: there is no such file");
        assertThat(refused("board", "--port", "70000")).startsWith("a port is a number from 0 to 65535, not 70000");
    }

    private static void assertNothing(String argument) {
        assertThat(refused("show", argument).lines())
                .containsExactly("error: can't read " + Verdict.printable(argument)
                        + ": there is no such file, and it is no GameString and no position");
    }

    @Test
    void whatIsNoFileNoGameStringAndNoPositionIsSaidToBeNothing() {
        assertNothing("nonexistent.pgn");
        assertNothing("bad.pgn"); // begins as Base does
        assertNothing("my games.pgn");
        assertNothing("Base-games.pgn");
        assertNothing("");
        assertNothing(" ");
        assertNothing("-");
        assertNothing("a;b");
        assertNothing("a\u0001b\u001B[2J");
        assertNothing("no\u0000file");
        assertThat(refused("show", "nothing/meadow-open.pgn")).contains("there is no such file");
    }

    @Test
    void aFileWithoutTheGameIsNamed() throws IOException {
        String empty = Files.createFile(folder.resolve("empty")).toString();
        assertThat(refused("show", empty))
                .isEqualToIgnoringNewLines("error: " + empty + ":1:1: Expected a game, found nothing.");
        assertThat(refused("show", folder.toString())).startsWith("error: can't read " + folder + ": ");
        assertThat(refused("show", "--game", "0", MEADOW)).startsWith("error: there is no game 0 in ");
        assertThat(refused("show", "--game", "99", MEADOW)).startsWith("error: there is no game 99 in ");
        assertThat(refused("show", "--ply", "-1", MEADOW)).startsWith("The game has plies 0 to 43.");
    }

    @Test
    void optionsOfShowThatMeanNothingAreRefused() {
        assertThat(refused("show", "--game", "5", "Base;InProgress;Black[1];wS1"))
                .startsWith("--game goes with a file.");
        assertThat(refused("show", "--game", "1", "Base r White[1] - -")).startsWith("--game goes with a file.");
        assertThat(refused("show", "--ply", "7", "Base r White[1] - -")).startsWith("--ply goes with a game");
        assertThat(refused("show", "--dark", MEADOW)).startsWith("--dark goes with --svg.");
        assertThat(refused("show", "--dark", "--line", MEADOW)).startsWith("--dark goes with --svg.");
        assertThat(refused("show", "--svg", "--line", MEADOW)).startsWith("--svg, --line and --hop are ways to print");
    }

    @Test
    void aNumberThatIsNoneIsSaidToBeNone() {
        assertThat(refused("show", "--ply", "x", MEADOW)).contains("'--ply': 'x' is not a whole number");
        assertThat(refused("show", "--ply", "", MEADOW)).contains("'' is not a whole number");
        assertThat(refused("show", "--game", "99999999999", MEADOW)).contains("'99999999999' is too large");
        assertThat(refused("generate", "--games", "1e3")).contains("'1e3' is not a whole number");
        assertThat(refused("generate", "--games", "9".repeat(20))).contains("is too large");
        assertThat(refused("generate", "--games", "1", "--seed", "-" + "9".repeat(20)))
                .contains("is too small");
        assertThat(refused("generate", "--games", "1", "--plies", "2147483647"))
                .contains("--plies is 0 to 2147483646.");
        assertThat(refused("generate", "--games", "-1")).contains("--games is 0 or more");
        assertThat(refused("perft", "--depth", "3.5", "Base")).contains("'3.5' is not a whole number");
    }

    @Test
    void aFileThatCannotBeReadOrWrittenIsNamedOnce() {
        assertThat(refused("generate", "--games", "1", "--out", folder.toString()))
                .startsWith("error: can't write " + folder + ": ")
                .containsOnlyOnce(folder.toString());
        assertThat(refused(
                        "generate",
                        "--games",
                        "1",
                        "--out",
                        folder.resolve("none/x").toString()))
                .isEqualToIgnoringNewLines(
                        "error: can't write " + folder.resolve("none/x") + ": there is no such file");
        assertThat(refused("generate", "--games", "1", "--out", "no\u0000file"))
                .contains("this system has no file with the name");
        assertThat(refused("validate", "no\u0000file", MEADOW))
                .isEqualToIgnoringNewLines("can't read no?file: this system has no file with such a name");
        assertThat(refused("convert", "--to", "pgn", "no\u0000file"))
                .contains("this system has no file with such a name");
    }

    @Test
    void aStandardInputThatBreaksIsSaidToBreak() {
        InputStream standard = System.in;
        System.setIn(new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("it broke");
            }
        });
        try {
            assertThat(refused("uhp")).contains("error: it broke");
            assertThat(refused("validate", "-")).contains("can't read -: it broke");
        } finally {
            System.setIn(standard);
        }
    }

    @Test
    void aWrongGameStringOrMoveIsAnErrorInOneLine() {
        assertThat(refused("explain", "Base;InProgress;Black[1];wX"))
                .isEqualToIgnoringNewLines(
                        "error: The GameString can't be played: 1:26 ply 1: Expected a piece name such as wA1, found \"wX\".")
                .hasLineCount(1);
        assertThat(refused("perft", "--depth", "1", ""))
                .isEqualToIgnoringNewLines(
                        "error: The GameString can't be played: 1:1: Expected a game, found nothing.")
                .hasLineCount(1);
        assertThat(refused("explain", "Base", ""))
                .isEqualToIgnoringNewLines(
                        "error: The move can't be read: Expected a piece name such as wA1, found \"\".")
                .hasLineCount(1);
        assertThat(refused("explain", "--lang", "de", "Base")).contains("expected one of [en, ru]");
    }
}
