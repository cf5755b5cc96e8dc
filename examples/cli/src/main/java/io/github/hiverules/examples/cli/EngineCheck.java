// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Compares an engine with this library: its protocol, and its moves and states in random games with rare situations. */
final class EngineCheck implements AutoCloseable {
    private static final int MAX_PLIES = 100;
    private static final int MAX_STARTS = 5;
    private static final int STYLES = 5;

    private final Supplier<UhpClient> starter;
    private final Optional<Ruleset> ruleset;
    private final long seed;
    private final Set<String> known = new HashSet<>();
    private UhpClient engine;
    private int starts = 1;
    private int games;
    private int positions;

    /**
     * Starts the engine.
     *
     * @param ruleset the rules of all games; empty for each type that the engine names
     * @throws UhpException if the engine can't be started
     */
    EngineCheck(Supplier<UhpClient> starter, Optional<Ruleset> ruleset, long seed) {
        this.starter = starter;
        this.ruleset = ruleset;
        this.seed = seed;
        engine = starter.get();
    }

    /** A command with the answer that UHP demands. */
    private interface Step {
        /** Returns what is wrong; empty if nothing is. */
        String run();
    }

    String name() {
        return engine.name() + " " + engine.version();
    }

    int differences() {
        return known.size();
    }

    String summary() {
        return games + " games, " + positions + " positions, " + differences() + " differences";
    }

    /** Returns whether the engine runs. One that fails again and again is not restarted. */
    boolean isUsable() {
        return starts <= MAX_STARTS;
    }

    /** Checks the answers to commands. */
    List<Difference> protocol() {
        Ruleset rules = ruleset(0);
        Game start = Game.start(rules);
        Game second = start.play(start.legalMoves().get(0));
        String first = MoveStrings.print(second.lastMove().orElseThrow(), start);
        List<Difference> found = new ArrayList<>();
        check(found, start, "info", () -> engine.send("info").isEmpty() ? "no id" : "");
        check(found, start, "options", () -> {
            engine.options();
            return "";
        });
        check(found, start, "newgame", () -> answer("newgame " + rules.gameType(), start));
        check(found, start, "an unknown command", () -> refused("unknown-command", UhpException.Kind.REFUSED));
        check(found, start, "an unreadable move", () -> refused("play x?", UhpException.Kind.ILLEGAL_MOVE));
        check(found, start, "an illegal move", () -> refused("play wA3", UhpException.Kind.ILLEGAL_MOVE));
        check(found, start, "an illegal pass", () -> refused("pass", UhpException.Kind.ILLEGAL_MOVE));
        check(found, second, "play", () -> answer("play " + first, second));
        check(found, start, "undo", () -> answer("undo", start));
        check(found, start, "undo beyond the start", () -> refused("undo 9", UhpException.Kind.REFUSED));
        check(found, second, "newgame with a GameString", () -> answer("newgame " + gameString(second), second));
        check(found, second, "bestmove by depth", () -> bestMove(second, SearchLimit.depth(1)));
        check(found, second, "bestmove by time", () -> bestMove(second, SearchLimit.time(Duration.ofSeconds(1))));
        return found;
    }

    private void check(List<Difference> found, Game game, String what, Step step) {
        String wrong;
        try {
            wrong = step.run();
        } catch (UhpException e) {
            wrong = String.valueOf(e.getMessage());
            restartIfClosed();
        }
        if (!wrong.isEmpty() && known.add(what)) {
            found.add(new Difference(what, game, "The engine fails the test of " + what + ": " + wrong));
        }
    }

    private String answer(String command, Game game) {
        String due = gameString(game);
        String text = String.join("\n", engine.send(command));
        return Difference.of(game, text, validMoves(game)).stream()
                .findFirst()
                .map(difference -> "expected " + due + ", found " + text)
                .orElse("");
    }

    private String refused(String command, UhpException.Kind kind) {
        try {
            return "expected " + (kind == UhpException.Kind.REFUSED ? "err" : "invalidmove") + " after \"" + command
                    + "\", found \"" + String.join("\n", engine.send(command)) + "\"";
        } catch (UhpException e) {
            boolean isRefusal = e.kind() == UhpException.Kind.REFUSED || e.kind() == UhpException.Kind.ILLEGAL_MOVE;
            return isRefusal ? "" : String.valueOf(e.getMessage());
        }
    }

    private String bestMove(Game game, SearchLimit limit) {
        long start = System.nanoTime();
        engine.bestMove(game, limit);
        Duration taken = Duration.ofNanos(System.nanoTime() - start);
        return limit.time()
                        .filter(time -> taken.compareTo(time.plusSeconds(1)) > 0)
                        .isPresent()
                ? "it took " + taken.toMillis() + " ms"
                : "";
    }

