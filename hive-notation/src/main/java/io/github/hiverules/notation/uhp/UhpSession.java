// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.text.NotationException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A session that answers the commands of UHP (N2). {@link UhpEngine} specifies the answers. Not thread-safe. */
final class UhpSession {
    private static final EngineOption SHOW_BEST_MOVES =
            EngineOption.of("ShowBestMoves", EngineOption.Type.BOOL, "False", List.of());

    /** An option of other engines, which viewers know. */
    private static final EngineOption REPORT_BEST_MOVES =
            EngineOption.of("ReportIntermediateBestMoves", EngineOption.Type.BOOL, "False", List.of());

    /** The options of every engine. */
    static final List<EngineOption> OPTIONS = List.of(SHOW_BEST_MOVES, REPORT_BEST_MOVES);

    /** The longest game in {@code newgame}, in plies. Bounds the time of one command. */
    private static final int MAX_PLIES = 5000;

    /** The maximum length of an error message, in characters. */
    private static final int MAX_MESSAGE = 500;

    /** The commands and arguments that {@code help} lists. */
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
            "bestmove clock SECONDS [INCREMENT]",
            "options",
            "options get NAME",
            "options set NAME VALUE",
            "help",
            "exit");

    private final List<String> greeting;
    private final Ruleset ruleset;
    private final Set<Expansion> expansions;
    private final MoveChooser chooser;

    // by name in lower case
    private final Map<String, EngineOption> options = new LinkedHashMap<>();
    private final Map<String, Consumer<String>> setters = new LinkedHashMap<>();
    private final Map<String, BiFunction<Optional<Game>, String, List<String>>> customCommands = new LinkedHashMap<>();

    private Optional<Game> game = Optional.empty();
    private Consumer<String> bestMovePrinter = line -> {};
    private boolean isOver;

    /** The name of a command, and the argument without surrounding white space. */
    record Command(String name, String argument) {
        /** Parses a line. White space and invisible characters become ASCII. */
        static Command parse(String line) {
            StringBuilder text = new StringBuilder(Texts.strip(line));
            for (int i = 0; i < text.length(); i++) {
                text.setCharAt(i, Texts.isSpace(text.charAt(i)) ? ' ' : text.charAt(i));
            }
            String[] words = text.toString().split(" +", 2);
            return new Command(words[0], words.length == 2 ? words[1] : "");
        }

        private String word() {
            return name.toLowerCase(Locale.ROOT);
        }

        boolean isExit() {
            return word().equals("exit") && argument.isEmpty();
        }

        boolean isSearch() {
            return word().equals("bestmove");
        }

        /** Returns the time limit of a search. */
        Optional<Duration> timeLimit() {
            return isSearch() ? SearchLimit.parse(argument).flatMap(SearchLimit::time) : Optional.empty();
        }

        /** Returns whether an option's setter or a command of the engine answers the command. */
        boolean isAnsweredByEngine() {
            return word().equals("options") ? argument.matches("(?i)set\\b.*") : !isDefined(word());
        }
    }

    /** Thrown to refuse a command. The message becomes the first line of the answer. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refusal(String word, @Nullable String message) {
            super(word + " " + Texts.printable(Texts.first(MAX_MESSAGE, String.valueOf(message))), null, false, false);
        }
    }

    private static Refusal error(@Nullable String message) {
        return new Refusal("err", message);
    }

    /**
     * Runs code of the engine. An exception or null is a failure of the engine.
     *
     * @param callback the name of the code
     * @param mayRefuse whether an {@link IllegalArgumentException} refuses the command
     */
    private static <T> T run(String callback, boolean mayRefuse, Supplier<T> code) {
        T answer;
        try {
            answer = code.get();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            boolean isRefusal = mayRefuse && e instanceof IllegalArgumentException && e.getMessage() != null;
            throw error(isRefusal ? e.getMessage() : "The engine failed: " + e);
        }
        if (answer == null) {
            throw error("The engine failed: the " + callback + " returned null.");
        }
        return answer;
    }

    /** Creates a session without a game. The names of the additional commands are in lower case. */
    <C extends MoveChooser> UhpSession(
            List<String> greeting,
            Ruleset ruleset,
            Set<Expansion> expansions,
            C chooser,
            Map<EngineOption, BiConsumer<C, String>> engineOptions,
            Map<String, EngineCommand<? super C>> engineCommands) {
        this.greeting = greeting;
        this.ruleset = ruleset;
        this.expansions = expansions;
        this.chooser = chooser;
        engineOptions.forEach((option, setter) -> {
            setter.accept(chooser, option.value());
            options.put(key(option.name()), option);
            setters.put(key(option.name()), value -> setter.accept(chooser, value));
        });
        OPTIONS.forEach(option -> options.put(key(option.name()), option));
        engineCommands.forEach((name, command) ->
                customCommands.put(name, (open, argument) -> command.answer(chooser, open, argument)));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Sets the consumer of the lines that the engine prints during a search. */
    void setBestMovePrinter(Consumer<String> printer) {
        bestMovePrinter = printer;
    }

    /** Returns the greeting of the engine: the answer to {@code info}. */
    List<String> greeting() {
        return answer("info");
    }

    /** Returns whether UHP reserves a word. */
    static boolean isDefined(String lowerCaseWord) {
        return lowerCaseWord.equals("ok")
                || COMMANDS.stream().anyMatch(form -> form.split(" ", 2)[0].equals(lowerCaseWord));
    }

    boolean isOver() {
        return isOver;
    }

    /** Answers a command, a line without a line end. The last line of the answer is {@code ok}. */
    List<String> answer(String line) {
        List<String> answer = new ArrayList<>();
        try {
            answer.addAll(execute(line));
        } catch (Refusal e) {
            answer.add(String.valueOf(e.getMessage()));
        }
        answer.add("ok");
        return answer;
    }

    private List<String> execute(String line) {
        if (LineReader.isTooLong(line)) {
            throw error("Expected at most " + LineReader.MAX_LENGTH + " characters in a line.");
        }
        Command command = Command.parse(line);
        String argument = command.argument();
        return switch (command.word()) {
            case "info" -> withoutArgument(argument, greeting);
            case "newgame" -> begin(argument.isEmpty() ? Game.start(ruleset.withExpansions()) : parse(argument));
            case "play" -> play(argument, current());
            case "pass" -> play("pass", withoutArgument(argument, current()));
            case "undo" -> undo(argument, current());
            case "validmoves" -> List.of(validMoves(withoutArgument(argument, current())));
            case "bestmove" -> List.of(bestMove(argument, current()));
            case "options" -> options(argument);
            case "help" -> withoutArgument(argument, help());
            case "exit" -> {
                isOver = withoutArgument(argument, true);
                yield List.of();
            }
            case "" -> throw error("Expected a command, found an empty line.");
            default -> custom(command);
        };
    }

    /** Returns the answer to a command that takes no argument. */
    private static <T> T withoutArgument(String argument, T answer) {
        if (!argument.isEmpty()) {
            throw error("Expected no argument, found " + Texts.quoted(argument) + ".");
        }
        return answer;
    }

    private Game current() {
        return game.orElseThrow(() -> error("No game has started. Send newgame first."));
    }

    private List<String> help() {
        List<String> all = new ArrayList<>(COMMANDS);
        all.addAll(all.size() - 1, customCommands.keySet());
        return all;
    }

    private List<String> custom(Command command) {
        BiFunction<Optional<Game>, String, List<String>> answerer = customCommands.get(command.word());
        if (answerer == null) {
            throw error("Expected a command such as newgame or play, found " + Texts.quoted(command.name()) + ".");
        }
        String callback = "command " + command.name();
        List<String> answer = run(callback, true, () -> answerer.apply(game, command.argument())).stream()
                .map(line -> run(callback, false, () -> line))
                .toList();
        if (answer.stream()
                .anyMatch(line -> EngineAnswer.isEnd(line) || line.chars().anyMatch(Character::isISOControl))) {
            throw error("The engine failed: its answer contains \"ok\" or a control character.");
        }
        return answer;
    }

    private List<String> begin(Game next) {
        game = Optional.of(next);
        return List.of(GameStrings.print(next));
    }

    private Game parse(String gameString) {
        if (gameString.chars().filter(c -> c == ';').count() > MAX_PLIES + 3) {
            throw tooLong();
        }
        GameRecord record;
        try {
            record = ProtocolChecks.parseGame(gameString, ruleset);
        } catch (NotationException e) {
            String where = "GameString column " + e.column() + (e.ply() > 0 ? ", ply " + e.ply() : "") + ": ";
            throw error((e.column() == 1 ? "" : where)
                    + e.sentence(Locale.ENGLISH)
                    + e.rule().map(rule -> " [" + rule.number() + "]").orElse(""));
        }
        if (record.moves().size() > MAX_PLIES) {
            throw tooLong();
        }
        Ruleset wanted = ruleset.withExpansions(record.ruleset().expansions());
        if (!record.startPosition().equals(Position.start(wanted))) {
            throw error("Expected a game that starts on the empty table.");
        }
        if (!expansions.containsAll(wanted.expansions())) {
            throw error("Expected a game type that this engine supports, found \"" + wanted.gameType() + "\".");
        }
        return record.game();
    }

    private static Refusal tooLong() {
        return error("Expected a game of at most " + MAX_PLIES + " plies.");
    }

    private List<String> play(String moveString, Game open) {
        if (moveString.isEmpty()) {
            throw error("Expected a MoveString such as wA1 bQ- after play.");
        }
        try {
            return begin(open.play(ProtocolChecks.parseMove(moveString, open)));
        } catch (IllegalArgumentException e) {
            throw new Refusal("invalidmove", e.getMessage());
        }
    }

    private List<String> undo(String number, Game open) {
        if (!number.matches("[0-9]{0,9}") || number.matches("0+")) {
            throw error("Expected a number of moves from 1, found " + Texts.quoted(number) + ".");
        }
        int count = number.isEmpty() ? 1 : Integer.parseInt(number);
        if (count > open.length()) {
            String most = open.length() + (open.length() == 1 ? " move" : " moves");
            throw error("Expected at most " + most + " to undo, found " + count + ".");
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
                .orElseThrow(() -> error("Expected time HH:MM:SS, depth N, seconds S, depthorseconds N S or clock"
                        + " SECONDS [INCREMENT] after bestmove, with N from 1 to 1000."));
        if (open.isOver()) {
            throw error("The game is over.");
        }
        Move move;
        try (BestMoves bestMoves = new BestMoves(open)) {
            move = run("chooser", false, () -> chooser.choose(open, limit, bestMoves));
        }
        try {
            return MoveStrings.print(ProtocolChecks.requireLegal(move, open), open);
        } catch (IllegalArgumentException e) {
            throw error("The engine chose an illegal move. " + e.getMessage());
        }
    }

    /** Prints the best moves of one search if they change. Prints nothing after the search. */
    private final class BestMoves implements Consumer<BestMove>, AutoCloseable {
        private final Game open;
        private String last = "";
        private boolean isClosed;

        BestMoves(Game open) {
            this.open = open;
        }

        @Override
        public synchronized void accept(BestMove best) {
            ProtocolChecks.requireLegal(best.move(), open);
            boolean isReported = isOn(REPORT_BEST_MOVES);
            String line = isReported ? best.print(open) : MoveStrings.print(best.move(), open);
            if ((isReported || isOn(SHOW_BEST_MOVES)) && !isClosed && !line.equals(last)) {
                bestMovePrinter.accept(line);
                last = line;
            }
        }

        private boolean isOn(EngineOption option) {
            return find(option.name()).value().equals("True");
        }

        @Override
        public synchronized void close() {
            isClosed = true;
        }
    }

    private List<String> options(String argument) {
        if (argument.isEmpty()) {
            return options.values().stream().map(EngineOption::line).toList();
        }
        String[] words = argument.split(" +", 3);
        boolean get = words[0].equalsIgnoreCase("get") && words.length == 2;
        boolean set = words[0].equalsIgnoreCase("set") && words.length == 3;
        if (!get && !set) {
            throw error("Expected options, options get NAME, or options set NAME VALUE.");
        }
        EngineOption option = find(words[1]);
        return List.of((set ? change(option, words[2]) : option).line());
    }

    private EngineOption find(String name) {
        return Optional.ofNullable(options.get(key(name)))
                .orElseThrow(() -> error("Expected the name of an option, found " + Texts.quoted(name) + "."));
    }

    private EngineOption change(EngineOption option, String value) {
        EngineOption changed = run("setter of the option " + option.name(), true, () -> {
            EngineOption next = option.with(value);
            setters.getOrDefault(key(option.name()), same -> {}).accept(next.value());
            return next;
        });
        options.put(key(option.name()), changed);
        return changed;
    }
}
