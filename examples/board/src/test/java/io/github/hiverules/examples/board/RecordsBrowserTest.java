// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.examples.questions.RecordView;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.RecordCursor;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Opens, stores, loads and exports records with the page's scripts. */
class RecordsBrowserTest extends BrowserPage {
    private static final int TREES = 200;
    private static final int BATCH = 50;

    /** Opens the games of each text as the page does, and returns the page's exports of each game. */
    private static final String ROUND_TRIP = """
            const texts = arguments[0];
            return (async () => {
              const { readGame, readTexts } = await import('./import.js');
              const { accept, close, keep, openGame } = await import('./games.js');
              const { ask } = await import('./api.js');
              const exported = [];
              for (const text of texts) {
                const { file } = await readTexts([text]);
                for (const number of file.games.keys()) {
                  const game = openGame(await readGame(file, number));
                  keep(game);
                  const stored = JSON.parse(localStorage.getItem(`hive.game.${game.id}`));
                  accept(stored, await ask('record', { record: stored.record }));
                  exported.push((await ask('export', { record: stored.record, format: 'pgn' })).text);
                  exported.push((await ask('export', { record: stored.record, format: 'sgf' })).text);
                  close(game);
                }
              }
              return exported;
            })();
            """;

    private static void assertUnchanged(List<GameRecord> records, List<String> texts) {
        assumeFalse(isSite(), "the site's modules can't be imported");
        List<?> exported = (List<?>) browser.run(ROUND_TRIP, texts);
        assertThat(exported).hasSize(2 * records.size());
        for (int i = 0; i < exported.size(); i++) {
            assertThat(Records.parseOne(String.valueOf(exported.get(i)))).isEqualTo(records.get(i / 2));
        }
    }

    private static GameRecord randomTree(Random random) {
        Ruleset ruleset = random.nextBoolean() ? Ruleset.tournament() : Ruleset.rulebook();
        RecordCursor at = GameRecord.of(Game.start(ruleset)).cursor();
        for (int i = random.nextInt(40); i >= 0; i--) {
            List<Move> moves = at.game().legalMoves();
            if (!moves.isEmpty()) {
                Move move = moves.get(random.nextInt(moves.size()));
                at = annotated(at.play(MoveStrings.print(move, at.game())), random);
            }
            if (random.nextInt(5) == 0) {
                List<RecordCursor> all = at.record().cursor().descendants().toList();
                at = all.get(random.nextInt(all.size()));
            }
        }
        GameRecord record = at.record().withTag("White", "Ada \"<b>\" \\ " + random.nextInt());
        boolean isOpen = !record.game().isOver() && random.nextBoolean();
        Outcome[] ends = {
            Outcome.drawn(Termination.AGREEMENT),
            Outcome.drawn(Termination.UNKNOWN),
            Outcome.wonBy(Color.WHITE, Termination.RESIGNATION),
            Outcome.wonBy(Color.BLACK, Termination.TIME)
        };
        return isOpen ? record.withOutcome(ends[random.nextInt(ends.length)]) : record;
    }

    private static RecordCursor annotated(RecordCursor move, Random random) {
        RecordCursor at = move;
        if (random.nextInt(4) == 0) {
            at = at.withComments("a } \\ ] ( ; comment\n\n" + random.nextInt(), "and ~ another");
        }
        if (random.nextInt(4) == 0) {
            at = at.withNags(random.nextInt(256), 1);
        }
        if (random.nextInt(4) == 0) {
            at = at.withClock(Duration.ofMillis(random.nextLong(3_600_000_000_000L)));
        }
        if (random.nextInt(4) == 0 && at.path().toString().endsWith(".1")) {
            at = at.withOpeningComments("opening");
        }
        return at;
    }

    @Test
    void randomTreesStayEqual() {
        Random random = new Random(45);
        for (int batch = 0; batch < TREES / BATCH; batch++) {
            List<GameRecord> records =
                    Stream.generate(() -> randomTree(random)).limit(BATCH).toList();
            assertUnchanged(
                    records,
                    records.stream()
                            .map(record -> Records.print(record, RecordFormat.PGN))
                            .toList());
        }
    }

    @Test
    void sampleRecordsStayEqual() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("../records"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                List<GameRecord> records = new ArrayList<>();
                try (Stream<ScannedGame> found = Records.scanText(text, RecordView.OPTIONS)) {
                    found.forEach(game -> game.record().ifPresent(records::add));
                }
                assertUnchanged(records, List.of(text));
            }
        }
    }
}
