// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.Remark;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decodes texts as UTF-8, and other bytes as Windows-1252 with a remark. */
class CharsetTest {
    private static String game(String charset, String name) {
        return "(;GM[27]VV[1]" + (charset.isEmpty() ? "" : "CA[" + charset + "]") + "SU[hive]P0[id \"" + name
                + "\"]P1[id \"ben\"]\n;P0[1 Start P0];P0[2 Pick W 4 wS1];P0[3 Dropb wS1 N 13 .];P0[4 Done](;P1[5 Pass])"
                + "(;P1[6 Dropb bS1 O 13 .];P1[7 Done]))\n";
    }

    /** Reads bytes that arrive a few at a time. */
    private static List<ScannedGame> read(byte[] bytes, int atATime) {
        InputStream slow = DecodingReaderTest.slowly(bytes, atATime);
        try (Stream<ScannedGame> games = Records.scan(slow, "bytes", ReaderOptions.lenient())) {
            return games.toList();
        }
    }

    private static List<String> codes(ScannedGame game) {
        return game.remarks().stream().map(Remark::code).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "UTF-8", "windows-1252", "windows-1251", "UTF-16", "no charset!"})
    void bytesDecideEncodingWhateverCharsetSgfNames(String charset) {
        for (int atATime : new int[] {1, 7, 10_000}) {
            ScannedGame utf8 = read(game(charset, "José 蚂").getBytes(StandardCharsets.UTF_8), atATime)
                    .get(0);
            assertThat(utf8.orElseThrow().tag("White")).contains("José 蚂");
            assertThat(utf8.orElseThrow().tag("CA")).isEmpty();
            assertThat(codes(utf8)).doesNotContain("encoding-guessed");
            ScannedGame latin1 = read(game(charset, "José").getBytes(StandardCharsets.ISO_8859_1), atATime)
                    .get(0);
            assertThat(latin1.orElseThrow().tag("White")).contains("José");
            assertThat(codes(latin1)).contains("encoding-guessed");
        }
    }

    @Test
    void writerNamesUtf8() {
        GameRecord record = Records.parseOne(game("windows-1252", "José"));
        String printed = Records.print(record, RecordFormat.SGF);
        assertThat(printed).contains("CA[UTF-8]").containsOnlyOnce("CA[");
        assertThat(read(printed.getBytes(StandardCharsets.UTF_8), 7).get(0).orElseThrow())
                .isEqualTo(record);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[GameType \"Base\"]\n1. wS1 2. bS1 wS1–\n", "Base;InProgress;White[2];wS1;bS1 wS1—\n"})
    void readsMarksOfWindows(String text) {
        byte[] bytes = text.getBytes(Charset.forName("windows-1252"));
        ScannedGame game = read(bytes, 5).get(0);
        assertThat(game.orElseThrow().moves()).hasSize(2);
        assertThat(codes(game)).contains("encoding-guessed", "mark-read");
    }

    @Test
    void recordOfAnotherFormatNamesItsCharset() {
        GameRecord record = Records.parseOne("[GameType \"Base\"]\n[White \"José\"]\n[CA \"mine\"]\n1. wS1\n");
        String sgf = Records.print(record, RecordFormat.SGF);
        assertThat(sgf).startsWith("(;\nCA[UTF-8]\n");
        assertThat(Records.parseOne(sgf)).isEqualTo(record);
        assertThat(Records.print(record.withTag("White", "Jo"), RecordFormat.SGF))
                .doesNotContain("CA[UTF-8]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[GameType \"Base\"]\n[White \"é\"]\n1. wS1\n\n",
                "(;GM[27]SU[hive]P0[id \"é\"])\n",
                "Base;NotStarted;White[1]é\n",
                "é\n"
            })
    void guessedBytesHaveRemark(String text) {
        byte[] bytes = (text + text.replace('é', 'e') + text).getBytes(StandardCharsets.ISO_8859_1);
        List<ScannedGame> games = read(bytes, 3);
        List<Boolean> guessed = games.stream()
                .map(game -> codes(game).contains("encoding-guessed"))
                .toList();
        assertThat(guessed).isEqualTo(text.equals("é\n") ? List.of(true) : List.of(true, false, true));
        Remark remark = games.get(0).remarks().stream()
                .filter(found -> found.code().equals("encoding-guessed"))
                .findFirst()
                .orElseThrow();
        assertThat(text.split("\n")[remark.line() - 1].charAt(remark.column() - 1))
                .isEqualTo('é');
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200B", "\uFEFF\uFEFF", "\u2060\n\u200D", "\u200E"})
    void skipsInvisibleStart(String start) {
        for (String text : List.of("[GameType \"Base\"]\n1. wS1", "(;GM[27]SU[hive])", "Base;NotStarted;White[1]")) {
            Reading.whole(start + text);
        }
    }
}
