// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.search.SearchBoard;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A row of a training set: one turn of a game.
 *
 * @param legal the move numbers of the legal moves, in ascending order
 * @param move the move number of the played move
 * @param result 1 for a win of the side to move, 0 for a draw, -1 for a loss, -2 for an unknown result
 * @param ply the number of turns played before this position
 * @param key the position's canonical key
 */
@SuppressWarnings("ArrayRecordComponent") // rows are not compared
record TrainingRow(byte[] planes, int[] legal, int move, int result, int ply, String game, String key) {
    private static final int UNKNOWN = -2;

    private static int result(Outcome outcome, Color side) {
        int decided = outcome.winner().map(winner -> winner == side ? 1 : -1).orElse(0);
        return outcome.isOver() ? decided : UNKNOWN;
    }

    /** Returns a game's identifier: 32 hexadecimal digits, computed from the moves. */
    static String id(GameRecord game) {
        return Text.digest(game.gameKey());
    }

    /** Returns the rows of a game. Omits positions that don't fit the planes. */
    static List<TrainingRow> of(GameRecord game, FeaturePlanes planes) {
        List<TrainingRow> rows = new ArrayList<>();
        String id = id(game);
        int[] moves = new int[SearchBoard.maxMoves()];
        SearchBoard board = SearchBoard.of(game.startPosition());
        for (Move played : game.moves()) {
            board.make(played);
            int move = board.lastMove();
            board.undo();
            byte[] input = new byte[planes.size()];
            if (planes.write(board, board.sideToMove(), input, 0)) {
                int[] legal = IntStream.of(Arrays.copyOf(moves, board.generate(moves, 0)))
                        .flatMap(legalMove -> synonyms(board, legalMove))
                        .sorted()
                        .toArray();
                rows.add(new TrainingRow(
                        input,
                        legal,
                        MoveNumbers.of(board, move),
                        result(game.outcome(), board.sideToMove()),
                        board.ply(),
                        id,
                        CanonicalPosition.of(board.position()).key()));
            }
            board.make(played);
        }
        return rows;
    }

    private static IntStream synonyms(SearchBoard board, int move) {
        int[] synonyms = new int[MoveNumbers.MAX_SYNONYMS];
        return Arrays.stream(synonyms, 0, MoveNumbers.synonyms(board, move, synonyms, 0));
    }

    /** Returns the content of an NPZ file with the rows. */
    static byte[] print(List<TrainingRow> rows, FeaturePlanes planes) throws IOException {
        int count = rows.size();
        int numbers = rows.stream().mapToInt(row -> row.legal.length).sum();
        NumpyFile npz = new NumpyFile();
        npz.array(
                "planes",
                "|u1",
                values -> rows.forEach(row -> values.put(row.planes)),
                count,
                planes.count(),
                planes.width(),
                planes.width());
        npz.array(
                "legal",
                "<u2",
                values -> rows.forEach(row -> IntStream.of(row.legal).forEach(n -> values.putShort((short) n))),
                numbers);
        int[] starts = rows.stream().mapToInt(row -> row.legal.length).toArray();
        Arrays.parallelPrefix(starts, Integer::sum);
        npz.array("legal_start", "<i4", values -> IntStream.of(starts).forEach(values.putInt(0)::putInt), count + 1);
        npz.array("move", "<u2", values -> rows.forEach(row -> values.putShort((short) row.move)), count);
        npz.array("result", "|i1", values -> rows.forEach(row -> values.put((byte) row.result)), count);
        npz.array("ply", "<i4", values -> rows.forEach(row -> values.putInt(row.ply)), count);
        writeTexts(npz, "game", rows, TrainingRow::game);
        writeTexts(npz, "key", rows, TrainingRow::key);
        return npz.content();
    }

    /** Writes ASCII strings, padded to the length of the longest string. */
    private static void writeTexts(
            NumpyFile npz, String name, List<TrainingRow> rows, Function<TrainingRow, String> text) throws IOException {
        int width =
                rows.stream().mapToInt(row -> text.apply(row).length()).max().orElse(1);
        npz.array(
                name,
                "|S" + width,
                values -> rows.forEach(
                        row -> values.put(Arrays.copyOf(text.apply(row).getBytes(StandardCharsets.US_ASCII), width))),
                rows.size());
    }
}
