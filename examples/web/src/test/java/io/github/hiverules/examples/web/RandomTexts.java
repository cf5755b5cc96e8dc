// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.Arrow;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.text.RecordFormat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random games, records of random games in all formats, and damaged texts. */
final class RandomTexts {
    private static final List<String> RULES = List.of(
            "Base",
            "Base+M",
            "Base+L",
            "Base+P",
            "Base+ML",
            "Base+MP",
            "Base+LP",
            "Base+MLP",
            "Base+MLP rulebook",
            "Base+P queen-opening",
            "Base+MP no-repetition",
            "Base symmetric-repetition");

    private static final List<String> TAGS =
            List.of("White", "Black", "Event", "Site", "Date", "Round", "Annotator", "DT", "ж");

    /** Texts that have a meaning in some format. */
    private static final List<String> PIECES_OF_TEXT = List.of(
            ("good move|Хороший ход 🐝|é\u00a0|\u202e|\uFEFF|[|]|{|}|(|)|;|(;|$7|%|\"|\\|\\\\|\\]|\\n|\n|\r\n|\t|~|1.|12.|wS1|bG1 wS1-|b|"
                            + "pass|*|1-0|WhiteWins|BlackWins|Draw|InProgress|White wins on time|draw|resign|[GameType \"Base\"]|"
                            + "[Result \"|GM[27]|SU[hive-plm]|RE[|P0[3 Dropb wS1 N 13 .]|P1[5 Done]|pdropb|0 Start P0|C[|"
                            + "[%csl wS1]|[%cal wS1 bS1]|[%eval 51]|[%clk 0:01:02]|2013.04.19|Base;|Base+MLP;|;bS1 wS1-;|wQ/|\\bA1|-wQ|"
                            + "https://hivegame.com/analysis?|{\"start\":1}|base,Q-S-a+q,w|<b>|&amp;|x")
                    .split("\\|"));

    private static final String CHARACTERS = "wbQSGABMLP123456789 -/\\.;:[](){}\"$*+,\n\t\rxXé🐝\0";

    private static final int PLIES = 60;

    private final Random random;

