// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.testkit;

import io.github.hiverules.api.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Files of positions with their perft counts. A case starts with a line {@code id NAME}. A {@link Drawing} and lines
 * {@code perft DEPTH COUNT} follow. Other lines between cases are comments.
 */
public final class PerftFile {
    public record Case(String id, Position position, Map<Integer, Long> counts) {
        @Override
        public String toString() {
            return id;
        }
    }

    private PerftFile() {}

    /** Reads the cases from a resource of the test class path. */
    public static Stream<Case> read(String resource) {
        List<Case> cases = new ArrayList<>();
        try (InputStream bytes = Objects.requireNonNull(PerftFile.class.getResourceAsStream(resource), resource);
                BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id ")) {
                    cases.add(read(line.substring("id ".length()), lines));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cases.stream();
    }

    private static Case read(String id, BufferedReader lines) throws IOException {
        StringBuilder drawing = new StringBuilder();
        String line = lines.readLine();
        for (; line != null && !line.startsWith("perft "); line = lines.readLine()) {
            drawing.append(line).append('\n');
        }
        Map<Integer, Long> counts = new TreeMap<>();
        for (; line != null && line.startsWith("perft "); line = lines.readLine()) {
            String[] words = line.split(" ");
            counts.put(Integer.valueOf(words[1]), Long.valueOf(words[2]));
        }
        return new Case(id, Drawing.of(drawing.toString()).position(), counts);
    }
}
