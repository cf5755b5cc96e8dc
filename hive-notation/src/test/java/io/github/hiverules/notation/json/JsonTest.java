// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.PlayedMove;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.RecordFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Values as JSON and back, with both versions of Jackson. */
class JsonTest {
    /** Written alike by both, and read back equal by both. */
    private static void comesBack(Object value, Class<?> type) throws Exception {
        String json = Jackson.TWO.write(value);
        assertThat(Jackson.THREE.write(value)).isEqualTo(json);
        assertThat(Jackson.TWO.read(json, type)).isEqualTo(value);
        assertThat(Jackson.THREE.read(json, type)).isEqualTo(value);
    }

    @Property(tries = 60)
    void gamesPositionsAndSetupsComeBack(@ForAll Random random) throws Exception {
        Game game = RandomRecords.game(random, 60);
        comesBack(game, Game.class);
        comesBack(game.position(), Position.class);
        comesBack(game.position().toSetup(), Setup.class);
        for (PlayedMove played : Analysis.replay(RandomRecords.game(random, 4))) {
            comesBack(played, PlayedMove.class);
        }
    }

    @Property(tries = 100)
    void recordsComeBackWithAllTheirNotes(@ForAll Random random) throws Exception {
        GameRecord record = RandomRecords.record(random, 30);
        comesBack(record, GameRecord.class);
        comesBack(GameRecord.of(RandomRecords.anyGame(random, 10)), GameRecord.class);
        GameRecord again = (GameRecord) Jackson.THREE.read(Jackson.TWO.write(record), GameRecord.class);
        assertThat(again).isEqualTo(record);
        assertThat(Jackson.TWO.write(List.of(RecordFormat.values()))).isEqualTo("[\"game-string\",\"pgn\",\"sgf\"]");
    }

