// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Options for reading records.
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
     * Returns options for strict reading under tournament rules. Move numbers are ignored. If two results contradict
     * each other and the final position decides the game, the contradiction is only a remark. An illegal variation is
     * an error; {@link ScannedGame#record} then contains the main line.
     *
     * @return the options
     */
    public static ReaderOptions strict() {
        return STRICT;
    }

    /**
     * Returns options that apply the tournament rules and allow {@linkplain #corrections() corrections}.
     *
     * @return the options
     */
    public static ReaderOptions lenient() {
        return LENIENT;
    }

    /**
     * Returns the rulesets that the reader tries, in order. The default is tournament rules. The reader uses the first
     * ruleset that accepts a game; if no ruleset accepts the game, the error is the error under the first ruleset. A
     * record that names its rules is judged by the named rules. The rulesets' expansions are ignored, because records
     * name their game type.
     *
     * @return the rulesets, at least one
     */
    public abstract List<Ruleset> rulesets();

    /** {@return the format of the source; by default it is detected} */
    public abstract Optional<RecordFormat> format();

    /**
     * Returns whether the reader corrects the following deviations and adds a {@linkplain ScannedGame#remarks() remark} for each.
     * By default deviations are errors.
     *
     * <ul>
     *   <li>Pieces not numbered in order of entry (R1.3), as by Board Game Arena.
     *   <li>A destination given relative to the moving piece's own cell before the move.
     *   <li>GameStrings with a missing or wrong state or turn, or with a reason after the state ({@code WhiteWins resignation}).
     *   <li>Variations with an illegal move or without moves; the variations become comments.
     *   <li>PGN whose result is {@code *} or in progress, although the final position ends the game.
     *   <li>Dates in PGN in another notation, such as {@code 23-Jul-2026_18:04:11}.
     * </ul>
     *
     * @return whether deviations are corrected
     */
    public abstract boolean corrections();

    /**
     * Returns the maximum length of a game in {@code char}s; longer games are broken. Each word, tag, comment and
     * variation adds 32 to the length; white space doesn't count. The default is 4 million, which limits memory to some
     * tens of megabytes.
     *
     * @return the length, at least 1
     */
    public abstract int maxGameLength();

    @Value.Check
    void check() {
        if (rulesets().isEmpty()) {
            throw new IllegalArgumentException("Expected at least one ruleset, found none.");
        }
        if (maxGameLength() < 1) {
            throw new IllegalArgumentException(
                    "The maximum length must be at least 1, but is " + maxGameLength() + ".");
        }
    }

    /**
     * Returns these options with other rulesets.
     *
     * @param rulesets the rulesets to try, in order; at least one
     * @return the options
     * @throws IllegalArgumentException if there is no ruleset
     */
    public abstract ReaderOptions withRulesets(Ruleset... rulesets);

    /**
     * Returns these options with a fixed format.
     *
     * @param format the format
     * @return the options
     */
    public abstract ReaderOptions withFormat(RecordFormat format);

    /**
     * Returns these options with or without {@linkplain #corrections() corrections}.
     *
     * @param corrections whether deviations are corrected
     * @return the options
     */
    public abstract ReaderOptions withCorrections(boolean corrections);

    /**
     * Returns these options with another maximum length of games.
     *
     * @param maxGameLength the {@linkplain #maxGameLength() length}, from 1
     * @return the options
     * @throws IllegalArgumentException if the length is less than 1
     */
    public abstract ReaderOptions withMaxGameLength(int maxGameLength);
}
