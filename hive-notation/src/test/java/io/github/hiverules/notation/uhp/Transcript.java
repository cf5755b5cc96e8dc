// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Replays an engine's output of a recorded session, as long as the input matches the recorded input. */
final class Transcript implements PipedEngine.Speaker {
    private final List<String> lines;
    private final List<String> unexpected = new ArrayList<>();
    private final CountDownLatch end = new CountDownLatch(1);
    private int next;

    private Transcript(List<String> lines) {
        this.lines = lines;
    }

    /** Reads a transcript from the test resources. */
    static Transcript of(String name) throws IOException {
        try (InputStream text = Transcript.class.getResourceAsStream("/uhp/" + name + ".txt")) {
            return new Transcript(new String(text.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(">") || line.startsWith("<"))
                    .toList());
        }
    }

    @Override
    public void speak(InputStream hears, OutputStream says) throws IOException {
        try {
            speakUntilTheEnd(hears, says);
        } finally {
            end.countDown();
        }
    }

    private void speakUntilTheEnd(InputStream hears, OutputStream says) throws IOException {
        BufferedReader commands = new BufferedReader(new InputStreamReader(hears, UTF_8));
        sayAll(says);
        String command;
        while ((command = commands.readLine()) != null && !command.equals("exit")) {
            if (next == lines.size() || !lines.get(next).equals("> " + command)) {
                unexpected.add(command);
                return;
            }
            next++;
            sayAll(says);
        }
    }

    private void sayAll(OutputStream says) throws IOException {
        for (; next < lines.size() && lines.get(next).startsWith("<"); next++) {
            String line = lines.get(next);
            says.write((line.substring(Math.min(2, line.length())) + "\n").getBytes(UTF_8));
        }
        says.flush();
    }

    /**
     * Waits until the client has disconnected, and returns the differences between its input and the transcript.
     * Transcripts don't contain {@code exit}, because a client may disconnect before the engine reads it.
     */
    List<String> differences() throws InterruptedException {
        end.await();
        List<String> differences = new ArrayList<>(unexpected);
        differences.addAll(lines.subList(next, lines.size()));
        return differences;
    }
}
