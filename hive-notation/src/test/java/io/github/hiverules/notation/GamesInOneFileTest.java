// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.Reading.Told;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text before a game never hides the game. */
class GamesInOneFileTest {
    private static final List<String> LEFT_OPEN = List.of(
            "",
            "[GameType \"Base\"]\n1. wS1 {open\n",
            "[GameType \"Base\"]\n1. wS1 (1. wA1\n",
            "[GameType \"Base\"]\n[Event \"open\n",
            "[GameType \"Base\"]\n[Event\n",
            "[GameType \"Base\"]\n",
            "[GameType \"Base\"]\n[White \"bob\"]\n{a comment}\n",
            "[GameType \"Base\"]\n1. wS1 )\n",
            "[GameType \"Bass\"]\n1. wS1\n",
            "[GameType \"Base\n",
            "[GameTy\n",
            "--\nSent from my phone {\n",
            "see (below\n",
            "1-0\n[/quote]\n",
            "[GameType \"Base\"]\n1. wS1\n2. bQ1 wX [\n");

    /** Text that may begin a file; after a game it would belong to the game. */
    private static final List<String> JUNK =
            List.of("", "1. wS1 {junk\n\n", "{open\n", "[Event \"chess\"]\n\n1. e4 c5 {open\n");

    /** Text that may begin a file of any format. */
    private static final List<String> OTHER =
            List.of("", "", "Exported by X\n\n", "(exported)\n", "Because\nof that\n", "; a comment\n", "{open\n");

    private static final List<String> LEFT_OPEN_SGF = List.of(
            "", "(;GM[27]SU[hive];C[open\n", "(;GM[27]SU[hive](;C[x])(;C[open\n", "(;GM[27]SU[hive]\n", "junk )\n");

    private static String game(Random random, RecordFormat format) {
        GameRecord record = GameRecord.of(RandomRecords.game(random, 8)).withTag("White", "ann");
        if (random.nextBoolean()) {
            record = record.cursor().withComments(RandomRecords.text(random)).record();
        }
        return Records.print(record, format);
    }

    private static String indented(Random random, String text) {
        String mark = List.of("", "", "\uFEFF", " ", "\t", "  ", "\u00A0", "\f", "\u000B")
                .get(random.nextInt(9));
        return mark + text;
    }

    @Property
    void readsGameAfterAnyText(@ForAll Random random) {
        RecordFormat format = random.nextBoolean() ? RecordFormat.PGN : RecordFormat.SGF;
        List<String> open = format == RecordFormat.PGN ? LEFT_OPEN : LEFT_OPEN_SGF;
        StringBuilder text = new StringBuilder(OTHER.get(random.nextInt(OTHER.size())));
        if (text.length() == 0 && format == RecordFormat.PGN) {
            text.append(JUNK.get(random.nextInt(JUNK.size())));
        }
        List<GameRecord> whole = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append(whole.isEmpty() ? "" : open.get(random.nextInt(open.size())));
            String game = game(random, format);
            whole.addAll(Records.parse(game));
            text.append(indented(random, game));
        }
        String end = List.of("\n", "\r\n").get(random.nextInt(2));
        List<GameRecord> read = Reading.whole(
                end.equals("\n") ? text.toString() : text.toString().replaceAll("\r\n?|\n", end),
                ReaderOptions.strict(),
                error -> {});
        if (end.equals("\n")) {
            assertThat(read).as(text.toString()).containsAll(whole);
        } else {
            assertThat(read.stream().map(GameRecord::gameKey))
                    .containsAll(whole.stream().map(GameRecord::gameKey).toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "27.11.2026 12:30\n",
                "%x\n",
                "----\n",
                "Regards,\r\nann\r\n",
                "$1\n",
                "}\n",
                "see {\n",
                "\uD83D\uDE00\n",
                ": ) (x) [y] \n",
                "* \n",
                "\u0000\n",
                "7. Sent by 2\n",
                "wS1 was the key\n",
                "pass the salt (\n"
            })
    void ignoresTextAfterGames(String other) {
        for (String game : List.of(
                "[GameType \"Base\"]\n1. wS1\n2. bS1 wS1-\n1-0\n",
                "(;GM[27]SU[hive]; P0[0 Dropb wS1 N 13 .]; P0[1 Done])\n")) {
            GameRecord record = Records.parseOne(game);
            for (String text : List.of(game + other, other + game, game + other + game, game + other + game + other)) {
                List<Told> read = Reading.scan(text, ReaderOptions.strict());
                assertThat(read.stream().filter(found -> found.error().isEmpty()))
                        .as(text)
                        .isNotEmpty()
                        .allSatisfy(found -> assertThat(found.record()).isEqualTo(record))
                        .hasSize(text.split("GameType|GM", -1).length - 1);
            }
        }
    }

    @Test
    void gameWithoutMovesKeepsNames() {
        List<GameRecord> games = Records.parse(
                "[GameType \"Base\"]\n[White \"ann\"]\n{c}\n[GameType \"Base\"]\n[White \"bob\"]\n1. wS1");
        assertThat(games).extracting(game -> game.tag("White").orElse("")).containsExactly("ann", "bob");
        assertThat(games.get(0).cursor().comments()).containsExactly("c");
    }
}
