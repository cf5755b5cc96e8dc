// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.notation.strings.TextCursor;
import io.github.hiverules.notation.text.NotationException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parses trees of SGF into nodes (N4). */
class SgfParserTest {
    private static SgfLine parse(String tree) {
        SgfLine line = new SgfLine(null);
        new SgfParser(new TextCursor(tree, 100_000)).tree(line);
        return line;
    }

    /** Returns the texts of actions and comments. A property that is neither is a comment. */
    private static List<String> texts(List<SgfItem> items) {
        return items.stream()
                .flatMap(item -> item instanceof SgfAction action
                        ? Stream.of(action.source())
                        : item instanceof SgfItem.Note note ? Stream.of(note.text()) : Stream.empty())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "Z", "a", "z", "0", "9", "P-1", "A-", "P0", "TM"})
    void readsNamesOfLettersDigitsAndHyphens(String name) {
        assertThat(SgfParser.isName(name)).isTrue();
        assertThat(texts(parse("(;" + name + "[x])").items())).containsExactly(name + "[x]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "-A", "@", "[", "`", "{", "/", ":", "A B", "A.", "é"})
    void findsNoNameInOtherText(String name) {
        assertThat(SgfParser.isName(name)).isFalse();
        assertThat(catchThrowableOfType(NotationException.class, () -> parse("(;" + name + "[x])")))
                .isNotNull();
    }

    @Test
    void limitsNamesToHundredCharacters() {
        String name = "N".repeat(100);
        assertThat(SgfParser.isName("")).isFalse();
        assertThat(SgfParser.isName(name)).isTrue();
        assertThat(SgfParser.isName(name + "N")).isFalse();
        assertThat(texts(parse("(;" + name + "[x])").items())).containsExactly(name + "[x]");
        assertThat(catchThrowableOfType(NotationException.class, () -> parse("(;" + name + "N[x])")))
                .hasMessageContaining("longer than 100 characters");
    }

    @Test
    void readsSeveralValuesAndRemovesEscapes() {
        SgfLine line = parse("(;X[a\\]b\\\\]N[] [x]\n;P0[1 Done]P1 [2 Done]TM[5])");
        assertThat(line.size()).isEqualTo(2);
        List<SgfItem> items = line.items();
        assertThat(texts(items)).containsExactly("X[a]b\\]", "N[]", "N[x]", "1 Done", "2 Done");
        assertThat(((SgfAction) items.get(items.size() - 1)).clockMillis()).hasValue(5);
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
        "(A[1]), Expected a node, which begins with a semicolon.",
        "(;A[1](;B[2]);C[3]), Expected a node or a property.",
        "(;A[1](;B[2])C[3]), Expected a node or a property.",
        "(;A[1]*), Expected a node or a property."
    })
    void reportsSyntaxErrors(String tree, String reason) {
        assertThat(catchThrowableOfType(NotationException.class, () -> parse(tree)))
                .as(tree)
                .hasMessageContaining(reason);
    }
}
