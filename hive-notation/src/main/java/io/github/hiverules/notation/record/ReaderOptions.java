// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Options for reading records. Four rules find the games in a source:
 *
 * <ol>
 *   <li>The first game decides the format. Text before the game is ignored, with a remark.
 *   <li>In PGN, a game begins at a line that begins with a tag {@code [Name "}, unless the line before (blank lines
 *       don't count) is a line of tags; a second {@code GameType}, and a {@code GameType} after other text, always
 *       begin a game. In SGF, a game begins at <code>(;</code> after the tree before, or at <code>(;</code> with a root
 *       property. Otherwise, each line is a GameString; words before the GameString are ignored.
 *   <li>A result, or the bracket that closes the tree, ends a game. Text up to the next game is ignored, with a remark.
 *   <li>Without a result, the first word that can't be a move ends the game. If moves follow the word, it is an error.
 * </ol>
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
     * {@return options for strict reading under tournament rules} Move numbers are ignored. If the tag Result and the
     * result after the moves differ, the reader adds a remark. A result that contradicts the final position is an
     * error. Exceptions are {@code *}, and an unfinished tag if the result after the moves is correct. An illegal
     * variation is an error, but {@link ScannedGame#record} still contains the main line.
     */
    public static ReaderOptions strict() {
        return STRICT;
    }

    /** {@return options that apply the tournament rules and allow {@linkplain #corrections() corrections}} */
    public static ReaderOptions lenient() {
        return LENIENT;
    }

    /**
     * {@return the rulesets that the reader tries, in order; at least one} The default is the tournament rules. The
     * reader uses the first ruleset under which a game is legal. If no ruleset fits, the reader reports the error under
     * the first ruleset. If a record names the rules, the reader uses the named rules. The expansions come from the
     * record's game type, not from the rulesets.
     */
    public abstract List<Ruleset> rulesets();

    /** {@return the format of the source; empty by default, which detects the format} */
    public abstract Optional<RecordFormat> format();

    /**
     * {@return whether the reader corrects deviations} Each correction adds a {@linkplain ScannedGame#remarks()
     * remark}. By default, the following deviations are errors:
     *
     * <ul>
     *   <li>Pieces that are not numbered in order of entry (R1.3), as in records of Board Game Arena.
     *   <li>MoveStrings whose reference piece is the moving piece, such as {@code wB1 /wB1}.
     *   <li>GameStrings with a missing or wrong state or turn, or with a state such as {@code WhiteWins resignation}.
     *   <li>Illegal or empty variations, which become comments.
     *   <li>Moves without a game type, such as {@code wS1;bG1 wS1-} or {@code 1. wS1 2. bG1 wS1-}: the game type is
     *       Base with the expansions whose pieces appear.
     *   <li>A position in HOP, a game without moves. This deviation adds no remark.
     *   <li>Dashes of word processors in MoveStrings, such as {@code wS1–}, and doubled backslashes.
     *   <li>PGN with the result {@code InProgress}, although the final position ends the game.
     * </ul>
     *
     * <p>With corrections, the reader also converts PGN dates in other notations, such as {@code 23-Jul-2026_18:04:11}.
     * By default, the dates stay unchanged. In SGF, the reader always renumbers pieces. In all
     * formats, the reader always adds forced passes that a record omits. In PGN, the reader always reads tags without
     * quotes. Each of these adds a remark, too.
     */
    public abstract boolean corrections();

    /**
     * {@return the maximum length of a game in {@code char}s, at least 1} Longer games are broken. A game is also
     * broken if its length without white space, plus 32 for each word, tag, comment and variation, exceeds the maximum.
     * The default is 4 million, which limits memory to some tens of megabytes.
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
     * {@return a copy of the options with the given rulesets}
     *
     * @param rulesets the rulesets to try, in order; at least one
     * @throws IllegalArgumentException if there is no ruleset
     */
    public abstract ReaderOptions withRulesets(Ruleset... rulesets);

    /**
     * {@return a copy of the options with the given format}
     *
     * @param format the format
     */
    public abstract ReaderOptions withFormat(RecordFormat format);

    /**
     * {@return a copy of the options with or without {@linkplain #corrections() corrections}}
     *
     * @param corrections whether deviations are corrected
     */
    public abstract ReaderOptions withCorrections(boolean corrections);

    /**
     * {@return a copy of the options with the given maximum length of a game}
     *
     * @param maxGameLength the {@linkplain #maxGameLength() length}, from 1
     * @throws IllegalArgumentException if the length is less than 1
     */
    public abstract ReaderOptions withMaxGameLength(int maxGameLength);
}
