// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Decodes SGF by its property CA (N4), and remarks on guessed bytes and invisible characters. */
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
    @CsvSource({
        "windows-1251, Иван",
        "GB18030, 蚂蚁蜘蛛",
        "Shift_JIS, ソ表ポ",
        "ISO-8859-1, José",
        "latin1, José",
        "UTF-8, José 蚂",
        "'', José 蚂",
        "koi8-r, Жук",
        "EUC-KR, 벌집",
        "Big5, 許功蓋"
    })
    void charsetOfSgfDecodesItsGame(String charset, String name) throws Exception {
        assumeThat(charset.isEmpty() || Charset.isSupported(charset)).isTrue();
        Charset used = charset.isEmpty() ? StandardCharsets.UTF_8 : Charset.forName(charset);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write("[GameType \"Base\"]\n1. wS1 1-0\nHello,\n".getBytes(used));
        file.write(game(charset, name).getBytes(used));
        file.write(game("", "Zoë").getBytes(StandardCharsets.UTF_8));
        file.write(game("windows-1252", "Zoë").getBytes("windows-1252"));
        for (int atATime : new int[] {1, 7, 10_000}) {
            List<ScannedGame> all = read(file.toByteArray(), atATime);
            assertThat(all).hasSize(5);
            List<ScannedGame> games = all.subList(2, 5);
            GameRecord record = games.get(0).orElseThrow();
            assertThat(record.tag("White")).contains(name);
            assertThat(record.tag("CA")).isEmpty();
            assertThat(codes(games.get(0))).doesNotContain("encoding-guessed");
            assertThat(games.get(1).orElseThrow().tag("White")).contains("Zoë");
            assertThat(games.get(2).orElseThrow().tag("White")).contains("Zoë");
            String printed = Records.print(record, RecordFormat.SGF);
            assertThat(printed).contains("CA[UTF-8]").containsOnlyOnce("CA[");
            assertThat(read(printed.getBytes(StandardCharsets.UTF_8), atATime)
                            .get(0)
                            .orElseThrow())
                    .isEqualTo(record);
        }
    }

    @Test
    void byteOrderMarkIsMoreReliableThanCharset() {
        byte[] utf8 = ("\uFEFF" + game("windows-1251", "José")).getBytes(StandardCharsets.UTF_8);
        assertThat(read(utf8, 7).get(0).orElseThrow().tag("White")).contains("José");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "x-none", "IBM037", "no charset!"})
    void unusableCharsetIsGuessed(String charset) {
        byte[] latin1 = game(charset, "José").getBytes(StandardCharsets.ISO_8859_1);
        ScannedGame game = read(latin1, 5).get(0);
        assertThat(game.orElseThrow().tag("White")).contains("José");
        assertThat(codes(game)).contains("encoding-guessed");
        byte[] utf8 = game(charset, "José").getBytes(StandardCharsets.UTF_8);
        assertThat(read(utf8, 5).get(0).orElseThrow().tag("White")).contains("José");
        assertThat(codes(read(utf8, 5).get(0))).doesNotContain("encoding-guessed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[GameType \"Base\"]\n1. wS1 2. bS1 wS1–\n",
                "[GameType “Base”]\n1. wS1 2. bS1 wS1-\n",
                "Base;InProgress;White[2];wS1;bS1 wS1—\n"
            })
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
    @ValueSource(
            strings = {
                "\u200B",
                "\uFEFF\uFEFF",
                "\u00EF\u00BB\u00BF",
                "\uFEFF\u00EF\u00BB\u00BF",
                "\u2060\n\u200D",
                "\u200E"
            })
    void invisibleStartIsSkippedWithRemark(String start) {
        for (String text : List.of("[GameType \"Base\"]\n1. wS1", "(;GM[27]SU[hive])", "Base;NotStarted;White[1]")) {
            for (ReaderOptions options : List.of(ReaderOptions.strict(), ReaderOptions.lenient())) {
                ScannedGame game = Reading.one(start + text, options).found();
                game.orElseThrow();
                assertThat(codes(game)).contains("invisible-start");
            }
            assertThat(codes(Reading.one("\uFEFF " + text, ReaderOptions.strict())
                            .found()))
                    .doesNotContain("invisible-start");
        }
    }
}
