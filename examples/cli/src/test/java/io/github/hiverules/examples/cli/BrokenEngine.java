// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A small engine whose rules can be broken on purpose.
 *
 * @param moves lists the legal moves
 * @param gameString prints the game
 * @param last the command that the engine doesn't answer, but exits
 * @param missing a regular expression of the commands that the engine doesn't know
 */
public record BrokenEngine(
        Function<Game, List<Move>> moves, Function<Game, String> gameString, String last, String missing)
        implements Engines.Speaker {
    public BrokenEngine(Function<Game, List<Move>> moves, Function<Game, String> gameString) {
        this(moves, gameString, "exit", "");
    }

    @Override
    public void run(InputStream in, OutputStream out) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8));
        PrintWriter answers = new PrintWriter(out, true, UTF_8);
        Game game = Game.start(Ruleset.tournament());
        answers.println("id Broken v1\nMosquito;Ladybug;Pillbug\nok");
        for (String line = lines.readLine(); line != null && !line.equals(last); line = lines.readLine()) {
            String[] words = line.split(" ", 2);
            String rest = words.length > 1 ? words[1] : "";
            try {
                switch (line.matches(missing) ? "unknown" : words[0]) {
                    case "info" -> answers.println("id Broken v1\nMosquito;Ladybug;Pillbug");
                    case "options" -> {}
                    case "newgame" -> {
                        game = Records.parseOne(rest, ReaderOptions.lenient()).game();
                        answers.println(gameString.apply(game));
                    }
                    case "play", "pass" -> {
                        Move move = MoveStrings.parse(words[0].equals("pass") ? "pass" : rest, game);
                        if (!moves.apply(game).contains(move)) {
                            throw new IllegalArgumentException("illegal");
                        }
                        game = game.playUnchecked(move);
                        answers.println(gameString.apply(game));
                    }
                    case "undo" -> {
                        if (rest.length() > 0 && Integer.parseInt(rest) > game.length()) {
                            throw new IllegalStateException("too far");
                        }
                        game = game.at(game.length() - (rest.isEmpty() ? 1 : Integer.parseInt(rest)));
                        answers.println(gameString.apply(game));
                    }
                    case "validmoves" -> {
                        Game now = game;
                        answers.println(moves.apply(game).stream()
                                .map(move -> MoveStrings.print(move, now))
                                .collect(Collectors.joining(";")));
                    }
                    case "bestmove" ->
                        answers.println(MoveStrings.print(moves.apply(game).get(0), game));
                    default -> throw new IllegalStateException("unknown");
                }
            } catch (IllegalArgumentException e) {
                answers.println("invalidmove " + e.getMessage());
            } catch (IllegalStateException e) {
                answers.println("err " + e.getMessage());
            }
            answers.println("ok");
        }
    }

    /** Returns an engine without faults. */
    public static BrokenEngine sound() {
        return exitingAt("exit");
    }

    /** Returns an engine that exits at a command. */
    public static BrokenEngine exitingAt(String command) {
        return new BrokenEngine(Game::legalMoves, GameStrings::print, command, "");
    }

    /** Returns an engine that doesn't know commands that match a regular expression. */
    public static BrokenEngine lacking(String commands) {
        return new BrokenEngine(Game::legalMoves, GameStrings::print, "exit", commands);
    }
}
