// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ScannedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A judged game and its source.
 *
 * @param file the file, as named on the command line; {@code -} for standard input
 * @param index the number of the game in its file, from 1
 * @param game the game
 */
record Verdict(String file, int index, ScannedGame game) {
    static Verdict on(GameText text, ScannedGame game) {
        return new Verdict(text.source(), text.number(), game);
    }

    boolean isValid() {
        return game.isValid();
    }

    /** Returns the record if it was read at least to its first move. */
    Optional<GameRecord> begun() {
        boolean brokeBefore = game.error().filter(error -> error.ply() == 0).isPresent();
        return game.record()
                .filter(record -> !brokeBefore || !record.recordedMoves().isEmpty());
    }

    /** Returns the legal part as a GameString, or empty if there is none or the game has a start position. */
    Optional<String> gameString() {
        return begun().filter(record -> record.startPosition().stacks().isEmpty())
                .map(Verdict::gameString);
    }

    private static String gameString(GameRecord record) {
        Game game = record.game();
        int ply = game.length();
        List<String> fields = new ArrayList<>();
        fields.add(record.ruleset().gameType());
        fields.add(record.uhpState());
        fields.add((ply % 2 == 0 ? "White[" : "Black[") + (ply / 2 + 1) + "]");
        fields.addAll(MoveStrings.print(game));
        return String.join(";", fields);
    }

    /** Returns the name of the rules that the game was judged by. */
    String rules() {
        return game.record().map(record -> record.ruleset().variant()).orElse(Rules.tournament.name());
    }

    /** Describes an error with line, column and ply, but without the file. */
    static String describe(NotationException error) {
        return error.line() + ":" + error.column()
                + (error.ply() > 0 ? " ply " + error.ply() : "")
                + ": " + printable(error.sentence(Locale.ENGLISH))
                + error.rule().map(rule -> " [" + rule.number() + "]").orElse("");
    }

    /** Replaces control characters, so that untrusted text is safe to print in one line of a terminal. */
    static String printable(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(c -> {
            int type = Character.getType(c);
            boolean control = type == Character.CONTROL
                    || type == Character.FORMAT
                    || type == Character.SURROGATE
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR;
            shown.appendCodePoint(control ? '?' : c);
        });
        return shown.toString();
    }
}