    private Ruleset ruleset(int game) {
        List<Expansion> all = List.copyOf(engine.expansions());
        int subsets = 1 << all.size();
        int chosen = game % 2 == 0 ? subsets - 1 : game / 2 % subsets; // every second game has all expansions
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (int i = 0; i < all.size(); i++) {
            if ((chosen >> i & 1) != 0) {
                expansions.add(all.get(i));
            }
        }
        return ruleset.orElseGet(() -> Ruleset.tournament().withExpansions(expansions));
    }

    private static String gameString(Game game) {
        return GameStrings.print(game);
    }

    private List<String> validMoves(Game game) {
        if (game.isOver()) {
            return List.of(); // R7.4; engines differ in what they answer here
        }
        try {
            String moves = String.join(";", engine.send("validmoves"));
            return moves.isBlank() ? List.of() : Arrays.asList(moves.strip().split(";", -1));
        } catch (UhpException e) {
            if (engine.isOpen()) {
                return List.of();
            }
            throw e;
        }
    }

    private void restartIfClosed() {
        if (!engine.isOpen()) {
            starts++;
            engine.close();
            engine = starter.get();
        }
    }

    /**
     * Plays a random game, and compares every position.
     *
     * @param number the number of the game, which decides its type and its style
     * @param end the time at which the game stops, in nanoseconds
     * @return the differences that were not found before
     */
    List<Difference> playGame(int number, long end) {
        Random random = new Random(seed * 1_000_003 + number);
        List<Difference> found = new ArrayList<>();
        games++;
        play(Game.start(ruleset(number)), number % STYLES, random, MAX_PLIES, end, difference -> {
            if (known.add(difference.key())) {
                found.add(difference);
            }
        });
        return found;
    }

    private void play(
            Game start, int style, Random random, int maxPlies, long end, Consumer<? super Difference> found) {
        Game game = start;
        String command = "newgame " + game.ruleset().gameType();
        try {
            while (System.nanoTime() < end) {
                String answer = String.join("\n", engine.send(command));
                List<String> moves = validMoves(game);
                positions++;
                Difference.of(game, answer, moves).forEach(found);
                List<Move> both = new ArrayList<>(game.legalMoves());
                both.retainAll(parse(moves, game));
                if (both.isEmpty() || game.length() >= maxPlies) {
                    break;
                }
                if (random.nextInt(20) == 0 && game.length() > 0) {
                    command = "undo"; // and then the same move again
                    game = game.undo();
                    continue;
                }
                Move move = choose(both, game, style, random);
                String text = MoveStrings.print(move, game);
                game = game.play(move);
                command = random.nextInt(20) == 0
                        ? "newgame " + gameString(game)
                        : move.equals(Move.pass()) ? "pass" : "play " + text;
            }
        } catch (UhpException e) {
            found.accept(new Difference(
                    "session " + e.kind(), game, "The engine fails at \"" + command + "\": " + e.getMessage()));
            restartIfClosed();
        }
    }

    private static List<Move> parse(List<String> moves, Game game) {
        List<Move> parsed = new ArrayList<>();
        for (String text : moves) {
            try {
                parsed.add(MoveStrings.parse(text, game));
            } catch (IllegalArgumentException e) {
                continue; // reported as a difference
            }
        }
        return parsed;
    }

    /** Chooses a move that leads to rare situations: climbs, throws, repetition, few moves for the opponent, or none of these. */
    private static Move choose(List<Move> moves, Game game, int style, Random random) {
        Position position = game.position();
        List<Move> liked = switch (random.nextInt(4) == 0 ? 0 : style) {
            case 1 ->
                moves.stream()
                        .filter(move -> move instanceof Movement movement && position.heightAt(movement.to()) > 0
                                || places(move, Bug.BEETLE, Bug.LADYBUG, Bug.MOSQUITO))
                        .toList();
            case 2 ->
                moves.stream()
                        .filter(move -> move instanceof Movement movement
                                        && movement.piece().color() != position.sideToMove()
                                || places(move, Bug.PILLBUG, Bug.MOSQUITO))
                        .toList();
            case 3 ->
                moves.stream()
                        .filter(move -> game.length() > 10
                                && move instanceof Movement movement
                                && game.at(game.length() - 2)
                                        .position()
                                        .cellOf(movement.piece())
                                        .filter(movement.to()::equals)
                                        .isPresent())
                        .toList();
            case 4 ->
                List.of(moves.stream()
                        .skip(random.nextInt(moves.size()))
                        .limit(8)
                        .min(Comparator.comparingInt(move -> position.play(move).countLegalMoves()))
                        .orElse(moves.get(0)));
            default -> List.of();
        };
        if (liked.isEmpty() && style == 3 && game.length() > 10) {
            liked = moves.stream().filter(Movement.class::isInstance).toList();
        }
        List<Move> from = liked.isEmpty() ? moves : liked;
        return from.get(random.nextInt(from.size()));
    }

