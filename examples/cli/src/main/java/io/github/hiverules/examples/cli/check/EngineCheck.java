// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.check;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.uhp.UhpException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Tests an engine's protocol, and compares the engine's legal moves and states with the rules in random games. */
final class EngineCheck {
    private static final int MAX_PLIES = 100;
    private static final int STYLES = 5;

    private final CheckedEngine engine;
    private final Optional<Ruleset> ruleset;
    private final long seed;
    private final Set<String> known = new HashSet<>();
    private int games;
    private int positions;

    /**
     * Creates a check.
     *
     * @param ruleset the rules of all games, or empty for all game types that the engine supports
     */
    EngineCheck(CheckedEngine engine, Optional<Ruleset> ruleset, long seed) {
        this.engine = engine;
        this.ruleset = ruleset;
        this.seed = seed;
    }

    int differences() {
        return known.size();
    }

    String summary() {
        return Text.count(games, "game") + ", " + Text.count(positions, "position") + ", "
                + Text.count(differences(), "difference");
    }

    /** Tests the engine's answers to commands. */
    List<Difference> protocol() {
        List<Difference> found = new ProtocolCheck(engine).run(Game.start(ruleset(0)));
        found.forEach(difference -> known.add(difference.key()));
        return found;
    }

    private Ruleset ruleset(int game) {
        List<Expansion> all = List.copyOf(engine.client().expansions());
        int subsets = 1 << all.size();
        int chosen = game % 2 == 0 ? subsets - 1 : game / 2 % subsets; // every second game has all expansions
        List<Expansion> expansions = IntStream.range(0, all.size())
                .filter(i -> (chosen >> i & 1) != 0)
                .mapToObj(all::get)
                .toList();
        return ruleset.orElseGet(() -> Ruleset.tournament().withExpansions(expansions));
    }

    /**
     * Plays a random game and returns the differences that earlier games didn't show.
     *
     * @param number the number of the game, which determines the game type and the style
     * @param end the latest end of the game, as a {@link System#nanoTime} value
     */
    List<Difference> playGame(int number, long end) {
        games++;
        Random random = new Random(seed * 1_000_003 + number);
        return play(Game.start(ruleset(number)), number % STYLES, random, MAX_PLIES, end).stream()
                .filter(difference -> known.add(difference.key()))
                .toList();
    }

    /** Parses an engine's moves. Skips unreadable moves, which are differences. */
    private static Set<Move> readable(List<String> moves, Game game) {
        Set<Move> readable = new HashSet<>();
        for (String text : moves) {
            try {
                readable.add(MoveStrings.parse(text, game));
            } catch (NotationException e) {
                continue;
            }
        }
        return readable;
    }

    private List<Difference> play(Game start, int style, Random random, int maxPlies, long end) {
        List<Difference> found = new ArrayList<>();
        Game game = start;
        String command = "newgame " + game.ruleset().gameType();
        try {
            while (System.nanoTime() < end) {
                String answer = engine.ask(command);
                List<String> moves = engine.validMoves(game);
                positions++;
                found.addAll(Difference.of(game, answer, moves));
                Set<Move> theirs = readable(moves, game);
                List<Move> both =
                        game.legalMoves().stream().filter(theirs::contains).toList();
                if (both.isEmpty() || game.length() >= maxPlies) {
                    break;
                }
                if (random.nextInt(20) == 0 && game.length() > 0 && !known.contains(ProtocolCheck.UNDO)) {
                    command = "undo";
                    game = game.undo();
                    continue;
                }
                Move move = choose(both, game, style, random);
                String text = MoveStrings.print(move, game);
                game = game.play(move);
                command = random.nextInt(20) == 0 && !known.contains(ProtocolCheck.NEWGAME)
                        ? "newgame " + GameStrings.print(game)
                        : move.equals(Move.pass()) ? "pass" : "play " + text;
            }
        } catch (UhpException e) {
            String sentence = "The engine fails at \"" + command + "\": " + CheckedEngine.describe(e);
            found.add(new Difference("session " + e.kind(), game, sentence));
            engine.client(); // restarts the engine if its session has ended
        }
        return found;
    }

    /** Chooses a move. Some styles prefer climbs, throws, repetitions, or moves that leave few replies. */
    private static Move choose(List<Move> moves, Game game, int style, Random random) {
        Position position = game.position();
        List<Move> liked = switch (random.nextInt(4) == 0 ? 0 : style) {
            case 1 ->
                select(moves, movement -> position.heightAt(movement.to()) > 0, Bug.BEETLE, Bug.LADYBUG, Bug.MOSQUITO);
            case 2 ->
                select(moves, movement -> movement.piece().color() != position.sideToMove(), Bug.PILLBUG, Bug.MOSQUITO);
            case 3 -> select(moves, movement -> returns(movement, game));
            case 4 ->
                List.of(moves.stream()
                        .skip(random.nextInt(moves.size()))
                        .limit(8)
                        .min(Comparator.comparingInt(move -> position.play(move).countLegalMoves()))
                        .orElse(moves.get(0)));
            default -> List.of();
        };
        if (liked.isEmpty() && style == 3 && game.length() > 10) {
            liked = select(moves, movement -> true);
        }
        List<Move> from = liked.isEmpty() ? moves : liked;
        return from.get(random.nextInt(from.size()));
    }

    /** Selects movements that satisfy a condition, and placements of the given bugs. */
    private static List<Move> select(List<Move> moves, Predicate<Movement> condition, Bug... placed) {
        return moves.stream()
                .filter(move -> move instanceof Movement movement
                        ? condition.test(movement)
                        : move instanceof Placement placement
                                && List.of(placed).contains(placement.piece().bug()))
                .toList();
    }

    /** Returns whether a piece moves back to the cell that it left two plies ago. */
    private static boolean returns(Movement movement, Game game) {
        return game.length() > 10
                && game.at(game.length() - 2)
                        .position()
                        .cellOf(movement.piece())
                        .equals(Optional.of(movement.to()));
    }

    /** Searches for a shorter game with the same difference by removing moves and by playing random games. */
    Difference shortest(Difference difference, Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        ShortestGame shortestGame = new ShortestGame(engine, end);
        Random random = new Random(seed);
        Difference shortest = shortestGame.of(difference);
        for (int game = 0; System.nanoTime() < end && engine.isUsable(); game++) {
            int maxPlies = shortest.game().length() - 1;
            Game start = Game.of(difference.game().startPosition());
            shortest = play(start, game % STYLES, random, maxPlies, end).stream()
                    .filter(other -> other.key().equals(difference.key()))
                    .findFirst()
                    .map(shortestGame::of)
                    .orElse(shortest);
        }
        return shortest;
    }
}
