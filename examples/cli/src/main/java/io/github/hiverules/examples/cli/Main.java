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
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.StandardOutput;
import io.github.hiverules.examples.common.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;

/** Runs the command named by the first argument. */
@Command
public final class Main extends HiveCommand {
    private static final String HELP = """
        hive COMMAND [ARGUMENT...]; "hive COMMAND --help" explains a command, "hive --version" prints the version.
          board     play and analyse in the browser
          uhp       run as a UHP engine, for viewers and tournaments
          validate  check every game in record files
          explain   explain what each piece may do, or why a move is illegal
          convert   convert records to another format
          show      draw a position
          index     create an index of openings
          explore   list the moves played from a position
          match     let two engines play each other
          check     test an engine's protocol and rules
          generate  generate games
          features  create a training set from records
          train     train a network for the bot
          perft     count move sequences
          solve     find a forced win
        """;

    private static final Map<String, Class<?>> COMMANDS = Map.ofEntries(
            Map.entry("board", BoardCommand.class),
            Map.entry("uhp", UhpCommand.class),
            Map.entry("validate", Validate.class),
            Map.entry("explain", Explain.class),
            Map.entry("convert", Convert.class),
            Map.entry("show", Show.class),
            Map.entry("index", IndexCommand.class),
            Map.entry("explore", Explore.class),
            Map.entry("match", MatchCommand.class),
            Map.entry("check", CheckCommand.class),
            Map.entry("generate", Generate.class),
            Map.entry("features", Features.class),
            Map.entry("train", Train.class),
            Map.entry("perft", PerftCommand.class),
            Map.entry("solve", Solve.class));

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Print the version.")
    @SuppressWarnings("unused") // read by picocli
    private boolean version;

    /** Prints the list of commands. */
    @Override
    public Integer call() {
        out().print(HELP.replace("\n", System.lineSeparator()));
        out().flush();
        return 0;
    }

    /** Runs a command line and returns the exit code. */
    public static int execute(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine hive = new CommandLine(new Main()).setCommandName("hive");
        hive.getCommandSpec()
                .version("hive " + version())
                .usageMessage()
                .width(120)
                .sectionKeys(List.of(UsageMessageSpec.SECTION_KEY_HEADER))
                .header(HELP.split("\n"));
        // a class takes a few milliseconds, so the others are only loaded for suggestions
        String chosen = arguments.length == 0 ? "" : arguments[0];
        COMMANDS.forEach((name, command) -> {
            if (name.equals(chosen) || !COMMANDS.containsKey(chosen)) {
                hive.addSubcommand(name, command);
            }
        });
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
        PrintWriter out = StandardOutput.to(new FileOutputStream(FileDescriptor.out));
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code;
        try {
            code = execute(out, err, opensBoard ? new String[] {"board"} : args);
            out.flush();
        } catch (OutOfMemoryError | StackOverflowError | RuntimeException e) {
            code = Failures.report(e, err);
        }
        System.exit(code);
    }
}