    private static boolean places(Move move, Bug... bugs) {
        return move instanceof Placement
                && Arrays.asList(bugs).contains(((PieceMove) move).piece().bug());
    }

    /**
     * Looks for the shortest game with the same difference: leaves out moves, and plays shorter games.
     *
     * @param limit how long to look
     */
    Difference shortest(Difference difference, Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        Random random = new Random(seed);
        Difference shortest = shorten(difference, end);
        for (int game = 0; System.nanoTime() < end && isUsable(); game++) {
            int longest = shortest.game().length() - 1;
            List<Difference> found = new ArrayList<>();
            play(Game.of(difference.game().startPosition()), game % STYLES, random, longest, end, other -> {
                if (found.isEmpty() && other.key().equals(difference.key())) {
                    found.add(other);
                }
            });
            shortest = found.isEmpty() ? shortest : shorten(found.get(0), end);
        }
        return shortest;
    }

    private Difference shorten(Difference difference, long end) {
        Difference shortest = difference;
        boolean shorter = true;
        while (shorter) {
            List<Move> moves = shortest.game().moves();
            Difference before = shortest;
            Optional<Difference> found = cuts(moves.size())
                    .map(cut -> {
                        List<Move> rest = new ArrayList<>(moves);
                        rest.remove((int) cut.get(1));
                        rest.subList(cut.get(0), cut.get(2)).clear();
                        return rest;
                    })
                    .flatMap(rest -> again(before, rest, end).stream())
                    .findFirst();
            shorter = found.isPresent();
            shortest = found.orElse(shortest);
        }
        return shortest;
    }

    /** Returns what to leave out so that the side to move stays: blocks of moves, and pairs; as first, last, and end of a block. */
    private static Stream<List<Integer>> cuts(int length) {
        Stream<List<Integer>> blocks = Stream.of(length / 4 * 2, length / 8 * 2, 8, 6, 4, 2)
                .filter(size -> size > 0 && size <= length)
                .flatMap(size ->
                        IntStream.rangeClosed(0, length - size).mapToObj(i -> List.of(i, i + size - 1, i + size - 1)));
        Stream<List<Integer>> pairs = IntStream.range(0, length)
                .boxed()
                .flatMap(i -> IntStream.range(0, (length - i) / 2).mapToObj(j -> List.of(i, i + 2 * j + 1, i + 1)));
        return Stream.concat(blocks, pairs);
    }

    private Optional<Difference> again(Difference difference, List<Move> moves, long end) {
        Optional<Game> played = System.nanoTime() > end
                ? Optional.empty()
                : replay(difference.game().startPosition(), moves);
        try {
            return played.flatMap(game ->
                    Difference.of(game, String.join("\n", engine.send("newgame " + gameString(game))), validMoves(game))
                            .stream()
                            .filter(found -> found.key().equals(difference.key()))
                            .findFirst());
        } catch (UhpException e) {
            restartIfClosed();
            return Optional.empty();
        }
    }

    /** Plays moves, some of which may be illegal without those left out. Pieces get other numbers if they enter in another order. */
    private static Optional<Game> replay(Position start, List<Move> moves) {
        MutableGame quick = MutableGame.of(start);
        Map<Piece, Piece> names = new HashMap<>();
        List<Move> renamed = new ArrayList<>();
        for (Move move : moves) {
            Move next = move;
            if (move instanceof PieceMove pieceMove) {
                Piece piece = pieceMove.piece();
                if (move instanceof Placement) {
                    int number = 1
                            + (int) names.keySet().stream()
                                    .filter(piece::isAlike)
                                    .count();
                    names.put(piece, Piece.of(piece.color(), piece.bug(), number));
                    next = Move.place(names.get(piece), pieceMove.to());
                } else if (names.containsKey(piece)) {
                    next = Move.move(names.get(piece), pieceMove.to());
                }
            }
            if (!quick.tryPlay(next).isLegal()) {
                return Optional.empty();
            }
            renamed.add(next);
        }
        Game game = Game.of(start);
        for (Move move : renamed) {
            game = game.playUnchecked(move);
        }
        return Optional.of(game);
    }

    @Override
    public void close() {
        engine.close();
    }
}
