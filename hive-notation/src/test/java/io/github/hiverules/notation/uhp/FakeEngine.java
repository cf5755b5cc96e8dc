// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.time.Duration;

/** A program that behaves as an engine, correctly or not, depending on its argument. */
final class FakeEngine {
    private static final String GREETING = "id Fake v0\nMosquito\nok\n";

    private FakeEngine() {}

    /** Starts this program as an engine with the given behaviour. */
    static UhpClient start(String behaviour, Duration timeout) {
        return UhpClient.builder(new ProcessBuilder(command(behaviour)))
                .timeout(timeout)
                .start();
    }

    private static String[] command(String behaviour) {
        String java = ProcessHandle.current().info().command().orElse("java");
        return new String[] {
            java,
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            FakeEngine.class.getName(),
            behaviour
        };
    }

    /** Reads no input and ignores requests to exit: a shutdown hook blocks for ten minutes. */
    private static void hearNothing() throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Thread.sleep(600_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
        Thread.sleep(600_000);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        switch (arguments[0]) {
            case "good" -> {
                System.err.println("noise ".repeat(100_000)); // more than a pipe holds
                UhpEngine.builder(
                                "Fake", "0", (game, limit) -> game.legalMoves().get(0))
                        .build()
                        .run(System.in, System.out);
            }
            case "silent" -> Thread.sleep(600_000);
            case "stubborn" -> {
                System.out.print(GREETING);
                System.out.flush();
                Thread.sleep(600_000); // reads no input
            }
            case "deaf-greeting" -> hearNothing();
            case "deaf-newgame" -> {
                System.out.print(GREETING);
                System.out.flush();
                hearNothing();
            }
            case "deaf-bestmove", "deaf-exit" -> {
                System.out.print(GREETING);
                System.out.flush();
                new BufferedReader(new InputStreamReader(System.in, UTF_8)).readLine();
                System.out.print("Base;NotStarted;White[1]\nok\n");
                System.out.flush();
                hearNothing();
            }
            case "parent" -> {
                // starts a child process that keeps the parent's output open after the parent has exited
                Process child = sleeper();
                System.out.print(GREETING);
                System.out.flush();
                BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, UTF_8));
                while (!"exit".equals(commands.readLine())) {
                    System.out.print(child.pid() + "\nok\n");
                    System.out.flush();
                }
            }
            case "leaving" -> {
                // does the same, and the parent exits before it greets, after the client has read more than a pipe
                // holds
                Process child = sleeper();
                System.out.println(child.pid() + " " + "x".repeat(500_000));
            }
            case "dying" -> {
                System.out.print(GREETING);
                System.out.flush();
                System.in.read();
                System.err.println("error 1\n\nerror 2\nerror 3\nerror 4\nerror 5\nerror 6");
                System.exit(3);
            }
            case "unlicensed" -> {
                System.err.println("No licence.");
                System.exit(4);
            }
            default -> System.exit(2);
        }
    }

    private static Process sleeper() throws IOException {
        return new ProcessBuilder(command("silent")).inheritIO().start();
    }
}
