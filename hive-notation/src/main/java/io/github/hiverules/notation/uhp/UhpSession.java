// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.internal.GameStringText;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * One session of an engine: answers lines of UHP (N2). For programs that bring lines themselves; {@link UhpEngine#run} reads
 * them from a stream.
 *
 * <p>Commands are read in any case. Every line is answered, an empty one with {@code err}, and every answer ends with
 * {@code ok}, that to {@code exit} too. {@code err} is the answer to a wrong command, {@code invalidmove} to {@code play} and
 * {@code pass} where the move can't be read or is illegal; neither changes the game. GameStrings and MoveStrings are read
 * leniently, as viewers send them: by the moves, where the state or the turn says something else. Before the first {@code newgame},
 * commands that need a game are wrong, and so is at any time a {@code newgame} whose moves are illegal or more than 5000.
 * Once the game is over, {@code play} and {@code pass} are illegal (R7.4), {@code bestmove} is wrong, and {@code validmoves}
 * gives an empty line. A session belongs to one thread, in which the chooser thinks; to interrupt that thread is to tell the
 * chooser to hurry.
 */
public final class UhpSession {
    /**
     * The longest game that {@code newgame} takes, in plies; to look for repetitions in longer ones (R7.3) takes more time than
     * a client should wait. Games that are played may become longer.
     */
    private static final int MAX_PLIES = 5000;

    /** What viewers send is read by its moves, where its state or its turn say something else. */
    private static final ReaderOptions LENIENT =
            ReaderOptions.builder().corrections(true).build();

    private final List<String> greeting;
    private final Ruleset ruleset;
    private final Set<Expansion> expansions;
    private final MoveChooser chooser;
    private final List<Setting> settings;
    private final Map<String, Command> commands;
    private Optional<Game> game = Optional.empty();
    private boolean over;

    /** An option with its value, which the receiver has been told. */
    static final class Setting {
        private final Consumer<EngineOption> receiver;
        private EngineOption option;

        Setting(EngineOption option, Consumer<EngineOption> receiver) {
            this.receiver = receiver;
            this.option = option;
            receiver.accept(option);
        }

        private void set(String value) {
            try {
                EngineOption changed = option.with(value);
                receiver.accept(changed);
                option = changed;
            } catch (RuntimeException e) {
                throw Refusal.error(String.valueOf(e.getMessage()));
            }
        }
    }

    /** Answers a command that UHP does not have. */
    interface Command {
        List<String> answer(Optional<Game> game, String argument);
    }

    /** A command that is not obeyed; becomes the first line of the answer. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** The longest message that is sent, in characters. */
        private static final int MAX_MESSAGE = 500;

        private final String word;

        private Refusal(String word, String message) {
            super(message, null, false, false);
            this.word = word;
        }

        /** A wrong command. */
        static Refusal error(String message) {
            return new Refusal("err", message);
        }

        /** An illegal move, or a MoveString that can't be read. */
        static Refusal invalidMove(String message) {
            return new Refusal("invalidmove", message);
        }

