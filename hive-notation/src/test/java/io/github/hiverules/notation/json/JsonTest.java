// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static io.github.hiverules.api.spi.Answers.answers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** JSON of values with both versions of Jackson. */
class JsonTest {
    private static final Position POSITION = MoveStrings.play(
                    Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-")
            .position();

    /** Checks that both versions write the same JSON and read it back equal. */
    private static void readsBackEqual(Object value, Class<?> type) throws Exception {
        String json = Jackson.TWO.write(value);
        assertThat(Jackson.THREE.write(value)).isEqualTo(json);
        assertThat(Jackson.TWO.read(json, type)).isEqualTo(value);
        assertThat(Jackson.THREE.read(json, type)).isEqualTo(value);
    }

    @Property
    void gamesPositionsAndSetupsReadBackEqual(@ForAll Random random) throws Exception {
        Game game = RandomRecords.game(random, 60);
        readsBackEqual(game, Game.class);
        readsBackEqual(game.position(), Position.class);
        readsBackEqual(game.position().toSetup(), Setup.class);
    }

    @Property
    void recordsReadBackEqual(@ForAll Random random) throws Exception {
        GameRecord record = RandomRecords.record(random, 30);
        readsBackEqual(record, GameRecord.class);
        readsBackEqual(RandomRecords.anyRecord(random, 10), GameRecord.class);
        assertThat(Jackson.TWO.write(List.of(RecordFormat.values()))).isEqualTo("[\"game-string\",\"pgn\",\"sgf\"]");
    }

    @ParameterizedTest
    @EnumSource
    void writesDocumentedJson(Jackson jackson) throws Exception {
        assertThat(jackson.write(Game.start(Ruleset.tournament())
                        .play(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                        .agreeDraw()))
                .isEqualTo("""
                    {"start":{"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[]},\
                    "moves":[{"place":"wS1","to":[0,0]}],"outcome":{"state":"Draw","reason":"agreement"}}\
                    """);
        assertThat(jackson.write(answers()
                        .mobility(
                                Piece.parse("wS1"),
                                List.of(),
                                List.of(answers()
                                        .violation(
                                                Kind.PINNED,
                                                Piece.parse("wS1"),
                                                List.of(Set.of(Hex.of(-1, 0)), Set.of(Hex.of(2, 0), Hex.of(1, 0))))))))
                .isEqualTo("""
                    {"kind":"blocked","piece":"wS1","reasons":[{"kind":"pinned","piece":"wS1",\
                    "groups":[[[-1,0]],[[1,0],[2,0]]],"rule":"R3.2"}]}\
                    """);
        assertThat(jackson.write(POSITION.paths(Move.move(Piece.parse("wQ"), Hex.of(-1, 1)))
                        .get(0)))
                .isEqualTo("""
                    {"kind":"walk","piece":"wQ","movesAs":"queen-bee","from":[-1,0],"steps":[{"to":[-1,1],"height":1}],"rule":"R4.1"}\
                    """);
    }

    @ParameterizedTest
    @EnumSource
    void writesDocumentedMetrics(Jackson jackson) throws Exception {
        assertThat(jackson.write(Analysis.metrics(POSITION, Color.WHITE))).isEqualTo("""
                {"color":"white","queenLiberties":5,"reach":{"wQ":[[0,-1],[-1,1]],"wS1":[]},"pinned":["wS1"],\
                "gated":[],"covered":[],"placementCells":[[-1,-1],[0,-1],[-2,0],[-2,1],[-1,1]]}\
                """);
        Game start = Game.start(Ruleset.tournament());
        assertThat(jackson.write(Analysis.metrics(start.position(), Color.WHITE)))
                .isEqualTo("""
                {"color":"white","reach":{},"pinned":[],"gated":[],"covered":[],"placementCells":[[0,0]]}\
                """);
        assertThat(jackson.write(Analysis.race(POSITION, Color.WHITE).orElseThrow()))
                .isEqualTo("{\"moves\":7,\"exact\":false}");
        assertThat(jackson.write(POSITION.mobility(Piece.parse("wQ")))).isEqualTo("""
                {"kind":"free","piece":"wQ","moves":[{"move":"wQ","to":[0,-1]},{"move":"wQ","to":[-1,1]}]}\
                """);
        assertThat(jackson.write(POSITION.judge(Move.place(Piece.parse("wQ"), Hex.ORIGIN))))
                .isEqualTo("""
                {"legal":false,"reasons":[{"kind":"already-placed","piece":"wQ","at":[-1,0],"rule":"R2.6"}]}\
                """);
    }

    /** Every class of part. */
    @ParameterizedTest
    @EnumSource
    void writesPartsOfReasonsAsMembers(Jackson jackson) throws Exception {
        Piece ant = Piece.parse("wA1");
        Piece mosquito = Piece.parse("wM");
        Piece queen = Piece.parse("bQ");
        Hex east = Hex.of(1, 0);
        Map<Violation, String> expected = Map.of(
                answers().violation(Kind.GATE_BLOCKED, ant, Bug.PILLBUG, Piece.parse("wP"), 1, Hex.ORIGIN, east),
                "gate-blocked,piece:wA1,movesAs:pillbug,thrower:wP,step:1,from:[0,0],to:[1,0],gate:[[1,-1],[0,1]],rule:R3.4",
                answers().violation(Kind.NOT_IN_THREE_STEPS, mosquito, Bug.SPIDER, east),
                "not-in-three-steps,piece:wM,movesAs:spider,to:[1,0],rule:R4.4",
                answers().violation(Kind.NOT_IN_THREE_STEPS, mosquito, Bug.SPIDER, east, 2),
                "not-in-three-steps,piece:wM,movesAs:spider,to:[1,0],shortest:2,rule:R4.4",
                answers().violation(Kind.TOUCHES_ENEMY, Hex.ORIGIN, List.of(queen, Piece.parse("bA1"))),
                "touches-enemy,at:[0,0],enemies:[bQ,bA1],rule:R2.2",
                answers().violation(Kind.CELL_OCCUPIED, Hex.ORIGIN, PieceStack.of(queen, Piece.parse("wB1"))),
                "cell-occupied,at:[0,0],stack:[bQ,wB1],rule:R2.3",
                answers().violation(Kind.GAME_OVER, Outcome.wonBy(Color.WHITE, Termination.TIME)),
                "game-over,outcome:{state:WhiteWins,reason:time},rule:R7.4",
                answers().violation(Kind.PASS_NOT_ALLOWED, Move.place(ant, east)),
                "pass-not-allowed,example:{place:wA1,to:[1,0]},rule:R6.2",
                answers().violation(Kind.ENCLOSED, ant, Bug.SOLDIER_ANT, east, Set.of(Hex.of(2, 0), east)),
                "enclosed,piece:wA1,movesAs:soldier-ant,to:[1,0],hole:[[1,0],[2,0]],rule:R4.5");
        for (Map.Entry<Violation, String> reason : expected.entrySet()) {
            assertThat(jackson.write(reason.getKey()).replace("\"", "")).isEqualTo("{kind:" + reason.getValue() + "}");
        }
        Setup setup = Setup.builder()
                .put(Hex.ORIGIN, queen)
                .ply(0)
                .restingPiece(queen)
                .build();
        assertThat(jackson.write(setup.problems()).replace("\"", ""))
                .contains("{kind:more-pieces-than-turns,color:black,pieces:1,turns:0,rule:R6.1}")
                .contains("{kind:cannot-rest,piece:bQ,restProblem:no-pillbug-in-game,rule:R5.1}");
    }

    @ParameterizedTest
    @EnumSource
    void refusesCanonicalPositions(Jackson jackson) {
        CanonicalPosition position = CanonicalPosition.of(Position.start(Ruleset.tournament()));
        assertThatThrownBy(() -> jackson.write(position))
                .isInstanceOfAny(Jackson.REFUSALS)
                .hasMessageContaining("write its key()");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        Piece | "wX" | Expected a piece such as wA1, found "wX".
        Piece | 3 | Expected a string
        Color | "WHITE" | Expected a color, found "WHITE".
        Legality | {"legal":true,"reasons":[]} | can't be read
        Violation | {"kind":"resting","piece":"wQ","rule":"R5.1"} | can't be read
        Mobility | {"kind":"free","piece":"wQ","moves":[{"pass":true}]} | can't be read
        Move | {"place":"wQ","place":"wQ","to":[0,0]} | Duplicate
        Ruleset | {"gameType":["Base"],"queenMayOpen":false,"repetitionDraws":true} | gameType: Expected a string
        Ruleset | {"gameType":"Base","queenMayOpen":"true","repetitionDraws":true} | queenMayOpen: Expected true or false
        Ruleset | [] | an object
        Hex | [1e-1,1] | [0]: Expected a whole number.
        Hex | [4294967296,1] | a 32-bit integer
        Hex | [123456789012345678901234567890,1] | a whole number
        Hex | ["one",1] | a whole number
        Setup | {"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[{"at":[0,0],"pieces":["wA1"]},{"at":[0,0],"pieces":["bA1"]}]} | stacks: Duplicate cell (0,0).
        Position | {"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[{"at":[0,0],"pieces":["wA1"]}]} | more-pieces-than-turns
        analysis.CanonicalPosition | {} | has no JSON
        Outcome | {"state":"Draw","reason":"boredom"} | reason: Expected a reason for the end of a game, found "boredom".
        Outcome | {"state":"Draw"} | "reason" is missing
        Outcome | {"state":"InProgress","reason":"time"} | A game in progress has no reason.
        Outcome | {"state":"Won","reason":"time"} | state: Expected a state such as WhiteWins, found "Won".
        Outcome | {"state":"Draw","reason":"resignation"} | Expected a draw
        Hex | [1] | two coordinates
        Hex | [1,2.5] | whole number
        Hex | {} | an array
        PieceStack | [] | at least one piece
        Pass | {"place":"wA1","to":[0,0]} | Expected a pass, found: place wA1 (0,0).
        Move | {} | one of
        Move | {"place":"wA1"} | "to" is missing
        Move | {"pass":false} | one of
        Move | {"place":"wA1","move":"wA1","pass":true,"to":[0,0]} | one of
        Game | {"start":{"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[]},"moves":[{"place":"wS1","to":[0,0]},{"place":"bS1","to":[1,0]},{"place":"wQ","to":[2,0]}],"outcome":{"state":"InProgress"}} | moves[2]: A new piece must not touch an enemy piece; bS1- touches bS1. [R2.2]
        Game | {"start":{"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[]},"moves":[],"outcome":{"state":"WhiteWins","reason":"queen-surrounded"}} | outcome: Expected an outcome that no move causes
        Ruleset | {"gameType":"Chess","queenMayOpen":false,"repetitionDraws":true} | gameType: Expected a game type such as Base+MLP, found "Chess".
        """)
    void refusesWrongJsonWithReason(String type, String json, String reason) throws ClassNotFoundException {
        Class<?> wanted = Class.forName("io.github.hiverules.api." + type);
        for (Jackson jackson : Jackson.values()) {
            assertThatThrownBy(() -> jackson.read(json, wanted))
                    .as(jackson.name())
                    .isInstanceOfAny(Jackson.REFUSALS)
                    .message()
                    .containsIgnoringCase(reason);
        }
    }

    @ParameterizedTest
    @EnumSource
    void ignoresUnknownMembers(Jackson jackson) throws Exception {
        assertThat(jackson.read("{\"to\":[1,2],\"note\":{\"a\":[1.5,null,true]},\"place\":\"wA1\"}", Move.class))
                .isEqualTo(Move.place(Piece.parse("wA1"), Hex.of(1, 2)));
    }

    @ParameterizedTest
    @EnumSource
    void refusesDeepJson(Jackson jackson) {
        refused(jackson, "{\"x\":" + "[".repeat(900) + "]".repeat(900) + ",\"pass\":true}", Move.class, "nest");
        refused(jackson, "[".repeat(100_000), Move.class, "nest");
        refused(jackson, "{\"a\":".repeat(100_000), Setup.class, "nest");
    }

    /** The hash codes of these cells would collide if they were 33 q + r. */
    @ParameterizedTest
    @EnumSource
    void refusesTooManyStacksAndPieces(Jackson jackson) {
        String stacks = IntStream.range(0, 5_000)
                .mapToObj(i -> "{\"at\":[" + i + "," + -33 * i + "],\"pieces\":[\"wA1\"]}")
                .collect(Collectors.joining(",", "[", "]"));
        refused(jackson, setup(stacks), Setup.class, "at most 1000 stacks");
        String pieces = "\"wA1\",".repeat(5_000) + "\"wA1\"";
        refused(
                jackson,
                setup("[{\"at\":[0,0],\"pieces\":[" + pieces + "]}]"),
                Setup.class,
                "stacks[0].pieces: Expected at most 1000 pieces");
    }

    private static String setup(String stacks) {
        return "{\"ruleset\":{\"gameType\":\"Base\",\"queenMayOpen\":false,\"repetitionDraws\":true},\"ply\":0,\"stacks\":"
                + stacks + "}";
    }

    private static void refused(Jackson jackson, String json, Class<?> type, String reason) {
        assertThatThrownBy(() -> jackson.read(json, type))
                .isInstanceOfAny(Jackson.REFUSALS)
                .message()
                .containsIgnoringCase(reason);
    }

    /** Stored JSON depends on these names. */
    @Test
    void namesOfConstantsAreStable() {
        assertThat(names(Bug.class))
                .isEqualTo("queen-bee spider beetle grasshopper soldier-ant mosquito ladybug pillbug");
        assertThat(names(Color.class)).isEqualTo("white black");
        assertThat(names(Direction.class)).isEqualTo("east south-east south-west west north-west north-east");
        assertThat(names(Expansion.class)).isEqualTo("mosquito ladybug pillbug");
        assertThat(names(Termination.class))
                .isEqualTo("queen-surrounded both-queens-surrounded repetition agreement resignation time unknown");
        assertThat(names(SetupProblem.RestProblem.class))
                .isEqualTo("no-pillbug-in-game not-on-table covered opponent-without-queen pinned not-thrown");
        assertThat(names(Symmetry.class))
                .isEqualTo("identity rotate-60 rotate-120 rotate-180 rotate-240 rotate-300"
                        + " mirror-0 mirror-30 mirror-60 mirror-90 mirror-120 mirror-150");
    }

    private static <E> String names(Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(JsonTypes.keyType(type).print())
                .collect(Collectors.joining(" "));
    }
}
