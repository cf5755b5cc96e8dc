// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads and judges the text of one game; each format says how the text is taken apart. */
abstract class GameReader {
    final GameText source;
    final ReaderOptions options;
    final TextCursor text;

    private @Nullable RecordBuilder recorder;
    private List<Tag> tags = List.of();

    GameReader(GameText source, ReaderOptions options) {
        this.source = source;
        this.options = options;
        text = new TextCursor(source.text(), options.maxGameLength());
    }

    /** Takes down the head of the game as it stands in the source. */
    final void sourceTags(List<Tag> tags) {
        this.tags = tags;
    }

    /** Judges by one ruleset after the other, until the game is legal by one; if there is none, the first one's error counts. */
    final ScannedGame read() {
        ParsedGame draft;
        try {
            draft = parse();
        } catch (Flaw e) {
            return game(e);
        }
        ScannedGame first = judge(draft, options.rulesets().get(0));
        if (first.error().flatMap(NotationException::rule).isPresent()) {
            for (Ruleset other :
                    options.rulesets().subList(1, options.rulesets().size())) {
                ScannedGame game = judge(draft, other);
                if (game.isValid()) {
                    return game;
                }
            }
        }
        return first;
    }

    private ScannedGame judge(ParsedGame draft, Ruleset ruleset) {
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

    private ScannedGame game(@Nullable Flaw flaw) {
        RecordBuilder open = recorder;
        return ImmutableScannedGame.of(
                source.format(),
                tags,
                Optional.ofNullable(open).map(RecordBuilder::finish),
                Optional.ofNullable(flaw).map(error -> new NotationException(source, error)),
                open == null ? List.of() : LineCounter.remarks(source, open.remarks()));
    }

    /** Takes down the game that is being judged, so that its legal part can be kept; from here on the text is a game. */
    final RecordBuilder begin(RecordBuilder game) {
        recorder = game;
        return game;
    }

    /**
     * Takes the text apart.
     *
     * @throws Flaw if the text is no game
     */
    abstract ParsedGame parse();

    /** A game taken apart and not yet judged. */
    interface ParsedGame {
        /**
         * Judges the game, move by move.
         *
         * @param ruleset the rules; the expansions come from the game
         * @throws Flaw if something is wrong with it, after what could be read was judged
         */
        void judge(Ruleset ruleset);
    }
}
