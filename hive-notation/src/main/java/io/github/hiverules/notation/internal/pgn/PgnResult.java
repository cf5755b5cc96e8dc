// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.TextSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a game says of its end: the tag Result, the last word, the tag Termination. Any of them may be missing or nonsense;
 * then the board decides (N3).
 */
final class PgnResult {
    /** The tag that holds the reason of a result. */
    static final String TERMINATION = "Termination";

    private final @Nullable PlacedTag resultTag;
    private final @Nullable PlacedTag nonsenseTag;
    private final @Nullable PlacedTag reasonTag;
    private final PgnLexer.@Nullable Item lastWord;
    private final boolean corrections;

    /** A result that the tag or the last word names. */
    private record Claim(String word, Outcome outcome, Place place) {}

    private PgnResult(List<PlacedTag> tags, PgnLexer.@Nullable Item lastWord, boolean corrections) {
        this.lastWord = lastWord;
        this.corrections = corrections;
        resultTag = first(tags, "Result", word -> Results.parse(word).isPresent());
        nonsenseTag = resultTag == null ? first(tags, "Result", word -> true) : null;
        Optional<Claim> claim = claimOf(resultTag).or(this::claimOfLastWord);
        PlacedTag reason =
                first(tags, TERMINATION, word -> Results.parseReason(word).isPresent());
        boolean fits = reason != null
                && claim.isPresent()
                && Results.canEnd(claim.get().outcome(), reason(reason));
        reasonTag = fits ? reason : null;
    }

    /**
     * What is said of the end.
     *
     * @param endsWithNumber whether a number stands behind everything else
     */
    static PgnResult of(
            List<PlacedTag> tags, List<PgnLexer.Item> movetext, boolean endsWithNumber, boolean corrections) {
        return new PgnResult(tags, endsWithNumber ? null : lastWord(movetext), corrections);
    }

    private static @Nullable PlacedTag first(List<PlacedTag> tags, String name, Predicate<String> readable) {
        for (PlacedTag placed : tags) {
            if (placed.tag().isNamed(name) && readable.test(placed.tag().value().trim())) {
                return placed;
            }
        }
        return null;
    }

    private static Termination reason(PlacedTag tag) {
        return Results.parseReason(tag.tag().value().trim()).orElse(Termination.UNKNOWN);
    }

    /** The last word, if it is a result or stands where only a result can: without a number, and like no move. */
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
        boolean likeMove = word.numbered()
                || word.text().equalsIgnoreCase("pass")
                || word.text().length() <= 6 && containsPiece(word.text());
        return Results.parse(word.text()).isPresent() || !likeMove ? word : null;
    }

    /** Whether the word is a piece, or a place beside one. */
    private static boolean containsPiece(String word) {
        String bare = word.replaceAll("^[-/\\\\]|[-/\\\\]$", "");
        return Piece.tryParse(bare).isPresent() || bare.matches("[wWbB][A-Za-z][0-9]?");
    }

    /** Whether the tag has its say here and is no tag of its own. */
    @SuppressWarnings("ReferenceEquality") // this very tag, not one of the same words
    boolean isToldBy(PlacedTag placed) {
        return placed == resultTag || placed == reasonTag;
    }

    /** Whether the word is the game's last one. */
    @SuppressWarnings("ReferenceEquality") // this very word
    boolean isToldBy(PgnLexer.Item item) {
        return item == lastWord;
    }

    private static Optional<Claim> claimOf(@Nullable PlacedTag placed) {
        if (placed == null) {
            return Optional.empty();
        }
        String word = placed.tag().value().trim();
        return Results.parse(word).map(outcome -> new Claim(word, outcome, placed.place()));
    }

    private Optional<Claim> claimOfLastWord() {
        PgnLexer.Item last = lastWord;
        return last == null
                ? Optional.empty()
                : Results.parse(last.text()).map(outcome -> new Claim(last.text(), outcome, last.place()));
    }

    /** Compares what the record says with the board, and concludes the game where the board leaves it open. */
    void judge(GameRecordBuilder record) {
        if (nonsenseTag != null) {
            nonsense(record, "The tag Result says", nonsenseTag.tag().value());
        }
        PgnLexer.Item last = lastWord;
        if (last != null && Results.parse(last.text()).isEmpty()) {
            nonsense(record, "The last word is", last.text());
        }
        Optional<Claim> tagged = claimOf(resultTag);
        Optional<Claim> spoken = claimOfLastWord();
        if (tagged.isPresent()
                && spoken.isPresent()
                && !Results.agree(tagged.get().outcome(), spoken.get().outcome())) {
            disagree(record, tagged.get(), spoken.get());
        } else {
            conclude(record, tagged.or(() -> spoken));
        }
    }

    private static void nonsense(GameRecordBuilder record, String what, String word) {
        record.remark(what + " \"" + TextSource.shown(word) + "\", which is no result; the board decides.");
    }

    private void disagree(GameRecordBuilder record, Claim tagged, Claim spoken) {
        if (record.mutableGame().outcome().isOver()) {
            record.claim(spoken.outcome(), spoken.place(), spoken.word());
        }
        Claim counts = tagged.outcome().isOver() ? tagged : spoken;
        record.remark("The tag Result says " + tagged.word() + ", the last word " + spoken.word() + "; " + counts.word()
                + " counts.");
        conclude(record, Optional.of(counts));
    }

    /** Whether the claim says nothing against a game that the board ended. */
    private boolean leavesOpen(Claim claim) {
        return claim.word().equals("*") || corrections && !claim.outcome().isOver();
    }

    private void conclude(GameRecordBuilder record, Optional<Claim> claim) {
        boolean leavesItOpen = record.mutableGame().outcome().isOver()
                && claim.filter(this::leavesOpen).isPresent();
        if (leavesItOpen && !claim.get().word().equals("*")) {
            record.remark("The record says " + claim.get().word() + ", but the board has decided.");
            return;
        }
        if (claim.isEmpty() || leavesItOpen) {
            record.remark("The record names no result; the board decides.");
            return;
        }
        PlacedTag reason = reasonTag;
        Outcome claimed = claim.get().outcome();
        record.claim(
                reason == null ? claimed : Results.withReason(claimed, reason(reason)),
                claim.get().place(),
                claim.get().word());
        if (reason != null && record.mutableGame().outcome().isOver() && reason(reason) != Termination.UNKNOWN) {
            record.remark("The tag Termination says " + reason.tag().value() + ", but the board decided.");
        }
    }
}
