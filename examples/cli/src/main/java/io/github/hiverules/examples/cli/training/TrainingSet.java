// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.examples.cli.commands.Verdict;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.RecordFiles;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.notation.record.GameRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * A training set in a folder: numbered files in {@code train}, {@code validation} and {@code test}, and a description
 * in {@code features.json}. The description is written last.
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

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path folder;
    private final FeaturePlanes planes;
    private final int blockTurns;
    private final Set<UUID> seen = new HashSet<>();
    private final List<GameRecord> block = new ArrayList<>();
    private int turns;
    private long blocks;
    private long broken;
    private long duplicates;
    private Progress progress;

    /**
     * The content of the file {@code .progress}.
     *
     * @param rows the number of rows in each part
     * @param unfit the number of omitted positions
     */
    private record Progress(String settings, long blocks, List<Long> rows, long unfit) {}

    /**
     * Opens a set and continues after the blocks that are already written.
     *
     * @param inputs a fingerprint of the input files. A changed fingerprint restarts the set
     */
    TrainingSet(Path folder, FeaturePlanes planes, String inputs) throws IOException {
        this.folder = folder;
        this.planes = planes;
        blockTurns = Math.max(1, Math.min(MAX_BLOCK_TURNS, MAX_BLOCK_BYTES / planes.size()));
        Files.createDirectories(folder);
        Files.deleteIfExists(folder.resolve("features.json"));
        progress = resume(planes.features() + " " + planes.radius() + " " + planes.middle() + " " + inputs);
    }

    /**
     * Returns a fingerprint of the input files' names, sizes and times. Standard input has a new fingerprint in every
     * call, because its content is unknown.
     */
    static String inputs(List<String> paths) {
        StringBuilder text = new StringBuilder(paths.contains("-") ? UUID.randomUUID() + " " : "");
        for (String path : paths) {
            try {
                for (Path file : RecordFiles.of(path).files()) {
                    text.append(file).append(' ').append(Files.size(file)).append(' ');
                    text.append(Files.getLastModifiedTime(file).toMillis()).append(' ');
                }
            } catch (IOException e) {
                text.append(path).append(" can't be read "); // the error is printed when the file is read
            }
        }
        return Text.digest(text.toString());
    }

    private Progress resume(String settings) throws IOException {
        Path file = folder.resolve(".progress");
        try {
            Progress known = Files.exists(file) ? JSON.readValue(file.toFile(), Progress.class) : null;
            if (known != null && known.settings.equals(settings)) {
                return known;
            }
        } catch (JacksonException e) {
            // the file is damaged
        }
        for (String part : PARTS) {
            Path files = folder.resolve(part);
            Files.createDirectories(files);
            try (DirectoryStream<Path> olds = Files.newDirectoryStream(files, "*.npz*")) {
                for (Path old : olds) {
                    Files.delete(old);
                }
            }
        }
        return new Progress(settings, 0, List.of(0L, 0L, 0L), 0);
    }

    /** Adds a game unless the game is broken or a duplicate. */
    void add(Verdict verdict) {
        if (verdict.error().isPresent()) {
            broken++;
            return;
        }
        GameRecord game = verdict.record().orElseThrow();
        if (!game.recordedMoves().isEmpty()) {
            if (!seen.add(UUID.nameUUIDFromBytes(game.gameKey().getBytes(StandardCharsets.UTF_8)))) {
                duplicates++;
                return;
            }
            block.add(game);
            turns += game.moves().size();
            if (turns >= blockTurns) {
                writeBlock();
            }
        }
    }

    private void writeBlock() {
        if (blocks >= progress.blocks) {
            List<Long> rows = new ArrayList<>();
            long unfit = progress.unfit + turns;
            try {
                for (int part = 0; part < PARTS.size(); part++) {
                    int chosen = part;
                    List<TrainingRow> added = block.parallelStream()
                            .filter(game -> partOf(game) == chosen)
                            .flatMap(game -> TrainingRow.of(game, planes).stream())
                            .toList();
                    if (!added.isEmpty()) {
                        Path file =
                                folder.resolve(PARTS.get(part)).resolve(String.format(Locale.ROOT, "%06d.npz", blocks));
                        TrainingRow.write(added, planes, file);
                    }
                    rows.add(progress.rows.get(part) + added.size());
                    unfit -= added.size();
                }
                progress = new Progress(progress.settings, blocks + 1, rows, unfit);
                RecordFiles.replace(folder.resolve(".progress"), JSON.writeValueAsString(progress));
            } catch (IOException e) {
                throw Failures.cannotWrite(folder, e);
            }
        }
        blocks++;
        block.clear();
        turns = 0;
    }

    /** Returns the part of the set that a game belongs to. The part depends only on the moves. */
    private static int partOf(GameRecord game) {
        int digit = Integer.parseInt(TrainingRow.id(game).substring(0, 7), 16) % SPLIT;
        return digit == 0 ? 2 : digit == 1 ? 1 : 0;
    }

    /** Writes the last block and {@code features.json}. */
    void finish() throws IOException {
        if (!block.isEmpty()) {
            writeBlock();
        }
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("radius", planes.radius());
        description.put("middle", planes.middle());
        description.put("planes", planes.names());
        for (int part = 0; part < PARTS.size(); part++) {
            description.put(PARTS.get(part), progress.rows.get(part));
        }
        description.put("games", seen.size());
        description.put("repeatedGames", duplicates);
        description.put("brokenGames", broken);
        description.put("positionsThatDoNotFit", progress.unfit);
        RecordFiles.replace(
                folder.resolve("features.json"),
                JSON.writerWithDefaultPrettyPrinter().writeValueAsString(description) + "\n");
    }

    long broken() {
        return broken;
    }

    @Override
    public String toString() {
        return Text.count(progress.rows.get(0), "row") + " to train, " + progress.rows.get(1) + " to validate, "
                + progress.rows.get(2) + " to test, of " + Text.count(seen.size(), "game")
                + (duplicates > 0 ? "; " + duplicates + " repeated" : "")
                + (broken > 0 ? "; " + broken + " broken" : "")
                + (progress.unfit > 0 ? "; omitted " + Text.count(progress.unfit, "position") : "");
    }
}
