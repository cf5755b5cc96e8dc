// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.api.Game;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.NotationException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Judges every move of every game in files of any format: {@code java -cp hive.jar Validate.java FILE...}. Exits with 1
 * if a game is broken.
 */
final class Validate {
    public static void main(String[] files) {
        int valid = 0;
        int broken = 0;
        for (String file : files) {
            // The stream keeps one game at a time in memory, so files may have any size.
            try (Stream<ScannedGame> games = Records.scan(Path.of(file), ReaderOptions.lenient())) {
                for (Iterator<ScannedGame> each = games.iterator(); each.hasNext(); ) {
                    ScannedGame read = each.next();
                    if (read.error().isPresent()) {
                        broken++;
                        describe(file, read.error().get());
                    } else {
                        valid++;
                        Game game = read.orElseThrow().game();
                        System.out.println(file + ": " + game.length() + " plies, " + game.outcome());
                    }
                }
            }
        }
        System.out.println(valid + " valid, " + broken + " broken");
        if (broken > 0) {
            System.exit(1);
        }
    }

    private static void describe(String file, NotationException error) {
        System.out.println(
                file + ":" + error.line() + ":" + error.column() + ": ply " + error.ply() + ", " + error.sentence(Locale.ENGLISH)
                        + error.rule().map(rule -> " [" + rule.number() + "]").orElse(""));
    }
}
