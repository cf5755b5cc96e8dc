// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.Tag;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Records of random legal games, with notes that try to break out of every format. */
public final class RandomRecords {
    private static final List<String> TAG_NAMES =
            List.of(("Date Event Site Round White Black Annotator date weird;(name) {"
                            + " DT SU GM P0 P1 RE C TM PGN AP OUTCOME RAV KO ж x-1 -x )")
                    .split(" "));

    private static final List<String> FRAGMENTS =
            List.of(("~ ~plain words~\"~\\~\\\\~]~[~}~{~(~)~;~%~\n~\r\n~\t~\u0000~\u001b[31m~\u007f~שלום~"
                            + "\u202e~🐝~é~\uFEFF~\u00a0~1. wS1~WhiteWins~*~[GameType \"Base\"]~\n[GameType \"Base\"]\n~"
                            + "\r[gametype \"~\n[GameType ~\n[White ann]~\n[x]\n~\\u000a~\r~(;GM[27])~(\n;~(;~1-0~1 - 0~[%clk 0:01:02]~[%text \\u0041]~"
                            + "[%variation x]~[%text ]~0 Done~42 Dropb wS1 N 13 .~id \"ann\"~hive-plm~hive~27~"
                            + "Game won by ann~The game is a draw~draw~time~ann~<script>~&amp;~"
                            + "Fri Apr 19 19:54:39 CDT 2013~2013.04.19~hive-rules~White x~\\n~\\]~$1")
                    .split("~", -1));

    private RandomRecords() {}

    /** The expansions of the eight games. */
    public static List<Set<Expansion>> expansionCombinations() {
        return Ruleset.gameTypes().stream().map(Ruleset::expansions).toList();
    }

    /**
     * Returns a random legal game of one of the eight types, with a maximum number of plies. Its first piece is on any
     * cell (R2.1).
     */
    public static Game game(Random random, int plies) {
        Game game = Game.start(
                Ruleset.tournament().withExpansions(expansionCombinations().get(random.nextInt(8))));
        int length = random.nextInt(plies + 1);
        while (!game.outcome().isOver() && game.length() < length) {
            List<Move> moves = game.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            game = game.play(game.moves().isEmpty() && random.nextInt(4) == 0 ? elsewhere(random, move) : move);
        }
        return game;
    }

    /** Continues a game by random moves, with a maximum number of plies. */
    public static Game playOn(Random random, Game start, int plies) {
        Game game = start;
        for (int length = random.nextInt(plies + 1); length > 0 && !game.isOver(); length--) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    /**
     * Returns a game as {@link #game} does. One game in four starts from a set-up position or has other rules than
     * tournament rules.
     */
    public static Game anyGame(Random random, int plies) {
        Game game = game(random, plies);
        return switch (random.nextInt(8)) {
            case 0 -> playOn(random, Game.of(game.position()), plies);
            case 1 -> {
                List<String> variants = List.of("rulebook", "queen-opening", "no-repetition");
                Ruleset ruleset = Ruleset.parse("Base " + variants.get(random.nextInt(3)));
                yield playOn(
                        random, Game.start(ruleset.withExpansions(game.ruleset().expansions())), plies);
            }
            default -> game;
        };
    }

    private static Move elsewhere(Random random, Move first) {
        Hex cell = random.nextBoolean()
                ? Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4)
                : Hex.of(random.nextInt(), random.nextInt());
        return Move.place(((Placement) first).piece(), cell);
    }

    /** Returns a record of {@link #game} with random notes. */
    public static GameRecord record(Random random, int plies) {
        return record(random, game(random, plies));
    }

    /** Returns a record of {@link #anyGame} with random notes. */
    public static GameRecord anyRecord(Random random, int plies) {
        return record(random, anyGame(random, plies));
    }

    private static GameRecord record(Random random, Game game) {
        List<Tag> tags = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            tags.add(new Tag(TAG_NAMES.get(random.nextInt(TAG_NAMES.size())), text(random)));
        }
        int[] left = {random.nextInt(3) == 0 ? 0 : random.nextInt(31)};
        List<String> comments = comments(random);
        List<RecordedMove> moves = line(random, Game.of(game.startPosition()), game.moves(), 0, left);
        return GameRecord.ofUnchecked(game.startPosition(), tags, comments, moves, outcome(random, game));
    }

    /**
     * Returns random moves with notes and with variations up to six deep: the first move and the variations beside it.
     */
    private static List<RecordedMove> line(Random random, Game start, List<Move> moves, int depth, int[] left) {
        List<List<RecordedMove>> line = new ArrayList<>();
        Game game = start;
        for (int i = 0; i < moves.size(); i++) {
            RecordedMove ply = RecordedMove.of(moves.get(i)).withComments(comments(random));
            if (random.nextInt(4) == 0) {
                ply = ply.withClock(Optional.of(Duration.ofMillis(
                        random.nextInt(3) * 1000L + random.nextInt(2) * random.nextInt(100_000_000))));
            }
            List<Integer> nags = new ArrayList<>();
            for (int nag = random.nextInt(8) - 5; nag > 0; nag--) {
                nags.add(random.nextInt(256));
            }
            List<RecordedMove> beside = new ArrayList<>(List.of(ply.withNags(nags)));
            boolean mayDepart = depth < 6 && !(depth > 0 && i == 0);
            while (mayDepart && left[0] > 0 && random.nextInt(3) == 0) {
                left[0]--;
                List<Move> others = playOn(random, game, 6).moves();
                List<Move> variation = others.subList(game.length(), others.size());
                if (!variation.isEmpty()) {
                    RecordedMove first =
                            line(random, game, variation, depth + 1, left).get(0);
                    beside.add(first.withOpeningComments(comments(random)));
                }
            }
            line.add(beside);
            game = game.playUnchecked(moves.get(i));
        }
        List<RecordedMove> next = List.of();
        for (int i = line.size() - 1; i >= 0; i--) {
            line.get(i).set(0, line.get(i).get(0).withChildren(next));
            next = line.get(i);
        }
        return next;
    }

    private static List<String> comments(Random random) {
        List<String> comments = new ArrayList<>();
        for (int i = random.nextInt(8) - 5; i > 0; i--) {
            comments.add(text(random));
        }
        return comments;
    }

    private static Outcome outcome(Random random, Game game) {
        if (game.outcome().isOver()) {
            return game.outcome();
        }
        Color winner = random.nextBoolean() ? Color.WHITE : Color.BLACK;
        return switch (random.nextInt(8)) {
            case 7 -> Outcome.drawn(Termination.TIME);
            case 0 -> Outcome.wonBy(winner, Termination.RESIGNATION);
            case 1 -> Outcome.wonBy(winner, Termination.TIME);
            case 2 -> Outcome.wonBy(winner, Termination.UNKNOWN);
            case 3 -> Outcome.drawn(Termination.AGREEMENT);
            case 4 -> Outcome.drawn(Termination.UNKNOWN);
            default -> game.outcome();
        };
    }

    /** Returns random text with characters that have a meaning in some format. */
    public static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            text.append(FRAGMENTS.get(random.nextInt(FRAGMENTS.size())));
        }
        return text.toString();
    }
}
