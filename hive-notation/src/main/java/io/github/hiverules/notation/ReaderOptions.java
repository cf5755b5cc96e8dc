// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateValue;
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
@PackagePrivateValue
public abstract class ReaderOptions {
    private static final ReaderOptions STRICT =
            ImmutableReaderOptions.of(List.of(Ruleset.tournament()), Optional.empty(), false, 4_000_000);
    private static final ReaderOptions LENIENT = STRICT.withCorrections(true);

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

    /**
     * The rules to judge by, at least one; tournament rules unless set. Their expansions do not matter, since each record
     * names its game. A game is judged by the first rules that find it legal; one that is legal by none has the error of the
     * first. A record that names its rules is judged by those.
     */
    public abstract List<Ruleset> rulesets();

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
    public abstract boolean corrections();

    /**
     * Returns the length that the text of a game may have, in {@code char}s, from 1; longer games are broken. Without the space
     * between them, words, tags, comments and variations count 32 more each. 4 million unless set: reading then needs some tens
     * of megabytes at worst.
     */
    public abstract int maxGameLength();

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
     * Returns these options with other rulesets.
     *
     * @param rulesets at least one, in the order in which they are tried
     * @return the options
     * @throws IllegalArgumentException if there is no ruleset
     */
    public ReaderOptions withRulesets(Ruleset... rulesets) {
        requireNonNull(rulesets, "rulesets");
        for (Ruleset ruleset : rulesets) {
            requireNonNull(ruleset, "rulesets");
        }
        return ImmutableReaderOptions.of(List.of(rulesets), format(), corrections(), maxGameLength());
    }

    /**
     * Returns these options for sources in one format.
     *
     * @param format the format
     * @return the options
     */
    public ReaderOptions withFormat(RecordFormat format) {
        Optional<RecordFormat> only = Optional.of(requireNonNull(format, "format"));
        return ImmutableReaderOptions.of(rulesets(), only, corrections(), maxGameLength());
    }

    /**
     * Returns these options with {@linkplain #corrections() habits} of other programs understood or not.
     *
     * @param corrections whether habits are understood
     * @return the options
     */
    public ReaderOptions withCorrections(boolean corrections) {
        return ImmutableReaderOptions.of(rulesets(), format(), corrections, maxGameLength());
    }

    /**
     * Returns these options with another length that the text of a game may have.
     *
     * @param maxGameLength the {@linkplain #maxGameLength() length}, from 1
     * @return the options
     * @throws IllegalArgumentException if the length is less than 1
     */
    public ReaderOptions withMaxGameLength(int maxGameLength) {
        return ImmutableReaderOptions.of(rulesets(), format(), corrections(), maxGameLength);
    }
}
