// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.fuzz;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.ErrorPolicy;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.PositionStrings;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.uhp.EngineOption;
import io.github.hiverules.notation.uhp.MoveStrings;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.notation.uhp.UhpSession;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * One nested class a parser, each with the method that a coverage-guided fuzzer calls. Beside the documented exceptions
 * nothing may come out, and what was read must come back when it is printed and read again.
 */
public final class FuzzTargets {
    private static final ReaderOptions OPTIONS =
            ReaderOptions.builder().maxGameLength(100_000).build();

    private FuzzTargets() {}

    /** Files of PGN. */
    public static final class Pgn {
        /** Reads the bytes. */
        public static void fuzzerTestOneInput(byte[] data) {
            records("[GameType \"Base+MLP\"]\n", data, RecordFormat.PGN);
        }
    }

    /** Files of SGF. */
    public static final class Sgf {
        /** Reads the bytes. */
        public static void fuzzerTestOneInput(byte[] data) {
            records("(;GM[27]SU[hive-plm]", data, RecordFormat.SGF);
        }
    }

    /** GameStrings. */
    public static final class GameString {
        /** Reads the bytes. */
        public static void fuzzerTestOneInput(byte[] data) {
            records("Base+MLP;", data, RecordFormat.GAME_STRING);
        }
    }

    /** Files of any format, recognised from their content. */
    public static final class AnyRecord {
        /** Reads the bytes. */
        public static void fuzzerTestOneInput(byte[] data) {
            records("", data, RecordFormat.PGN);
        }
    }

    /** MoveStrings in a position with a stack. */
    public static final class MoveString {
        private static final Position POSITION = Records.parse(
                        "Base+MLP;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bP bQ-;wB1 wQ;bA1 bP-",
                        ReaderOptions.strict())
                .get(0)
                .game()
                .position();

        /** Reads the bytes. */
        public static void fuzzerTestOneInput(byte[] data) {
            Move move;
            try {
                move = MoveStrings.parse(new String(data, StandardCharsets.UTF_8), POSITION);
            } catch (NotationParseException e) {
                return;
            }
            Legality legality = Game.start(POSITION).judge(move);
            String printed = MoveStrings.print(move, POSITION);
            boolean readable =
                    legality.isLegal() || MoveStrings.synonyms(move, POSITION).size() > 1;
            if (readable && !MoveStrings.parse(printed, POSITION).equals(move)) {
                throw new AssertionError(printed + " is not " + move);
            }
        }
    }

    /** Positions in one line. */
    public static final class PositionString {
        /** Reads the bytes. */
        public static void fuzzerTestOneInput(byte[] data) {
            try {
                Position position = PositionStrings.parse(new String(data, StandardCharsets.UTF_8));
                if (!PositionStrings.parse(PositionStrings.print(position)).equals(position)) {
                    throw new AssertionError(position + " does not come back");
                }
            } catch (NotationParseException | ImpossiblePositionException e) {
                return; // said as documented
            }
        }
    }

    /** Text diagrams. */
    public static final class Diagram {
        /** Reads the bytes. */
        public static void fuzzerTestOneInput(byte[] data) {
            try {
                Position position = TextDiagram.parse(new String(data, StandardCharsets.UTF_8));
                if (!TextDiagram.parse(TextDiagram.print(position)).equals(position)) {
                    throw new AssertionError(position + " does not come back");
                }
                SvgDiagram.standard().draw(position);
            } catch (NotationParseException | ImpossiblePositionException e) {
                return; // said as documented
            }
        }
    }

    /** A session of UHP, line by line. */
    public static final class UhpCommands {
        private static final UhpEngine ENGINE = UhpEngine.builder(
                        "fuzz", "1", (game, limit) -> game.legalMoves().get(0))
                .option(EngineOption.integer("Number", 1, 0, 9), value -> {})
                .option(EngineOption.bool("Flag", true), value -> {})
                .option(EngineOption.choice("Color", "red", List.of("red", "blue")), value -> {})
                .build();

        /** Sends the lines. */
        public static void fuzzerTestOneInput(byte[] data) {
            UhpSession session = ENGINE.session();
            new String(data, StandardCharsets.UTF_8).lines().limit(100).forEach(line -> {
                List<String> answer = session.answer(line);
                boolean sound = answer.get(answer.size() - 1).equals("ok")
                        && answer.stream().noneMatch(text -> text.chars().anyMatch(Character::isISOControl));
                if (!sound) {
                    throw new AssertionError(answer.toString());
                }
            });
        }
    }

    /** What an engine says to a client. */
    public static final class UhpAnswers {
        /** Lets an engine say it. */
        public static void fuzzerTestOneInput(byte[] data) {
            String all = "id fuzz v1\nMosquito;Ladybug;Pillbug\nok\n" + new String(data, StandardCharsets.UTF_8);
            ByteArrayInputStream answers = new ByteArrayInputStream(all.getBytes(StandardCharsets.UTF_8));
            try (UhpClient client =
                    UhpClient.connect(answers, OutputStream.nullOutputStream(), Duration.ofSeconds(5))) {
                client.options();
                client.newGame(Ruleset.tournament());
                client.validMoves();
                client.play(client.bestMove(SearchLimit.depth(1)));
                client.setOption("Number", "1");
            } catch (UhpException e) {
                if (e.getMessage().isEmpty()) {
                    throw new AssertionError("an error without reason", e);
                }
            }
        }
    }

    private static void records(String head, byte[] data, RecordFormat format) {
        byte[] start = head.getBytes(StandardCharsets.UTF_8);
        byte[] all = new byte[start.length + data.length];
        System.arraycopy(start, 0, all, 0, start.length);
        System.arraycopy(data, 0, all, start.length, data.length);
        for (ErrorPolicy policy : ErrorPolicy.values()) {
            ReaderOptions options =
                    ReaderOptions.builder().from(OPTIONS).brokenGames(policy).build();
            try (Stream<GameRecord> records = Records.read(new ByteArrayInputStream(all), "fuzz", options)) {
                records.filter(record -> record.error().isEmpty()).forEach(record -> comesBack(record, format));
            } catch (RecordException e) {
                check(e);
            }
        }
    }

    /** An error must be fit for a user's eyes. */
    private static void check(RecordException error) {
        if (error.place().line() < 1
                || error.reason().isEmpty()
                || !error.getMessage().startsWith("fuzz:")) {
            throw new AssertionError("an error without place or reason", error);
        }
    }

    private static void comesBack(GameRecord record, RecordFormat format) {
        ReaderOptions unbounded = ReaderOptions.strict().withRulesets(Ruleset.tournament());
        List<GameRecord> again = Records.parse(Records.print(record, format), unbounded);
        boolean same = again.size() == 1
                && (format == RecordFormat.GAME_STRING
                        ? again.get(0).moves().equals(record.moves())
                        : again.get(0).equals(record));
        if (!same) {
            throw new AssertionError(record + "\ncomes back as\n" + again);
        }
    }
}
