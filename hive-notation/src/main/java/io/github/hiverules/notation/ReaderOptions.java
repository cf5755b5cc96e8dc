// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * How records are read.
 *
 * <pre>{@code
 * ReaderOptions options = ReaderOptions.lenient().withRulesets(Ruleset.tournament(), Ruleset.rulebook());
 * }</pre>
 */
@Value.Immutable
@PackagePrivateImplementation
public abstract class ReaderOptions {
    private static final ReaderOptions STRICT = builder().build();
    private static final ReaderOptions LENIENT = builder().corrections(true).build();

    ReaderOptions() {}

    /**
     * Tournament rules. What the notation leaves open is no error: results that contradict each other where the board decides,
     * or move numbers out of order. {@link ScannedGame#remarks} tells the former. An
     * illegal variation is an error after the main line was judged, and {@link ScannedGame#record} has the main line.
     */
    public static ReaderOptions strict() {
        return STRICT;
    }

    /** Tournament rules, and {@linkplain #corrections() habits} of other programs are understood. */
    public static ReaderOptions lenient() {
        return LENIENT;
    }

    /** Starts options: strict ones. */
    public static Builder builder() {
        return ImmutableReaderOptions.builder();
    }

    /** A builder that begins with these options. */
    public Builder toBuilder() {
        return ImmutableReaderOptions.builder().from(this);
    }

    /**
     * The rules to judge by, at least one; tournament rules unless set. Their expansions do not matter, since each record
     * names its game. A game is judged by the first rules that find it legal; one that is legal by none has the error of the
     * first. A record that names its rules is judged by those.
     */
    @Value.Default
    public List<Ruleset> rulesets() {
        return List.of(Ruleset.tournament());
    }

    /** The format that the source is in; recognised from its content unless set. */
    public abstract Optional<RecordFormat> format();

    /**
     * Whether habits of other programs that contradict the notation are understood, each with a
     * {@linkplain ScannedGame#remarks() remark}; errors unless set.
     *
     * <ul>
     *   <li>Pieces numbered as players took them and not as they entered (R1.3), as Board Game Arena does: they are numbered
     *       by their entry.
     *   <li>A goal named by the moving piece itself: from where it stood before the move.
     *   <li>GameStrings without state or turn, or whose state or turn contradicts the moves: the moves count. A reason behind the
     *       state ({@code WhiteWins resignation}).
     *   <li>Variations with an illegal move or without a move: they become comments.
     *   <li>PGN whose result says that a game goes on which the board has ended: the board counts. Dates in other forms than
     *       PGN's, such as {@code 23-Jul-2026_18:04:11}: they become PGN's.
     * </ul>
     */
    @Value.Default
    public boolean corrections() {
        return false;
    }

    /**
     * Returns the length that the text of a game may have, in {@code char}s, from 1; longer games are broken. Without the space
     * between them, words, tags, comments and variations count 32 more each. 4 million unless set: reading then needs some tens
     * of megabytes at worst.
     */
    @Value.Default
    public int maxGameLength() {
        return 4_000_000;
    }

    @Value.Check
    void check() {
        if (rulesets().isEmpty()) {
            throw new IllegalArgumentException("Records are judged by some rules.");
        }
        if (maxGameLength() < 1) {
            throw new IllegalArgumentException("A game has at least one character, not " + maxGameLength() + ".");
        }
    }

    /**
     * These options with other rules, in the order in which they are tried.
     *
     * @throws IllegalArgumentException if there are none
     */
    public ReaderOptions withRulesets(Ruleset... rulesets) {
        requireNonNull(rulesets, "rulesets");
        for (Ruleset ruleset : rulesets) {
            requireNonNull(ruleset, "rulesets");
        }
        return toBuilder().rulesets(List.of(rulesets)).build();
    }

    /** These options for a source in that format. */
    public ReaderOptions withFormat(RecordFormat format) {
        return toBuilder().format(requireNonNull(format, "format")).build();
    }

    /** Builds {@link ReaderOptions}. Not safe for use by several threads. */
    public abstract static class Builder {
        Builder() {}

        /** Sets the rules to judge by, in the order in which they are tried; tournament rules unless set. */
        public abstract Builder rulesets(Iterable<? extends Ruleset> rulesets);

        /** Sets the format that the source is in; recognised from its content unless set. */
        public abstract Builder format(RecordFormat format);

        /** Sets the format that the source is in, or that it is recognised. */
        public abstract Builder format(Optional<? extends RecordFormat> format);

        /** Sets whether {@linkplain ReaderOptions#corrections() habits} of other programs are understood; errors unless set. */
        public abstract Builder corrections(boolean corrections);

        /** Sets how many {@linkplain ReaderOptions#maxGameLength() characters} one game may have; 4 million unless set. */
        public abstract Builder maxGameLength(int maxGameLength);

        /**
         * The options.
         *
         * @throws IllegalArgumentException if there are no rules, or a game may have no characters
         */
        public abstract ReaderOptions build();
    }
}
