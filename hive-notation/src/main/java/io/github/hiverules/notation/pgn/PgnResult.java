// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The claimed result of a PGN game: the tags Result and Termination, and the last word. Without a valid claim, the
 * moves determine the result (N3).
 */
final class PgnResult {
    static final String RESULT = "Result";

    static final String TERMINATION = "Termination";

    private final Optional<Property> resultTag;
    private final Optional<Property> reasonTag;
    private final PgnLexer.@Nullable Item lastWord;
    private final Optional<Claim> tagged;
    private final Optional<Claim> spoken;
    private final boolean corrections;

    /** A result that a tag or the last word claims. */
    private record Claim(String word, Outcome outcome, int offset) {}

    /** Finds the claimed result in the tags and the movetext. */
    PgnResult(List<Property> tags, List<PgnLexer.Item> movetext, boolean corrections) {
        this.corrections = corrections;
        resultTag = first(tags, RESULT, word -> Results.parse(word).isPresent())
                .or(() -> first(tags, RESULT, word -> true));
        lastWord = lastWord(movetext);
        tagged = resultTag.flatMap(tag -> claim(tag.value().trim(), tag.offset()));
        spoken = lastWord == null ? Optional.empty() : claim(lastWord.text(), lastWord.offset());
        Optional<Outcome> claimed = tagged.or(() -> spoken).map(Claim::outcome);
        reasonTag = first(
                tags,
                TERMINATION,
                word -> claimed.isPresent()
                        && Results.parseReason(word)
                                .filter(reason -> Results.canEnd(claimed.get(), reason))
                                .isPresent());
    }

    private static Optional<Claim> claim(String word, int offset) {
        return Results.parse(word).map(outcome -> new Claim(word, outcome, offset));
    }

    static Optional<Property> first(List<Property> tags, String name, Predicate<String> readable) {
        return tags.stream()
                .filter(tag -> tag.isNamed(name) && readable.test(tag.value().trim()))
                .findFirst();
    }

    /** Returns the last word unless it looks like a move. The word may be an invalid result. */
    private static PgnLexer.@Nullable Item lastWord(List<PgnLexer.Item> movetext) {
        int last = movetext.size() - 1;
        while (last >= 0 && movetext.get(last).kind() != PgnLexer.Kind.WORD) {
            if (movetext.get(last).numbered()) {
                return null;
            }
            last--;
        }
        if (last < 0) {
            return null;
        }
        PgnLexer.Item word = movetext.get(last);
        return Results.parse(word.text()).isPresent() || !isLikeMove(word) ? word : null;
    }

    private static boolean isLikeMove(PgnLexer.Item word) {
        return word.numbered()
                || word.text().equalsIgnoreCase("pass")
                || word.text().length() <= 6 && containsPiece(word.text());
    }

    /** Returns whether a word is a piece name, with or without a direction mark. */
    private static boolean containsPiece(String word) {
        String bare = word.replaceAll("^[-/\\\\]|[-/\\\\]$", "");
        return Piece.tryParse(bare).isPresent() || bare.matches("[wWbB][A-Za-z][0-9]?");
    }

    /** Returns whether the tag contains the claimed result or reason. */
    @SuppressWarnings("ReferenceEquality") // compares identity, because tags can be repeated
    boolean isResult(Property tag) {
        return tag == resultTag.orElse(null) || tag == reasonTag.orElse(null);
    }

    @SuppressWarnings("ReferenceEquality") // compares identity, because words can be repeated
    boolean isResult(PgnLexer.Item item) {
        return item == lastWord;
    }

    /**
     * Compares the claimed result with the moves. If the moves don't end the game, the claimed result becomes the
     * outcome.
     */
    void judge(RecordBuilder record) {
        if (tagged.isEmpty()) {
            resultTag.ifPresent(tag -> record.remark(tag.offset(), Finding.RESULT_TAG_UNREADABLE, tag.quoted()));
        }
        if (lastWord != null && spoken.isEmpty()) {
            record.remark(lastWord.offset(), Finding.LAST_WORD_UNREADABLE, Texts.quoted(lastWord.text()));
        }
        boolean isDecided = record.game().outcome().isOver();
        Optional<Claim> claim = tagged.or(() -> spoken);
        if (tagged.isPresent()
                && spoken.isPresent()
                && !Results.agree(tagged.get().outcome(), spoken.get().outcome())) {
            Claim tag = tagged.get();
            Claim word = spoken.get();
            if (isDecided && !isLeftOpen(word)) {
                record.checkResult(word.outcome(), word.offset(), word.word());
            }
            claim = Optional.of(tag.outcome().isOver() ? tag : word);
            record.remark(
                    tag.offset(),
                    Finding.RESULTS_DIFFER,
                    tag.word(),
                    word.word(),
                    claim.get().word());
        }
        if (claim.isEmpty() || isDecided && claim.get().word().equals("*")) {
            record.remark(claim.map(Claim::offset).orElse(0), Finding.NO_RESULT);
        } else if (isDecided && isLeftOpen(claim.get())) {
            record.remark(
                    claim.get().offset(), Finding.BOARD_DECIDES, claim.get().word());
        } else {
            conclude(record, claim.get(), isDecided);
        }
    }

    /** Returns whether the moves may contradict a claim. */
    private boolean isLeftOpen(Claim claim) {
        return claim.word().equals("*") || corrections && !claim.outcome().isOver();
    }

    private void conclude(RecordBuilder record, Claim claim, boolean isDecided) {
        Optional<Termination> reason =
                reasonTag.flatMap(tag -> Results.parseReason(tag.value().trim()));
        Outcome outcome = Results.withReason(claim.outcome(), reason.orElse(Termination.UNKNOWN));
        record.checkResult(outcome, claim.offset(), claim.word());
        if (isDecided && reason.isPresent() && reason.get() != Termination.UNKNOWN) {
            Property tag = reasonTag.get();
            record.remark(tag.offset(), Finding.TERMINATION_IGNORED, tag.value().trim());
        }
    }
}
