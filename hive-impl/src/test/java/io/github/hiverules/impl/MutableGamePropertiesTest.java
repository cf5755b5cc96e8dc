package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.oracle.Oracle;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.Tables;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mutable game tells of its position what the position itself tells, and the same verdicts as the rules. */
class MutableGamePropertiesTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Property
    void aMutableGameTellsWhatThePositionTells(@ForAll("positions") Position position) {
        MutableGame mutable = MutableGame.of(position);
        assertThat(mutable.ruleset()).isEqualTo(position.ruleset());
        assertThat(mutable.ply()).isEqualTo(position.ply());
        assertThat(mutable.outcome()).isEqualTo(position.outcome());
        assertThat(mutable.legalMoves()).isEqualTo(position.legalMoves());
        assertThat(mutable.mustPass()).isEqualTo(position.legalMoves().equals(List.of(Move.pass())));
        for (Piece piece : Piece.values()) {
            assertThat(mutable.find(piece)).isEqualTo(position.find(piece));
        }
        for (Hex hex : position.stacks().keySet()) {
            for (Hex cell : List.of(hex, hex.translate(1, 0), hex.translate(0, -1), hex.translate(32, -1))) {
                assertThat(mutable.topAt(cell)).isEqualTo(position.topAt(cell));
                assertThat(mutable.heightAt(cell)).isEqualTo(position.heightAt(cell));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Base White 7   | 0,0=wQ,bB1 1,0=wA1,bB2 0,1=bQ
        Base+P White 7 | 0,0=wQ,bB1 1,0=wA1,bB2 0,1=bQ 1,1=bP
        """)
    void aSideWithoutAnyMovePasses(String game, String cells) {
        passes(Tables.position(game, cells));
    }

    /** White can enter nowhere, not even with the Queen Bee, and before she is placed no piece of White's may move (R3.1). */
    @Test
    void aSideThatCannotPlaceItsQueenBeePasses() {
        passes(Setup.builder()
                .put(Hex.of(0, 0), Tables.piece("wA1"), Tables.piece("bB1"))
                .put(Hex.of(1, 0), Tables.piece("bQ"))
                .put(Hex.of(-1, 0), Tables.piece("wG1"), Tables.piece("bB2"))
                .turn(Color.WHITE, 5)
                .build()
                .toPositionUnchecked());
    }

    private void passes(Position position) {
        assertThat(position.legalMoves()).containsExactly(Move.pass());
        assertThat(position.countLegalMoves()).isOne();
        assertThat(position.isLegal(Move.pass())).isTrue();
        assertThat(MutableGame.of(position).mustPass()).isTrue();
        assertThat(MutableGame.of(position).play(Move.pass()).isLegal()).isTrue();
    }

    /** Every cell beside White's only uncovered piece touches a black one, but the piece can walk. */
    @Test
    void aSideThatCanOnlyMoveDoesNotPass() {
        Position position =
                Tables.position("Base White 8", "0,0=wQ 1,0=wA1,bB1 0,1=bQ -1,1=bA1 2,-1=bS1 2,-2=bS2 1,-2=bG1");
        assertThat(Set.copyOf(position.legalMoves()))
                .isEqualTo(Oracle.legalMoves(position))
                .allMatch(Movement.class::isInstance);
        assertThat(MutableGame.of(position).mustPass()).isFalse();
        assertThat(position.isLegal(Move.pass())).isFalse();
    }

    @Test
    void whenTheGameIsOverNothingIsLegalAnyMore() {
        Position position =
                Tables.position("Base White 9", "0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1");
        MutableGame mutable = MutableGame.of(position);
        assertThat(mutable.mustPass()).isFalse();
        assertThat(mutable.legalMoves()).isEmpty();
        for (Move move : List.of(Move.pass(), Tables.move("move wA1 2,0"), Tables.move("place wG1 2,0"))) {
            Legality verdict = mutable.judge(move);
            assertThat(verdict.reasons()).singleElement().isEqualTo(new Violation.GameOver(position.outcome()));
            assertThat(verdict.isLegal()).isFalse();
        }
        for (Piece piece : Piece.values()) {
            assertThat(position.legalMoves(piece)).isEmpty();
        }
    }
}