        /** The line of the answer: one line, whatever text of strangers the message quotes. */
        String line() {
            return word + " " + Texts.printable(Texts.first(MAX_MESSAGE, String.valueOf(getMessage())));
        }
    }

    /** A session without a game; the commands have their names in lower case. */
    UhpSession(
            List<String> greeting,
            Ruleset ruleset,
            Set<Expansion> expansions,
            MoveChooser chooser,
            List<Setting> settings,
            Map<String, Command> commands) {
        this.greeting = greeting;
        this.ruleset = ruleset;
        this.expansions = expansions;
        this.chooser = chooser;
        this.settings = settings;
        this.commands = commands;
    }

    /** What an engine prints before any command, line by line: what {@code info} answers. */
    public List<String> greeting() {
        return answer("info");
    }

    /** Whether a line is the command that ends the session. */
    static boolean isExit(String line) {
        return text(line).equalsIgnoreCase("exit");
    }

    /** How long the chooser may think when it is asked by that line; empty if its time is not limited. */
    static Optional<Duration> timeToThink(String line) {
        String[] words = text(line).split("\\s+", 2);
        return words.length == 2 && words[0].equalsIgnoreCase("bestmove")
                ? SearchLimit.parse(words[1]).flatMap(SearchLimit::time)
                : Optional.empty();
    }

    /** A line without what stands around its words. */
    private static String text(String line) {
        return (line.startsWith("\uFEFF") ? line.substring(1) : line).strip();
    }

    /** Whether {@code exit} has been answered. */
    public boolean isOver() {
        return over;
    }

    /**
     * Answers a command.
     *
     * @param line one line without its end; one of more than a million characters is answered with {@code err}
     * @return the lines of the answer, without their ends; the last is {@code ok}
     */
    public List<String> answer(String line) {
        requireNonNull(line, "line");
        List<String> answer;
        try {
            answer = new ArrayList<>(obey(line));
        } catch (Refusal e) {
            answer = new ArrayList<>(List.of(e.line()));
        }
        answer.add("ok");
        return answer;
    }

    private List<String> obey(String line) {
        if (line.length() > LineQueue.MAX_LENGTH) {
            throw Refusal.error("The line is longer than " + LineQueue.MAX_LENGTH + " characters.");
        }
        String[] words = text(line).split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "info" -> alone(rest, greeting);
            case "newgame" -> goOn(rest.isEmpty() ? Game.start(ruleset.withExpansions()) : read(rest));
            case "play" -> playString(rest);
            case "pass" -> play(Move.pass(), alone(rest, current()));
            case "undo" -> undo(rest, current());
            case "validmoves" -> List.of(validMoves(alone(rest, current())));
            case "bestmove" -> List.of(bestMove(rest, current()));
            case "options" -> options(rest);
            case "exit" -> {
                over = alone(rest, true);
                yield List.of();
            }
            case "" -> throw Refusal.error("The line is empty.");
            default -> ofItsOwn(words[0], rest);
        };
    }

    private List<String> ofItsOwn(String word, String argument) {
        Command command = commands.get(word.toLowerCase(Locale.ROOT));
        if (command == null) {
            throw Refusal.error("There is no command " + Texts.quoted(word) + ".");
        }
        List<String> answer;
        try {
            answer = List.copyOf(command.answer(game, argument));
        } catch (IllegalArgumentException e) {
            throw Refusal.error(String.valueOf(e.getMessage()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw Refusal.error("The engine failed: " + e);
        }
        if (answer.stream()
                .anyMatch(line -> line.strip().equals("ok") || line.chars().anyMatch(Character::isISOControl))) {
            throw Refusal.error("The engine failed: its answer would break the protocol.");
        }
        return answer;
    }

    /** Says that a command has no arguments, where it has some. */
    private static <T> T alone(String rest, T answer) {
        if (!rest.isEmpty()) {
            throw Refusal.error("The command takes no argument, and here is " + Texts.quoted(rest) + ".");
        }
        return answer;
    }

    private Game current() {
        return game.orElseThrow(() -> Refusal.error("There is no game yet: newgame begins one."));
    }

    private List<String> goOn(Game next) {
        game = Optional.of(next);
        return List.of(GameStringText.print(next));
    }

    private Game read(String gameString) {
        String type = gameString.split(";", 2)[0].strip();
        Set<Expansion> wanted = GameType.parse(type)
                .orElseThrow(() -> Refusal.error(Texts.quoted(type) + " is no game type such as Base+MLP."));
        if (!expansions.containsAll(wanted)) {
            throw Refusal.error("The engine does not play " + Texts.quoted(type) + ".");
        }
        if (gameString.chars().filter(c -> c == ';').count() > MAX_PLIES + 3) {
            throw tooLong();
        }
        try {
            List<GameRecord> games = Records.parse(gameString, LENIENT.withRulesets(ruleset));
            if (games.size() != 1) {
                throw Refusal.error("A GameString is one line.");
            }
            if (games.get(0).recordedMoves().size() > MAX_PLIES) {
                throw tooLong();
            }
            return games.get(0).game();
        } catch (RecordException e) {
            throw Refusal.error("GameString column " + e.column() + (e.ply() > 0 ? ", ply " + e.ply() : "")
                    + ": " + e.reason()
                    + e.rule().map(rule -> " [" + rule.number() + "]").orElse(""));
        }
    }

    private static Refusal tooLong() {
        return Refusal.error("The game is longer than " + MAX_PLIES + " plies.");
    }

    private List<String> playString(String moveString) {
        Game open = current();
        if (moveString.isEmpty()) {
            throw Refusal.error("play needs a MoveString such as wA1 bQ-.");
        }
        try {
            return play(MoveStrings.parseLenient(moveString, open), open);
        } catch (NotationParseException e) {
            throw Refusal.invalidMove(e.reason());
        }
    }

    private List<String> play(Move move, Game open) {
        Objections.to(move, open).ifPresent(objection -> {
            throw Refusal.invalidMove(objection);
        });
        return goOn(open.play(move));
    }

    private List<String> undo(String number, Game open) {
        if (!number.matches("[0-9]{0,9}") || number.matches("0+")) {
            throw Refusal.error("undo takes a number of moves from 1, not " + Texts.quoted(number) + ".");
        }
        int count = number.isEmpty() ? 1 : Integer.parseInt(number);
        if (count > open.length()) {
            throw Refusal.error("The game has " + open.length() + " moves to take back, not " + count + ".");
        }
        return goOn(open.at(open.length() - count));
    }

    private static String validMoves(Game open) {
        return open.legalMoves().stream()
                .map(move -> MoveStrings.print(move, open))
                .collect(Collectors.joining(";"));
    }

    private String bestMove(String argument, Game open) {
        SearchLimit limit = SearchLimit.parse(argument)
                .orElseThrow(
                        () -> Refusal.error("bestmove takes time HH:MM:SS, or depth and a number from 1 to 1000."));
        if (open.isOver()) {
            throw Refusal.error("The game is over.");
        }
        Move move;
        Optional<String> objection;
        try {
            move = chooser.choose(open, limit);
            objection = Objections.to(move, open);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw Refusal.error("The engine failed: " + e);
        }
        if (objection.isPresent()) {
            throw Refusal.error("The engine chose an illegal move. " + objection.get());
        }
        return MoveStrings.print(move, open);
    }

    private List<String> options(String rest) {
        if (rest.isEmpty()) {
            return settings.stream().map(setting -> setting.option.toString()).toList();
        }
        String[] words = rest.split("\\s+", 3);
        boolean get = words[0].equalsIgnoreCase("get") && words.length == 2;
        boolean set = words[0].equalsIgnoreCase("set") && words.length == 3;
        if (!get && !set) {
            throw Refusal.error("options stands alone, or with get NAME, or with set NAME VALUE.");
        }
        Setting setting = settings.stream()
                .filter(each -> each.option.name().equalsIgnoreCase(words[1]))
                .findFirst()
                .orElseThrow(() -> Refusal.error("There is no option " + Texts.quoted(words[1]) + "."));
        if (set) {
            setting.set(words[2]);
        }
        return List.of(setting.option.toString());
    }
}
