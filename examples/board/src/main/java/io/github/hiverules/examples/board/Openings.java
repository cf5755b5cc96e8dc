// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.PackedFile;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.OpeningBook;
import io.github.hiverules.examples.questions.RecordView;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.GameText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The moves played in other games. The games come from an index or, by default, from the opened files. */
final class Openings {
    private final List<Path> files;
    private @Nullable OpeningBook book;

    /**
     * Opens an index. Without an index, the first request reads the files.
     *
     * @throws CommandException if the index can't be read
     */
    Openings(Optional<Path> index, List<Path> files) {
        this.files = files;
        try {
            book = index.isPresent() ? OpeningIndex.open(index.get()) : null;
        } catch (IOException e) {
            throw new CommandException("--openings: " + e.getMessage(), e);
        }
    }

    /** Returns the total number of games, and the moves played from the current position of a game. */
    synchronized Json answer(Game game) {
        OpeningBook known = book == null ? read() : book;
        book = known;
        return known.answer(game);
    }

    private OpeningBook read() {
        OpeningBook read = new OpeningBook();
        for (Path file : files) {
            try (Stream<GameText> texts = PackedFile.split(file, RecordView.OPTIONS)) {
                texts.forEach(text -> {
                    ScannedGame game = Records.judge(text, RecordView.OPTIONS);
                    if (game.isValid()) {
                        read.add(text.source() + "#" + text.number(), game.orElseThrow(), OpeningBook.PLIES);
                    }
                });
            }
        }
        return read;
    }
}
