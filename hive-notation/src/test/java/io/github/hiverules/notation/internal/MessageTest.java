// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.Remark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes and sentences of errors and remarks. */
class MessageTest {
    private static final Locale RUSSIAN = Locale.forLanguageTag("ru");
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    private static Set<String> arguments(Kind kind, Locale language) {
        String echo = Message.of(kind, "{0}", "{1}", "{2}").apply(language);
        return PLACE.matcher(echo).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyCodeHasSentencesWithEqualArguments(Kind kind) {
        assertThat(kind.code()).matches("[a-z]+(-[a-z]+)*");
        assertThat(Message.of(kind, "a", "b", "c").apply(RUSSIAN))
                .isNotEqualTo(Message.of(kind, "1", "2", "3").apply(Locale.ENGLISH));
        assertThat(arguments(kind, RUSSIAN)).isEqualTo(arguments(kind, Locale.ENGLISH));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void everySentenceHasACode(String language) {
        Set<String> codes = Stream.of(Kind.values()).map(Kind::code).collect(Collectors.toSet());
        assertThat(Messages.in(Locale.forLanguageTag(language)).keys().stream()
                        .filter(key -> key.startsWith("text."))
                        .map(key -> key.substring("text.".length())))
                .containsExactlyInAnyOrderElementsOf(codes);
    }

    /** {@code -Dhive.draw=true} writes the table again. */
    @Test
    void pageListsAllCodes() throws IOException {
        Path page = Path.of("src/main/javadoc/doc-files/notation.html");
        String rows = Stream.of(Kind.values())
                .map(kind -> "<tr><td><code>" + kind.code() + "</code></td><td>"
                        + escaped(Message.of(kind, "…", "…", "…").apply(Locale.ENGLISH)) + "</td></tr>\n")
                .collect(Collectors.joining());
        Pattern table = Pattern.compile("(<tr><th>code</th><th>sentence</th></tr>\n).*?(</table>)", Pattern.DOTALL);
        String text = Files.readString(page);
        String drawn = table.matcher(text).replaceFirst("$1" + Matcher.quoteReplacement(rows) + "$2");
        if (Boolean.getBoolean("hive.draw")) {
            Files.writeString(page, drawn);
        }
        assertThat(Files.readString(page))
                .as("write anew with -Dhive.draw=true")
                .isEqualTo(drawn)
                .contains(rows);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    @Test
    void languagesHaveEqualKeysApartFromTexts() {
        Set<String> russian = new TreeSet<>(Messages.in(RUSSIAN).keys());
        assertThat(russian).isEqualTo(new TreeSet<>(Messages.in(Locale.ENGLISH).keys()));
    }

    @Test
    void sentencesInSentencesHaveTheSameLanguage() {
        Message inner = Message.of(Kind.STACK_EMPTY);
        Message outer = Message.of(Kind.START_UNREADABLE, inner);
        assertThat(outer.apply(Locale.ENGLISH)).isEqualTo("The start position can't be read. The stack is empty.");
        assertThat(outer.apply(RUSSIAN)).isEqualTo("Начальную позицию нельзя прочесть. Стопка пуста.");
        assertThat(outer.apply(Locale.JAPANESE)).isEqualTo(outer.apply(Locale.ENGLISH));
        assertThat(Messages.spoken(outer).apply(RUSSIAN)).isEqualTo(outer.apply(RUSSIAN));
        assertThat(Messages.spoken(outer).apply(Locale.JAPANESE)).isEqualTo(outer.apply(Locale.ENGLISH));
    }

    @Test
    void errorsOfSingleTextsHaveCodesAndSentences() {
        NotationException error = catchThrowableOfType(
                NotationException.class, () -> MoveStrings.parse("wS1 wA1-", Position.start(Ruleset.tournament())));
        assertThat(error.code()).isEqualTo("reference-not-on-table");
        assertThat(error.sentence(RUSSIAN)).isEqualTo("\"wA1-\" указывает место по фишке wA1, которой нет на столе.");
        assertThat(error).hasMessage("text:1:5: \"wA1-\" names wA1, which is not on the table.");
        assertThat(error.getStackTrace()[0].getMethodName()).isNotEqualTo("fillInStackTrace");
        assertThat(error.getStackTrace())
                .anyMatch(frame -> frame.getClassName().equals(getClass().getName()));
    }

    @Test
    void programsCreateOwnExceptions() {
        Remark remark = new Remark("no-clock", 3, 5, 7, locale -> locale.equals(RUSSIAN) ? "Нет часов." : "No clock.");
        NotationException error = new NotationException(remark, "x\u0000");
        assertThat(error).hasMessage("text:3:5 ply 7: No clock.");
        assertThat(error.sentence(RUSSIAN)).isEqualTo("Нет часов.");
        assertThat(error.token()).isEqualTo("x?");
        assertThat(error.code() + error.rule() + error.path() + error.violations())
                .isEqualTo("no-clockOptional.emptyOptional.empty[]");
        assertThat(remark)
                .isEqualTo(new Remark("no-clock", 3, 5, 7, locale -> "No clock."))
                .hasSameHashCodeAs(new Remark("no-clock", 3, 5, 7, locale -> "No clock."))
                .isNotEqualTo(new Remark("no-clock", 3, 5, 7, locale -> "No time."))
                .isNotEqualTo(new Remark("no-clock", 3, 5, 8, locale -> "No clock."));
    }

    @Test
    void remarksHavePlaces() {
        String text = """
            [GameType "Base"]
            [Date "23-Jul-2026"]
            [Result "x"]

            1. wS1
            2. bG2 wS1- (2. bA1 wS1)
            3. wG1 -wS1 y
            """;
        List<Remark> remarks;
        try (Stream<ScannedGame> games = Records.scanText(text, ReaderOptions.lenient())) {
            remarks = games.findFirst().orElseThrow().remarks();
        }
        assertThat(remarks)
                .extracting(remark -> remark.code() + " " + remark.line() + ":" + remark.column() + " " + remark.ply())
                .containsExactly(
                        "date-rewritten 2:1 0",
                        "pieces-renumbered 6:4 2",
                        "variation-kept-as-comment 6:13 2",
                        "result-tag-unreadable 3:1 0",
                        "last-word-unreadable 7:13 0",
                        "no-result 1:1 0");
    }
}
