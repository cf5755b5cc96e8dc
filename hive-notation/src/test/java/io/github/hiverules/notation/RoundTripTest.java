// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Printing and reading a record returns an equal record, in every format and from format to format. */
class RoundTripTest {
    private static final ReaderOptions OPTIONS =
            ReaderOptions.strict().withRulesets(Ruleset.tournament(), Ruleset.rulebook());

    private static GameRecord through(RecordFormat format, GameRecord record) {
        return Records.parseOne(Records.print(record, format), OPTIONS);
    }

    @Property
    void recordOfAnyStartAndRulesReadsBackFromPgnAndSgf(@ForAll Random random) {
        GameRecord record = RandomRecords.anyRecord(random, 60);
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            List<GameRecord> read = Records.parse(Records.print(record, format));
            assertThat(read).as("%s", format).containsExactly(record);
        }
    }

    @Property
    void gameStringKeepsGame(@ForAll Random random) {
        GameRecord record = RandomRecords.record(random, 60);
        GameRecord read = through(RecordFormat.GAME_STRING, record);
        assertThat(read.moves()).isEqualTo(record.moves());
        assertThat(read.ruleset()).isEqualTo(record.ruleset());
        assertThat(io.github.hiverules.notation.internal.Results.agree(read.outcome(), record.outcome()))
                .isTrue();
    }

    @Property
    void recordsInFileReadBackInOrder(@ForAll Random random) {
        List<GameRecord> records = Stream.generate(() -> RandomRecords.record(random, 10))
                .limit(random.nextInt(4) + 1)
                .toList();
        for (RecordFormat format : List.of(RecordFormat.PGN, RecordFormat.SGF)) {
            String file = records.stream()
                    .map(record -> Records.print(record, format))
                    .collect(Collectors.joining());
            byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
            try (Stream<ScannedGame> read = Records.scan(new ByteArrayInputStream(bytes), "file", OPTIONS)) {
                assertThat(read.map(ScannedGame::orElseThrow)).isEqualTo(records);
            }
        }
    }

    @org.junit.jupiter.api.Tag("slow")
    @ParameterizedTest
    @EnumSource(
            value = RecordFormat.class,
            names = {"PGN", "SGF"})
    void commentOfMegabytesReadsBackEqual(RecordFormat format) {
        String comment = "} ] \\ \" 🐝 ".repeat(100_000);
        GameRecord record = GameRecord.of(RandomRecords.game(new Random(1), 20))
                .withTag("Annotator", comment)
                .cursor()
                .withComments(comment)
                .record();
        assertThat(through(format, record)).isEqualTo(record);
    }

    @Test
    void corpusReadsBackAndEachSgfEqualsItsPgn() throws IOException {
        Path corpus = Path.of(System.getProperty("hive.shared", "none"), "corpus", "records");
        assumeThat(corpus).as("skipped: no corpus").exists();
        List<Path> files;
        try (Stream<Path> list = Files.list(corpus)) {
            files = list.sorted().toList();
        }
        assertThat(files).isNotEmpty();
        for (Path file : files) {
            List<GameRecord> records;
            try (Stream<ScannedGame> read = Records.scan(file, OPTIONS)) {
                records = read.map(ScannedGame::orElseThrow).toList();
            }
            for (GameRecord record : records) {
                GameRecord pgn = through(RecordFormat.PGN, record);
                assertThat(pgn).as(file + " as PGN").isEqualTo(record);
                assertThat(through(RecordFormat.SGF, pgn)).as(file + " as SGF").isEqualTo(record);
            }
            if (file.toString().endsWith(".sgf")) {
                equalsItsTwin(records, Path.of(file.toString().replace(".sgf", ".pgn")));
            }
        }
    }

    private static void equalsItsTwin(List<GameRecord> records, Path twin) {
        try (Stream<ScannedGame> read = Records.scan(twin, OPTIONS)) {
            GameRecord pgn = read.findFirst().orElseThrow().orElseThrow();
            for (GameRecord sgf : records) {
                assertThat(sgf.moves()).as(twin + " moves").isEqualTo(pgn.moves());
                assertThat(sgf.tag("White")).isEqualTo(pgn.tag("White"));
                assertThat(sgf.tag("Black")).isEqualTo(pgn.tag("Black"));
                assertThat(io.github.hiverules.notation.internal.Results.agree(sgf.outcome(), pgn.outcome()))
                        .as(twin + " result")
                        .isTrue();
                assertThat(sgf.tag("Date")).as(twin + " date").isEqualTo(pgn.tag("Date"));
            }
        }
    }
}