    RandomTexts(Random random) {
        this.random = random;
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    /** Returns a random game, possibly with other rules than tournament rules, or from a set-up position. */
    Game game() {
        Game game = Game.start(Ruleset.parse(any(RULES)));
        if (oneIn(4)) {
            Hex first = oneIn(2) ? Hex.of(random.nextInt(), random.nextInt()) : Hex.of(random.nextInt(9), -4);
            game = game.play(Move.place(((Placement) any(game.legalMoves())).piece(), first));
        }
        Game played = playOn(game, random.nextInt(PLIES + 1));
        return oneIn(8) ? playOn(Game.of(played.position()), random.nextInt(20)) : played;
    }

    /** Plays random moves. In some games, the hive becomes wide. */
    private Game playOn(Game start, int plies) {
        boolean isWide = oneIn(4);
        Game game = start;
        for (int i = 0; i < plies && !game.isOver(); i++) {
            List<Move> moves = game.legalMoves();
            Move move = any(moves);
            if (isWide && game.position().ply() > 8) {
                move = IntStream.range(0, 6)
                        .mapToObj(each -> any(moves))
                        .max(Comparator.comparingInt(RandomTexts::column))
                        .orElse(move);
            }
            game = game.play(move);
        }
        return game;
    }

    private static int column(Move move) {
        return move.destination().map(Hex::q).orElse(0);
    }

    /** Returns a record of a random game with notes and variations. */
    GameRecord record() {
        GameRecord record = GameRecord.of(game());
        for (int i = random.nextInt(5); i > 0; i--) {
            record = record.withTag(any(TAGS), text());
        }
        if (!record.outcome().isOver() && oneIn(2)) {
            record = record.withOutcome(any(List.of(
                    Outcome.wonBy(any(List.of(Color.WHITE, Color.BLACK)), Termination.RESIGNATION),
                    Outcome.wonBy(Color.WHITE, Termination.TIME),
                    Outcome.wonBy(Color.BLACK, Termination.UNKNOWN),
                    Outcome.drawn(Termination.AGREEMENT))));
        }
        RecordCursor cursor = record.cursor();
        for (int i = random.nextInt(12); i > 0; i--) {
            cursor = edit(moved(cursor.record().cursor()));
        }
        return cursor.record();
    }

    /** Returns a random place in a record. */
    private RecordCursor moved(RecordCursor start) {
        RecordCursor cursor = start;
        for (int steps = random.nextInt(PLIES); steps > 0; steps--) {
            List<RecordCursor> choices = cursor.choices();
            if (choices.isEmpty()) {
                return cursor;
            }
            cursor = oneIn(3) ? any(choices) : choices.get(0);
        }
        return cursor;
    }

    private RecordCursor edit(RecordCursor cursor) {
        switch (random.nextInt(8)) {
            case 0, 1 -> {
                return vary(cursor);
            }
            case 2 -> {
                return cursor.withComments(text(), text());
            }
            case 3 -> {
                return cursor.move().isPresent() ? cursor.withNags(random.nextInt(256), random.nextInt(9)) : cursor;
            }
            case 4 -> {
                Duration clock =
                        Duration.ofMillis(random.nextInt(3) * 1000L + random.nextInt(2) * random.nextInt(90_000_000));
                return cursor.move().isPresent() ? cursor.withClock(clock) : cursor;
            }
            case 5 -> {
                List<Hex> cells =
                        new ArrayList<>(cursor.game().position().stacks().keySet());
                return cells.isEmpty()
                        ? cursor
                        : cursor.withCircles(any(cells), any(any(cells).neighbors()))
                                .withArrows(Arrow.of(any(cells), any(cells)));
            }
            case 6 -> {
                return cursor.path().toString().endsWith(".1")
                        ? cursor.withOpeningComments(text())
                        : cursor.addComment(text());
            }
            default -> {
                return cursor.path().numbers().size() > 1 ? cursor.promote() : cursor;
            }
        }
    }

    private RecordCursor vary(RecordCursor start) {
        RecordCursor cursor = start;
        for (int plies = 1 + random.nextInt(5); plies > 0 && !cursor.game().isOver(); plies--) {
            cursor = cursor.play(any(cursor.game().legalMoves()));
        }
        return cursor;
    }

    private String text() {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> any(PIECES_OF_TEXT))
                .collect(Collectors.joining(oneIn(2) ? "" : " "));
    }

    /** Returns records or lists of moves, three of four of them damaged. */
    String damagedText() {
        StringBuilder text = new StringBuilder(source());
        while (oneIn(5)) {
            text.append(oneIn(2) ? "\n" : "").append(source());
        }
        for (int damages = random.nextInt(4); damages > 0 && !text.isEmpty(); damages--) {
            damage(text);
        }
        return text.toString();
    }

    private String source() {
        GameRecord record = record();
        return switch (random.nextInt(9)) {
            case 0 -> MoveStrings.print(record.game()).stream().collect(Collectors.joining(oneIn(2) ? "\n" : ", "));
            case 1 -> PositionStrings.print(record.game().position());
            case 2 -> PositionStrings.printHop(record.game().position());
            case 3 ->
                Records.print(
                        GameRecord.of(playOn(Game.start(Ruleset.parse("Base+MLP")), PLIES)), RecordFormat.GAME_STRING);
            case 4, 5, 6 -> Records.print(record, RecordFormat.PGN);
            default -> Records.print(record, RecordFormat.SGF);
        };
    }

    private void damage(StringBuilder text) {
        int from = random.nextInt(text.length());
        int to = Math.min(text.length(), from + 1 + (oneIn(3) ? random.nextInt(60) : random.nextInt(3)));
        String part = text.substring(from, to);
        switch (random.nextInt(7)) {
            case 0 -> text.setCharAt(from, CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
            case 1 -> text.delete(from, to);
            case 2 -> text.insert(from, part);
            case 3 -> text.insert(from, any(PIECES_OF_TEXT));
            case 4 -> text.insert(random.nextInt(text.length()), part);
            case 5 ->
                text.replace(
                        from,
                        to,
                        oneIn(2) ? part.toLowerCase(java.util.Locale.ROOT) : part.toUpperCase(java.util.Locale.ROOT));
            default -> {
                int line = text.indexOf("\n", from);
                if (line >= 0) {
                    int next = Math.max(line, text.indexOf("\n", line + 1));
                    text.insert(0, text.substring(line, next));
                }
            }
        }
    }
}
