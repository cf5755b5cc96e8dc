package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import java.util.List;
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
    }

    /** Whether a broken game is returned with its legal part and its error, and reading goes on behind it. */
    @Value.Default
    public boolean keepingLegalPart() {
        return false;
    }

    /** How many characters one game may have; longer ones are an error. 4 million unless set. */
    @Value.Default
    public int maxGameLength() {
        return 4_000_000;
    }

    /** These options with other rules, in the order in which they are tried. */
    public ReaderOptions withRulesets(Ruleset... rulesets) {
        return ImmutableReaderOptions.copyOf(this).withRulesets(rulesets);
    }

    /** Builds {@link ReaderOptions}. Not safe for use by several threads. */
    public static final class Builder extends ImmutableReaderOptions.Builder {
        Builder() {}
    }
}
