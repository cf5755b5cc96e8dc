// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.PackagePrivateValue;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.immutables.value.Value;

/**
 * How long an engine may think about one move: some time, some depth, or both, whichever is reached first (N2,
 * {@code bestmove}). Later versions may know more limits.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class SearchLimit {
    private static final int MAX_DEPTH = 1000;
    private static final Duration MAX_TIME = Duration.ofHours(1000).minusSeconds(1);
    private static final Pattern CLOCK = Pattern.compile("([0-9]{1,3}):([0-5]?[0-9]):([0-5]?[0-9])");

    SearchLimit() {}

    /**
     * A limit of time.
     *
     * @param time from zero to 999:59:59
     * @throws IllegalArgumentException if it is out of that range
     */
    public static SearchLimit time(Duration time) {
        return ImmutableSearchLimit.of(Optional.of(requireNonNull(time, "time")), OptionalInt.empty());
    }

    /**
     * A limit of depth.
     *
     * @param plies from 1 to 1000
     * @throws IllegalArgumentException if it is out of that range
     */
    public static SearchLimit depth(int plies) {
        return ImmutableSearchLimit.of(Optional.empty(), OptionalInt.of(plies));
    }

    /** The time to think, from zero to 999:59:59; empty if the depth alone is limited. */
    public abstract Optional<Duration> time();

    /** How many plies to look ahead, from 1 to 1000; empty if the time alone is limited. */
    public abstract OptionalInt depth();

    /**
     * This limit with that time, instead of another one or beside a depth.
     *
     * @param time from zero to 999:59:59
     * @throws IllegalArgumentException if it is out of that range
     */
    public SearchLimit withTime(Duration time) {
        return ImmutableSearchLimit.of(Optional.of(requireNonNull(time, "time")), depth());
    }

    /**
     * This limit with that depth, instead of another one or beside a time.
     *
     * @param plies from 1 to 1000
     * @throws IllegalArgumentException if it is out of that range
     */
    public SearchLimit withDepth(int plies) {
        return ImmutableSearchLimit.of(time(), OptionalInt.of(plies));
    }

    @Value.Check
    void check() {
        time().filter(time -> time.isNegative() || time.compareTo(MAX_TIME) > 0).ifPresent(time -> {
            throw new IllegalArgumentException("The time to think is 0 seconds to 999:59:59, not " + time + ".");
        });
        depth().ifPresent(plies -> {
            if (plies < 1 || plies > MAX_DEPTH) {
                throw new IllegalArgumentException("A depth is 1 to " + MAX_DEPTH + " plies, not " + plies + ".");
            }
        });
    }

    /**
     * The time that an engine in another process is told, as UHP knows whole seconds only: a second that has begun counts as a
     * whole one, so 300 ms become 1 s. Empty if the depth alone is limited.
     */
    public Optional<Duration> wholeSeconds() {
        return time().map(time -> Duration.ofSeconds(time.plusNanos(999_999_999).toSeconds()));
    }

    /** The time in {@link #wholeSeconds} as UHP writes it, the depth, or the time and the depth. */
    @Override
    public String toString() {
        String time =
                wholeSeconds().map(Duration::toSeconds).map(SearchLimit::print).orElse("");
        String depth = depth().isPresent() ? "depth " + depth().getAsInt() : "";
        return (time + " " + depth).strip();
    }

    private static String print(long seconds) {
        return String.format(Locale.ROOT, "time %02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** The limit that the arguments of {@code bestmove} name, in any case; both limits in any order. Empty if they name none. */
    static Optional<SearchLimit> parse(String text) {
        String[] words = text.strip().split("\\s+", -1);
        Optional<Duration> time = Optional.empty();
        OptionalInt depth = OptionalInt.empty();
        for (int i = 0; i < words.length; i += 2) {
            String value = i + 1 < words.length ? words[i + 1] : "";
            Matcher clock = CLOCK.matcher(value);
            if (words[i].equalsIgnoreCase("time") && time.isEmpty() && clock.matches()) {
                time = Optional.of(Duration.ofHours(Integer.parseInt(clock.group(1)))
                        .plusMinutes(Integer.parseInt(clock.group(2)))
                        .plusSeconds(Integer.parseInt(clock.group(3))));
            } else if (words[i].equalsIgnoreCase("depth") && depth.isEmpty() && value.matches("[0-9]{1,9}")) {
                depth = OptionalInt.of(Integer.parseInt(value));
            } else {
                return Optional.empty();
            }
        }
        try {
            return Optional.of(ImmutableSearchLimit.of(time, depth));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a depth out of range
        }
    }
}
