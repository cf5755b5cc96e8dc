// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import io.github.hiverules.api.Bug;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ScannedGame;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;

/**
 * A training set in a folder: numbered files in {@code train}, {@code validation} and {@code test}, and {@code features.json},
 * written last.
 *
 * <p>Games are written in blocks. A resumed run skips the blocks already written, but reads their games again to detect
 * duplicates.
 */
final class TrainingSet {
    private static final List<String> PARTS = List.of("train", "validation", "test");

    /** One game in 20 goes to validation, and one in 20 to test. */
    private static final int SPLIT = 20;

    private static final int MAX_BLOCK_BYTES = 32 << 20;
    private static final int MAX_BLOCK_TURNS = 8192;

    private final Path folder;
    private final FeaturePlanes planes;
    private final String settings;
    private final int blockTurns;

    private final Set<UUID> seen = new HashSet<>();
    private final List<GameRecord> block = new ArrayList<>();
    private int turns;
    private long blocks;
    private long broken;
    private long duplicates;

    // stored in the file .progress
    private long written;
    private final long[] rows = new long[PARTS.size()];
    private long unfit;

    /**
     * Opens the set after the blocks already written.
     *
     * @param inputs a fingerprint of the input files; if it has changed, the set is restarted
     */
    TrainingSet(Path folder, FeaturePlanes planes, String inputs) throws IOException {
        this.folder = folder;
        this.planes = planes;
        settings =
                (planes.features() + " " + planes.radius() + " " + planes.middle() + " " + inputs).replace('\n', ' ');
        blockTurns = Math.max(1, Math.min(MAX_BLOCK_TURNS, MAX_BLOCK_BYTES / planes.size()));
        Files.createDirectories(folder);
        Files.deleteIfExists(folder.resolve("features.json"));
        resume();
    }

    /**
     * Returns a fingerprint of the input files' names, sizes and times. With standard input, whose content is unknown, every
     * call returns a different fingerprint.
     */
    static String inputs(List<String> paths) {
        StringBuilder text = new StringBuilder();
        if (paths.contains("-")) {
            text.append(UUID.randomUUID());
        }
        for (String path : paths) {
            try {
                for (Path file : path.equals("-")
                        ? List.<Path>of()
                        : RecordFiles.of(path).files()) {
                    text.append(file).append(' ').append(Files.size(file)).append(' ');
                    text.append(Files.getLastModifiedTime(file).toMillis()).append(' ');
                }
            } catch (IOException e) {
                text.append(path).append(" can't be read "); // the reader reports the reason
            }
        }
        return TrainingRows.digest(text.toString());
    }

    private void resume() throws IOException {
        Path progress = folder.resolve(".progress");
        String[] known =
                Files.exists(progress) ? Files.readString(progress).strip().split(" ", 6) : new String[0];
        if (known.length == 6
                && known[5].equals(settings)
                && String.join("", known).matches("\\d{5}.*")) {
            written = Long.parseLong(known[0]);
            for (int part = 0; part < rows.length; part++) {
                rows[part] = Long.parseLong(known[1 + part]);
            }
            unfit = Long.parseLong(known[4]);
            return;
        }
        for (String part : PARTS) {
            Path files = folder.resolve(part);
            Files.createDirectories(files);
            try (DirectoryStream<Path> old = Files.newDirectoryStream(files, "*.{npz,part}")) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Adds a game unless it is broken or a duplicate. */
    void add(ScannedGame found) {
        if (!found.isValid()) {
            broken++;
            return;
        }
        GameRecord game = found.orElseThrow();
        if (!game.recordedMoves().isEmpty()) {
            String id = TrainingRows.id(game);
            if (!seen.add(new UUID(
                    Long.parseUnsignedLong(id.substring(0, 16), 16), Long.parseUnsignedLong(id.substring(16), 16)))) {
                duplicates++;
                return;
            }
            block.add(game);
            turns += game.recordedMoves().size();
            if (turns >= blockTurns) {
                writeBlock();
            }
        }
    }

    private void writeBlock() {
        if (blocks >= written) {
            try {
                List<TrainingRows> games = block.parallelStream()
                        .map(game -> TrainingRows.of(game, planes))
                        .toList();
                for (int part = 0; part < PARTS.size(); part++) {
                    List<TrainingRows> chosen = new ArrayList<>();
                    for (int i = 0; i < games.size(); i++) {
                        if (partOf(block.get(i)) == part) {
                            chosen.add(games.get(i));
                        }
                    }
                    writePart(part, TrainingRows.concat(chosen, planes));
                }
                written = blocks + 1;
                saveProgress();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        blocks++;
        block.clear();
        turns = 0;
    }

    /** Returns a game's part, which depends only on its moves. */
    private static int partOf(GameRecord game) {
        int digit = Integer.parseInt(TrainingRows.id(game).substring(0, 7), 16) % SPLIT;
        return digit == 0 ? 2 : digit == 1 ? 1 : 0;
    }

    private void writePart(int part, TrainingRows games) throws IOException {
        if (games.count() > 0) {
            games.write(folder.resolve(PARTS.get(part)).resolve(String.format(Locale.ROOT, "%06d.npz", blocks)));
        }
        rows[part] += games.count();
        unfit += games.unfit();
    }

    private void saveProgress() throws IOException {
        replace(".progress", written + " " + rows[0] + " " + rows[1] + " " + rows[2] + " " + unfit + " " + settings);
    }

    private void replace(String name, String text) throws IOException {
        Path next = folder.resolve(name + ".part");
        Files.writeString(next, text + "\n");
        Files.move(next, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Writes the last block and {@code features.json}. */
    void finish() throws IOException {
        if (!block.isEmpty()) {
            writeBlock();
        }
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter());
            json.writeStartObject();
            json.writeNumberField("radius", planes.radius());
            json.writeStringField("middle", planes.middle().name());
            json.writeArrayFieldStart("planes");
            for (String plane : names(planes)) {
                json.writeString(plane);
            }
            json.writeEndArray();
            for (int part = 0; part < PARTS.size(); part++) {
                json.writeNumberField(PARTS.get(part), rows[part]);
            }
            json.writeNumberField("games", seen.size());
            json.writeNumberField("repeatedGames", duplicates);
            json.writeNumberField("brokenGames", broken);
            json.writeNumberField("positionsThatDoNotFit", unfit);
            json.writeEndObject();
        }
        replace("features.json", text.toString());
    }

    /** Returns the names of the planes. */
    private static List<String> names(FeaturePlanes planes) {
        List<String> names = new ArrayList<>();
        for (Feature feature : planes.features()) {
            switch (feature) {
                case BUGS, HANDS -> {
                    for (String side : List.of("OWN", "OTHER")) {
                        for (Bug kind : planes.kinds()) {
                            names.add(feature + " " + side + " " + kind);
                        }
                    }
                }
                case LAST_MOVE -> names.addAll(List.of(feature + " FROM", feature + " TO"));
                case PINNED, PLACEMENTS, COVERED, LIBERTIES ->
                    names.addAll(List.of(feature + " OWN", feature + " OTHER"));
                default -> names.add(feature.name());
            }
        }
        return names;
    }

    /** {@return the number of broken games} */
    long broken() {
        return broken;
    }

    @Override
    public String toString() {
        return rows[0] + " rows to train, " + rows[1] + " to validate, " + rows[2] + " to test, of " + seen.size()
                + " games" + (duplicates > 0 ? "; " + duplicates + " repeated" : "")
                + (broken > 0 ? "; " + broken + " broken" : "")
                + (unfit > 0 ? "; " + unfit + " positions do not fit" : "");
    }
}
