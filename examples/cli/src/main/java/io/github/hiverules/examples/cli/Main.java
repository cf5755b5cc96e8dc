// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.board.BoardCommand;
import io.github.hiverules.examples.cli.check.CheckCommand;
import io.github.hiverules.examples.cli.commands.Convert;
import io.github.hiverules.examples.cli.commands.Explain;
import io.github.hiverules.examples.cli.commands.Explore;
import io.github.hiverules.examples.cli.commands.Generate;
import io.github.hiverules.examples.cli.commands.IndexCommand;
import io.github.hiverules.examples.cli.commands.PerftCommand;
import io.github.hiverules.examples.cli.commands.Show;
import io.github.hiverules.examples.cli.commands.Solve;
import io.github.hiverules.examples.cli.commands.UhpCommand;
import io.github.hiverules.examples.cli.commands.Validate;
import io.github.hiverules.examples.cli.match.MatchCommand;
import io.github.hiverules.examples.cli.training.Features;
import io.github.hiverules.examples.cli.training.Train;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Terminal;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;

/** Runs the command named by the first argument. */
@Command
public final class Main extends HiveCommand {
    private record Entry(String name, Class<?> type, String summary) {}

    private static final List<Entry> COMMANDS = List.of(
            new Entry("board", BoardCommand.class, "play and analyse in the browser"),
            new Entry("uhp", UhpCommand.class, "run as a UHP engine, for viewers and tournaments"),
            new Entry("validate", Validate.class, "check every game in record files"),
            new Entry("explain", Explain.class, "explain what each piece may do, or why a move is illegal"),
            new Entry("convert", Convert.class, "convert records to another format"),
            new Entry("show", Show.class, "draw a position"),
            new Entry("index", IndexCommand.class, "create an index of openings"),
            new Entry("explore", Explore.class, "list the moves played from a position"),
            new Entry("match", MatchCommand.class, "let two engines play each other"),
            new Entry("check", CheckCommand.class, "test an engine's protocol and rules"),
            new Entry("generate", Generate.class, "generate games"),
            new Entry("features", Features.class, "create a training set from records"),
            new Entry("train", Train.class, "train a network for the bot"),
            new Entry("perft", PerftCommand.class, "count move sequences"),
            new Entry("solve", Solve.class, "find a forced win"));

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Print the version.")
    @SuppressWarnings("unused") // read by picocli
    private boolean version;

    /** Prints the list of commands. */
    @Override
    public Integer call() {
        help().forEach(out()::println);
        out().flush();
        return 0;
    }

    private static Stream<String> help() {
        return Stream.concat(
                Stream.of("hive COMMAND [ARGUMENT...]; \"hive COMMAND --help\" explains a command,"
                        + " \"hive --version\" prints the version."),
                COMMANDS.stream()
                        .map(entry -> "  " + entry.name + " ".repeat(10 - entry.name.length()) + entry.summary));
    }

    /** Runs a command line and returns the exit code. */
    public static int execute(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine hive = new CommandLine(new Main()).setCommandName("hive");
        hive.getCommandSpec()
                .version("hive " + version())
                .usageMessage()
                .width(120)
                .sectionKeys(List.of(UsageMessageSpec.SECTION_KEY_HEADER))
                .header(help().toArray(String[]::new));
        // a class takes a few milliseconds, so the others are only loaded for suggestions
        COMMANDS.stream()
                .filter(entry -> arguments.length > 0 && entry.name.equals(arguments[0]))
                .findFirst()
                .map(List::of)
                .orElse(COMMANDS)
                .forEach(entry -> hive.addSubcommand(entry.name, entry.type));
        hive.addSubcommand(CommandLine.HelpCommand.class);
        return configure(hive, out, err).execute(arguments);
    }

    /** Returns whether the program was started by a double click: without arguments and without a terminal. */
    static boolean isDoubleClick(
            List<String> arguments, String system, String program, Map<String, String> variables, boolean hasTerminal) {
        if (!arguments.isEmpty() || hasTerminal) {
            return false;
        }
        boolean hasDesktop =
                system.contains("Mac") || variables.containsKey("DISPLAY") || variables.containsKey("WAYLAND_DISPLAY");
        return system.contains("Windows") ? program.endsWith("javaw.exe") : hasDesktop;
    }

    /** Runs a command and exits with its code. After a double click, opens the board. */
    public static void main(String[] args) {
        boolean opensBoard = isDoubleClick(
                List.of(args),
                System.getProperty("os.name", ""),
                ProcessHandle.current().info().command().orElse(""),
                System.getenv(),
                args.length == 0 && Terminal.isControlled());
        String[] words = opensBoard ? new String[] {"board"} : args;
        System.exit(run((out, err) -> execute(out, err, words)));
    }
}
