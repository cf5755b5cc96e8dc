// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.hiverules.examples.questions.RecordView;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Opens, stores, loads and exports records with the page's scripts. */
class RecordsBrowserTest extends BrowserPage {
    /** Opens the games of each text as the page does, and returns the page's exports of each game. */
    private static final String ROUND_TRIP = """
            const texts = arguments[0];
            return (async () => {
              const { readGame, readTexts } = await import('./import.js');
              const { check, close, keep, openGame } = await import('./games.js');
              const { ask } = await import('./api.js');
              const exported = [];
              for (const text of texts) {
                const { file } = await readTexts([text]);
                for (const number of file.games.keys()) {
                  const game = openGame(await readGame(file, number));
                  keep(game);
                  const stored = JSON.parse(localStorage.getItem(`hive.game.${game.id}`));
                  await check(stored);
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
