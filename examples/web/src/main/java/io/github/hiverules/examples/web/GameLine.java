// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.diagram.PositionStrings;
import io.github.hiverules.notation.uhp.GameStrings;
import io.github.hiverules.notation.uhp.MoveStrings;
import io.github.hiverules.notation.words.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A whole game in one line: a GameString, or one that begins with a position's line instead of a game type, so that games
 * from any position and under any rules can be told. State and turn may be left out: {@code Base;wS1;bS1 wS1-}. A result that
 * the board does not tell may have its reason behind it: {@code Base;WhiteWins resignation;…}.
 */
final class GameLine {
    /** The longest line in {@code char}s, room for some six thousand moves. */
    static final int MAX_LENGTH = 64_000;

    private final Sentences sentences;

    GameLine(Sentences sentences) {
        this.sentences = sentences;
    }

    /** @throws BadRequest if the line tells no game, or one that breaks the rules */
    Game parse(String line) {
        if (line.length() > MAX_LENGTH) {
            throw new BadRequest("game-too-long", MAX_LENGTH);
        }
        List<String> fields = new ArrayList<>(List.of(line.strip().split(";", -1)));
        Game game = Game.start(start(fields.remove(0).strip()));
        Outcome told = takeState(fields).orElse(Outcome.inProgress());
        if (!fields.isEmpty() && GameStrings.parseTurn(fields.get(0).strip()).isPresent()) {
            fields.remove(0);
        }
        for (String field : fields) {
            if (!field.isBlank()) {
                game = play(game, field.strip());
            }
        }
        return told.isOver() && !game.outcome().isOver() ? game.conclude(told) : game;
    }

    private Position start(String field) {
        Optional<Ruleset> ruleset = Ruleset.findExpansions(field).map(Ruleset.tournament()::withExpansions);
        if (ruleset.isEmpty() && field.indexOf(' ') < 0) {
            throw new BadRequest("no-start", field.length() > 40 ? field.substring(0, 40) + "…" : field);
        }
        return ruleset.map(Position::start).orElseGet(() -> position(field));
    }

    private Position position(String line) {
        Setup setup = setup(line);
        try {
            return setup.toPosition();
        } catch (ImpossiblePositionException e) {
            throw new BadRequest(
                    "impossible-position",
                    e.problems().stream()
                            .map(problem -> sentences.about(problem, setup))
                            .collect(Collectors.joining(" ")));
        }
    }

    /** @throws BadRequest if the line is no arrangement */
    static Setup setup(String line) {
        try {
            return PositionStrings.parseSetup(line);
        } catch (NotationParseException e) {
            throw new BadRequest("no-position", e.line(), e.column(), e.reason());
        }
    }

    private static Optional<Outcome> takeState(List<String> fields) {
        if (fields.isEmpty()) {
            return Optional.empty();
        }
        String[] words = fields.get(0).strip().split(" ", -1);
        Optional<Outcome> outcome = words.length > 2 ? Optional.empty() : Results.parse(words[0]);
        if (outcome.isEmpty() || words.length == 1) {
            outcome.ifPresent(found -> fields.remove(0));
            return outcome;
        }
        Optional<Termination> reason = Results.parseReason(words[1]).filter(r -> Results.canEnd(outcome.get(), r));
        reason.ifPresent(found -> fields.remove(0));
        return reason.map(found -> Results.withReason(outcome.get(), found));
    }

    private Game play(Game game, String text) {
        int ply = game.position().ply() - game.startPosition().ply() + 1;
        try {
            return game.play(MoveStrings.parse(text, game.position()));
        } catch (NotationParseException e) {
            throw new BadRequest(ply, "no-move", ply, text, e.reason());
        } catch (IllegalMoveException e) {
            throw new BadRequest(
                    ply, "illegal-move", sentences.about(e.reasons().get(0), game.position()));
        }
    }

    /** The line of a game; a GameString where the game begins from the empty table under tournament rules. */
    static String print(Game game) {
        List<String> fields = new ArrayList<>();
        boolean ordinary = game.startPosition()
                .equals(Position.start(
                        Ruleset.tournament().withExpansions(game.ruleset().expansions())));
        fields.add(ordinary ? game.ruleset().gameType() : PositionStrings.print(game.startPosition()));
        boolean untouched = game.moves().isEmpty() && !game.outcome().isOver();
        fields.add(untouched ? "NotStarted" : state(game.outcome()));
        fields.add(GameStrings.turn(game.position().ply()));
        fields.addAll(moves(game));
        return String.join(";", fields);
    }

    private static String state(Outcome outcome) {
        return Results.nameOf(outcome)
                + Results.reasonOf(outcome)
                        .filter(reason -> !reason.equals("unknown"))
                        .map(reason -> " " + reason)
                        .orElse("");
    }

    /** The MoveStrings of a game's moves. */
    static List<String> moves(Game game) {
        return MoveStrings.print(game.moves(), MutableGame.of(game.startPosition()));
    }

    /** The game as it was after that many plies; the whole game for any number that it does not reach. */
    static Game at(Game game, int plies) {
        Game earlier = game;
        for (int i = game.moves().size(); i > plies && i > 0; i--) {
            earlier = earlier.undo();
        }
        return earlier;
    }
}
