// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Hives of all 28 pieces, which are wider than BoardSpace's board of 26 columns and rows (N4). */
class LargeHivesTest {
    private static final Ruleset RULESET = Ruleset.parse("Base+MLP").withRepetition(RepetitionRule.OFF);
    private static final ReaderOptions OPTIONS = ReaderOptions.strict().withRulesets(RULESET);

    private static void readsBackEqual(Game game) {
        GameRecord record = GameRecord.of(game);
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            String text = Records.print(record, format);
            assertStaysOnTheBoard(text);
            ScannedGame read = Records.scanText(text, OPTIONS).findFirst().orElseThrow();
            assertThat(read.orElseThrow()).as(text).isEqualTo(record);
            assertThat(read.remarks()).as(text).isEmpty();
        }
    }

    /** Checks that SGF names a column and a row of BoardSpace's board. */
    private static void assertStaysOnTheBoard(String text) {
        for (String node : text.split("\n")) {
            if (node.contains("opb ") || node.contains("Pickb ")) {
                assertThat(node).containsPattern("(Pickb|opb \\w+) [A-Z] ([1-9]|1\\d|2[0-6]) ");
            }
        }
    }

    /** The names of wB1's cell and of bB2's cell are equal. */
    @ParameterizedTest
    @EnumSource
    void beetleClimbsAtTheEndOfARow(Direction direction) {
        Game game = Game.start(RULESET);
        String[] order = {"S1", "Q", "G1", "G2", "G3", "A1", "A2", "A3", "S2", "M", "L", "P", "B1", "B2"};
        Hex white = Hex.ORIGIN;
        Hex black = Hex.ORIGIN.neighbor(direction);
        for (String name : order) {
            game = game.play(Move.place(Piece.parse("w" + name), white));
            game = game.play(Move.place(Piece.parse("b" + name), black));
            white = white.neighbor(direction.opposite());
            black = black.neighbor(direction);
        }
        Hex beetle = game.position().cellOf(Piece.parse("wB1")).orElseThrow();
        readsBackEqual(game.play(Move.move(Piece.parse("wB2"), beetle)));
        readsBackEqual(game.play(game.legalMoves().get(0)));
    }

    /** Rows and trees. */
    private enum Shape {
        ROW {
            @Override
            Hex next(List<Hex> cells, Direction along, Random random) {
                return cells.get(cells.size() - 1).neighbor(along);
            }
        },
        TREE {
            @Override
            Hex next(List<Hex> cells, Direction along, Random random) {
                Hex from = cells.get(Math.max(0, cells.size() - 1 - random.nextInt(2)));
                return from.neighbor(random.nextInt(3) > 0 ? along : Direction.values()[random.nextInt(6)]);
            }
        };

        abstract Hex next(List<Hex> cells, Direction along, Random random);

        List<Hex> cells(int count, Random random) {
            Direction along = Direction.values()[random.nextInt(6)];
            List<Hex> cells = new ArrayList<>(List.of(Hex.ORIGIN));
            while (cells.size() < count) {
                Hex next = next(cells, along, random);
                while (cells.contains(next)) {
                    next = next.neighbor(along);
                }
                cells.add(next);
            }
            return cells;
        }
    }

    private static Game hive(Shape shape, Random random) {
        List<Piece> pieces = new ArrayList<>(Piece.values());
        Collections.shuffle(pieces, random);
        int beetles = random.nextInt(5);
        Deque<Piece> above = new ArrayDeque<>();
        pieces.removeIf(piece -> piece.bug() == Bug.BEETLE && above.size() < beetles && above.add(piece));
        Setup.Builder setup = Setup.builder().ruleset(RULESET).ply(100 + random.nextInt(20));
        for (Hex cell : shape.cells(pieces.size(), random)) {
            Piece piece = pieces.remove(pieces.size() - 1);
            if (!above.isEmpty() && random.nextInt(4) == 0 || pieces.size() < above.size()) {
                setup.put(cell, piece, above.pop());
            } else {
                setup.put(cell, piece);
            }
        }
        return Game.of(setup.build().toPosition());
    }

    @Property
    void hivesOfAllPiecesReadBackEqual(@ForAll Random random) {
        Game game = hive(Shape.values()[random.nextInt(Shape.values().length)], random);
        Direction wind = Direction.values()[random.nextInt(6)];
        for (int plies = random.nextInt(30); plies > 0 && !game.isOver(); plies--) {
            game = game.play(move(game, wind, random));
        }
        readsBackEqual(game);
    }

    /** Returns a random move that tends to lead in a direction, so that hives wander over the edges of the board. */
    private static Move move(Game game, Direction wind, Random random) {
        List<Move> moves = game.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        for (int i = 0; i < 2; i++) {
            Move other = moves.get(random.nextInt(moves.size()));
            if (progress(other, wind) > progress(move, wind)) {
                move = other;
            }
        }
        return move;
    }

    private static int progress(Move move, Direction wind) {
        Hex end = Hex.ORIGIN.neighbor(wind);
        return move instanceof PieceMove moved
                ? moved.to().q() * end.q() + moved.to().r() * end.r()
                : 0;
    }
}
