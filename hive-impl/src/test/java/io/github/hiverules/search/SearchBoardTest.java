// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.PieceStack;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.Middle;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.RandomGames;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares search boards with positions, games and other search boards. */
class SearchBoardTest {
    @Property
    void startsWithStateOfPosition(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        assertThat(board.ruleset()).isEqualTo(position.ruleset());
        assertThat(board.ply()).isEqualTo(position.ply());
        assertThat(board.sideToMove()).isEqualTo(position.sideToMove());
        assertThat(board.lastMove()).isEqualTo(SearchBoard.NO_MOVE);
        assertThat(board.lastFrom()).isEqualTo(SearchBoard.NO_CELL);
        assertThat(board.restingPiece())
                .isEqualTo(position.restingPiece().map(Piece::index).orElse(SearchBoard.NO_PIECE));
        for (Color color : Color.values()) {
            Optional<Hex> queen = position.cellOf(Piece.of(color, Bug.QUEEN_BEE));
            int liberties = queen.map(hex -> (int) hex.neighbors().stream()
                            .filter(beside -> position.heightAt(beside) == 0)
                            .count())
                    .orElse(-1);
            assertThat(board.queenLiberties(color))
                    .as("%s in %s", color, position)
                    .isEqualTo(liberties);
            assertThat(board.isQueenLost(color)).as("%s in %s", color, position).isEqualTo(liberties == 0);
        }
    }

    /** R2.1, R2.5: the pieces on the table decide what may be placed, not the number of turns. */
    @Test
    void nullMovesDoNotEndTheOpening() {
        SearchBoard board = SearchBoard.start(Ruleset.tournament());
        for (int nulls = 0; nulls < 6; nulls++) {
            assertThat(SearchMoves.of(board))
                    .as("%d null moves on the empty table", nulls)
                    .hasSize(4)
                    .allMatch(move -> move instanceof Placement first
                            && first.to().equals(Hex.ORIGIN)
                            && first.piece().bug() != Bug.QUEEN_BEE);
            board.makeNull();
        }
        board = SearchBoard.start(Ruleset.tournament());
        for (int pieces = 1; pieces <= 3; pieces++) {
            board.make(Move.place(Piece.parse("wG" + pieces), Hex.of(pieces, 0)));
            List<Move> moves = SearchMoves.of(board);
            assertThat(moves)
                    .as("Black's first piece beside %d pieces", pieces)
                    .hasSize(4 * (4 + 2 * pieces))
                    .noneMatch(move -> ((PieceMove) move).piece().bug() == Bug.QUEEN_BEE);
            board.makeNull();
        }
    }

    @Test
    void countMatchesListAfterNullMovesInTheOpening() {
        for (int nulls = 0; nulls < 4; nulls++) {
            for (int made = 0; made < 3; made++) {
                SearchBoard board = SearchBoard.start(Ruleset.rulebook());
                int[] moves = new int[SearchBoard.maxMoves()];
                for (int i = 0; i < made; i++) {
                    board.generate(moves, 0);
                    board.make(moves[0]);
                }
                for (int i = 0; i < nulls; i++) {
                    board.makeNull();
                }
                int count = board.generate(moves, 0);
                assertThat(board.countLegalMoves())
                        .as("%d nulls after %d moves", nulls, made)
                        .isEqualTo(count);
                assertThat(board.countLegalMoves(board.sideToMove())).isEqualTo(count);
                assertThat(board.isLegal(SearchBoard.pass())).isEqualTo(moves[0] == SearchBoard.pass());
                for (int i = 0; i < count; i++) {
                    assertThat(board.isLegal(moves[i])).isTrue();
                }
            }
        }
    }

    /** Search programs may try moves of other positions. So this test tries all packed moves of earlier positions. */
    @Property
    void packedMovesAreLegalIfAndOnlyIfListed(@ForAll Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        List<Integer> tried = new ArrayList<>(List.of(Integer.MIN_VALUE, Integer.MAX_VALUE, -2, 0, SearchBoard.pass()));
        Arrays.stream(SearchMoves.packed(board)).forEach(tried::add);
        for (int ply = 0; ply < 6; ply++) {
            List<Integer> listed =
                    Arrays.stream(SearchMoves.packed(board)).boxed().toList();
            for (int move : tried) {
                assertThat(board.isLegal(move))
                        .as("%s of %s in %s", move, position, board.position())
                        .isEqualTo(listed.contains(move));
            }
            if (!listed.isEmpty()) {
                board.make(listed.get(random.nextInt(listed.size())));
            }
        }
    }

