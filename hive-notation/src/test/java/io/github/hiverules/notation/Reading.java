// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.Remark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Short methods for reading texts. */
public final class Reading {
    private Reading() {}

    /** A found game with short queries about its record. */
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

    /** Returns the games found in a text. */
    public static List<Told> scan(String text, ReaderOptions options) {
        return Records.scanText(text, options).map(Told::new).toList();
    }

    /** Returns the only game found in a text. */
    public static Told one(String text, ReaderOptions options) {
        List<Told> games = scan(text, options);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    /** Returns the error of strict reading of the only game found in a text. */
    public static NotationException refusal(String text) {
        return one(text, ReaderOptions.strict()).error().orElseThrow();
    }

    /** Returns the only game in a text, which must be valid. */
    public static Told whole(String text) {
        Told game = one(text, ReaderOptions.strict());
        game.found().orElseThrow();
        return game;
    }

    /** Returns the games found in a text, read with corrections. */
    public static List<Told> lenient(String text) {
        return scan(text, ReaderOptions.lenient());
    }

    /** Returns the only game found in a text, read with corrections. */
    public static Told lenientOne(String text) {
        return one(text, ReaderOptions.lenient());
    }

    /** Returns the valid games of a text. */
    public static List<GameRecord> whole(String text, ReaderOptions options, Consumer<NotationException> report) {
        List<GameRecord> games = new ArrayList<>();
        scan(text, options).forEach(game -> game.found().orReport(report).ifPresent(games::add));
        return games;
    }
}
