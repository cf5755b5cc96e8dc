// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.immutables.value.Value;

/**
 * How records are read. Two options are equal whatever their {@link #report()} is.
 *
 * <pre>{@code
 * List<RecordException> noGames = new ArrayList<>();
 * ReaderOptions options = ReaderOptions.lenient(noGames::add).withRulesets(Ruleset.tournament(), Ruleset.rulebook());
 * }</pre>
 */
@Value.Immutable
@PackagePrivateValue
public abstract class ReaderOptions {
    private static final ReaderOptions STRICT = builder().build();
    private static final ReaderOptions LENIENT =
            builder().brokenGames(ErrorPolicy.KEEP_ALL).corrections(true).build();

    ReaderOptions() {}

    /**
     * Tournament rules; the first game that is broken is thrown. What the notation leaves open is no error: results that
     * contradict each other where the board decides, or move numbers out of order. {@link GameRecord#remarks} tells the former.
     */
    public static ReaderOptions strict() {
        return STRICT;
    }

    /**
     * Tournament rules; of a broken game the legal part is kept, with its error, and {@linkplain #corrections() habits} of other
     * programs are understood. What is no game is a record without moves, with its error. Reading throws for no content, only
     * where the source can't be read.
     */
    public static ReaderOptions lenient() {
        return LENIENT;
    }

    /**
     * Tournament rules; of a broken game the legal part is kept, with its error, and {@linkplain #corrections() habits} of other
     * programs are understood. What is no game is reported and gives no record: text between games, a file of another kind.
     * Reading throws for no content, only where the source can't be read.
     */
    public static ReaderOptions lenient(Consumer<RecordException> report) {
        return builder()
                .brokenGames(ErrorPolicy.KEEP_LEGAL_PART)
                .corrections(true)
                .report(report)
                .build();
    }

    /** Tournament rules; broken games are left out, and what is wrong with each is reported. */
    public static ReaderOptions skipping(Consumer<RecordException> report) {
        return builder().brokenGames(ErrorPolicy.SKIP).report(report).build();
    }

    /** Starts options, from the strict ones. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * The rules to judge by; the expansions come from the record, and a record that names its rules is judged by those. Where
     * there are several, the first by which a game is legal counts. Tournament rules unless set.
     */
    public abstract List<Ruleset> rulesets();

    @Value.Check
    void check() {
        if (rulesets().isEmpty()) {
            throw new IllegalArgumentException("A reader needs rules to judge by.");
        }
        if (maxGameLength() < 1) {
            throw new IllegalArgumentException("A game has at least one character, not " + maxGameLength() + ".");
        }
    }

    /** What becomes of a broken game; the first one stops the reading unless set. */
    public abstract ErrorPolicy brokenGames();

    /**
     * Whether habits of other programs that contradict the notation are understood, each with a
     * {@linkplain GameRecord#remarks() remark}; errors unless set.
     *
     * <ul>
     *   <li>Pieces numbered as players took them and not as they entered (R1.3), as Board Game Arena does: they are numbered
     *       by their entry.
     *   <li>A goal named by the moving piece itself: from where it stood before the move.
     *   <li>GameStrings without state or turn, or whose state or turn contradicts the moves: the moves count. A reason behind the
     *       state ({@code WhiteWins resignation}), and a position's line in place of the game type.
     *   <li>PGN whose result says that a game goes on which the board has ended: the board counts. Dates in other forms than
     *       PGN's, such as {@code 23-Jul-2026_18:04:11}: they become PGN's.
     * </ul>
     */
    public abstract boolean corrections();

    /** Who is told of errors that do not stop the reading, see {@link ErrorPolicy}; nobody unless set. */
    @Value.Auxiliary
    public abstract Consumer<RecordException> report();

    /**
     * How many characters one game may have, from 1; longer ones are broken. Each word, tag and comment counts as 32 characters
     * more, space between them as none. 4 million unless set: reading then needs some tens of megabytes at worst.
     */
    public abstract int maxGameLength();

    /**
     * These options with other rules, in the order in which they are tried.
     *
     * @throws IllegalArgumentException if there are none
     */
    public ReaderOptions withRulesets(Ruleset... rulesets) {
        requireNonNull(rulesets, "rulesets");
        return builder().from(this).rulesets(List.of(rulesets)).build();
    }

    /** Builds {@link ReaderOptions}. Not safe for use by several threads. */
    public static final class Builder {
        private final List<Ruleset> rulesets = new ArrayList<>(List.of(Ruleset.tournament()));
        private ErrorPolicy brokenGames = ErrorPolicy.STOP;
        private boolean corrections;
        private Consumer<RecordException> report = error -> {};
        private int maxGameLength = 4_000_000;

        Builder() {}

        /** Sets everything to what those options have. */
        public Builder from(ReaderOptions other) {
            requireNonNull(other, "other");
            return rulesets(other.rulesets())
                    .brokenGames(other.brokenGames())
                    .corrections(other.corrections())
                    .report(other.report())
                    .maxGameLength(other.maxGameLength());
        }

        /** Sets the rules to judge by, in the order in which they are tried; tournament rules unless set. */
        public Builder rulesets(Iterable<Ruleset> rulesets) {
            requireNonNull(rulesets, "rulesets");
            this.rulesets.clear();
            rulesets.forEach(ruleset -> this.rulesets.add(requireNonNull(ruleset, "ruleset")));
            return this;
        }

        /** Sets what becomes of a broken game; the first one stops the reading unless set. */
        public Builder brokenGames(ErrorPolicy brokenGames) {
            this.brokenGames = requireNonNull(brokenGames, "brokenGames");
            return this;
        }

        /** Sets whether {@linkplain ReaderOptions#corrections() habits} of other programs are understood; errors unless set. */
        public Builder corrections(boolean corrections) {
            this.corrections = corrections;
            return this;
        }

        /** Sets who is told of errors that do not stop the reading; nobody unless set. */
        public Builder report(Consumer<RecordException> report) {
            this.report = requireNonNull(report, "report");
            return this;
        }

        /** Sets how many {@linkplain ReaderOptions#maxGameLength() characters} one game may have; 4 million unless set. */
        public Builder maxGameLength(int maxGameLength) {
            this.maxGameLength = maxGameLength;
            return this;
        }

        /**
         * The options.
         *
         * @throws IllegalArgumentException if there are no rules, or a game may have no characters
         */
        public ReaderOptions build() {
            return ImmutableReaderOptions.of(rulesets, brokenGames, corrections, report, maxGameLength);
        }
    }
}
