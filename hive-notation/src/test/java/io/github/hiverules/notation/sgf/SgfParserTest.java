// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.TextCursor;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parses trees of SGF into nodes (N4). */
class SgfParserTest {
    private static SgfParser.Nodes parse(String tree) {
        SgfParser.Nodes line = new SgfParser.Nodes();
        new SgfParser(new TextCursor(tree, 100_000)).tree(line);
        return line;
    }

    private static List<String> properties(SgfParser.Nodes line, int node) {
        return IntStream.range(line.start(node), line.start(node + 1))
                .mapToObj(line::property)
                .map(property -> property.name() + "=" + property.value())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "Z", "a", "z", "0", "9", "P-1", "A-", "P0", "TM"})
    void readsNamesOfLettersDigitsAndHyphens(String name) {
        assertThat(SgfParser.isName(name)).isTrue();
        assertThat(properties(parse("(;" + name + "[x])"), 0)).containsExactly(name + "=x");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "-A", "@", "[", "`", "{", "/", ":", "A B", "A.", "é"})
    void findsNoNameInOtherText(String name) {
        assertThat(SgfParser.isName(name)).isFalse();
        assertThat(catchThrowableOfType(Flaw.class, () -> parse("(;" + name + "[x])")))
                .isNotNull();
    }

    @Test
    void limitsNamesToHundredCharacters() {
        String name = "N".repeat(100);
        assertThat(SgfParser.isName("")).isFalse();
        assertThat(SgfParser.isName(name)).isTrue();
        assertThat(SgfParser.isName(name + "N")).isFalse();
        assertThat(properties(parse("(;" + name + "[x])"), 0)).containsExactly(name + "=x");
        assertThat(catchThrowableOfType(Flaw.class, () -> parse("(;" + name + "N[x])")))
                .hasMessageContaining("longer than 100 characters");
    }

    @Test
    void readsSeveralValuesAndRemovesEscapes() {
        SgfParser.Nodes line = parse("(;C[a\\]b\\\\]N[] [x]\n;P0[1 Done]P1 [2 Done]TM[5])");
        assertThat(line.size()).isEqualTo(2);
        assertThat(properties(line, 0)).containsExactly("C=a]b\\", "N=", "N=x");
        assertThat(properties(line, 1)).containsExactly("P0=1 Done", "P1=2 Done", "TM=5");
    }

    @Test
    void parsesBranchesBesideMainLine() {
        SgfParser.Nodes line = parse("(;A[1](;B[2];C[3])(;D[)\\](](;E[5])(;G[7]))(;F[6]))");
        assertThat(line.size()).isEqualTo(3);
        assertThat(line.branches(0)).isEmpty();
        assertThat(line.branches(1))
                .extracting(SgfParser.Branch::text)
                .containsExactly("(;D[)\\](](;E[5])(;G[7]))", "(;F[6])");
        SgfParser.Nodes branch = line.branches(1).get(0).nodes();
        assertThat(properties(branch, 1)).containsExactly("E=5");
        assertThat(branch.branches(1)).extracting(SgfParser.Branch::text).containsExactly("(;G[7])");
    }

    @Test
    void keepsBranchWithBrokenSyntaxAsText() {
        SgfParser.Nodes line = parse("(;A[1](;B[2])(;C D))");
        SgfParser.Branch branch = line.branches(1).get(0);
        assertThat(branch.text()).isEqualTo("(;C D)");
        assertThat(catchThrowableOfType(Flaw.class, branch::nodes)).hasMessageContaining("no value");
    }

    @Test
    void readsDeepTree() {
        assertThat(parse("(;A[1]".repeat(900) + ")".repeat(900)).size()).isEqualTo(900);
    }

    @ParameterizedTest
    @CsvSource({
        "x, Expected a game tree, which begins with a bracket.",
        "(;A[1], its tree is not closed",
        "(;A, its tree is not closed",
        "(;A[1, the value of a property is not closed",
        "(;A[1\\, the value of a property is not closed",
        "(;A[1](;B[2])(;C[3], a branch is not closed",
        "(;A;), The property A has no value.",
        "(), Expected a node, which begins with a semicolon.",
        "(A[1]), Expected a node or a property.",
        "(;A[1](;B[2]);C[3]), Expected a node or a property.",
        "(;A[1](;B[2])C[3]), Expected a node or a property.",
        "(;A[1]*), Expected a node or a property."
    })
    void reportsSyntaxErrors(String tree, String reason) {
        assertThat(catchThrowableOfType(Flaw.class, () -> parse(tree))).as(tree).hasMessageContaining(reason);
    }
}
