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
import io.github.hiverules.examples.common.Text;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.IntStream;

/** Runs the command named by the first argument. */
public final class Main {
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

    private Main() {}

    /** Runs a command line and returns the exit code. */
    public static int execute(PrintWriter out, PrintWriter err, String... arguments) {
        String name = arguments.length == 0 ? "--help" : arguments[0];
        switch (name) {
            case "-h", "--help" -> out.print(HELP.replace("\n", System.lineSeparator()));
            case "-V", "--version" -> out.println("hive " + HiveCommand.version());
            default -> {
                return execute(out, err, name, Arrays.copyOfRange(arguments, 1, arguments.length));
            }
        }
        return 0;
    }

    private static int execute(PrintWriter out, PrintWriter err, String name, String[] arguments) {
        Class<?> command = COMMANDS.get(name);
        if (command == null) {
            err.println("hive: unknown command \"" + Text.printable(name) + "\"" + suggestion(name));
            err.flush();
            return Failures.COULD_NOT_RUN;
        }
        return HiveCommand.commandLine(command, "hive " + name, out, err).execute(arguments);
    }

    private static String suggestion(String name) {
        return COMMANDS.keySet().stream()
                .sorted()
                .min(Comparator.comparing(known -> distance(known, name)))
                .filter(known -> distance(known, name) <= name.length() / 3)
                .map(known -> "; did you mean \"" + known + "\"?")
                .orElse("; \"hive --help\" lists the commands");
    }

    /** Returns the edit distance of two words. */
    private static int distance(String one, String other) {
        int[] row = IntStream.rangeClosed(0, other.length()).toArray();
        for (int i = 0; i < one.length(); i++) {
            int diagonal = row[0]++;
            for (int j = 0; j < other.length(); j++) {
                int above = row[j + 1];
                int replaced = diagonal + (one.charAt(i) == other.charAt(j) ? 0 : 1);
                row[j + 1] = Math.min(replaced, Math.min(row[j], above) + 1);
                diagonal = above;
            }
        }
        return row[other.length()];
    }

    /** Runs a command and exits with its code. After a double click (no arguments, no console), opens the board. */
    public static void main(String[] args) {
        String[] arguments = args.length == 0 && !Terminal.hasConsole() ? new String[] {"board"} : args;
        PrintWriter out = StandardOutput.to(new FileOutputStream(FileDescriptor.out));
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code;
        try {
            code = execute(out, err, arguments);
            out.flush();
        } catch (OutOfMemoryError | StackOverflowError | RuntimeException e) {
            code = Failures.report(e, err);
        }
        System.exit(code);
    }
}
