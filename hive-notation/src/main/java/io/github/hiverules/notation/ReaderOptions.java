package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import java.util.List;
import java.util.function.Consumer;
import org.immutables.value.Value;

/**
 * How records are read. Options hold a function, {@link #report()}, and so they are no value that travels through Java
 * serialization; two are equal whatever that function is.
 */
@Value.Immutable
@PackagePrivateImplementation
public abstract class ReaderOptions {
    private static final ReaderOptions STRICT = builder().build();
    private static final ReaderOptions LENIENT =
            builder().brokenGames(ErrorPolicy.KEEP_LEGAL_PART).build();

    ReaderOptions() {}

    /** Tournament rules; the first thing wrong is thrown. */
    public static ReaderOptions strict() {
        return STRICT;
    }

    /** Tournament rules; of a broken game the legal part is kept, with its error. */
    public static ReaderOptions lenient() {
        return LENIENT;
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
     * The rules to judge by; the expansions come from the record. Where there are several, the first by which a game is legal
     * counts. Tournament rules unless set.
     */
    @Value.Default
    public List<Ruleset> rulesets() {
        return List.of(Ruleset.tournament());
    }

    @Value.Check
    void check() {
        if (rulesets().isEmpty()) {
            throw new IllegalArgumentException("a reader needs rules to judge by");
        }
        if (maxGameLength() < 1) {
            throw new IllegalArgumentException("a game has at least one character: " + maxGameLength());
        }
    }

    /** What becomes of a broken game; the first one stops the reading unless set. */
    @Value.Default
    public ErrorPolicy brokenGames() {
        return ErrorPolicy.STOP;
    }

    /** Who is told what is wrong with the broken games that do not stop the reading; nobody unless set. */
    @Value.Default
    @Value.Auxiliary
    public Consumer<RecordException> report() {
        return error -> {};
    }

    /**
     * How many characters one game may have, from 1; longer ones are broken. Each word, tag and comment counts as 32 characters
     * more, space between them as none. 4 million unless set: reading then needs some tens of megabytes at worst.
     */
    @Value.Default
    public int maxGameLength() {
        return 4_000_000;
    }

    /**
     * These options with other rules, in the order in which they are tried.
     *
     * @throws IllegalArgumentException if there are none
     */
    public ReaderOptions withRulesets(Ruleset... rulesets) {
        return ImmutableReaderOptions.copyOf(this).withRulesets(rulesets);
    }

    /**
     * Builds {@link ReaderOptions}. Not safe for use by several threads. {@code build} throws an
     * {@link IllegalArgumentException} where there are no rules or a game may have no characters.
     */
    public static final class Builder extends ImmutableReaderOptions.Builder {
        Builder() {}
    }
}
