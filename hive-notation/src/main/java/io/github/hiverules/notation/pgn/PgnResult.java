// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.reading.RecordBuilder;
import io.github.hiverules.notation.strings.Property;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The claimed result of a PGN game: the tags Result and Termination, and the word after the moves. Without a valid
 * claim, the moves determine the result (N3).
 */
final class PgnResult {
    static final String RESULT = "Result";

    static final String TERMINATION = "Termination";

    private final Optional<Property> resultTag;
    private final Optional<Property> reasonTag;
    private final boolean corrections;

    /** A result that a tag or the last word claims. */
    private record Claim(String word, Outcome outcome, int offset) {
        static @Nullable Claim of(String word, int offset) {
            return Results.parse(word)
                    .map(outcome -> new Claim(word, outcome, offset))
                    .orElse(null);
        }
    }

    PgnResult(List<Property> tags, boolean corrections) {
        this.corrections = corrections;
        resultTag = first(tags, RESULT, word -> Results.parse(word).isPresent())
                .or(() -> first(tags, RESULT, word -> true));
        Optional<Outcome> claimed = resultTag.flatMap(tag -> Results.parse(tag.stripped()));
        reasonTag = first(
                tags,
                TERMINATION,
                word -> Results.parseReason(word)
                        .filter(reason -> claimed.isEmpty() || Results.canEnd(claimed.get(), reason))
                        .isPresent());
    }

    static Optional<Property> first(List<Property> tags, String name, Predicate<String> readable) {
        for (Property tag : tags) {
            if (tag.isNamed(name) && readable.test(tag.stripped())) {
                return Optional.of(tag);
            }
        }
        return Optional.empty();
    }

    /** Returns whether the tag contains the claimed result or reason. */
    @SuppressWarnings("ReferenceEquality") // compares identity, because tags can be repeated
    boolean isResult(Property tag) {
        return tag == resultTag.orElse(null) || tag == reasonTag.orElse(null);
    }

    /**
     * Compares the claimed result with the moves. If the moves don't end the game, the claimed result becomes the
     * outcome. Adds a remark on the text after the game.
     *
     * @param end the lexer at the first word after the moves, or at the end
     */
    void judge(RecordBuilder record, PgnLexer end) {
        Claim word = end.item == PgnLexer.Item.RESULT ? Claim.of(end.value, end.offset) : null;
        Claim claim =
                resultTag.map(tag -> Claim.of(tag.stripped(), tag.offset())).orElse(null);
        if (claim == null) {
            resultTag.ifPresent(tag -> record.remark(tag.offset(), Kind.RESULT_TAG_UNREADABLE, tag.quoted()));
        }
        remarkOther(record, end, word);
        boolean isDecided = record.game().outcome().isOver();
        if (word != null && claim != null && !Results.agree(claim.outcome(), word.outcome())) {
            if (isDecided && !isLeftOpen(word)) {
                record.checkResult(word.outcome(), word.offset(), word.word());
            }
            Claim due = claim.outcome().isOver() ? claim : word;
            record.remark(claim.offset(), Kind.RESULTS_DIFFER, claim.word(), word.word(), due.word());
            claim = due;
        }
        claim = claim == null ? word : claim;
        if (claim == null || isDecided && claim.word().equals("*")) {
            record.remark(claim == null ? 0 : claim.offset(), Kind.NO_RESULT);
        } else if (isDecided && isLeftOpen(claim)) {
            record.remark(claim.offset(), Kind.BOARD_DECIDES, claim.word());
        } else {
            conclude(record, claim, isDecided);
        }
    }

    /** Adds a remark on the text that is ignored. */
    private static void remarkOther(RecordBuilder record, PgnLexer end, @Nullable Claim word) {
        int from = end.offset + (word == null ? 0 : word.word().length());
        String rest = Texts.strip(end.rest(from));
        if (!rest.isEmpty()) {
            Kind kind = word == null ? Kind.LAST_WORD_UNREADABLE : Kind.WORDS_IGNORED;
            record.remark(from, kind, Texts.quoted(rest));
        }
    }

    /** Returns whether the moves may contradict a claim. */
    private boolean isLeftOpen(Claim claim) {
        return claim.word().equals("*") || corrections && !claim.outcome().isOver();
    }

    private void conclude(RecordBuilder record, Claim claim, boolean isDecided) {
        Optional<Termination> reason = reasonTag.flatMap(tag -> Results.parseReason(tag.stripped()));
        Outcome outcome =
                reason.map(why -> Results.withReason(claim.outcome(), why)).orElse(claim.outcome());
        record.checkResult(outcome, claim.offset(), claim.word());
        if (isDecided && reason.isPresent() && reason.get() != Termination.UNKNOWN) {
            Property tag = reasonTag.get();
            record.remark(tag.offset(), Kind.TERMINATION_IGNORED, tag.stripped());
        }
    }
}
