// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.testkit.RandomGames;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Moves that are made one in place of the other, as searches do, and taken back when it is known what comes next. */
class SiblingMovesTest {
    /** Those that change the board, which are held against positions below. */
    private static final Set<String> CHANGING = Set.of("make", "makeNull", "undo");

    /** Asked with legal moves only: what it tells of others, and what that leaves behind, is not specified. */
    private static final String OF_LEGAL_MOVES = "keyAfter";

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return RandomGames.rulesets();
    }

    private static int[] moves(SearchBoard board) {
        int[] moves = new int[SearchBoard.MAX_MOVES];
        return Arrays.copyOf(moves, board.generate(moves, 0));
    }

    /** A pass where the game is over. */
    private static int anyMove(SearchBoard board, Random random) {
        int[] moves = moves(board);
        return moves.length == 0 ? SearchBoard.PASS : moves[random.nextInt(moves.length)];
    }

    /** What the board tells of the position, and of what was made. */
    private static List<Object> told(SearchBoard board) {
        return List.of(
                board.position(),
                board.key(),
                board.countLegalMoves(),
                Arrays.stream(moves(board))
                        .mapToObj(board::decode)
                        .map(Move::toString)
                        .sorted()
                        .toList(),
                board.occurrences(),
                board.outcome(),
                board.undoCount(),
                board.lastMove(),
                board.lastFrom());
    }

    /** The arguments to ask with: pieces, cells and moves are numbers, and those of the board are among them. */
    private static List<Object> arguments(Method method, Class<?> type, SearchBoard board, Random random) {
        if (type == int.class) {
            int move = anyMove(board, random);
            if (method.getName().equals(OF_LEGAL_MOVES)) {
                return List.of(move);
            }
            List<Object> numbers =
                    new ArrayList<>(List.of(random.nextInt(28), random.nextInt(SearchBoard.CELLS), move));
            if (move != SearchBoard.PASS) {
                numbers.addAll(List.of(SearchBoard.pieceIndex(move), SearchBoard.destination(move)));
            }
            return numbers;
        }
        if (type == int[].class) {
            return List.of(new int[SearchBoard.MAX_MOVES]);
        }
        Move move = board.decode(anyMove(board, random));
        return Stream.of(Color.WHITE, move, board.position(), Hex.of(1, -1))
                .<Object>map(value -> value)
                .filter(type::isInstance)
                .toList();
    }

    private static Object answer(Method method, SearchBoard board, Object[] arguments) throws IllegalAccessException {
        try {
            Object answer = method.invoke(board, arguments);
            return answer instanceof SearchBoard copy ? told(copy) : answer == null ? "nothing" : answer;
        } catch (InvocationTargetException e) {
            return e.getCause().getClass();
        }
    }

    @Property(tries = 40)
    void everyMethodAnswersAfterAnUndoAsIfNothingHadBeenMade(
            @ForAll("positions") Position position, @ForAll Random random) throws IllegalAccessException {
        for (Method method : SearchBoard.class.getMethods()) {
            if (method.getDeclaringClass() != SearchBoard.class
                    || Modifier.isStatic(method.getModifiers())
                    || CHANGING.contains(method.getName())) {
                continue;
            }
            SearchBoard twin = SearchBoard.of(position);
            int move = anyMove(twin, random);
            List<Object[]> questions = new ArrayList<>(List.<Object[]>of(new Object[0]));
            for (Class<?> type : method.getParameterTypes()) {
                List<Object> all = arguments(method, type, twin, random);
                assertThat(all).as("arguments of %s", method).isNotEmpty();
                questions = questions.stream()
                        .flatMap(first -> all.stream().map(next -> {
                            Object[] both = Arrays.copyOf(first, first.length + 1);
                            both[first.length] = next;
                            return both;
                        }))
                        .toList();
            }
            for (Object[] question : questions) {
                SearchBoard board = SearchBoard.of(position);
                board.make(move);
                board.undo();
                assertThat(answer(method, board, question))
                        .as("%s of %s in %s after %s", method, Arrays.toString(question), position, move)
                        .isEqualTo(answer(method, twin, question));
            }
        }
    }

    @Property(tries = 60)
    void aMoveInPlaceOfAnotherLeadsToItsPosition(@ForAll("positions") Position position, @ForAll Random random) {
        SearchBoard board = SearchBoard.of(position);
        List<Object> before = told(board);
        int[] moves = moves(board);
        for (int i = 0; i < 40 && moves.length > 0; i++) {
            // neighbours in the list have a piece or a cell in common, others may have nothing
            int next = random.nextInt(3) > 0 ? (i * 7 / 5) % moves.length : random.nextInt(moves.length);
            int move = random.nextInt(12) == 0 ? SearchBoard.PASS : moves[next];
            board.make(move);
            if (random.nextInt(4) == 0) {
                board.make(anyMove(board, random));
                board.undo();
            }
            if (random.nextInt(3) > 0 && move != SearchBoard.PASS) {
                SearchBoard fresh = SearchBoard.of(position);
                fresh.make(move);
                assertThat(told(board)).as("%s after %s", position, move).isEqualTo(told(fresh));
            }
            board.undo();
        }
        assertThat(told(board)).isEqualTo(before);
    }

    @Property(tries = 100)
    void aGameOfSiblingsIsTheGame(@ForAll("rulesets") Ruleset ruleset, @ForAll Random random) {
        Game game = Game.start(ruleset);
        SearchBoard board = SearchBoard.of(game);
        while (!game.isOver() && game.length() < 60) {
            for (int i = random.nextInt(4); i > 0; i--) {
                board.make(anyMove(board, random));
                board.undo();
            }
            Move move = game.legalMoves().get(random.nextInt(game.legalMoves().size()));
            board.make(board.encode(move).orElseThrow());
            game = game.play(move);
            assertThat(board.isSameAs(game.position())).isTrue();
            assertThat(board.occurrences()).isEqualTo(game.occurrences());
        }
    }
}
