// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.Middle;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.search.SearchBoard;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * The table {@code features}: a training set, with a row for each turn of every valid game from the empty table; games of the same
 * moves are one. Turns whose position does not fit the planes have no row.
 */
final class FeaturesTable {
    /** The columns, in order. */
    static final StructType SCHEMA = new StructType()
            .add("game", "string", false) // a digest that is equal for equal moves
            .add("split", "string", false) // train, validation, test: by game, 18 to 1 to 1
            .add("ply", "int", false) // how many turns came before, from 0
            .add("planes", "binary", false) // for the side to move, see FeaturePlanes
            .add("legal", "array<smallint>", false) // all numbers of all legal moves, see MoveNumbers
            .add("move", "smallint", false) // the number of the move that was played
            .add("result", "byte") // 1 won, 0 drawn, -1 lost by the side to move; null where it is not known
            .add("key", "string", false); // of the position, see CanonicalPosition

    private FeaturesTable() {}

    /**
     * Which planes to write.
     *
     * @param features none for the usual ones
     */
    record Planes(List<Feature> features, int radius, Middle middle) implements Serializable {
        FeaturePlanes make() {
            FeaturePlanes.Builder builder = FeaturePlanes.builder(
                            Ruleset.tournament().withExpansions(Expansion.values()))
                    .radius(radius)
                    .middle(middle);
            return (features.isEmpty() ? builder : builder.features(features.toArray(Feature[]::new))).build();
        }
    }

    /**
     * The table of some games.
     *
     * @param games valid rows of {@link GamesTable}
     */
    static Dataset<Row> of(Dataset<Row> games, Planes planes) {
        return games.filter(col("game_string").isNotNull())
                .groupBy("game_key")
                .agg(min(struct("source", "index", "rules", "result", "game_string"))
                        .as("game"))
                .select("game_key", "game.rules", "game.result", "game.game_string")
                .flatMap(new Turns(planes), Encoders.row(SCHEMA));
    }

    /** A game's rows. */
    private record Turns(Planes planes) implements FlatMapFunction<Row, Row> {
        @Override
        public Iterator<Row> call(Row game) {
            FeaturePlanes written = planes.make();
            String[] fields = game.<String>getAs("game_string").split(";", -1);
            Ruleset ruleset = GamesTable.ruleset(game.getAs("rules"))
                    .withExpansions(Ruleset.parse(fields[0]).expansions());
            String key = game.getAs("game_key");
            SearchBoard board = SearchBoard.of(Position.start(ruleset));
            int[] moves = new int[SearchBoard.MAX_MOVES];
            List<Row> rows = new ArrayList<>();
            for (int ply = 0; ply + 3 < fields.length; ply++) {
                Position position = board.position();
                int played = board.encode(MoveStrings.parse(fields[3 + ply], position))
                        .orElseThrow();
                byte[] input = new byte[written.size()];
                if (written.write(board, board.sideToMove(), input, 0)) {
                    rows.add(RowFactory.create(
                            key,
                            split(key),
                            ply,
                            input,
                            legal(board, moves),
                            (short) MoveNumbers.of(board, played),
                            result(game.getAs("result"), board.sideToMove()),
                            CanonicalPosition.of(position).key()));
                }
                board.make(played);
            }
            return rows.iterator();
        }

        private static Short[] legal(SearchBoard board, int[] moves) {
            int count = board.generate(moves, 0);
            int[] numbers = new int[count * MoveNumbers.MAX_SYNONYMS];
            int end = 0;
            for (int i = 0; i < count; i++) {
                end = MoveNumbers.synonyms(board, moves[i], numbers, end);
            }
            return Arrays.stream(numbers, 0, end)
                    .sorted()
                    .mapToObj(number -> (short) number)
                    .toArray(Short[]::new);
        }

        private static @Nullable Byte result(String result, Color side) {
            return switch (result) {
                case "WhiteWins" -> (byte) (side == Color.WHITE ? 1 : -1);
                case "BlackWins" -> (byte) (side == Color.BLACK ? 1 : -1);
                case "Draw" -> (byte) 0;
                default -> null;
            };
        }

        /** The part of a game by its key, as {@code features} splits files for NumPy. */
        private static String split(String key) {
            return switch (Integer.parseInt(key.substring(0, 7), 16) % 20) {
                case 0 -> "test";
                case 1 -> "validation";
                default -> "train";
            };
        }
    }
}
