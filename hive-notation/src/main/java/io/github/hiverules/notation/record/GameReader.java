// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.Finding;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads and judges the text of one game. Subclasses parse a format. */
public abstract class GameReader {
    public final GameText source;
    public final ReaderOptions options;
    public final TextCursor text;

    private @Nullable RecordBuilder recorder;
    private List<Tag> tags = List.of();

    public GameReader(GameText source, ReaderOptions options) {
        this.source = source;
        this.options = options;
        text = new TextCursor(source.text(), options.maxGameLength());
    }

    /** Sets the header of the source. */
    public final void sourceTags(List<Tag> tags) {
        this.tags = tags;
    }

    /** Judges the game by each ruleset until one accepts it. If none accepts it, returns the first ruleset's error. */
    public final ReadGame read() {
        ParsedGame draft;
        try {
            draft = parse();
        } catch (Flaw e) {
            return game(e);
        }
        Ruleset preferred = options.rulesets().get(0);
        ReadGame first = judge(draft, preferred);
        if (isUnexplainedDraw(first)) {
            return judgeAsHivegame(draft, preferred, first);
        }
        if (first.error().filter(error -> error.rule != null).isPresent()) {
            for (Ruleset other :
                    options.rulesets().subList(1, options.rulesets().size())) {
                ReadGame game = judge(draft, other);
                if (game.error().isEmpty()) {
                    return game;
                }
            }
        }
        return first;
    }

    private boolean isUnexplainedDraw(ReadGame game) {
        return game.error().isEmpty()
                && game.record()
                        .filter(record -> record.outcome().equals(Outcome.drawn(Termination.UNKNOWN)))
                        .isPresent();
    }

    /** Judges the game by hivegame.com's rule for repetitions if only this rule explains its draw. */
    private ReadGame judgeAsHivegame(ParsedGame draft, Ruleset ruleset, ReadGame game) {
        if (tags.stream().anyMatch(tag -> tag.value().toLowerCase(Locale.ROOT).contains("hivegame.com"))) {
            ReadGame other = judge(draft, ruleset.withRepetition(RepetitionRule.SYMMETRY));
            RecordBuilder open = recorder;
            if (open != null && open.outcome().equals(Outcome.drawn(Termination.REPETITION))) {
                open.remark(0, open.nextPly() - 1, Finding.SYMMETRIC_REPETITION);
                return other;
            }
        }
        return game;
    }

    private ReadGame judge(ParsedGame draft, Ruleset ruleset) {
        recorder = null;
        try {
            draft.judge(ruleset);
            if (recorder != null && !options.corrections()) {
                recorder.requireVariations();
            }
            return game(null);
        } catch (Flaw e) {
            return game(e);
        }
    }

    private ReadGame game(@Nullable Flaw flaw) {
        RecordBuilder open = recorder;
        return new ReadGame(
                tags,
                Optional.ofNullable(open).map(RecordBuilder::finish),
                Optional.ofNullable(flaw),
                open == null ? List.of() : open.remarks());
    }

    /** Sets the record that is being built. If an error follows, the legal part of this record is returned. */
    public final RecordBuilder begin(RecordBuilder game) {
        recorder = game;
        return game;
    }

    /**
     * Parses the text.
     *
     * @throws Flaw if the text is not a game
     */
    public abstract ParsedGame parse();

    /** A parsed game that is not yet judged. */
    public interface ParsedGame {
        /**
         * Judges the game, move by move.
         *
         * @param ruleset the rules; the expansions come from the game
         * @throws Flaw if the game is broken; the record then contains its legal part
         */
        void judge(Ruleset ruleset);
    }
}
