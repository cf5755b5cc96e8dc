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

/** Plays an engine's part in a recorded session: says what it said as long as it hears what it heard. */
final class Transcript implements PipedEngine.Speaker {
    private final List<String> lines;
    private final List<String> unexpected = new ArrayList<>();
    private final CountDownLatch end = new CountDownLatch(1);
    private int next;

    private Transcript(List<String> lines) {
        this.lines = lines;
    }

    /** The transcript of that name among the test resources. */
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
     * What was heard and is not in the transcript, or was in it and not heard, when the client has gone. Its {@code exit} is in no
     * transcript: on a busy machine the client goes before it is heard.
     */
    List<String> differences() throws InterruptedException {
        end.await();
        List<String> differences = new ArrayList<>(unexpected);
        differences.addAll(lines.subList(next, lines.size()));
        return differences;
    }
}
