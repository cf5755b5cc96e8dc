// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * An engine's process and the child processes. Doesn't call {@link Process#destroy}, which blocks while another thread
 * writes.
 */
final class EngineProcess {
    private static final int MAX_NAME_LENGTH = 200;
    private static final int MAX_ERROR_LENGTH = 1000;
    private static final int MAX_ERROR_LINES = 5;

    /** The time until a process exits whose output has ended. */
    private static final long EXIT_MILLIS = 200;

    private static final long LOOK_NANOS = 1_000_000_000;
    private static final long TERMINATE_NANOS = 250_000_000;
    private static final long KILL_NANOS = 200_000_000;

    private final String name;
    private final Process process;
    private final Set<ProcessHandle> family = new LinkedHashSet<>();
    private final Thread errorReader = new Thread(this::readErrors, "uhp-errors");

    /** The end of the error output. */
    private volatile String errors = "";

    private volatile boolean isStarting = true;
    private volatile long lastLook;

    private EngineProcess(String name, Process process) {
        this.name = name;
        this.process = process;
        family.add(process.toHandle());
        errorReader.setDaemon(true);
        errorReader.start();
    }

    /**
     * Starts a process.
     *
     * @throws UhpException if the process can't be started
     */
    static EngineProcess start(ProcessBuilder command) {
        String words = String.join(" ", command.command());
        String name = "\"" + Texts.printable(Texts.first(MAX_NAME_LENGTH, words)) + "\"";
        try {
            return new EngineProcess(name, command.start());
        } catch (IOException e) {
            throw new UhpException(
                    Kind.EXITED, "The engine " + name + " can't be started", String.valueOf(e.getMessage()), e);
        }
    }

    /** Returns the command in quotes, which is the engine's name until the greeting. */
    String name() {
        return name;
    }

    /** Reads the error output, because a full pipe would block the engine. */
    private void readErrors() {
        byte[] buffer = new byte[8192];
        try (InputStream in = process.getErrorStream()) {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                String text = errors + new String(buffer, 0, count, UTF_8);
                errors = text.substring(Math.max(0, text.length() - MAX_ERROR_LENGTH));
            }
        } catch (IOException e) {
            // the process has ended
        }
    }

    /** Returns the last lines of the error output. */
    List<String> lastErrors() {
        List<String> lines =
                Stream.of(errors.split("\\R")).filter(line -> !line.isBlank()).toList();
        return lines.subList(Math.max(0, lines.size() - MAX_ERROR_LINES), lines.size());
    }

    InputStream output() {
        return new FilterInputStream(process.getInputStream()) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                watch(); // a process with unread output can't have exited
                return super.read(bytes, offset, length);
            }
        };
    }

    OutputStream input() {
        return process.getOutputStream();
    }

    /** Looks for child processes: always until the greeting, because a start script may exit early, and later rarely. */
    void watch() {
        if (isStarting || System.nanoTime() - lastLook > LOOK_NANOS) {
            findChildren();
        }
    }

    /** Called after the greeting. */
    void started() {
        isStarting = false;
        findChildren();
    }

    /** Remembers the child processes, which can't be found after the parent has ended. */
    private synchronized void findChildren() {
        process.descendants().forEach(family::add);
        lastLook = System.nanoTime();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Waits briefly for the exit. Returns words such as " with exit code 1", or an empty string if the process runs. */
    String awaitExit() {
        try {
            if (process.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS)) {
                errorReader.join(EXIT_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return process.isAlive() ? "" : " with exit code " + process.exitValue();
    }

    /** Waits until the deadline for the engine to exit, and then kills all remaining processes. */
    synchronized void end(long deadline) {
        findChildren();
        awaitEnd(List.of(process.toHandle()), deadline - System.nanoTime());
        endFamily(ProcessHandle::destroy, TERMINATE_NANOS);
        endFamily(ProcessHandle::destroyForcibly, KILL_NANOS);
    }

    private void endFamily(Consumer<ProcessHandle> kill, long nanos) {
        findChildren();
        family.forEach(kill);
        awaitEnd(family, nanos);
    }

    private static void awaitEnd(Collection<ProcessHandle> processes, long nanos) {
        long until = System.nanoTime() + nanos;
        try {
            while (processes.stream().anyMatch(ProcessHandle::isAlive) && until - System.nanoTime() > 0) {
                Thread.sleep(5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
