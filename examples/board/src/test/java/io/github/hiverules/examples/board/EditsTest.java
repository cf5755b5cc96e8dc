// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.Questions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.RecordPath;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads, edits and exports records through the JSON interface. */
class EditsTest {
    private static final String RECORD = """
        [GameType "Base+MLP"]
        [Event "An evening"]
        [White "Ada"]

        {Before the first move.}
        1. wS1 {Quiet; (really).}
        ({Livelier.} 1. wG1 {[%clk 999999:59:59.500]} 2. bG1 wG1- (2. bA1 -wG1 3. wQ wG1-))
        2. bG1 wS1- $1
        3. wQ -wS1 {[%clk 0:09:59]}
        """;

    private static final String RESIGNED = """
        [GameType "Base"]
        [Result "WhiteWins"]
        [Termination "resignation"]

        1. wS1 2. bS1 wS1- ({sharper} 2. bA1 wS1- {good})
        """;

    /** A record with circles, arrows and judgements of the engine. */
    private static final String NOTED = """
        [GameType "Base"]

        {[%csl wS1]}
        1. wS1 {[%csl wS1,wS1\\,/wS1][%cal wS1 wS1-]} {[%eval 47 62 wA1 \\bQ]}
        2. bS1 wS1- {first [%cal bS1 \\wS1]}
        """;

    private static Json ask(String question, Json content) {
        List<Json> answer = new ArrayList<>();
        Questions.ALL.get(question).answer(content, answer::add);
        return answer.get(0);
    }

    private static Json read(String text) {
        return ask("records", Json.object().put("text", text)).path("game");
    }

    /** Edits the record of a text, at a path. */
    private static Json edit(String text, String path, String edits) {
        return ask(
                "record",
                Json.object()
                        .put("path", path)
                        .put("record", read(text).path("record"))
                        .put("edits", parse(edits.replace('\'', '"'))));
    }

    private static Json parse(String json) {
        return JsonBytes.parse(json.getBytes(StandardCharsets.UTF_8));
    }

    private static GameRecord record(Json answer) {
        return answer.path("record").to(GameRecord.class);
    }

    private static String export(Json answer, String format) {
        Json question = Json.object().put("format", format).put("record", answer.path("record"));
        return ask("export", question).path("text").asText();
    }

