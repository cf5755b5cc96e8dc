// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Finding.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads and judges the text of one game. Subclasses parse a format. */
public abstract class GameReader {
    public final ReadingOptions options;
    public final TextCursor text;

    private @Nullable RecordBuilder recorder;

    /**
     * A {@code ScannedGame} with offsets instead of lines and columns. The record contains the legal part of the game;
     * it is empty if there is no game.
     */
    public record ReadGame(
            List<Property> sourceTags,
            Optional<RecordParts> record,
            Optional<ParseError> error,
            List<Finding> remarks) {}

    /** The remarks on the characters of the text. */
    private final List<Finding> notes;

    public GameReader(SplitText source, ReadingOptions options) {
        this.options = options;
        notes = source.findings();
        text = new TextCursor(source.text(), options.maxGameLength());
    }

    /** Parses the text. Throws a {@link ParseError} if the text is not a game. */
    public abstract void parse();

    /** {@return the tags in the header of the text} */
    public List<Property> sourceTags() {
        return List.of();
    }

    /**
     * Judges the parsed game move by move.
     *
     * @param ruleset the rules. The text of the game determines the expansions
     * @throws ParseError if the game is illegal. The record then contains the game's legal part
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
    public final ReadGame read() {
        try {
            parse();
        } catch (ParseError e) {
            return game(e);
        }
        Ruleset preferred = options.rulesets().get(0);
        ReadGame first = readBy(preferred);
        if (first.error().isEmpty()) {
            return explainDraw(preferred, first);
        }
        if (first.error().get().rule != null) {
            for (Ruleset other :
                    options.rulesets().subList(1, options.rulesets().size())) {
                ReadGame game = readBy(other);
                if (game.error().isEmpty()) {
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
    private ReadGame explainDraw(Ruleset ruleset, ReadGame game) {
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

    private ReadGame readBy(Ruleset ruleset) {
        recorder = null;
        try {
            judge(ruleset);
            if (recorder != null && !options.corrections()) {
                recorder.requireVariations();
            }
            return game(null);
        } catch (ParseError e) {
            return game(e);
        }
    }

    private ReadGame game(@Nullable ParseError error) {
        RecordBuilder open = recorder;
        List<Finding> remarks = new ArrayList<>(notes);
        if (open != null) {
            remarks.addAll(open.remarks());
        }
        Optional<RecordParts> record = Optional.ofNullable(open).map(RecordBuilder::finish);
        return new ReadGame(sourceTags(), record, Optional.ofNullable(error), remarks);
    }
}
