// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Canonical positions: keys that never change, the numbers of pieces, and a limit. */
class CanonicalPositionTest {
    private static final Ruleset PILLBUG = Ruleset.tournament().withExpansions(Expansion.PILLBUG);

    /** Parses a setup. Each string has the form {@code q r pieces}. */
    private static Setup.Builder setup(Ruleset ruleset, Color mover, int turn, String... cells) {
        Setup.Builder setup = Setup.builder().ruleset(ruleset).turn(mover, turn);
        for (String cell : cells) {
            String[] words = cell.split(" ");
            List<Piece> pieces = new ArrayList<>();
            for (int i = 2; i < words.length; i++) {
                pieces.add(Piece.parse(words[i]));
            }
            setup.put(Hex.of(Integer.parseInt(words[0]), Integer.parseInt(words[1])), PieceStack.of(pieces));
        }
        return setup;
    }

    private static final String[] BENT = {"0 0 wQ bB1", "1 0 bQ", "1 1 wA1", "0 -1 wP", "2 1 wA2", "3 0 bG1"};

    private static String key(Setup.Builder setup) {
        return CanonicalPosition.of(setup.build().toPosition()).key();
    }

    @Test
    void keyNeverChanges() {
        assertThat(CanonicalPosition.of(Position.start(Ruleset.tournament()))).hasToString("Base w -");
        assertThat(key(setup(Ruleset.tournament(), Color.BLACK, 1, "4 4 wS1"))).isEqualTo("Base b S");
        assertThat(key(setup(Ruleset.tournament(), Color.WHITE, 2, "0 0 wS1", "1 0 bG1")))
                .isEqualTo("Base w Sg");
        assertThat(key(setup(PILLBUG, Color.BLACK, 7, BENT).restingPiece(Piece.parse("wP"))))
                .isEqualTo("Base+P b 1AA/g1q(Qb)/3P*");
        assertThat(key(setup(PILLBUG, Color.BLACK, 7, BENT))).isEqualTo("Base+P b 1AA/g1q(Qb)/3P");
    }

    @Test
    void keyIgnoresSymmetriesNumbersAndShifts() {
        String key = key(setup(PILLBUG, Color.BLACK, 7, BENT));
        assertThat(key(setup(PILLBUG, Color.BLACK, 19, BENT))).isEqualTo(key);
        assertThat(key(setup(PILLBUG.withRepetition(RepetitionRule.OFF), Color.BLACK, 7, BENT)))
                .isEqualTo(key);
        assertThat(key(setup(
                        PILLBUG, Color.BLACK, 7, "0 0 wQ bB1", "1 0 bQ", "1 1 wA2", "0 -1 wP", "2 1 wA1", "3 0 bG1")))
                .isEqualTo(key);
        assertThat(key(setup(
                        PILLBUG,
                        Color.BLACK,
                        7,
                        "2147483647 0 wQ bB1",
                        "-2147483648 0 bQ",
                        "-2147483648 1 wA1",
                        "2147483647 -1 wP",
                        "-2147483647 1 wA2",
                        "-2147483646 0 bG1")))
                .isEqualTo(key);
    }

    @Test
    void keyDependsOnSideExpansionsRestAndStackOrder() {
        List<String> keys = List.of(
                key(setup(PILLBUG, Color.BLACK, 7, BENT)),
                key(setup(PILLBUG, Color.WHITE, 7, BENT)),
                key(setup(PILLBUG.withExpansions(Expansion.values()), Color.BLACK, 7, BENT)),
                key(setup(PILLBUG, Color.BLACK, 7, BENT).restingPiece(Piece.parse("wP"))),
                key(setup(PILLBUG, Color.WHITE, 7, BENT).restingPiece(Piece.parse("bB1"))),
                key(setup(
                        PILLBUG, Color.BLACK, 7, "0 0 bQ", "1 0 wQ bB1", "1 1 wA1", "0 -1 wP", "2 1 wA2", "3 0 bG1")));
        assertThat(keys).doesNotHaveDuplicates();
    }

    @Test
    void rejectsPiecesTooFarApart() {
        Position start = Position.start(Ruleset.tournament());
        Position near = start.playUnchecked(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                .playUnchecked(Move.place(Piece.parse("bS1"), Hex.of(63, 0)));
        assertThat(CanonicalPosition.of(near).key()).isEqualTo("Base w S62s");
        Map<Hex, Long> distances = Map.of(
                Hex.of(64, 0), 64L,
                Hex.of(0, -5000), 5000L,
                Hex.of(70, 5), 75L,
                Hex.of(40, 40), 80L,
                Hex.of(Integer.MIN_VALUE, 7), 0x8000_0000L);
        distances.forEach((far, distance) -> {
            Position torn = start.playUnchecked(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                    .playUnchecked(Move.place(Piece.parse("bS1"), far));
            assertThatThrownBy(() -> CanonicalPosition.of(torn))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("Expected pieces at most 63 cells apart, found " + distance + ".");
        });
    }

    @Test
    void numbersInterchangeablePiecesInOrder() {
        Position position = Setup.builder()
                .ruleset(Ruleset.parse("Base+P"))
                .turn(Color.BLACK, 7)
                .put(Hex.of(0, 0), Piece.parse("wQ"), Piece.parse("bB1"))
                .put(Hex.of(1, 0), Piece.parse("bQ"))
                .put(Hex.of(1, 1), Piece.parse("wA1"))
                .put(Hex.of(0, -1), Piece.parse("wP"))
                .put(Hex.of(2, 1), Piece.parse("wA2"))
                .put(Hex.of(3, 0), Piece.parse("bG1"))
                .build()
                .toPosition();
        CanonicalPosition canonical = CanonicalPosition.of(position);
        Hex first = canonical.toCanonical(position.cellOf(Piece.parse("wA1")).orElseThrow());
        Hex second = canonical.toCanonical(position.cellOf(Piece.parse("wA2")).orElseThrow());
        boolean inOrder = first.compareTo(second) < 0;
        assertThat(canonical.toCanonical(Piece.parse("wA1"))).isEqualTo(Piece.parse(inOrder ? "wA1" : "wA2"));
        assertThat(canonical.toCanonical(Piece.parse("wA2"))).isEqualTo(Piece.parse(inOrder ? "wA2" : "wA1"));
        assertThat(canonical.toCanonical(Piece.parse("wA3"))).isEqualTo(Piece.parse("wA3"));
        assertThat(canonical.fromCanonical(canonical.toCanonical(Move.pass()))).isEqualTo(Move.pass());
    }
}
