package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import org.immutables.value.Value;

/** How records are read. */
@Value.Immutable
@HiddenImplementation
public abstract class ReaderOptions {
    private static final ReaderOptions STRICT = builder().build();
    private static final ReaderOptions LENIENT = builder().keepingLegalPart(true).build();

    ReaderOptions() {}

    /** Tournament rules; the first thing wrong is thrown. */
    public static ReaderOptions strict() {
        return STRICT;
    }

    /** Tournament rules; of a broken game the legal part is kept, with its error. */
    public static ReaderOptions lenient() {
        return LENIENT;
    }

    /** Starts options, from the strict ones. */
    public static Builder builder() {
        return new Builder();
    }

    /** The rules to judge by; the expansions come from the record. */
    @Value.Default
    public Ruleset ruleset() {
        return Ruleset.tournament();
    }

    /** Whether a broken game is returned with its legal part and its error, and reading goes on behind it. */
    @Value.Default
    public boolean keepingLegalPart() {
        return false;
    }

    /** How many characters one game may have; longer ones are an error. 16 million unless set. */
    @Value.Default
    public int maxGameLength() {
        return 16_000_000;
    }

    /** These options with other rules. */
    public ReaderOptions withRuleset(Ruleset ruleset) {
        return ImmutableReaderOptions.copyOf(this).withRuleset(ruleset);
    }

    /** Builds {@link ReaderOptions}. Not safe for use by several threads. */
    public static final class Builder extends ImmutableReaderOptions.Builder {
        Builder() {}
    }
}
