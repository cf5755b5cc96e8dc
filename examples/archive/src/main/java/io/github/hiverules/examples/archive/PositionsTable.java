// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/**
 * The table {@code positions}: a row for each turn of every valid game from the empty table, {@link Twins} aside. Positions that differ only by a shift, a turn, a reflection
 * or the numbers of alike pieces have the same key. As alike moves have many names, a statistic of moves had better count the
 * keys that they lead to.
 */
final class PositionsTable {
    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("source", "string", false)
            .add("index", "int", false)
            .add("ply", "int", false) // how many turns came before, from 0
            .add("key", "string", false) // of the position, see CanonicalPosition
            .add("move", "string", false) // as a MoveString
            .add("next_key", "string", false) // of the position after the move
            .add("result", "string", false); // of the game

    private PositionsTable() {}

    /**
     * The rows of a game, made as they are asked for.
     *
     * @param game a valid row of {@link GamesTable}
     * @param limit how many turns to take at most
     */
    static Iterator<Row> rows(Row game, int limit) {
        String gameString = game.getAs("game_string");
        ReaderOptions options = ReaderOptions.strict().withRulesets(GamesTable.ruleset(game.getAs("rules")));
        GameRecord record = Records.parse(gameString, options).get(0);
        String[] fields = gameString.split(";", -1); // game type, state, turn, moves
        List<Move> moves = record.moves();
        Object source = game.getAs("source");
        Object index = game.getAs("index");
        Object result = game.getAs("result");
        Walk walk = new Walk(Position.start(record.ruleset()));
        return IntStream.range(0, Math.min(limit, moves.size()))
                .mapToObj(ply -> {
                    String key = walk.key;
                    walk.play(moves.get(ply));
                    return RowFactory.create(source, index, ply, key, fields[3 + ply], walk.key, result);
                })
                .iterator();
    }

    /** A position that moves on, and its key. */
    private static final class Walk {
        private Position position;
        private String key;

        Walk(Position start) {
            position = start;
            key = CanonicalPosition.of(start).key();
        }

        void play(Move move) {
            position = position.playUnchecked(move);
            key = CanonicalPosition.of(position).key();
        }
    }
}