    @Property(tries = 100)
    void reasonsComeBack(@ForAll Random random) throws Exception {
        Position position = RandomRecords.game(random, 60).position();
        Piece piece = Piece.values().get(random.nextInt(28));
        Hex to = Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4);
        for (Move move : List.of(Move.place(piece, to), Move.move(piece, to), Move.pass())) {
            comesBack(position.judge(move), Legality.class);
        }
        comesBack(position.mobility(piece), Mobility.class);
    }

    @Property(tries = 30)
    void mobilitiesPathsMetricsAndPreviewsComeBack(@ForAll Random random) throws Exception {
        Game game = RandomRecords.game(random, 60);
        Position position = game.position();
        comesBack(Analysis.of(position).metrics(), PositionMetrics.class);
        for (Mobility mobility : Analysis.of(position).mobilities().values()) {
            comesBack(mobility, Mobility.class);
        }
        for (Move move : game.legalMoves()) {
            for (MovePath path : position.paths(move)) {
                comesBack(path, MovePath.class);
            }
        }
        for (MovePreview preview : Analysis.previews(game)) {
            comesBack(preview, MovePreview.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void problemsOfSetupsComeBack(Jackson jackson) throws Exception {
        Setup setup = Setup.builder()
                .put(Hex.of(0, 0), Piece.parse("wQ"))
                .put(Hex.of(5, 0), Piece.parse("wQ"), Piece.parse("wS1"))
                .ply(-1)
                .build();
        assertThat(setup.problems()).hasSizeGreaterThan(2);
        for (SetupProblem problem : setup.problems()) {
            assertThat(jackson.read(jackson.write(problem), SetupProblem.class)).isEqualTo(problem);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theJsonIsAsDocumented(Jackson jackson) throws Exception {
        Position position = Game.start(Ruleset.tournament())
                .play(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                .play(Move.place(Piece.parse("bS1"), Hex.of(1, 0)))
                .play(Move.place(Piece.parse("wQ"), Hex.of(-1, 0)))
                .play(Move.place(Piece.parse("bQ"), Hex.of(2, 0)))
                .position();
        assertThat(jackson.write(Game.start(Ruleset.tournament())
                        .play(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                        .agreeDraw()))
                .isEqualTo("""
                    {"start":{"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[]},\
                    "moves":[{"place":"wS1","to":[0,0]}],"outcome":{"state":"Draw","reason":"agreement"}}\
                    """);
        assertThat(jackson.write(new Mobility.Blocked(
                        Piece.parse("wS1"),
                        List.of(new Violation.Pinned(
                                Piece.parse("wS1"),
                                List.of(Set.of(Hex.of(-1, 0)), Set.of(Hex.of(2, 0), Hex.of(1, 0))))))))
                .isEqualTo("""
                    {"kind":"blocked","piece":"wS1","reasons":[{"kind":"pinned","piece":"wS1",\
                    "groups":[[[-1,0]],[[1,0],[2,0]]],"rule":"R3.2"}]}\
                    """);
        assertThat(jackson.write(position.paths(Move.move(Piece.parse("wQ"), Hex.of(-1, 1)))
                        .get(0)))
                .isEqualTo("""
                    {"kind":"walk","piece":"wQ","movesAs":"queen-bee","from":[-1,0],"steps":[{"to":[-1,1],"height":1}],"rule":"R4.1"}\
                    """);
    }

    @ParameterizedTest
    @EnumSource
    void aCanonicalPositionIsNotWrittenInPart(Jackson jackson) {
        CanonicalPosition position = CanonicalPosition.of(Position.start(Ruleset.tournament()));
        assertThatThrownBy(() -> jackson.write(position))
                .isInstanceOfAny(Jackson.REFUSALS)
                .hasMessageContaining("write its key()");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        Piece | "wX" | no piece such as wA1
        Piece | 3 | a text
        Color | "WHITE" | no color
        Legality | {"legal":true,"reasons":[{"kind":"resting","piece":"wQ"}]} | a legal one has none
        Legality | {"legal":false,"reasons":[]} | has reasons against it
        Violation | {"kind":"Pinned"} | "kind": no such kind
        Violation | {"kind":"hive-broken","groups":[]} | "kind": no such kind
        Violation | {"kind":"resting","kind":"resting","piece":"wQ"} | "kind" stands there twice
        Violation | {"kind":["resting"],"piece":"wQ"} | "kind": a text
        Violation$Resting | {"kind":"covered","piece":"wQ","top":"bB1"} | no such kind
        PathViolation | {"kind":"covered","piece":"wQ","top":"bB1"} | no such kind
        PathViolation$GateBlocked | {"kind":"gate-blocked","piece":"wQ","movesAs":"queen-bee","step":1,"from":[0,0],"to":[1,0],"gate":[[0,1],[0,1]]} | "gate": (0,1) stands there twice
        PathViolation | {"kind":"gate-blocked","piece":"wQ","movesAs":"queen-bee","step":1,"from":[0,0],"to":[1,0],"gate":[[0,1],[1,1]]} | "gate" contradicts
        PathViolation | {"kind":"gate-blocked","piece":"wA1","movesAs":"soldier-ant","thrower":"wP","step":1,"from":[0,0],"to":[1,0]} | thrower
        PathViolation | {"kind":"too-far","piece":"wQ","movesAs":"QUEEN_BEE","to":[1,0],"distance":2} | is no bug
        PathViolation | {"kind":"too-far","piece":"wQ","movesAs":"beetle","to":[1,0],"distance":2} | does not move as
        Violation | {"kind":"game-over","outcome":{"state":"InProgress"}} | the game goes on
        SetupProblem | {"kind":"more-pieces-than-turns","color":"white","pieces":2,"turns":2} | pieces is at least 3
        Mobility | {"kind":"free","piece":"wQ","moves":[]} | a move
        Mobility | {"kind":"blocked","piece":"wQ","reasons":[]} | a reason
        MovePath | {"kind":"walk","piece":"wQ","movesAs":"queen-bee","from":[0,0],"steps":[]} | at least one step
        MovePath | {"kind":"walk","piece":"wQ","movesAs":"queen-bee","from":[0,0],"steps":[{"to":[5,0],"height":1}]} | no step leads
        MovePath$Step | {"to":[0,0],"height":0} | height
        analysis.Race | {"moves":-1,"exact":true} | no fewer than 0
        analysis.Race | [] | an object
        analysis.Race | {"moves":1e0,"exact":true} | "moves": a whole number
        analysis.Race | {"moves":4294967296,"exact":true} | "moves": a whole number
        analysis.Race | {"moves":123456789012345678901234567890,"exact":true} | "moves": a whole number
        analysis.Race | {"moves":"one","exact":true} | "moves": a whole number
        analysis.Race | {"moves":1,"exact":"true"} | "exact": true or false
        analysis.MovePreview | {"move":{"pass":true},"occurrences":-4,"outcome":{"state":"InProgress"}} | occur
        analysis.MovePreview | {"move":{"pass":true},"occurrences":1,"outcome":{"state":"Draw","reason":"repetition"}} | third occurrence
        analysis.MovePreview | {"move":{"pass":true},"occurrences":3,"outcome":{"state":"Draw","reason":"agreement"}} | no move leads
        analysis.SideMetrics | {"color":"white","reach":{"bA1":[]},"pinned":[],"gated":[],"covered":[],"placementCells":[]} | no piece of
        analysis.SideMetrics | {"color":"white","queenLiberties":3,"reach":{},"pinned":[],"gated":[],"covered":[],"placementCells":[]} | liberties
        analysis.SideMetrics | {"color":"white","reach":{"wA1":[[0,0]]},"pinned":["wA1"],"gated":[],"covered":[],"placementCells":[]} | is blocked
        analysis.PositionMetrics | {"white":{"color":"black","reach":{},"pinned":[],"gated":[],"covered":[],"placementCells":[]},"black":{"color":"black","reach":{},"pinned":[],"gated":[],"covered":[],"placementCells":[]}} | White's metrics come first
        analysis.PlayedMove | {"game":{"start":{"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[]},"moves":[{"place":"wS1","to":[0,0]}],"outcome":{"state":"InProgress"}},"move":{"place":"wS1","to":[1,0]}} | last move of the game
        analysis.PlayedMove | {"game":{"start":{"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[]},"moves":[],"outcome":{"state":"InProgress"}},"move":{"pass":true}} | no move has been played
        Setup | {"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[{"at":[0,0],"pieces":["wA1"]},{"at":[0,0],"pieces":["bA1"]}]} | "stacks": the cell (0,0) stands there twice
        Position | {"ruleset":{"gameType":"Base","queenMayOpen":false,"repetitionDraws":true},"ply":0,"stacks":[{"at":[0,0],"pieces":["wA1"]}]} | more-pieces-than-turns
        analysis.CanonicalPosition | {} | has no JSON
        Outcome | {"state":"Draw","reason":"boredom"} | "boredom" is no reason for the end
        Outcome | {"state":"Draw"} | "reason" is missing
        Outcome | {"state":"InProgress","reason":"time"} | no reason for its end
        Outcome | {"state":"Won","reason":"time"} | "won" is no state such as WhiteWins
        Outcome | {"state":"Draw","reason":"resignation"} | makes a winner
        Hex | [1] | two coordinates
        Hex | [1,2.5] | whole number
        Hex | {} | a list
        Stack | [] | at least one piece
        Pass | {"place":"wA1","to":[0,0]} | another sort of move
        Move | {} | one of
        Move | {"place":"wA1"} | "to" is missing
        Move | {"pass":false} | one of
        Move | {"place":"wA1","move":"wA1","pass":true,"to":[0,0]} | one of
        Ruleset | {"gameType":"Chess","queenMayOpen":false,"repetitionDraws":true} | "chess" is no game type
        """)
    void wrongJsonIsRefusedWithItsReason(String type, String json, String reason) throws ClassNotFoundException {
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
    void membersThatTheTableDoesNotHaveArePassedOver(Jackson jackson) throws Exception {
        assertThat(jackson.read("{\"to\":[1,2],\"note\":{\"a\":[1.5,null,true]},\"place\":\"wA1\"}", Move.class))
                .isEqualTo(Move.place(Piece.parse("wA1"), Hex.of(1, 2)));
    }
}
