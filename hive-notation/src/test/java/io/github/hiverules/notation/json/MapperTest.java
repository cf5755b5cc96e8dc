// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Values in programs' own types and maps, and settings of the mapper. */
class MapperTest {
    private static final ObjectMapper TWO = new ObjectMapper().registerModule(new HiveJackson2Module());
    private static final tools.jackson.databind.ObjectMapper THREE = tools.jackson.databind.json.JsonMapper.builder()
            .addModule(new HiveJackson3Module())
            .build();

    private static final Game GAME =
            Game.start(Ruleset.tournament()).play(Move.place(Piece.parse("wS1"), Hex.of(2, -1)));

    /** A type of a program. */
    public record Note(Map<Hex, String> cells, Map<Piece, Hex> pieces, Map<Bug, Integer> counts, Color color) {}

    private static final Note NOTE = new Note(
            Map.of(Hex.of(2, -1), "here"),
            Map.of(Piece.parse("wA1"), Hex.ORIGIN),
            Map.of(Bug.SOLDIER_ANT, 3),
            Color.BLACK);

    private static final String NOTE_JSON = """
        {"cells":{"(2,-1)":"here"},"pieces":{"wA1":[0,0]},"counts":{"soldier-ant":3},"color":"black"}\
        """;

    @Test
    void valuesInProgramsTypesReadBackEqual() throws IOException {
        assertThat(TWO.writeValueAsString(NOTE)).isEqualTo(NOTE_JSON);
        assertThat(TWO.readValue(NOTE_JSON, Note.class)).isEqualTo(NOTE);
        assertThat(THREE.readTree(THREE.writeValueAsString(NOTE))).isEqualTo(THREE.readTree(NOTE_JSON));
        assertThat(THREE.readValue(NOTE_JSON, Note.class)).isEqualTo(NOTE);
    }

    @Test
    void mappersFindModules() throws IOException {
        ObjectMapper two = JsonMapper.builder().findAndAddModules().build();
        assertThat(two.writeValueAsString(Hex.of(1, -1))).isEqualTo("[1,-1]");
        var three = tools.jackson.databind.json.JsonMapper.builder()
                .findAndAddModules()
                .build();
        assertThat(three.writeValueAsString(Hex.of(1, -1))).isEqualTo("[1,-1]");
    }

    @Test
    void refusesWrongKeys() {
        assertThatThrownBy(() -> TWO.readValue("{\"here\":1}", new TypeReference<Map<Hex, Integer>>() {}))
                .isInstanceOf(InvalidFormatException.class)
                .message()
                .containsIgnoringCase("expected a cell such as (2,-1)");
        assertThatThrownBy(() -> THREE.readValue(
                        "{\"wX\":1}", new tools.jackson.core.type.TypeReference<Map<Piece, Integer>>() {}))
                .isInstanceOf(tools.jackson.databind.exc.InvalidFormatException.class)
                .message()
                .containsIgnoringCase("expected a piece such as wA1");
    }

    @Test
    void readsNumbersInQuotes() throws IOException {
        ObjectMapper two = JsonMapper.builder()
                .addModule(new HiveJackson2Module())
                .enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)
                .build();
        assertThat(two.writeValueAsString(Hex.of(2, -1))).isEqualTo("[\"2\",\"-1\"]");
        assertThat(two.readValue(two.writeValueAsString(GAME), Game.class)).isEqualTo(GAME);
        var three = tools.jackson.databind.json.JsonMapper.builder()
                .addModule(new HiveJackson3Module())
                .enable(tools.jackson.core.json.JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)
                .build();
        assertThat(three.readValue(three.writeValueAsString(GAME), Game.class)).isEqualTo(GAME);
    }

    @Test
    void treesAndConversionsHaveSameJson() throws IOException {
        JsonNode tree = TWO.valueToTree(GAME);
        assertThat(tree).isEqualTo(TWO.readTree(TWO.writeValueAsString(GAME)));
        assertThat(TWO.treeToValue(tree, Game.class)).isEqualTo(GAME);
        assertThat(TWO.convertValue(TWO.convertValue(GAME, Map.class), Game.class))
                .isEqualTo(GAME);
        assertThat(THREE.treeToValue(THREE.<tools.jackson.databind.JsonNode>valueToTree(GAME), Game.class))
                .isEqualTo(GAME);
        assertThat(THREE.convertValue(THREE.convertValue(GAME, Map.class), Game.class))
                .isEqualTo(GAME);
    }
}
