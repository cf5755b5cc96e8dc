// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.RecordPath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Hives of all 28 pieces, which are wider than BoardSpace's board of 26 columns and rows (N4). */
class LargeHivesTest {
    private static final Ruleset RULESET = Ruleset.full().withRepetition(RepetitionRule.OFF);
    private static final ReaderOptions OPTIONS = ReaderOptions.strict().withRulesets(RULESET);

    private static void readsBackEqual(GameRecord record) {
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

    /** Returns a game whose hive is a row in a direction, with Black's pieces at the end. The order begins in the middle. */
    static Game row(Ruleset ruleset, Direction direction, int pieces, String order) {
        Game game = Game.start(ruleset);
        Hex white = Hex.ORIGIN;
        Hex black = Hex.ORIGIN.neighbor(direction);
        for (int i = 0; i < pieces; i++) {
            String name = order.split(" ")[i / 2];
            if (i % 2 == 0) {
                game = game.play(Move.place(Piece.parse("w" + name), white));
                white = white.neighbor(direction.opposite());
            } else {
                game = game.play(Move.place(Piece.parse("b" + name), black));
                black = black.neighbor(direction);
            }
        }
        return game;
    }

    /** The names of wB1's cell and of bB2's cell are equal. */
    @ParameterizedTest
    @EnumSource
    void beetleClimbsAtTheEndOfARow(Direction direction) {
        Game game = row(RULESET, direction, 28, "S1 Q G1 G2 G3 A1 A2 A3 S2 M L P B1 B2");
        Hex beetle = game.position().cellOf(Piece.parse("wB1")).orElseThrow();
        GameRecord climb = GameRecord.of(game.play(Move.move(Piece.parse("wB2"), beetle)));
        RecordCursor narrower =
                climb.cursor(RecordPath.parse("28")).play(game.legalMoves().get(0));
        for (int plies = 0; plies < 40; plies++) {
            narrower = narrower.play(
                    movement(narrower.game(), cell -> -progress(cell, direction) * progress(cell, direction)));
        }
        readsBackEqual(climb);
        readsBackEqual(narrower.record());
    }

    /** Returns the cells of a row or a tree. */
    private static List<Hex> cells(int count, Random random) {
        boolean isRow = random.nextBoolean();
        Direction along = Direction.values()[random.nextInt(6)];
        List<Hex> cells = new ArrayList<>(List.of(Hex.ORIGIN));
        while (cells.size() < count) {
            Hex from = cells.get(Math.max(0, cells.size() - 1 - (isRow ? 0 : random.nextInt(2))));
            boolean turns = !isRow && random.nextInt(3) == 0;
            Hex next = from.neighbor(turns ? Direction.values()[random.nextInt(6)] : along);
            while (cells.contains(next)) {
                next = next.neighbor(along);
            }
            cells.add(next);
        }
        return cells;
    }

    private static Game hive(Random random) {
        List<Piece> pieces = new ArrayList<>(Piece.values());
        Collections.shuffle(pieces, random);
        int beetles = random.nextInt(5);
        Deque<Piece> above = new ArrayDeque<>();
        pieces.removeIf(piece -> piece.bug() == Bug.BEETLE && above.size() < beetles && above.add(piece));
        Setup.Builder setup = Setup.builder().ruleset(RULESET).ply(100 + random.nextInt(20));
        for (Hex cell : cells(pieces.size(), random)) {
            Piece piece = pieces.remove(pieces.size() - 1);
            boolean isCovered = !above.isEmpty() && random.nextInt(4) == 0 || pieces.size() < above.size();
            setup.put(cell, isCovered ? PieceStack.of(piece, above.pop()) : PieceStack.of(piece));
        }
        return Game.of(setup.build().toPosition());
    }

    @Property
    void hivesOfAllPiecesReadBackEqual(@ForAll Random random) {
        Game game = hive(random);
        Direction wind = Direction.values()[random.nextInt(6)];
        for (int plies = random.nextInt(30); plies > 0 && !game.isOver(); plies--) {
            game = game.play(move(game, wind, random));
        }
        readsBackEqual(GameRecord.of(game));
    }

    @ParameterizedTest
    @EnumSource(names = {"SOUTH_EAST", "SOUTH_WEST", "NORTH_WEST", "NORTH_EAST"})
    void variationBeginsBeforeFarWalk(Direction wind) {
        Game game = MoveStrings.play(Game.start(RULESET), "wL", "bL wL-", "wQ -wL", "bQ bL-");
        while (game.length() < 100) {
            game = game.play(movement(game, cell -> progress(cell, wind)));
        }
        RecordCursor fourth = GameRecord.of(game).cursor(RecordPath.parse("4"));
        List<Move> others = fourth.game().legalMoves();
        others.forEach(other -> readsBackEqual(fourth.play(other).record()));
    }

    /** Returns a random move that tends to lead in a direction, so that hives wander over the edges of the board. */
    private static Move move(Game game, Direction wind, Random random) {
        List<Move> moves = game.legalMoves();
        return Stream.generate(() -> moves.get(random.nextInt(moves.size())))
                .limit(3)
                .max(Comparator.comparing(move -> progress(move.destination().orElse(Hex.ORIGIN), wind)))
                .orElseThrow();
    }

    /** Returns the movement that most increases the value of the piece's cell. */
    private static Move movement(Game game, ToIntFunction<Hex> value) {
        return game.legalMoves().stream()
                .flatMap(move -> move instanceof Movement movement ? Stream.of(movement) : Stream.empty())
                .max(Comparator.comparing(move -> value.applyAsInt(move.to())
                        - value.applyAsInt(game.position().cellOf(move.piece()).orElseThrow())))
                .orElseThrow();
    }

    private static int progress(Hex hex, Direction wind) {
        Hex end = Hex.ORIGIN.neighbor(wind);
        return hex.q() * end.q() + hex.r() * end.r();
    }
}