    @ParameterizedTest
    @ValueSource(strings = {RECORD, RESIGNED, NOTED})
    void exportKeepsWholeRecord(String text) {
        Json read = read(text);
        GameRecord record = Records.parseOne(text);
        assertThat(record(read)).isEqualTo(record);
        assertThat(Records.parseOne(export(read, "pgn"))).isEqualTo(record);
        assertThat(Records.parseOne(export(read, "sgf"))).isEqualTo(record);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "3|{'play':'bQ bG1/'}|4|bQ bG1/",
                "1|{'play':'bA1 wS1-'},{'play':'wQ -wS1'}|2.1.2|wQ -wS1",
                "0|{'play':'wG1'}|1.1.1|wG1",
                "1.1.2|{'main':true}|2|bG1 wG1-",
                "1.1.2.1.1|{'promote':true}|1.1.2|bA1 -wG1",
                "2|{'remove':true}|1|bG1 wS1-",
                "0|{'path':'2','nags':[2,4]}|2|'nags':[2,4]",
                "2|{'comments':['<b>']}|2|'comments':['<b>']",
                "2|{'circles':[[0,0]]}|2|'circles':[[0,0]]",
                "2|{'arrows':[[[0,0],[1,0]]]}|2|'arrows':[[[0,0],[1,0]]]",
                "2|{'evaluation':{'chance':4,'bestChance':6,'bestMove':'bA1 wG1-'}}|2|[%eval 4 6 bA1 wG1-]",
                "2|{'texts':['good']},{'evaluation':{'chance':4}},{'texts':['fine']}|2|'texts':['fine']",
                "1.1.1|{'openingComments':['bold']}|1.1.1|'openingComments':['bold']",
                "2|{'clock':3599999999500}|2|'clock':3599999999500",
                "3|{'outcome':{'state':'Draw','reason':'agreement'}}|3|'reason':'agreement'",
                "3|{'tags':[{'name':'Black','value':'Ben'}]}|3|'Ben'",
            })
    void eachEditLeadsToAPlaceInTheEditedRecord(String path, String edits, String leadsTo, String contains) {
        Json answer = edit(RECORD, path, "[" + edits + "]");
        boolean isRemoved = edits.contains("remove");
        assertThat(answer.path("path").asText()).isEqualTo(leadsTo);
        String json = new String(JsonBytes.print(answer.path("record")), StandardCharsets.UTF_8)
                + new String(JsonBytes.print(answer.path("notes")), StandardCharsets.UTF_8);
        assertThat(json.contains(contains.replace('\'', '"'))).as("%s", answer).isEqualTo(!isRemoved);
        assertThat(answer.path("view").path("length").tree())
                .isEqualTo(record(answer)
                        .cursor(RecordPath.parse(answer.path("path").asText()))
                        .game()
                        .length());
    }

    @Test
    void moveAfterResignationIsVariation() {
        Json once = edit(RESIGNED, "2", "[{'play':'wQ -wS1'}]");
        assertThat(once.path("path").asText()).isEqualTo("2.2.2");
        Json twice = edit(RESIGNED, "2", "[{'play':'wQ -wS1'},{'path':'2','play':'wA1 -wS1'}]");
        assertThat(twice.path("path").asText()).isEqualTo("2.2.2.1.1");
        assertThat(twice.path("view").path("legalMoves").elements()).isNotEmpty();
        assertThat(record(twice).outcome()).isEqualTo(Records.parseOne(RESIGNED).outcome());
        assertThat(edit(RESIGNED, "2", "[]").path("view").path("legalMoves").elements())
                .as("the moves to try")
                .isNotEmpty();
    }

    @Test
    void resignationStaysOnMainLine() {
        Json promoted = edit(RESIGNED, "2.1.1", "[{'main':true}]");
        assertThat(export(promoted, "pgn"))
                .contains("[Termination \"resignation\"]", "2. bA1 wS1-\n{sharper}\n{good}\n(2. bS1 wS1-\n)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "9|[]|no move",
                "x|[]|Expected a path",
                "2|[{}]|Expected an edit",
                "2|{'play':'wQ -wS1'}|Expected a list of objects in the field \"edits\".",
                "2|[{'fly':true}]|fly",
                "2|[{'evaluation':{'chance':4},'nags':[4]}]|evaluation, nags",
                "2|[{'play':'wQ wQ wQ'}]|a destination such as wA1-",
                "0|[{'play':'wQ'}]|first piece",
                "2|[{'promote':true}]|main line",
                "2|[{'clock':3600000000001}]|hours",
                "2|[{'clock':-1}]|hours",
                "2|[{'nags':[256]}]|255",
                "2|[{'nags':['!']}]|Expected a list of whole numbers in the field \"nags\".",
                "2|[{'comments':7}]|Expected a list of strings in the field \"comments\".",
                "2|[{'openingComments':[7]}]|Expected a list of strings in the field \"openingComments\".",
                "2|[{'circles':[[50,0]]}]|Expected a cell on or beside a piece",
                "2|[{'circles':[7]}]|Expected a list of cells",
                "2|[{'arrows':[7]}]|Expected a list of cells",
                "2|[{'evaluation':{'chance':101}}]|0 to 100",
                "2|[{'evaluation':{'chance':'9'}}]|0 to 100",
                "2|[{'evaluation':7}]|0 to 100",
                "2|[{'clock':'1'}]|Expected a clock time in whole milliseconds.",
                "2|[{'tags':[7]}]|Expected a list of tags",
                "2|[{'comments':['\\ud800']}]|surrogate",
                "2|[{'tags':[{'name':'Result','value':'Draw'}]}]|Result",
                "2|[{'outcome':{'state':'Draw','reason':'queen-surrounded'}}]|value",
                "2|[{'outcome':null}]|value",
            })
    void refusesImpossibleEdits(String path, String edits, String reason) {
        assertThatThrownBy(() -> edit(RECORD, path, edits))
                .isInstanceOfSatisfying(
                        BadRequest.class,
                        e -> assertThat(e.message(Locale.ENGLISH)).containsIgnoringCase(reason));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "7", "{\"start\":{}}", "{\"tags\":[],\"moves\":[{\"move\":\"wS1\"}]}"})
    void rejectsInvalidRecords(String record) {
        Json question = Json.object().put("record", parse(record));
        assertThatThrownBy(() -> ask("record", question)).isInstanceOf(BadRequest.class);
    }

    @Test
    void rejectsTooManyEdits() {
        String edits = "[" + "{'nags':[]},".repeat(1000) + "{'nags':[]}]";
        assertThatThrownBy(() -> edit(RECORD, "1", edits))
                .isInstanceOfSatisfying(
                        BadRequest.class,
                        e -> assertThat(e.message(Locale.ENGLISH)).contains("1000"));
    }

    @Test
    void limitsNumberOfVariations() {
        String many = "[GameType \"Base\"]\n\n1. wS1 2. bS1 wS1-" + " (2. bG1 wS1-)".repeat(100_000);
        assertThat(read(many).toString().split("move=", -1)).hasSizeBetween(1_000, 100_000);
    }
}
