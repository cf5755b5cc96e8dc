// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.TextCursor;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.Remark;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Reads and judges the text of one game. Subclasses parse a format. */
public abstract class GameReader {
    public final ReaderOptions options;
    public final TextCursor text;

    private final GameText source;

    /** Converts offsets in the parsed text to offsets in the source's text. */
    private final IntUnaryOperator offsets;

    private @Nullable RecordBuilder recorder;

    public GameReader(GameText source, ReaderOptions options) {
        this(source, source.text(), IntUnaryOperator.identity(), options);
    }

    /** Creates a reader of a text that is encoded in the source's text. */
    GameReader(GameText source, String decoded, IntUnaryOperator offsets, ReaderOptions options) {
        this.source = source;
        this.offsets = offsets;
        this.options = options;
        text = new TextCursor(decoded, options.maxGameLength());
    }

    /** Parses the text. Throws a {@link NotationException} if the text is not a game. */
    public abstract void parse();

    /** {@return the tags in the header of the text} */
    public List<Tag> sourceTags() {
        return List.of();
    }

    /**
     * Judges the parsed game move by move.
     *
     * @param ruleset the rules. The text of the game determines the expansions
     * @throws NotationException if the game is illegal. The record then contains the game's legal part
     */
    public abstract void judge(Ruleset ruleset);

    /** Creates the record. If the game has an error, the record contains only the legal part. */
    public final RecordBuilder begin(Position start) {
        RecordBuilder game = new RecordBuilder(start, MutableGame.of(start));
        recorder = game;
        return game;
    }

    /**
     * Judges the game with each ruleset until the game is legal. If no ruleset fits, returns the first ruleset's error.
     */
    public final ScannedGame read() {
        try {
            parse();
        } catch (NotationException e) {
            return game(e);
        }
        Ruleset preferred = options.rulesets().get(0);
        ScannedGame first = readBy(preferred);
        if (first.isValid()) {
            return explainDraw(preferred, first);
        }
        if (first.error().flatMap(NotationException::rule).isPresent()) {
            for (Ruleset other :
                    options.rulesets().subList(1, options.rulesets().size())) {
                ScannedGame game = readBy(other);
                if (game.isValid()) {
                    return game;
                }
            }
        }
        return first;
    }

    /**
     * Judges an unexplained draw again with hivegame.com's repetition rule. If that rule doesn't explain the draw,
     * returns the given game.
     */
    private ScannedGame explainDraw(Ruleset ruleset, ScannedGame game) {
        boolean isUnexplained = game.record()
                .filter(record -> record.outcome().equals(Outcome.drawn(Termination.UNKNOWN)))
                .isPresent();
        if (isUnexplained
                && game.sourceTags().stream()
                        .anyMatch(tag -> tag.value().toLowerCase(Locale.ROOT).contains("hivegame.com"))) {
            readBy(ruleset.withRepetition(RepetitionRule.SYMMETRY));
            RecordBuilder open = recorder;
            if (open != null && open.outcome().termination().equals(Optional.of(Termination.REPETITION))) {
                open.remark(0, open.nextPly() - 1, Kind.SYMMETRIC_REPETITION);
                return game(null);
            }
        }
        return game;
    }

    private ScannedGame readBy(Ruleset ruleset) {
        recorder = null;
        try {
            judge(ruleset);
            if (recorder != null && !options.corrections()) {
                recorder.requireVariations();
            }
            return game(null);
        } catch (NotationException e) {
            return game(e);
        }
    }

    private ScannedGame game(@Nullable NotationException error) {
        List<Remark> remarks = new ArrayList<>(source.remarks());
        if (recorder != null) {
            List<Remark> found = recorder.remarks().stream()
                    .map(remark -> remark.at(1, 1 + offsets.applyAsInt(remark.column() - 1), remark.ply()))
                    .toList();
            remarks.addAll(Errors.inSource(source, found));
        }
        return ScannedGame.of(
                source,
                sourceTags(),
                Optional.ofNullable(recorder).map(RecordBuilder::finish),
                Optional.ofNullable(error).map(this::inSource),
                remarks);
    }

    private NotationException inSource(NotationException error) {
        int offset = offsets.applyAsInt(Errors.offset(error));
        return Errors.inSource(source, Errors.at(error, offset, error.ply(), error.token()));
    }
}
