// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.notation.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.type.LongDataType;
import org.h2.mvstore.type.StringDataType;

/**
 * An index of openings. For each position, the index lists the moves played, their results and example games. Symmetric
 * positions and transpositions count as one position. An index in a file uses bounded memory.
 */
public final class OpeningIndex implements AutoCloseable {
    /** The ending of the file that {@link #save} writes before it replaces the index. */
    public static final String COPY = ".new";

    private static final int MAX_EXAMPLE_LENGTH = 200;

    /** The maximum number of positions in a batch. A sorted batch writes each page of the store only once. */
    private static final int BATCH = 120_000;

    private final String name;
    private final MVStore store;
    private final MVMap<Long, String> positions;
    private final MVMap<Long, String> games;
    private final Map<Long, OpeningLines> batch = new TreeMap<>();
    private long gameCount;

    /**
     * A move and its results.
     *
     * @param games the number of games, including unfinished games
     * @param examples descriptions of the first games, one line each
     */
    public record Choice(Move move, int games, int whiteWins, int draws, int blackWins, List<String> examples) {}

    private OpeningIndex(String name, MVStore store) {
        this.name = name;
        this.store = store;
        positions = openMap(store, "positions-1");
        games = openMap(store, "games-1");
    }

    private static MVMap<Long, String> openMap(MVStore store, String map) {
        return store.openMap(
                map,
                new MVMap.Builder<Long, String>()
                        .keyType(LongDataType.INSTANCE)
                        .valueType(StringDataType.INSTANCE)
                        .singleWriter());
    }

    /** Creates an empty index in memory. */
    public static OpeningIndex inMemory() {
        return new OpeningIndex(
                "memory", new MVStore.Builder().autoCommitDisabled().open());
    }

    /** Creates an empty index in a new file. The file must not exist. */
    public static OpeningIndex create(Path file) {
        try {
            MVStore store = new MVStore.Builder()
                    .fileName(file.toAbsolutePath().toString())
                    .autoCommitDisabled()
                    .compress()
                    .open();
            store.setRetentionTime(0); // no other program reads the file, so space can be reused at once
            return new OpeningIndex(file.toString(), store);
        } catch (MVStoreException e) {
            throw cannotWrite(file, e);
        }
    }

    /**
     * Opens an index for queries.
     *
     * @throws IOException if the file can't be read or is not an index
     */
    public static OpeningIndex open(Path file) throws IOException {
        if (!Files.exists(file)) {
            throw new IOException("can't read " + file + ": no such file");
        }
        MVStore.Builder builder =
                new MVStore.Builder().fileName(file.toAbsolutePath().toString()).readOnly();
        try {
            MVStore store = builder.open();
            if (store.hasMap("positions-1") && store.hasMap("games-1")) {
                return new OpeningIndex(file.toString(), store);
            }
            store.closeImmediately();
        } catch (MVStoreException | IllegalArgumentException e) {
            throw new IOException(file + " is not an index of openings, or is damaged", e);
        }
        throw new IOException(file + " is not an index of openings");
    }

    /**
     * Adds the first moves of a game.
     *
     * @param source the name of the source, shown with the example games
     * @param plies the maximum number of moves to add
     */
    public void add(String source, GameRecord record, int plies) {
        Game game = record.game();
        List<Position> line = game.at(Math.min(game.length(), plies)).positions();
        if (line.size() < 2) {
            return;
        }
        String example = source + ": " + record.tag("White").orElse("?") + " - "
                + record.tag("Black").orElse("?")
                + record.tag("Date").map(date -> ", " + date).orElse("") + ", "
                + record.uhpState();
        games.append(gameCount, example.substring(0, Math.min(example.length(), MAX_EXAMPLE_LENGTH)));
        List<Long> number = List.of(gameCount++);
        Outcome outcome = record.outcome();
        long here = hash(line.get(0));
        for (Position position : line.subList(1, line.size())) {
            long next = hash(position);
            OpeningLines.Line played = new OpeningLines.Line(
                    next,
                    1,
                    outcome.isWonBy(Color.WHITE) ? 1 : 0,
                    outcome.isDraw() ? 1 : 0,
                    outcome.isWonBy(Color.BLACK) ? 1 : 0,
                    number);
            batch.merge(here, new OpeningLines(List.of(played)), OpeningLines::plus);
            here = next;
        }
        if (batch.size() >= BATCH) {
            flush();
        }
    }

    private void flush() {
        try {
            batch.forEach((position, lines) -> {
                OpeningLines known = OpeningLines.parse(positions.getOrDefault(position, ""));
                positions.put(position, known.plus(lines).toString());
            });
            batch.clear();
            store.commit();
        } catch (MVStoreException e) {
            throw cannotWrite(Path.of(name), e);
        }
    }

    private static IllegalStateException cannotWrite(Path file, MVStoreException reason) {
        Throwable cause = reason;
        while (cause != null && !(cause instanceof IOException)) {
            cause = cause.getCause();
        }
        return Failures.cannotWrite(
                file, cause instanceof IOException broken ? broken : new IOException(reason.getMessage(), reason));
    }

    private static long hash(Position position) {
        byte[] key = CanonicalPosition.of(position).key().getBytes(US_ASCII);
        return UUID.nameUUIDFromBytes(key).getLeastSignificantBits();
    }

    /**
     * Returns the moves played from a position, most played first.
     *
     * @throws IllegalStateException if the index is damaged
     */
    public List<Choice> choices(Position position) {
        try {
            if (!batch.isEmpty()) {
                flush();
            }
            String found = positions.getOrDefault(hash(position), "");
            Map<Long, Move> moves = new HashMap<>();
            position.legalMoves().forEach(move -> moves.putIfAbsent(hash(position.playUnchecked(move)), move));
            List<Choice> choices = new ArrayList<>();
            for (OpeningLines.Line line : OpeningLines.parse(found).lines()) {
                Move move = moves.get(line.next());
                if (move != null) { // a stored move may be illegal under the position's rules
                    List<String> examples = line.examples().stream()
                            .map(number -> games.getOrDefault(number, "?"))
                            .toList();
                    choices.add(new Choice(move, line.games(), line.white(), line.draws(), line.black(), examples));
                }
            }
            choices.sort(Comparator.comparing(choice -> -choice.games()));
            return choices;
        } catch (RuntimeException e) {
            throw new IllegalStateException(name + " is damaged", e);
        }
    }

    /** {@return the number of games in the index} */
    public long games() {
        return games.sizeAsLong();
    }

    /** Writes a compact copy of this index to a file. An existing file is replaced only when the copy is complete. */
    public void save(Path file) throws IOException {
        flush();
        Path next = file.resolveSibling(file.getFileName() + COPY);
        Files.deleteIfExists(next);
        try (OpeningIndex copy = create(next)) {
            positions.forEach(copy.positions::append);
            games.forEach(copy.games::append);
        } catch (MVStoreException e) {
            throw cannotWrite(file, e);
        }
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void close() {
        store.close();
    }
}
