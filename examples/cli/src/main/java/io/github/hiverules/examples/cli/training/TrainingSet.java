// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.examples.cli.commands.Verdict;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.Middle;
import io.github.hiverules.notation.record.GameRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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

    private static final String DESCRIPTION = "features.json";
    private static final String PROGRESS = ".progress";

    /** Reads only objects with exactly the expected keys, because other files may have the names of the set's files. */
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final Output output;
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

    /** The content of the file {@code features.json}. The names of the components are the file's keys. */
    private record Description(
            int radius,
            Middle middle,
            List<String> planes,
            long train,
            long validation,
            long test,
            long games,
            long repeatedGames,
            long brokenGames,
            long positionsThatDoNotFit) {}

    /**
     * Opens a set and continues after the blocks that are already written.
     *
     * @param inputs a fingerprint of the input files
     * @throws CommandException if a file that the set needs is not from a training set, or is from a set of other
     *     planes or inputs
     */
    TrainingSet(Output output, FeaturePlanes planes, String inputs) throws IOException {
        this.output = output;
        this.planes = planes;
        blockTurns = Math.max(1, Math.min(MAX_BLOCK_TURNS, MAX_BLOCK_BYTES / planes.size()));
        String settings = planes.features() + " " + planes.radius() + " " + planes.middle() + " " + inputs;
        boolean isEmpty = claim();
        Path file = output.resolve(PROGRESS);
        Progress known = Files.exists(file) ? read(file, Progress.class) : null;
        if (known != null && known.settings.equals(settings)) {
            progress = known;
        } else if (isEmpty) {
            Files.deleteIfExists(output.resolve(DESCRIPTION));
            progress = new Progress(settings, 0, List.of(0L, 0L, 0L), 0);
            output.replace(PROGRESS, JSON.writeValueAsBytes(progress)); // before the first rows
        } else {
            throw output.refusal("is a training set of other records or settings");
        }
    }

    /** Checks all names that the set needs, before anything changes. Returns whether the set has no rows yet. */
    private boolean claim() throws IOException {
        output.claim(DESCRIPTION, "a description of a training set", file -> read(file, Description.class) != null);
        output.claim(PROGRESS, "the progress of a training set", file -> read(file, Progress.class) != null);
        boolean isEmpty = true;
        for (String part : PARTS) {
            output.claimFolder(part);
            for (String member : members(part)) {
                output.claim(member, "a part of a training set", NumpyFile::isOwn);
                isEmpty = false;
            }
        }
        return isEmpty;
    }

    /** Returns the names that files of the set in a folder have. */
    private List<String> members(String part) throws IOException {
        if (!Files.isDirectory(output.resolve(part))) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(output.resolve(part))) {
            return found.map(file -> part + "/" + file.getFileName())
                    .filter(name -> name.matches("\\w+/\\d{6,}\\.npz"))
                    .sorted()
                    .toList();
        }
    }

    private static <T> @Nullable T read(Path file, Class<T> type) throws IOException {
        try {
            return JSON.readValue(file.toFile(), type);
        } catch (JacksonException e) {
            return null;
        }
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
                        output.replace(
                                String.format(Locale.ROOT, "%s/%06d.npz", PARTS.get(part), blocks),
                                TrainingRow.print(added, planes));
                    }
                    rows.add(progress.rows.get(part) + added.size());
                    unfit -= added.size();
                }
                progress = new Progress(progress.settings, blocks + 1, rows, unfit);
                output.replace(PROGRESS, JSON.writeValueAsBytes(progress));
            } catch (IOException e) {
                throw output.cannotWrite(e);
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
        String description = JSON.writerWithDefaultPrettyPrinter()
                .writeValueAsString(new Description(
                        planes.radius(),
                        planes.middle(),
                        planes.names(),
                        progress.rows.get(0),
                        progress.rows.get(1),
                        progress.rows.get(2),
                        seen.size(),
                        duplicates,
                        broken,
                        progress.unfit));
        byte[] content = (description + "\n").getBytes(StandardCharsets.UTF_8);
        output.claim(
                DESCRIPTION,
                "the description of this training set",
                file -> Arrays.equals(Files.readAllBytes(file), content));
        output.replace(DESCRIPTION, content);
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
