// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ScannedGame;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Counts openings in files of any format and prints White's scores: {@code java -cp hive.jar Openings.java FILE...}.
 * Treats symmetric openings and transpositions as equal.
 */
final class Openings {
    private static final int PLIES = 4;
    private static final int SHOWN = 10;

    private static final class Opening {
        private String moves = "";
        private int games;
        private double score;
    }

    public static void main(String[] files) {
        Map<String, Opening> openings = new HashMap<>();
        for (String file : files) {
            try (Stream<ScannedGame> games = Records.scan(Path.of(file))) {
                games.flatMap(read -> read.record().stream()).forEach(record -> count(record, openings));
            }
        }
        openings.values().stream()
                .sorted(Comparator.comparing((Opening opening) -> -opening.games)
                        .thenComparing(opening -> opening.moves))
                .limit(SHOWN)
                .forEach(opening -> System.out.printf(
                        "%d games, White scores %.0f%%: %s%n",
                        opening.games, 100 * opening.score / opening.games, opening.moves));
    }

    private static void count(GameRecord record, Map<String, Opening> openings) {
        Game game = record.game();
        if (game.length() < PLIES) {
            return;
        }
        Game start = game.at(PLIES);
        // Symmetric positions have equal keys.
        Opening opening =
                openings.computeIfAbsent(CanonicalPosition.of(start.position()).key(), key -> new Opening());
        opening.moves = String.join("; ", MoveStrings.print(start));
        opening.games++;
        Optional<Color> winner = record.outcome().winner();
        opening.score += winner.isEmpty() ? 0.5 : winner.get() == Color.WHITE ? 1 : 0;
    }
}
