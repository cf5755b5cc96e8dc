// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.time.Duration;

/** A program that behaves as its argument says; well or badly. */
final class FakeEngine {
    private static final String GREETING = "id Fake v0\nMosquito\nok\n";

    private FakeEngine() {}

    /** Starts this program as an engine that behaves like that. */
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

    /** Neither reads nor heeds a request to end: its shutdown lasts as long as it does. */
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
                Thread.sleep(600_000); // does not even read
            }
            case "chattering" -> {
                // a line now and then, and never a greeting
                while (true) {
                    System.out.println("blah");
                    Thread.sleep(1);
                }
            }
            case "flooding" -> {
                while (!System.out.checkError()) {
                    System.out.println("blah");
                }
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
                // a child that holds the parent's output open, and stays when the parent leaves
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
                // the same, and it leaves before it greets
                Process child = sleeper();
                System.out.println(child.pid());
                System.out.flush();
                Thread.sleep(1000);
            }
            case "dying" -> {
                System.out.print(GREETING);
                System.out.flush();
                System.in.read();
                System.exit(3);
            }
            default -> System.exit(2);
        }
    }

    private static Process sleeper() throws IOException {
        return new ProcessBuilder(command("silent")).inheritIO().start();
    }
}
