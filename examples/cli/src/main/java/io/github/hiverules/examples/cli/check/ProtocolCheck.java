// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.check;

import io.github.hiverules.api.Game;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Tests an engine's answers to commands. */
final class ProtocolCheck {
    /** The keys of tests of commands that some engines lack. */
    static final String UNDO = "undo";

    static final String NEWGAME = "newgame with a GameString";

    private final CheckedEngine engine;
    private final List<Difference> found = new ArrayList<>();

    ProtocolCheck(CheckedEngine engine) {
        this.engine = engine;
    }

    /** Returns the failed tests. */
    List<Difference> run(Game start) {
        Game second = start.play(start.legalMoves().get(0));
        String first = MoveStrings.print(second.lastMove().orElseThrow(), start);
        test(start, start, "info", () -> engine.client().send("info").isEmpty() ? "no id" : "");
        test(start, start, "options", () -> {
            engine.client().options();
            return "";
        });
        test(start, start, "newgame", () -> answer("newgame " + start.ruleset().gameType(), start));
        test(start, start, "an unknown command", () -> refused("unknown-command", "err"));
        test(start, start, "an unreadable move", () -> refused("play x?", "invalidmove"));
        test(start, start, "an illegal move", () -> refused("play wA3", "invalidmove"));
        test(start, start, "an illegal pass", () -> refused("pass", "invalidmove"));
        test(start, second, "play", () -> answer("play " + first, second));
        test(second, start, UNDO, () -> answer("undo", start));
        test(start, start, "undo beyond the start", () -> refused("undo 9", "err"));
        test(start, second, NEWGAME, () -> answer("newgame " + GameStrings.print(second), second));
        test(second, second, "bestmove by depth", () -> bestMove(second, SearchLimit.depth(1)));
        test(second, second, "bestmove by time", () -> bestMove(second, SearchLimit.time(Duration.ofSeconds(1))));
        return found;
    }

    /**
     * Runs a test, which returns an error description or an empty string.
     *
     * @param before the game that the engine must have before the test
     * @param game the game after the test
     */
    private void test(Game before, Game game, String name, Supplier<String> test) {
        String wrong;
        try {
            engine.setUp(before);
            wrong = test.get();
        } catch (UhpException e) {
            wrong = CheckedEngine.describe(e);
            engine.client(); // restarts the engine if its session has ended
        }
        if (!wrong.isEmpty()) {
            found.add(new Difference(name, game, "The engine fails the test of " + name + ": " + wrong));
        }
    }

    private String answer(String command, Game game) {
        String answer = engine.ask(command);
        return Difference.of(game, answer, engine.validMoves(game)).isEmpty()
                ? ""
                : "expected " + GameStrings.print(game) + ", found " + answer;
    }

    private String refused(String command, String expected) {
        try {
            return "expected " + expected + " after \"" + command + "\", found \"" + engine.ask(command) + "\"";
        } catch (UhpException e) {
            if (Set.of(Kind.REFUSED, Kind.ILLEGAL_MOVE).contains(e.kind())) {
                return "";
            }
            throw e;
        }
    }

    private String bestMove(Game game, SearchLimit limit) {
        long start = System.nanoTime();
        engine.client().bestMove(game, limit);
        Duration taken = Duration.ofNanos(System.nanoTime() - start);
        boolean isLate = limit.time()
                .filter(time -> taken.compareTo(time.plusSeconds(1)) > 0)
                .isPresent();
        return isLate ? "it took " + taken.toMillis() + " ms" : "";
    }
}
