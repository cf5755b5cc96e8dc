// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Whether the outputs are terminals. Java can only test whether the input and the output are both terminals, so
 * {@code examples/run} sets the property {@code hive.terminals}: 1 names the standard output, 2 the error output.
 */
public final class Terminal {
    private Terminal() {}

    /** Returns whether the program runs in a terminal. */
    @SuppressWarnings("SystemConsoleNull") // isTerminal is checked, too
    public static boolean hasConsole() {
        Console console = System.console();
        try {
            return console != null
                    && (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true; // before Java 22, a console is always a terminal
        }
    }

    /** Returns whether the program was started from a terminal, even if its outputs are redirected. */
    public static boolean isControlled() {
        try {
            Files.newInputStream(Path.of("/dev/tty")).close();
            return true;
        } catch (IOException | InvalidPathException e) {
            return hasConsole(); // Windows, or no terminal
        }
    }

    /** Returns whether the standard output is a terminal. */
    public static boolean showsOutput() {
        return terminals().contains("1");
    }

    /** Returns whether the error output is a terminal. */
    public static boolean showsErrors() {
        return terminals().contains("2");
    }

    private static String terminals() {
        return System.getProperty("hive.terminals", hasConsole() ? "12" : "");
    }
}
