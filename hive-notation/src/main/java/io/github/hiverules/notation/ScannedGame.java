// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.record.ReadGame;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/**
 * What reading found at one place of a source: a game with its record, a broken one with its legal part and the error, or
 * something that is no game of Hive, with the error alone.
 *
 * <pre>{@code
 * Records.scan(file).map(ScannedGame::orElseThrow);                             // the games; fails at the first broken one
 * Records.scan(file).flatMap(game -> game.orReport(errors::add).stream());   // the whole games; told of the others
 * Records.scan(file).forEach(game -> System.out.println(game.error()));      // a verdict for each
 * }</pre>
 */
@Value.Immutable
@PackagePrivateValue
public abstract class ScannedGame {
    ScannedGame() {}

    /** Returns what a reader read, with lines and columns. */
    static ScannedGame of(GameText text, ReadGame read) {
        return ImmutableScannedGame.of(
                text.format(),
                read.sourceTags(),
                read.record().map(GameRecord::of),
                read.error().map(error -> new NotationException(text, error)),
                LineCounter.remarks(text, read.remarks()));
    }

    /** The format that the source is in; empty where none was recognised. */
    public abstract Optional<RecordFormat> format();

    /** The head of the game as it stands in the source, nothing left out and nothing put right. */
    public abstract List<Tag> sourceTags();

    /**
     * The game as far as it is legal: whole where there is no {@link #error()}; empty where there is no game of Hive, or its
     * rules and start can't be read.
     */
    public abstract Optional<GameRecord> record();

    /** Why the record ends before its source does, or why there is none; empty for a whole game. */
    public abstract Optional<NotationException> error();

    /** {@return what the reader noticed and put right} */
    public abstract List<Remark> remarks();

    /** Whether there is no error. */
    public boolean isValid() {
        return error().isEmpty();
    }

    /**
     * The record of a whole game.
     *
     * @throws NotationException the error, where there is one
     */
    public GameRecord orElseThrow() {
        if (error().isPresent()) {
            throw error().get().traced();
        }
        return record().orElseThrow();
    }

    /** The record of a whole game; otherwise the error is told and nothing is returned. */
    public Optional<GameRecord> orReport(Consumer<? super NotationException> report) {
        requireNonNull(report, "report");
        error().ifPresent(report);
        return isValid() ? record() : Optional.empty();
    }
}
