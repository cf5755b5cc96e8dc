// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.NotationException;
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
 * A session of an engine, which answers lines of UHP (N2) as {@link UhpEngine} specifies. It belongs to one thread at a time.
 */
final class UhpSession {
    /** The longest game that {@code newgame} accepts, in plies; detecting repetitions in longer ones (R7.3) takes too long. */
    private static final int MAX_PLIES = 5000;

    /** The commands with their arguments, as {@code help} lists them. */
    private static final List<String> COMMANDS = List.of(
            "info",
            "newgame [GameTypeString|GameString]",
            "play MoveString",
            "pass",
            "undo [N]",
            "validmoves",
            "bestmove time HH:MM:SS[.FFF]",
            "bestmove depth N",
            "bestmove seconds S",
            "bestmove depthorseconds N S",
            "options",
            "options get NAME",
            "options set NAME VALUE",
            "help",
            "exit");

    static final String SHOW_BEST_MOVES = "ShowBestMoves";

    private final List<String> greeting;
    private final Ruleset ruleset;
    private final Set<Expansion> expansions;
    private final MoveChooser chooser;
    private final List<Setting> settings;
    private final Map<String, Command> commands;
    private Optional<Game> game = Optional.empty();
    private Consumer<String> bestMovePrinter = line -> {};
    private boolean showsBestMoves;
    private boolean isOver;

    /** An option whose setter has been called with its value. */
    static final class Setting {
        private final Consumer<String> setter;
        private EngineOption option;

        Setting(EngineOption option, Consumer<String> setter) {
            this.setter = setter;
            this.option = option;
            setter.accept(option.value());
        }

        private void set(String value) {
            try {
                EngineOption changed = option.with(value);
                setter.accept(changed.value());
                option = changed;
            } catch (RuntimeException e) {
                throw Refusal.error(String.valueOf(e.getMessage()));
            }
        }
    }

    /** Answers a command that UHP does not define. */
    interface Command {
        List<String> answer(Optional<Game> game, String argument);
    }

    /** Thrown for a command that is not executed; becomes the first line of the answer. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** The longest message, in characters. */
        private static final int MAX_MESSAGE = 500;

        private final String word;

        private Refusal(String word, String message) {
            super(message, null, false, false);
            this.word = word;
        }

        static Refusal error(String message) {
            return new Refusal("err", message);
        }

        /** Returns a refusal of an illegal move or of a MoveString that can't be parsed. */
        static Refusal invalidMove(String message) {
            return new Refusal("invalidmove", message);
        }

