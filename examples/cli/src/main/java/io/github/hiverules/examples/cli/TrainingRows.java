// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.search.SearchBoard;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The rows of a training set, one per turn. Omits turns whose position exceeds the planes. */
final class TrainingRows {
    private static final int UNKNOWN = -2;

    private final FeaturePlanes planes;
    private byte[] inputs = new byte[0];
    private short[] legal = new short[0];
    private int numbers;
    private int unfit;

    /** The columns of a row, except planes and legal move numbers. */
    private record Row(int legalStart, short move, byte result, int ply, String game, String key) {}

    private final List<Row> rows = new ArrayList<>();

    TrainingRows(FeaturePlanes planes) {
        this.planes = planes;
    }

    /** Returns a game's identifier: 32 hexadecimal digits that depend only on the moves. */
    static String id(GameRecord game) {
        return digest(game.gameKey());
    }

    /** Returns the first 128 bits of a text's SHA-256 in hexadecimal. */
    static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Returns the rows of a game. */
    static TrainingRows of(GameRecord game, FeaturePlanes planes) {
        TrainingRows result = new TrainingRows(planes);
        String id = id(game);
        int[] moves = new int[SearchBoard.MAX_MOVES];
        SearchBoard board = SearchBoard.of(game.startPosition());
        for (Move played : game.moves()) {
            int move = board.encode(played).orElseThrow();
            result.add(board, move, moves, game.outcome(), id);
            board.make(move);
        }
        return result;
    }

    private void add(SearchBoard board, int played, int[] moves, Outcome outcome, String id) {
        int start = rows.size() * planes.size();
        if (inputs.length < start + planes.size()) {
            inputs = Arrays.copyOf(inputs, Math.max(start + 16 * planes.size(), inputs.length / 2 * 3));
        }
        if (!planes.write(board, board.sideToMove(), inputs, start)) {
            unfit++;
            return;
        }
        int first = numbers;
        int count = board.generate(moves, 0);
        int[] synonyms = new int[MoveNumbers.MAX_SYNONYMS];
        for (int i = 0; i < count; i++) {
            int end = MoveNumbers.synonyms(board, moves[i], synonyms, 0);
            if (legal.length < numbers + end) {
                legal = Arrays.copyOf(legal, 2 * legal.length + 64);
            }
            for (int n = 0; n < end; n++) {
                legal[numbers++] = (short) synonyms[n];
            }
        }
        Arrays.sort(legal, first, numbers);
        rows.add(new Row(
                first,
                (short) MoveNumbers.of(board, played),
                result(outcome, board.sideToMove()),
                board.ply(),
                id,
                CanonicalPosition.of(board.position()).key()));
    }

    private static byte result(Outcome outcome, Color side) {
        if (!outcome.isOver()) {
            return UNKNOWN;
        }
        return (byte) outcome.winner()
                .map(winner -> winner == side ? 1 : -1)
                .orElse(0)
                .intValue();
    }

    /** {@return the number of rows} */
    int count() {
        return rows.size();
    }

    /** {@return the number of omitted turns} */
    int unfit() {
        return unfit;
    }

    /** Concatenates the rows of several games. */
    static TrainingRows concat(List<TrainingRows> games, FeaturePlanes planes) {
        TrainingRows all = new TrainingRows(planes);
        all.inputs = new byte[games.stream().mapToInt(TrainingRows::count).sum() * planes.size()];
        all.legal = new short[games.stream().mapToInt(game -> game.numbers).sum()];
        for (TrainingRows game : games) {
            System.arraycopy(game.inputs, 0, all.inputs, all.count() * planes.size(), game.count() * planes.size());
            System.arraycopy(game.legal, 0, all.legal, all.numbers, game.numbers);
            for (Row row : game.rows) {
                all.rows.add(new Row(all.numbers + row.legalStart, row.move, row.result, row.ply, row.game, row.key));
            }
            all.numbers += game.numbers;
            all.unfit += game.unfit;
        }
        return all;
    }

    /** Writes the rows as an NPZ file. */
    void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        int count = count();
        int[] legalStarts = new int[count + 1];
        short[] moves = new short[count];
        byte[] results = new byte[count];
        int[] plies = new int[count];
        for (int i = 0; i < count; i++) {
            Row row = rows.get(i);
            legalStarts[i] = row.legalStart;
            moves[i] = row.move;
            results[i] = row.result;
            plies[i] = row.ply;
        }
        legalStarts[count] = numbers;
        try (NumpyFile npz = new NumpyFile(file)) {
            npz.bytes("planes", inputs, count * planes.size(), count, planes.count(), planes.side(), planes.side());
            npz.shorts("legal", Arrays.copyOf(legal, numbers));
            npz.ints("legal_start", legalStarts);
            npz.shorts("move", moves);
            npz.signedBytes("result", results);
            npz.ints("ply", plies);
            npz.texts("game", rows.stream().map(Row::game).toList());
            npz.texts("key", rows.stream().map(Row::key).toList());
            npz.finish();
        }
    }
}
