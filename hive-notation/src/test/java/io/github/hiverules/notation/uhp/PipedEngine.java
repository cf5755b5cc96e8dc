// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;

/**
 * An engine in a thread of this program, connected by system pipes. {@link java.io.PipedInputStream} is not used,
 * because it reports a broken pipe after the writing thread has ended.
 */
final class PipedEngine {
    /** Runs in the engine's thread. */
    interface Speaker {
        void speak(InputStream hears, OutputStream says) throws IOException;
    }

    /** Answers one command. */
    interface Answerer {
        List<String> answer(String line) throws IOException;
    }

    /** Thrown by an {@link Answerer} to exit without an answer. */
    static final class Leaves extends IOException {
        private static final long serialVersionUID = 1;
    }

    final OutputStream ears;
    final InputStream mouth;
    final Thread thread;

    PipedEngine(Speaker speaker) {
        try {
            Pipe toEngine = Pipe.open();
            Pipe fromEngine = Pipe.open();
            InputStream hears = Channels.newInputStream(toEngine.source());
            OutputStream says = Channels.newOutputStream(fromEngine.sink());
            ears = Channels.newOutputStream(toEngine.sink());
            mouth = Channels.newInputStream(fromEngine.source());
            thread = new Thread(() -> {
                try (hears;
                        says) {
                    speaker.speak(hears, says);
                } catch (IOException e) {
                    // the other end of the pipe is closed
                }
            });
            thread.setDaemon(true);
            thread.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a speaker that prints a greeting, and then the answer to each line. */
    static Speaker answering(List<String> greeting, Answerer answerer) {
        return (hears, says) -> {
            print(says, greeting);
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            for (String line = commands.readLine(); line != null; line = commands.readLine()) {
                print(says, answerer.answer(line));
            }
        };
    }

    /** Returns an engine that plays the first legal move. The function may change each answer. */
    static Speaker changing(BiFunction<String, List<String>, List<String>> change) {
        UhpSession session = firstMover();
        return answering(session.greeting(), line -> change.apply(line, session.answer(line)));
    }

    /** Returns an engine that prints a text and exits when it hears {@code bestmove}. */
    static Speaker exiting(String text) {
        UhpSession session = firstMover();
        return (hears, says) -> {
            print(says, session.greeting());
            BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
            for (String line = commands.readLine(); !line.startsWith("bestmove"); line = commands.readLine()) {
                print(says, session.answer(line));
            }
            says.write(text.getBytes(UTF_8));
        };
    }

    private static void print(OutputStream says, List<String> lines) throws IOException {
        says.write((String.join("\n", lines) + "\n").getBytes(UTF_8));
        says.flush();
    }

    /** Returns a client of an engine in a thread. */
    static UhpClient connect(Speaker engine, Duration timeout) {
        return builder(engine).timeout(timeout).start();
    }

    /** Returns a builder of a client that waits for minutes: a machine may be slow. */
    static UhpClient.Builder builder(Speaker engine) {
        PipedEngine piped = new PipedEngine(engine);
        return UhpClient.builder(piped.mouth, piped.ears).timeout(Duration.ofMinutes(5));
    }

    /** Returns a session of an engine that plays the first legal move. */
    static UhpSession firstMover() {
        return UhpEngine.builder(
                        "First", "1", (game, limit) -> game.legalMoves().get(0))
                .build()
                .session();
    }
}