        /** Returns one printable line, whatever the message quotes. */
        String line() {
            return word + " " + Texts.printable(Texts.first(MAX_MESSAGE, String.valueOf(getMessage())));
        }
    }

    /** Creates a session without a game. The keys of the commands are in lower case. */
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
        this.settings = new ArrayList<>(settings);
        this.settings.add(new Setting(
                EngineOption.of(SHOW_BEST_MOVES, EngineOption.Type.BOOL, "False", List.of()),
                value -> showsBestMoves = value.equals("True")));
        this.commands = commands;
    }

    /** Sets what prints the best moves of a search that is still running. */
    void setBestMovePrinter(Consumer<String> printer) {
        bestMovePrinter = printer;
    }

    /** Returns the lines that an engine prints at its start, which are the answer to {@code info}. */
    List<String> greeting() {
        return answer("info");
    }

    /** Returns whether a line is the command that ends the session. */
    static boolean isExit(String line) {
        return text(line).equalsIgnoreCase("exit");
    }

    /** Returns how long the chooser may think about a line; empty if its time is not limited. */
    static Optional<Duration> timeToThink(String line) {
        String[] words = text(line).split("\\s+", 2);
        return words.length == 2 && words[0].equalsIgnoreCase("bestmove")
                ? SearchLimit.parse(words[1]).flatMap(SearchLimit::time)
                : Optional.empty();
    }

    /** Returns a line without a byte order mark and surrounding spaces. */
    private static String text(String line) {
        return (line.startsWith("\uFEFF") ? line.substring(1) : line).strip();
    }

    /** Returns whether {@code exit} has been answered. */
    boolean isOver() {
        return isOver;
    }

    /**
     * Answers a command.
     *
     * @param line one line without its end
     * @return the lines of the answer, without their ends; the last is {@code ok}
     */
    List<String> answer(String line) {
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
        if (line.length() > BoundedLines.MAX_LENGTH) {
            throw Refusal.error("Expected at most " + BoundedLines.MAX_LENGTH + " characters in a line.");
        }
        String[] words = text(line).split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "info" -> withoutArgument(rest, greeting);
            case "newgame" -> begin(rest.isEmpty() ? Game.start(ruleset.withExpansions()) : parse(rest));
            case "play" -> playString(rest);
            case "pass" -> play(Move.pass(), withoutArgument(rest, current()));
            case "undo" -> undo(rest, current());
            case "validmoves" -> List.of(validMoves(withoutArgument(rest, current())));
            case "bestmove" -> List.of(bestMove(rest, current()));
            case "options" -> options(rest);
            case "exit" -> {
                isOver = withoutArgument(rest, true);
                yield List.of();
            }
            case "help" -> withoutArgument(rest, help());
            case "" -> throw Refusal.error("Expected a command, found an empty line.");
            default -> custom(words[0], rest);
        };
    }

    private List<String> help() {
        List<String> all = new ArrayList<>(COMMANDS);
        all.addAll(all.size() - 1, commands.keySet());
        return all;
    }

    private List<String> custom(String word, String argument) {
        Command command = commands.get(word.toLowerCase(Locale.ROOT));
        if (command == null) {
            throw Refusal.error("Expected a command such as newgame or play, found " + Texts.quoted(word) + ".");
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
            throw Refusal.error("The engine failed: its answer contains \"ok\" or a control character.");
        }
        return answer;
    }

    /** Returns the answer to a command that takes no argument. */
    private static <T> T withoutArgument(String rest, T answer) {
        if (!rest.isEmpty()) {
            throw Refusal.error("Expected no argument, found " + Texts.quoted(rest) + ".");
        }
        return answer;
    }

    private Game current() {
        return game.orElseThrow(() -> Refusal.error("No game has started. Send newgame first."));
    }

    private List<String> begin(Game next) {
        game = Optional.of(next);
        return List.of(GameStringText.print(next));
    }

    private Game parse(String gameString) {
        String type = gameString.split(";", 2)[0].strip();
        Set<Expansion> wanted = GameType.parse(type)
                .orElseThrow(() ->
                        Refusal.error("Expected a game type such as Base+MLP, found " + Texts.quoted(type) + "."));
        if (!expansions.containsAll(wanted)) {
            throw Refusal.error("Expected a game type that this engine supports, found " + Texts.quoted(type) + ".");
        }
        if (gameString.chars().filter(c -> c == ';').count() > MAX_PLIES + 3) {
            throw tooLong();
        }
        try {
            GameRecord record = ProtocolChecks.parse(gameString, ruleset);
            if (record.recordedMoves().size() > MAX_PLIES) {
                throw tooLong();
            }
            return record.game();
        } catch (NotationException e) {
            throw Refusal.error("GameString column " + e.column() + (e.ply() > 0 ? ", ply " + e.ply() : "")
                    + ": " + e.sentence(Locale.ENGLISH)
                    + e.rule().map(rule -> " [" + rule.number() + "]").orElse(""));
        } catch (IllegalArgumentException e) {
            throw Refusal.error(String.valueOf(e.getMessage()));
        }
    }

    private static Refusal tooLong() {
        return Refusal.error("Expected a game of at most " + MAX_PLIES + " plies.");
    }

    private List<String> playString(String moveString) {
        Game open = current();
        if (moveString.isEmpty()) {
            throw Refusal.error("Expected a MoveString such as wA1 bQ- after play.");
        }
        try {
            return play(MoveStrings.parseLenient(moveString, open), open);
        } catch (NotationException e) {
            throw Refusal.invalidMove(e.sentence(Locale.ENGLISH));
        }
    }

    private List<String> play(Move move, Game open) {
        ProtocolChecks.violation(move, open).ifPresent(violation -> {
            throw Refusal.invalidMove(violation);
        });
        return begin(open.play(move));
    }

    private List<String> undo(String number, Game open) {
        if (!number.matches("[0-9]{0,9}") || number.matches("0+")) {
            throw Refusal.error("Expected a number of moves from 1, found " + Texts.quoted(number) + ".");
        }
        int count = number.isEmpty() ? 1 : Integer.parseInt(number);
        if (count > open.length()) {
            throw Refusal.error("Expected at most " + open.length() + " moves to undo, found " + count + ".");
        }
        return begin(open.at(open.length() - count));
    }

    private static String validMoves(Game open) {
        return open.legalMoves().stream()
                .map(move -> MoveStrings.print(move, open))
                .collect(Collectors.joining(";"));
    }

    private String bestMove(String argument, Game open) {
        SearchLimit limit = SearchLimit.parse(argument)
                .orElseThrow(() ->
                        Refusal.error("Expected time HH:MM:SS, or depth and a number from 1 to 1000, after bestmove."));
        if (open.isOver()) {
            throw Refusal.error("The game is over.");
        }
        Move move;
        Optional<String> violation;
        BestMoves bestMoves = new BestMoves(open);
        try {
            move = chooser.choose(open, limit, bestMoves);
            violation = ProtocolChecks.violation(move, open);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw Refusal.error("The engine failed: " + e);
        } finally {
            bestMoves.close();
        }
        if (violation.isPresent()) {
            throw Refusal.error("The engine chose an illegal move. " + violation.get());
        }
        return MoveStrings.print(move, open);
    }

    /** Prints the best moves of one search, until the search ends. */
    private final class BestMoves implements Consumer<Move> {
        private final Game open;
        private boolean isClosed;

        BestMoves(Game open) {
            this.open = open;
        }

        @Override
        public synchronized void accept(Move move) {
            ProtocolChecks.violation(move, open).ifPresent(violation -> {
                throw new IllegalArgumentException(violation);
            });
            if (showsBestMoves && !isClosed) {
                bestMovePrinter.accept(MoveStrings.print(move, open));
            }
        }

        synchronized void close() {
            isClosed = true;
        }
    }

    private List<String> options(String rest) {
        if (rest.isEmpty()) {
            return settings.stream().map(setting -> setting.option.line()).toList();
        }
        String[] words = rest.split("\\s+", 3);
        boolean get = words[0].equalsIgnoreCase("get") && words.length == 2;
        boolean set = words[0].equalsIgnoreCase("set") && words.length == 3;
        if (!get && !set) {
            throw Refusal.error("Expected options, options get NAME, or options set NAME VALUE.");
        }
        Setting setting = settings.stream()
                .filter(each -> each.option.name().equalsIgnoreCase(words[1]))
                .findFirst()
                .orElseThrow(
                        () -> Refusal.error("Expected the name of an option, found " + Texts.quoted(words[1]) + "."));
        if (set) {
            setting.set(words[2]);
        }
        return List.of(setting.option.line());
    }
}