    @Test
    void refusesPositionsThatNeedNullMoves() {
        SearchBoard board = SearchBoard.start(Ruleset.tournament());
        board.makeNull();
        assertThatThrownBy(board::position).isInstanceOf(ImpossiblePositionException.class);
        board.undo();
        assertThat(board.position()).isEqualTo(Position.start(Ruleset.tournament()));
    }

    /** R7.3: counting rotated and reflected positions needs no position that legal moves can reach. */
    @Test
    void countsSymmetricOccurrencesAfterNullMovesInTheOpening() {
        SearchBoard board = SearchBoard.start(Ruleset.parse("Base symmetric-repetition"));
        board.make(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN));
        for (int nullMoves = 1; nullMoves <= 3; nullMoves++) {
            board.makeNull();
            assertThat(board.outcome()).isEqualTo(Outcome.inProgress());
        }
        assertThat(board.occurrences()).isEqualTo(2);
    }

    /** The ply alternates at the maximum, as in a position. */
    @Test
    void plyMatchesPositionAtTheMaximum() {
        Setup setup = Setup.builder()
                .from(RandomGames.play(Ruleset.tournament(), 20, new Random(1), each -> {})
                        .toSetup())
                .ply(Setup.maxPly())
                .build();
        SearchBoard board = SearchBoard.of(setup.toPosition());
        MutableGame game = MutableGame.of(setup.toPosition());
        for (int i = 0; i < 3; i++) {
            Move move = game.legalMoves().get(0);
            game.play(move);
            board.make(board.encode(move));
            assertThat(game.ply()).isEqualTo(game.position().ply()).isEqualTo(Setup.maxPly() - 1 + i % 2);
            assertThat(board.ply()).isEqualTo(game.ply());
            assertThat(board.sideToMove()).isEqualTo(game.sideToMove());
        }
    }

    @Test
    void undoFailsWithoutMoves() {
        Game game = Game.start(Ruleset.tournament());
        game = game.play(game.legalMoves().get(0));
        for (SearchBoard board :
                List.of(SearchBoard.of(game.position()), SearchBoard.of(game).copy())) {
            assertThatThrownBy(board::undo)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("no move to undo");
        }
    }

    @Test
    void rejectsGameWithIllegalMove() {
        Game game = Game.start(Ruleset.tournament())
                .playUnchecked(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN))
                .playUnchecked(Move.place(Piece.of(Color.BLACK, Bug.SPIDER), Hex.of(9, 9)));
        assertThatThrownBy(() -> SearchBoard.of(game))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("bS1")
                .hasMessageContaining("apart-from-first");
    }

    @Test
    void R7_4_noMoveIsLegalAfterAQueenIsLost() {
        SearchBoard board = SearchBoard.of(Drawing.of("""
            Base, White[9] to move

                      .     .     .
                   .    bQ    bG1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
            """).position());
        assertThat(board.isQueenLost(Color.WHITE)).isTrue();
        assertThat(board.isQueenLost(Color.BLACK)).isFalse();
        assertThat(board.outcome()).hasToString("BLACK wins (QUEEN_SURROUNDED)");
        assertThat(board.countLegalMoves()).isZero();
        assertThat(board.generate(new int[SearchBoard.maxMoves() + 7], 7)).isEqualTo(7);
        assertThat(board.isLegal(SearchBoard.pass())).isFalse();
    }

    @Test
    void undoRemovesAWin() {
        SearchBoard board = SearchBoard.of(Drawing.of("""
            Base, Black[9] to move

                      .     .     .     .
                   .    bQ    bG1    bA3   .
                .    bA2   wQ     .     .
                   .    bA1   wA1    .
                      .     .     .
            """).position());
        int[] moves = new int[SearchBoard.maxMoves()];
        int wins = 0;
        for (int move : Arrays.copyOf(moves, board.generate(moves, 0))) {
            board.make(move);
            boolean won = board.outcome().isOver();
            wins += won ? 1 : 0;
            board.undo();
            assertThat(board.outcome()).as("after %s", board.decode(move)).isEqualTo(Outcome.inProgress());
            board.make(move);
            board.undo();
            assertThat(board.isQueenLost(Color.WHITE))
                    .as("after %s", board.decode(move))
                    .isFalse();
        }
        assertThat(wins).isPositive();
    }

    /** -1 is the only number for none, so a program may make it by accident. */
    @Property
    void noMoveIsNoPass(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        assertThatThrownBy(() -> board.decode(board.lastMove())).isInstanceOf(IndexOutOfBoundsException.class);
        for (int none : new int[] {SearchBoard.NO_MOVE, 31, 63, SearchBoard.move(28, 1)}) {
            assertThatThrownBy(() -> board.make(none)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThat(board.isLegal(none)).isFalse();
        }
        assertThat(board.position()).isEqualTo(position);
        assertThat(board.lastMove()).isEqualTo(SearchBoard.NO_MOVE);
        assertThat(board.key()).isEqualTo(SearchBoard.of(position).key());
    }

    /** R2.1: every cell of the empty table is legal. No query moves the origin. */
    @Test
    void encodesFirstPlacementsWithoutSideEffects() {
        SearchBoard board = SearchBoard.start(Ruleset.tournament());
        Piece spider = Piece.of(Color.WHITE, Bug.SPIDER);
        int listed = SearchMoves.packed(board)[0];
        assertThat(board.decode(listed)).isEqualTo(Move.place(spider, Hex.ORIGIN));
        for (Hex hex : List.of(Hex.of(3, 4), Hex.of(-16, 15))) {
            int move = board.encode(Move.place(spider, hex));
            assertThat(board.isLegal(move)).isTrue();
            assertThat(board.decode(move)).isEqualTo(Move.place(spider, hex));
            assertThat(SearchBoard.destination(move)).isEqualTo(board.cellAt(hex));
            assertThat(board.decode(listed)).isEqualTo(Move.place(spider, Hex.ORIGIN));
            assertThat(board.firstCell()).isEqualTo(Hex.ORIGIN);
            board.make(move);
            assertThat(board.lastMove()).isEqualTo(move);
            assertThat(board.firstCell()).isEqualTo(hex);
            assertThat(board.position().cellOf(spider)).contains(hex);
            assertThat(board.copy().position()).isEqualTo(board.position());
            board.undo();
        }
        for (Hex far : List.of(Hex.of(16, 0), Hex.of(0, -17), Hex.of(100, -7))) {
            assertThat(board.encode(Move.place(spider, far))).isEqualTo(SearchBoard.NO_MOVE);
            assertThat(board.cellAt(far)).isEqualTo(SearchBoard.NO_CELL);
        }
        assertThat(board.encode(Move.place(Piece.parse("wQ"), Hex.of(7, 7)))).isEqualTo(SearchBoard.NO_MOVE);
        assertThat(board.encode(Move.place(Piece.parse("wS2"), Hex.of(8, 8)))).isEqualTo(SearchBoard.NO_MOVE);
    }

    /** R1.4, R2.1: a game may start anywhere. */
    @Test
    void makesFirstPlacementOnAnyCell() {
        for (Hex hex : List.of(Hex.ORIGIN, Hex.of(5, 5), Hex.of(-300, 17), Hex.of(Integer.MAX_VALUE, 0))) {
            SearchBoard board = SearchBoard.start(Ruleset.tournament());
            board.make(Move.place(Piece.parse("wS1"), hex));
            assertThat(board.position().stacks().keySet()).containsExactly(hex);
            assertThat(board.firstCell()).isEqualTo(hex);
            assertThat(board.hexOf(SearchBoard.destination(board.lastMove()))).isEqualTo(hex);
            assertThat(board.copy().position()).isEqualTo(board.position());
            Move reply = Move.place(Piece.parse("bS1"), hex.translate(0, 1));
            int packed = board.encode(reply);
            board.make(reply);
            assertThat(board.lastMove()).isEqualTo(packed);
            assertThat(board.position().stacks().keySet()).containsExactlyInAnyOrder(hex, hex.translate(0, 1));
            assertThat(SearchBoard.of(board.position()).cellAt(hex)).isEqualTo(board.cellAt(hex));
            board.undo();
            board.undo();
            assertThat(board.firstCell()).isEqualTo(Hex.ORIGIN);
            assertThat(board.decode(SearchMoves.packed(board)[0]))
                    .isEqualTo(Move.place(Piece.parse("wS1"), Hex.ORIGIN));
        }
    }

    @Property
    void makesLegalMovesAndRefusesOthers(@ForAll Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        Piece piece = Piece.values().get(random.nextInt(28));
        Hex hex = position.corner().translate(random.nextInt(9) - 1, random.nextInt(9) - 1);
        for (Move move : List.of(Move.place(piece, hex), Move.move(piece, hex), Move.pass())) {
            Legality legality = position.judge(move);
            if (legality.isLegal()) {
                board.make(move);
                assertThat(board.position()).isEqualTo(position.play(move));
                board.undo();
            } else {
                assertThatThrownBy(() -> board.make(move))
                        .isInstanceOfSatisfying(
                                IllegalMoveException.class,
                                error -> assertThat(error.violations()).isEqualTo(legality.violations()));
            }
            assertThat(board.position()).isEqualTo(position);
        }
        assertThat(board.mustPass()).isEqualTo(position.legalMoves().equals(List.of(Move.pass())));
        assertThat(board.isOver()).isEqualTo(position.outcome().isOver());
    }

    /** A search shares one array for all plies, so the elements behind a list may not change. */
    @Property
    void writesOnlyListedMoves(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        int count = board.countLegalMoves();
        int[] moves = new int[count + 2];
        Arrays.fill(moves, -7);
        assertThat(board.generate(moves, 1)).isEqualTo(count + 1);
        assertThat(moves).startsWith(-7).endsWith(-7);
        assertThat(Arrays.stream(moves, 1, count + 1)).doesNotContain(-7);
    }

    @Property
    void listsStacksFromTheTopDown(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        position.stacks().forEach((hex, stack) -> {
            int cell = board.cellAt(hex);
            assertThat(board.hexOf(cell)).isEqualTo(hex);
            List<Piece> pieces = new ArrayList<>();
            for (int piece = board.topAt(cell); piece >= 0; piece = board.pieceBelow(piece)) {
                pieces.add(0, Piece.values().get(piece));
            }
            assertThat(pieces).isEqualTo(stack.pieces());
        });
        for (Color color : Color.values()) {
            position.hand(color)
                    .forEach(
                            piece -> assertThat(board.pieceBelow(piece.index())).isEqualTo(-1));
        }
    }

    @Property
    void cellsInTheHiveAndBesideItHaveNumbers(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        Set<Integer> numbers = new HashSet<>();
        Set<Hex> cells = new HashSet<>(position.stacks().keySet());
        position.stacks().keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        for (Hex hex : cells) {
            int cell = board.cellAt(hex);
            assertThat(cell).isBetween(0, SearchBoard.cellBound() - 1);
            assertThat(board.hexOf(cell)).isEqualTo(hex);
            numbers.add(cell);
        }
        assertThat(numbers).hasSameSizeAs(cells);
        for (int far : new int[] {40, -40, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            Hex corner = position.corner();
            assertThat(board.cellAt(Hex.of(corner.q() + far, corner.r()))).isEqualTo(SearchBoard.NO_CELL);
            assertThat(board.cellAt(Hex.of(corner.q(), corner.r() + far))).isEqualTo(SearchBoard.NO_CELL);
        }
    }

    @Property
    void keyAfterMatchesKeyAfterMake(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        IntStream moves = IntStream.concat(Arrays.stream(SearchMoves.packed(board)), IntStream.of(SearchBoard.pass()));
        moves.forEach(move -> {
            long told = board.keyAfter(move);
            board.make(move);
            assertThat(told).as("after move %d of %s", move, position).isEqualTo(board.key());
            board.undo();
        });
    }

    @Tag("slow")
    @Property
    void boardsOfOneGameUseEqualNumbers(@ForAll Random random) {
        Hex far = Hex.of(random.nextInt(100_000) - 50_000, random.nextInt(100_000) - 50_000);
        Game game = Game.start(Ruleset.parse("Base+MLP no-repetition"))
                .play(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), far));
        SearchBoard played = SearchBoard.of(game);
        for (int ply = 1; ply < 60 && !game.isOver(); ply++) {
            int[] moves = SearchMoves.packed(played);
            int move = moves[random.nextInt(moves.length)];
            game = game.playUnchecked(played.decode(move));
            played.make(move);
            for (SearchBoard other : List.of(SearchBoard.of(game), SearchBoard.of(game.position()), played.copy())) {
                assertThat(SearchMoves.packed(other)).containsExactlyInAnyOrder(SearchMoves.packed(played));
                assertThat(other.key()).isEqualTo(played.key());
                for (int piece = 0; piece < 28; piece++) {
                    assertThat(other.cellOf(piece)).isEqualTo(played.cellOf(piece));
                }
            }
        }
    }

    @Property
    void copyIsIndependent(@ForAll Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        for (int ply = 0; ply < 20 && !board.outcome().isOver(); ply++) {
            int[] moves = SearchMoves.packed(board);
            board.make(moves[random.nextInt(moves.length)]);
        }
        SearchBoard copy = board.copy();
        Position shown = board.position();
        long key = board.key();
        assertThat(copy.occurrences()).isEqualTo(board.occurrences());
        assertThat(copy.position().stacks()).isEqualTo(shown.stacks());
        while (copy.lastMove() != SearchBoard.NO_MOVE) {
            copy.undo();
        }
        assertThat(copy.position()).isEqualTo(position);
        assertThat(copy.position().stacks()).isEqualTo(position.stacks());
        assertThat(board.position()).isEqualTo(shown);
        assertThat(board.key()).isEqualTo(key);
    }

    @Property
    void queriesMatchPosition(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        for (Color side : Color.values()) {
            assertThat(LongStream.range(0, 64)
                            .filter(i -> (board.piecesOnTable(side) >> i & 1) != 0)
                            .mapToObj(i -> Piece.values().get((int) i)))
                    .containsExactlyElementsOf(position.ruleset().pieces(side).stream()
                            .filter(piece -> position.cellOf(piece).isPresent())
                            .toList());
        }
        for (Piece piece : Piece.values()) {
            Optional<Hex> at = position.cellOf(piece);
            int cell = board.cellOf(piece.index());
            assertThat(cell >= 0).as("%s in %s", piece, position).isEqualTo(at.isPresent());
            assertThat(board.isPinned(piece.index()))
                    .as("%s in %s", piece, position)
                    .isEqualTo(position.isPinned(piece));
            assertThat(SearchBoard.colorOf(piece.index())).isEqualTo(piece.color());
            if (at.isPresent()) {
                tells(board, position, cell, at.get());
                for (Direction direction : Direction.values()) {
                    tells(
                            board,
                            position,
                            board.neighbor(cell, direction.ordinal()),
                            at.get().neighbor(direction));
                }
            }
        }
    }

    private static void tells(SearchBoard board, Position position, int cell, Hex hex) {
        assertThat(cell).isBetween(0, SearchBoard.cellBound() - 1);
        assertThat(board.heightAt(cell)).isEqualTo(position.heightAt(hex));
        int occupied = 0;
        for (Direction direction : Direction.values()) {
            occupied |= position.heightAt(hex.neighbor(direction)) == 0 ? 0 : 1 << direction.ordinal();
        }
        assertThat(board.neighborsOf(cell))
                .isEqualTo(occupied)
                .isEqualTo(board.neighborsOf(cell, Color.WHITE) | board.neighborsOf(cell, Color.BLACK));
        assertThat(board.topAt(cell))
                .isEqualTo(position.topAt(hex).map(Piece::index).orElse(-1));
    }

    @Test
    void queensHaveTheirPieceIndex() {
        for (Color side : Color.values()) {
            assertThat(SearchBoard.queen(side))
                    .isEqualTo(Piece.of(side, Bug.QUEEN_BEE).index());
        }
    }

    /** An array with an element for each packed move has an element for each placement, movement and pass. */
    @Test
    void movesAreBelowTheBound() {
        assertThat(SearchBoard.pass()).isBetween(0, SearchBoard.moveBound() - 1);
        int last = SearchBoard.move(Piece.values().size() - 1, SearchBoard.cellBound() - 1);
        assertThat(last).isBetween(0, SearchBoard.moveBound() - 1);
        assertThat(SearchBoard.move(0, 0)).isNotNegative().isNotEqualTo(SearchBoard.pass());
    }

    @Property
    void unpacksMoves(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        for (int packed : SearchMoves.packed(board)) {
            Move move = board.decode(packed);
            assertThat(board.encode(move)).isEqualTo(packed);
            if (move instanceof PieceMove pieceMove) {
                int cell = SearchBoard.destination(packed);
                int piece = pieceMove.piece().index();
                assertThat(SearchBoard.move(piece, cell)).isEqualTo(packed);
                assertThat(SearchBoard.pieceIndex(packed)).isEqualTo(piece);
                tells(board, position, cell, pieceMove.to());
                board.make(packed);
                assertThat(board.cellOf(piece)).isEqualTo(cell);
                assertThat(board.topAt(cell)).isEqualTo(piece);
                board.undo();
            } else {
                assertThat(packed).isEqualTo(SearchBoard.pass());
            }
        }
        assertThat(SearchBoard.pieceIndex(SearchBoard.pass())).isEqualTo(SearchBoard.NO_PIECE);
        assertThat(SearchBoard.destination(SearchBoard.pass())).isEqualTo(SearchBoard.NO_CELL);
    }

    /** No sequence of moves, undone moves and queries changes a cell's number, or what the key depends on. */
    @Property
    void walksKeepCellNumbersAndKeys(@ForAll Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        Map<Hex, Integer> cells = new HashMap<>();
        for (int step = 0; step < 40; step++) {
            int[] moves = SearchMoves.packed(board);
            if (moves.length > 0 && random.nextInt(3) > 0) {
                board.make(moves[random.nextInt(moves.length)]);
            } else if (board.lastMove() != SearchBoard.NO_MOVE) {
                board.undo();
            }
            for (Map.Entry<Hex, PieceStack> entry : board.position().stacks().entrySet()) {
                int cell = board.cellOf(entry.getValue().top().index());
                assertThat(cells.merge(entry.getKey(), cell, (known, same) -> known))
                        .isEqualTo(cell);
            }
            for (int piece = 0; piece < 28; piece++) { // a piece in the hand has none below, even if it was on a stack
                int below = board.pieceBelow(piece);
                assertThat(below < 0 || board.cellOf(piece) >= 0 && board.cellOf(below) == board.cellOf(piece))
                        .isTrue();
            }
            if (random.nextInt(6) == 0) { // a key is computed on first use, with missing keys of earlier positions
                assertThat(board.key())
                        .isEqualTo(SearchBoard.of(board.position()).key());
            }
        }
        assertThat(new HashSet<>(cells.values())).hasSameSizeAs(cells.values());
    }

    @Property
    void undoesNullMoves(@ForAll Position position) {
        SearchBoard board = SearchBoard.of(position);
        List<Move> before = SearchMoves.of(board);
        long key = board.key();
        Color side = position.sideToMove();
        int own = board.countLegalMoves(side);
        int other = board.countLegalMoves(side.opposite());
        assertThat(own).isEqualTo(board.countLegalMoves()).isEqualTo(before.size());
        board.makeNull();
        assertThat(board.sideToMove()).isEqualTo(side.opposite());
        assertThat(board.ply()).isEqualTo(position.ply() + 1);
        assertThat(board.countLegalMoves()).isEqualTo(other);
        assertThat(board.lastMove()).isEqualTo(SearchBoard.pass());
        board.undo();
        assertThat(board.key()).isEqualTo(key);
        assertThat(board.position()).isEqualTo(position);
        assertThat(SearchMoves.of(board)).isEqualTo(before);
    }

    @Test
    void searchDoesNotAllocate() {
        Position position = RandomGames.play(Ruleset.full(), 40, new Random(3), each -> {});
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[4 * SearchBoard.maxMoves()];
        assertAllocatesNothing(() -> search(board, moves, 0, 2));
    }

    /** R7.3: if no earlier key matches, a query for rotated and reflected positions creates no position. */
    @Test
    void countingSymmetricOccurrencesDoesNotAllocate() {
        Ruleset ruleset = Ruleset.parse("Base+MLP symmetric-repetition");
        SearchBoard board = SearchBoard.of(RandomGames.play(ruleset, 40, new Random(3), each -> {}));
        int[] moves = new int[SearchBoard.maxMoves()];
        for (int ply = 0; ply < 20; ply++) {
            int end = board.generate(moves, 0);
            int before = board.ply();
            for (int i = 0; i < end && board.ply() == before; i++) {
                board.make(moves[i]);
                if (board.lastFrom() < 0 || board.occurrences() > 1 || board.isOver()) {
                    board.undo();
                }
            }
            assertThat(board.ply()).isEqualTo(before + 1);
        }
        assertAllocatesNothing(board::occurrences);
    }

    private static void assertAllocatesNothing(LongSupplier work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long sum = 0;
        for (int round = 0; round < 6; round++) {
            sum += work.getAsLong(); // warm-up: tables grow, and classes are loaded
        }
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            sum += work.getAsLong();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(sum).isNotZero();
        assertThat(least).as("bytes allocated by thousands of moves").isLessThan(1_000);
    }

    private static final Ruleset LEARNED = Ruleset.full();
    private static final FeaturePlanes FIRST_PIECE =
            FeaturePlanes.builder(LEARNED).features(Feature.values()).build();
    private static final FeaturePlanes HIVE =
            FeaturePlanes.builder(LEARNED).middle(Middle.HIVE).build();
    private static final byte[] BYTES = new byte[FIRST_PIECE.size()];
    private static final int[] NUMBERS = new int[MoveNumbers.MAX_SYNONYMS];

    /** Calls all methods of the package learning. */
    private static long learn(SearchBoard board, int[] moves, int start) {
        int count = board.generate(moves, start) - start;
        System.arraycopy(moves, start, moves, 0, count);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int number = MoveNumbers.of(board, moves[i]);
            sum += MoveNumbers.synonyms(board, moves[i], NUMBERS, 0) + MoveNumbers.move(board, number);
        }
        MoveNumbers.mask(board, moves, count, BYTES, 0);
        FIRST_PIECE.write(board, Color.WHITE, BYTES, 0);
        HIVE.write(board, Color.BLACK, BYTES, 0);
        return sum;
    }

    @Test
    void learningDoesNotAllocate() {
        Position position = RandomGames.play(LEARNED, 40, new Random(3), each -> {});
        SearchBoard board = SearchBoard.of(position);
        int[] moves = new int[4 * SearchBoard.maxMoves()];
        assertAllocatesNothing(() -> {
            int end = board.generate(moves, SearchBoard.maxMoves());
            long sum = 0;
            for (int i = SearchBoard.maxMoves(); i < end; i++) {
                board.make(moves[i]);
                sum += learn(board, moves, end);
                board.undo();
            }
            return sum;
        });
    }

    private static long search(SearchBoard board, int[] moves, int start, int depth) {
        long sum = board.key()
                + board.countLegalMoves(Color.WHITE)
                + board.countLegalMoves(Color.BLACK)
                + board.occurrences();
        for (int piece = 0; piece < 28; piece++) {
            int cell = board.cellOf(piece);
            sum += board.isPinned(piece) ? 1 : 0;
            sum += cell < 0 ? 0 : board.topAt(board.neighbor(cell, 2)) + board.heightAt(cell);
        }
        sum += board.queenLiberties(Color.WHITE) + (board.outcome().isOver() ? 1 : 0);
        if (depth > 0) {
            board.makeNull();
            board.undo();
            int end = board.generate(moves, start);
            for (int i = start; i < end; i++) {
                sum += board.keyAfter(moves[i]);
                sum += board.isLegal(moves[i])
                        ? SearchBoard.destination(moves[i]) + SearchBoard.pieceIndex(moves[i])
                        : 0;
                board.make(moves[i]);
                sum += search(board, moves, end, depth - 1);
                board.undo();
            }
        }
        return sum;
    }
}
