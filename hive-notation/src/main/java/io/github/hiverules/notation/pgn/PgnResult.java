// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.WrittenResult;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The claimed result of a PGN game: the tags Result and Termination, and the last word. Without a valid claim, the
 * moves determine the result (N3).
 */
final class PgnResult {
    static final String RESULT = "Result";

    static final String TERMINATION = "Termination";

    private final Optional<Property> resultTag;
    private final Optional<Property> reasonTag;
    private final Optional<Claim> tagged;

    /** The results after the last move. */
    private final List<Claim> spoken;

    /** The other words after the last move. */
    private final List<PgnLexer.Item> words;

    private final boolean corrections;

    /** The index after the last item of the movetext that looks like a move. The words from there on are the result. */
    final int from;

    /** A result that a tag or the last word claims. */
    private record Claim(String word, Outcome outcome, int offset) {}

    /** Finds the claimed result in the tags and the movetext. */
    PgnResult(List<Property> tags, List<PgnLexer.Item> movetext, boolean corrections) {
        this.corrections = corrections;
        resultTag = first(tags, RESULT, word -> WrittenResult.parse(word).isPresent())
                .or(() -> first(tags, RESULT, word -> true));
        tagged = resultTag.flatMap(tag -> claim(tag.stripped(), tag.offset()));
        from = endOfMoves(movetext);
        List<PgnLexer.Item> end = movetext.subList(from, movetext.size());
        spoken = end.stream()
                .filter(item -> item.kind() == PgnLexer.ItemKind.RESULT)
                .flatMap(item -> claim(item.text(), item.offset()).stream())
                .toList();
        words = end.stream()
                .filter(item -> item.kind() == PgnLexer.ItemKind.WORD)
                .toList();
        Outcome claimed =
                tagged.or(() -> spoken.stream().findFirst()).map(Claim::outcome).orElse(Outcome.inProgress());
        reasonTag = first(
                tags,
                TERMINATION,
                word -> Results.parseReason(word)
                        .filter(reason -> Results.canEnd(claimed, reason))
                        .isPresent());
    }

    private static Optional<Claim> claim(String word, int offset) {
        return WrittenResult.parse(word).map(outcome -> new Claim(word, outcome, offset));
    }

    static Optional<Property> first(List<Property> tags, String name, Predicate<String> readable) {
        for (Property tag : tags) {
            if (tag.isNamed(name) && readable.test(tag.stripped())) {
                return Optional.of(tag);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the index after the last move. Without a move, only the last word can be a result. After a move number, a
     * word that begins as a piece name does, such as {@code bS11}, is a wrong move.
     */
    private static int endOfMoves(List<PgnLexer.Item> movetext) {
        int words = 0;
        int last = 0;
        for (int i = movetext.size() - 1; i >= 0; i--) {
            PgnLexer.Item item = movetext.get(i);
            boolean isWord = item.kind() == PgnLexer.ItemKind.WORD;
            boolean isNumbered = item.kind() != PgnLexer.ItemKind.RESULT
                    && item.numbered()
                    && (words > 0 || item.text().matches("[WwBb].*"));
            if (isNumbered || isWord && Marks.isLikeMove(item.text())) {
                return i + 1;
            }
            if (isWord) {
                words++;
                last = words == 2 ? i + 1 : last;
            }
        }
        return last;
    }

    /** Returns whether the tag contains the claimed result or reason. */
    @SuppressWarnings("ReferenceEquality") // compares identity, because tags can be repeated
    boolean isResult(Property tag) {
        return tag == resultTag.orElse(null) || tag == reasonTag.orElse(null);
    }

    /**
     * Compares the claimed result with the moves. If the moves don't end the game, the claimed result becomes the
     * outcome.
     */
    void judge(RecordBuilder record) {
        if (tagged.isEmpty()) {
            resultTag.ifPresent(tag -> record.remark(tag.offset(), Kind.RESULT_TAG_UNREADABLE, tag.quoted()));
        }
        if (!words.isEmpty()) {
            String found = words.stream().map(PgnLexer.Item::text).collect(Collectors.joining(" "));
            Kind kind = spoken.isEmpty() ? Kind.LAST_WORD_UNREADABLE : Kind.WORDS_IGNORED;
            record.remark(words.get(0).offset(), kind, Texts.quoted(found));
        }
        boolean isDecided = record.game().outcome().isOver();
        Claim claim = tagged.orElse(null);
        if (!spoken.isEmpty()) {
            Claim word = spoken.get(0);
            record.remarkMark(word.word(), word.offset(), 0);
            if (claim != null && !Results.agree(claim.outcome(), word.outcome())) {
                if (isDecided && !isLeftOpen(word)) {
                    record.checkResult(word.outcome(), word.offset(), word.word());
                }
                Claim due = claim.outcome().isOver() ? claim : word;
                record.remark(claim.offset(), Kind.RESULTS_DIFFER, claim.word(), word.word(), due.word());
                claim = due;
            }
            claim = claim == null ? word : claim;
        }
        if (claim == null || isDecided && claim.word().equals("*")) {
            record.remark(claim == null ? 0 : claim.offset(), Kind.NO_RESULT);
        } else if (isDecided && isLeftOpen(claim)) {
            record.remark(claim.offset(), Kind.BOARD_DECIDES, claim.word());
        } else {
            conclude(record, claim, isDecided);
        }
    }

    /** Returns whether the moves may contradict a claim. */
    private boolean isLeftOpen(Claim claim) {
        return claim.word().equals("*") || corrections && !claim.outcome().isOver();
    }

    private void conclude(RecordBuilder record, Claim claim, boolean isDecided) {
        Optional<Termination> reason = reasonTag.flatMap(tag -> Results.parseReason(tag.stripped()));
        Outcome outcome = reason.map(why -> Results.withReason(claim.outcome(), why))
                .orElseGet(() -> Stream.concat(Stream.of(claim), spoken.stream())
                        .map(Claim::outcome)
                        .filter(said -> Results.agree(said, claim.outcome())
                                && !said.termination().equals(Optional.of(Termination.UNKNOWN)))
                        .findFirst()
                        .orElse(claim.outcome()));
        record.checkResult(outcome, claim.offset(), claim.word());
        if (isDecided && reason.isPresent() && reason.get() != Termination.UNKNOWN) {
            Property tag = reasonTag.get();
            record.remark(tag.offset(), Kind.TERMINATION_IGNORED, tag.stripped());
        }
    }
}
