// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.words.Sentences;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
        String text = line.strip();
        checkStart(text.split("[;\r\n]", 2)[0].strip());
        List<ReadGame> games = Records.scan(
                        new StringReader(text), "text", ReaderOptions.lenient().withFormat(RecordFormat.GAME_STRING))
                .limit(2)
                .toList();
        if (games.size() > 1) {
            throw new BadRequest("one-game");
        }
        games.get(0).error().ifPresent(error -> refuse(error, games.get(0).record()));
        return games.get(0).orElseThrow().game();
    }

    /** What a line begins with is refused in the language of the question. */
    private void checkStart(String field) {
        boolean isWord = field.indexOf(' ') < 0;
        if (!isWord || Ruleset.tryParse(field).isEmpty()) {
            if (isWord) {
                throw new BadRequest("no-start", field.length() > 40 ? field.substring(0, 40) + "…" : field);
            }
            checkPosition(field);
        }
    }

    private void checkPosition(String line) {
        Setup setup = setup(line);
        if (!setup.problems().isEmpty()) {
            throw new BadRequest(
                    "impossible-position",
                    setup.problems().stream()
                            .map(problem -> sentences.about(problem, setup))
                            .collect(Collectors.joining(" ")));
        }
    }

    private void refuse(RecordException error, Optional<GameRecord> legalPart) {
        if (error.violations().isEmpty()) {
            throw new BadRequest(error.ply(), "no-move", error.ply(), error.token(), error);
        }
        throw new BadRequest(
                error.ply(),
                "illegal-move",
                sentences.about(
                        error.violations().get(0),
                        legalPart.orElseThrow().game().position()));
    }

    /** @throws BadRequest if the line is no arrangement */
    static Setup setup(String line) {
        try {
            return PositionStrings.parseSetup(line);
        } catch (NotationParseException e) {
            throw new BadRequest("no-position", e.line(), e.column(), e);
        }
    }

    /** @throws BadRequest if the text names no legal move */
    Game play(Game game, String text) {
        int ply = game.position().ply() - game.startPosition().ply() + 1;
        try {
            return game.play(MoveStrings.parse(text, game.position()));
        } catch (NotationParseException e) {
            throw new BadRequest(ply, "no-move", ply, text, e);
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
        fields.add(untouched ? "NotStarted" : state(game.outcome()) + reason(game.outcome()));
        int ply = game.position().ply();
        fields.add((ply % 2 == 0 ? "White[" : "Black[") + (ply / 2 + 1) + "]");
        fields.addAll(MoveStrings.print(game));
        return String.join(";", fields);
    }

    /** How a game stands, in UHP's words. */
    static String state(Outcome outcome) {
        String ended = outcome.winner()
                .map(winner -> winner == Color.WHITE ? "WhiteWins" : "BlackWins")
                .orElse("Draw");
        return outcome.isOver() ? ended : "InProgress";
    }

    private static String reason(Outcome outcome) {
        return outcome.termination()
                .filter(Set.of(Termination.RESIGNATION, Termination.TIME, Termination.AGREEMENT)::contains)
                .map(reason -> " " + reason.name().toLowerCase(Locale.ROOT))
                .orElse("");
    }
}
