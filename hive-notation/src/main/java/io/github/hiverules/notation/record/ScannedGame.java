// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.Remark;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/**
 * The result of reading one game. A valid game has a record. A broken game has an error and a record of the legal
 * moves. A text that is not a game has only an error.
 *
 * <pre>{@code
 * try (Stream<ScannedGame> games = Records.scan(file)) {
 *     games.flatMap(game -> game.orReport(errors::add).stream()).forEach(this::replay); // reports broken games
 * }
 * }</pre>
 */
@Value.Immutable
@PackagePrivateValue
public abstract class ScannedGame {
    ScannedGame() {}

    /**
     * {@return the result of reading a game}
     *
     * <p>Experimental: this method may change in any version.
     *
     * @param text the text of the game
     * @param sourceTags the tags in the game's header, exactly as in the source
     * @param record the record of the legal moves; empty if the text is not a game
     * @param error the error, or empty if the game is valid
     * @param remarks remarks on everything that the reader noticed or corrected
     */
    public static ScannedGame of(
            GameText text,
            List<Tag> sourceTags,
            Optional<GameRecord> record,
            Optional<NotationException> error,
            List<Remark> remarks) {
        return ImmutableScannedGame.of(
                requireNonNull(text, "text").format(),
                Elements.of(sourceTags, "sourceTags"),
                requireNonNull(record, "record"),
                requireNonNull(error, "error"),
                Elements.of(remarks, "remarks"));
    }

    /** {@return the format, or empty if unknown} */
    public abstract Optional<RecordFormat> format();

    /**
     * {@return the tags in the game's header, exactly as in the source} In SGF, the tags are the properties of the
     * header without repetitions and without {@code PGN[name value]}. GameStrings have no tags.
     */
    public abstract List<Tag> sourceTags();

    /**
     * {@return the record, or empty if the text is not a game or has no readable start position} If the game has an
     * {@link #error()}, the record contains only the legal moves.
     */
    public abstract Optional<GameRecord> record();

    /** {@return the error, or empty if the game is valid} */
    public abstract Optional<NotationException> error();

    /** {@return remarks on everything that the reader noticed or corrected} */
    public abstract List<Remark> remarks();

    /** {@return whether the game has no error} */
    public boolean isValid() {
        return error().isEmpty();
    }

    /**
     * {@return the record of a valid game}
     *
     * @throws NotationException if the game is broken
     */
    public GameRecord orElseThrow() {
        if (error().isPresent()) {
            throw error().get().traced();
        }
        return record().orElseThrow();
    }

    /**
     * Returns the record of a valid game, or reports the error of a broken game.
     *
     * @param report receives the error of a broken game
     * @return the record, or empty if the game is broken
     */
    public Optional<GameRecord> orReport(Consumer<? super NotationException> report) {
        requireNonNull(report, "report");
        error().ifPresent(report);
        return isValid() ? record() : Optional.empty();
    }
}
