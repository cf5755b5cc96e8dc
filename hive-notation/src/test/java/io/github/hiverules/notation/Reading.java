// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The ways of reading a text, each in a word. */
public final class Reading {
    private Reading() {}

    /** What was found, and what the record in it says. */
    public record Told(ScannedGame found) {
        public GameRecord record() {
            return found.record().orElseThrow();
        }

        public Optional<NotationException> error() {
            return found.error();
        }

        public List<String> remarks() {
            return found.remarks().stream().map(Remark::toString).toList();
        }

        public List<Tag> sourceTags() {
            return found.sourceTags();
        }

        public List<Tag> tags() {
            return record().tags();
        }

        public Optional<String> tag(String name) {
            return record().tag(name);
        }

        public Optional<String> date() {
            return record().tag("Date");
        }

        public List<String> comments() {
            return record().cursor().comments();
        }

        public List<RecordedMove> recordedMoves() {
            return record().recordedMoves();
        }

        public List<Move> moves() {
            return record().moves();
        }

        public Outcome outcome() {
            return record().outcome();
        }

        public String state() {
            return record().uhpState();
        }

        public Game game() {
            return record().game();
        }
    }

    /** What is found in a text. */
    public static List<Told> scan(String text, ReaderOptions options) {
        return Records.scanText(text, options).map(Told::new).toList();
    }

    /** The one thing that is found in a text. */
    public static Told one(String text, ReaderOptions options) {
        List<Told> games = scan(text, options);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    /** The one whole game in a text. */
    public static Told whole(String text) {
        Told game = one(text, ReaderOptions.strict());
        game.found().orElseThrow();
        return game;
    }

    /** What is found in a text, with habits of other programs understood. */
    public static List<Told> lenient(String text) {
        return scan(text, ReaderOptions.lenient());
    }

    /** The one thing that is found in a text, with habits of other programs understood. */
    public static Told lenientOne(String text) {
        return one(text, ReaderOptions.lenient());
    }

    /** The whole games of a text; the errors of the others are reported. */
    public static List<GameRecord> whole(String text, ReaderOptions options, Consumer<NotationException> report) {
        List<GameRecord> games = new ArrayList<>();
        scan(text, options).forEach(game -> game.found().orReport(report).ifPresent(games::add));
        return games;
    }
}
