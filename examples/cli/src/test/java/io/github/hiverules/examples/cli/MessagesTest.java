// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.examples.board.Requests;
import io.github.hiverules.examples.cli.commands.UhpCommand;
import io.github.hiverules.examples.cli.commands.Verdict;
import io.github.hiverules.examples.common.EngineCommand;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordPath;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import io.github.hiverules.notation.json.HiveJackson2Module;
import io.github.hiverules.notation.sentences.Sentences;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Compares every message for wrong input with {@code messages.txt}, which lists each input and its message. After an intended
 * change, run with {@code -Dhive.draw=true} and read the difference.
 */
class MessagesTest {
    private static final Path LIST = Path.of("src/test/resources/messages.txt");
    private static final String START =
            "{\"ruleset\":{\"gameType\":\"Base\",\"queenMayOpen\":false,\"repetitionDraws\":true},\"ply\":0,\"stacks\":[]}";

    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new HiveJackson2Module());

    @Test
    void messagesEqualList() throws IOException {
        StringBuilder actual = new StringBuilder();
        String section = "";
        for (String line : Files.readAllLines(LIST)) {
            if (line.startsWith("# ")) {
                section = line.substring(2);
            }
            if (!line.startsWith("    ")) {
                actual.append(line).append('\n');
            }
            if (line.startsWith("> ") || line.equals(">")) {
                for (String message : messages(section, unescape(line.substring(Math.min(2, line.length()))))) {
                    message.lines()
                            .forEach(
                                    words -> actual.append("    ").append(words).append('\n'));
                }
            }
        }
        if (Boolean.getBoolean("hive.draw")) {
            Files.writeString(LIST, actual);
        }
        assertThat(actual).hasToString(Files.readString(LIST));
    }

    private static String unescape(String input) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < input.length(); i++) {
            char c = input.charAt(i);
            boolean escape = c == '\\' && i + 1 < input.length() && "n0".indexOf(input.charAt(i + 1)) >= 0;
            text.append(!escape ? c : input.charAt(++i) == 'n' ? '\n' : '\0');
        }
        return text.toString();
    }

    private static List<String> messages(String section, String input) {
        return switch (section) {
            case "Command line" -> List.of(run(EngineCommand.words(input)));
            case "Records" -> records(input);
            case "Moves after wS1 bG1 wS1- wQ -wS1 bQ bG1-" -> List.of(move(input));
            case "Positions" -> positions(input);
            case "Names" -> names(input);
            case "JSON" -> json(input);
            case "Web" -> Requests.refusal(input).stream().toList();
            case "Engine" -> engine(input);
            default -> throw new IllegalArgumentException(section);
        };
    }

    private static String run(List<String> arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.execute(new PrintWriter(out), new PrintWriter(err), arguments.toArray(String[]::new));
        assertThat(code).as("%s: %s%s", arguments, out, err).isIn(1, 2);
        assertThat(err.toString()).doesNotContain("Exception", "java.", "hiverules.", "an int", "a long");
        return err.toString();
    }

    private static List<String> records(String text) {
        List<String> messages = new ArrayList<>();
        try (Stream<ScannedGame> games = Records.scanText(text, ReaderOptions.strict())) {
            games.forEach(game -> {
                game.error().ifPresent(error -> messages.add(Verdict.describe(error)));
                game.remarks().forEach(remark -> messages.add("remark: " + remark));
            });
        }
        return messages;
    }

    private static String move(String text) {
        Game game = MoveStrings.play(Game.start(Ruleset.parse("Base+MLP")), "wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-");
        try {
            return String.valueOf(game.judge(MoveStrings.parse(text, game)).violations().stream()
                    .map(reason -> Sentences.of(Locale.ENGLISH).describe(reason, game.position()) + " ["
                            + reason.rule().number() + "]\n")
                    .reduce("", String::concat));
        } catch (NotationException e) {
            return e.getMessage();
        }
    }

    private static List<String> positions(String text) {
        try {
            Setup setup = PositionStrings.parseSetup(text);
            return setup.problems().stream()
                    .map(problem -> Sentences.of(Locale.ENGLISH).describe(problem, setup) + " ["
                            + problem.rule().number() + "]")
                    .toList();
        } catch (NotationException e) {
            return List.of(String.valueOf(e.getMessage()));
        }
    }

    private static List<String> names(String text) {
        List<String> messages = new ArrayList<>();
        for (Runnable parser :
                List.<Runnable>of(() -> Ruleset.parse(text), () -> Piece.parse(text), () -> RecordPath.parse(text))) {
            try {
                parser.run();
            } catch (IllegalArgumentException e) {
                messages.add(String.valueOf(e.getMessage()));
            }
        }
        return messages;
    }

    private static List<String> json(String input) {
        String text = input.replace("START", START);
        List<String> messages = new ArrayList<>();
        for (Class<?> type : List.of(Game.class, GameRecord.class)) {
            try {
                JSON.readValue(text, type);
            } catch (JacksonException e) {
                messages.add(type.getSimpleName() + ": " + e.getOriginalMessage());
            }
        }
        return messages;
    }

    private static List<String> engine(String commands) {
        InputStream in = new ByteArrayInputStream((commands + "\nexit\n").getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            UhpCommand.engine().run(in, out);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith("err") || line.startsWith("invalidmove"))
                .toList();
    }
}
