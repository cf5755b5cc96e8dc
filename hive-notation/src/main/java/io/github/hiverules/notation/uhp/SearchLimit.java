// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.PackagePrivateValue;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.immutables.value.Value;

/**
 * A limit of one search for a move (N2, {@code bestmove}): a time, a depth, or both. The search ends when the first
 * limit is reached. Later versions may add limits.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class SearchLimit {
    private static final int MAX_DEPTH = 1000;
    private static final Duration MAX_TIME = Duration.ofHours(1000).minusSeconds(1);

    /** The number of moves among which a side divides its time. */
    private static final int MOVES_LEFT = 25;

    /** A time. Some programs write a zero too many: {@code 00:00:010}. */
    private static final Pattern TIME =
            Pattern.compile("0{0,9}([0-9]{1,3}):0{0,9}([0-5]?[0-9]):0{0,9}([0-5]?[0-9](?:\\.[0-9]{1,9})?)");

    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,7}(\\.[0-9]{1,9})?|\\.[0-9]{1,9}");

    SearchLimit() {}

    /**
     * {@return a time limit}
     *
     * @param time the time, 0 to 999:59:59 hours; rounded up to whole milliseconds
     * @throws IllegalArgumentException if the time is out of range
     */
    public static SearchLimit time(Duration time) {
        return ImmutableSearchLimit.of(Optional.of(requireNonNull(time, "time")), OptionalInt.empty());
    }

    /**
     * {@return a depth limit}
     *
     * @param plies the depth, 1 to 1000 plies
     * @throws IllegalArgumentException if the depth is out of range
     */
    public static SearchLimit depth(int plies) {
        return ImmutableSearchLimit.of(Optional.empty(), OptionalInt.of(plies));
    }

    /**
     * {@return a time limit for the next move of a side with a clock} The limit is a 25th of the remaining time plus
     * three quarters of the increment, and at most half of the remaining time.
     *
     * @param remaining the side's remaining time
     * @param increment the time that the side gets after each move
     * @throws IllegalArgumentException if a time is negative
     */
    public static SearchLimit clock(Duration remaining, Duration increment) {
        if (requireNonNull(remaining, "remaining").isNegative()
                || requireNonNull(increment, "increment").isNegative()) {
            throw new IllegalArgumentException(
                    "Expected times of at least 0, found " + remaining + " and " + increment + ".");
        }
        Duration share =
                remaining.dividedBy(MOVES_LEFT).plus(increment.dividedBy(4).multipliedBy(3));
        return time(Collections.min(List.of(share, remaining.dividedBy(2), MAX_TIME)));
    }

    /** {@return the maximum time, 0 to 999:59:59 hours, in whole milliseconds; empty if only the depth is limited} */
    public abstract Optional<Duration> time();

    /** {@return the maximum depth, 1 to 1000 plies; empty if only the time is limited} */
    public abstract OptionalInt depth();

    /**
     * Returns a copy of the limit with the given time.
     *
     * @param time the time, 0 to 999:59:59 hours; rounded up to whole milliseconds
     * @return the changed limit
     * @throws IllegalArgumentException if the time is out of range
     */
    public abstract SearchLimit withTime(Duration time);

    /**
     * Returns a copy of the limit with the given depth.
     *
     * @param plies the depth, 1 to 1000 plies
     * @return the changed limit
     * @throws IllegalArgumentException if the depth is out of range
     */
    public abstract SearchLimit withDepth(int plies);

    @Value.Check
    SearchLimit check() {
        time().filter(time -> time.isNegative() || time.compareTo(MAX_TIME) > 0).ifPresent(time -> {
            throw new IllegalArgumentException("Expected a time from 0 to 999:59:59, found " + time + ".");
        });
        depth().ifPresent(plies -> {
            if (plies < 1 || plies > MAX_DEPTH) {
                throw new IllegalArgumentException(
                        "Expected a depth from 1 to " + MAX_DEPTH + " plies, found " + plies + ".");
            }
        });
        Optional<Duration> rounded =
                time().map(time -> Duration.ofMillis(time.plusNanos(999_999).toMillis()));
        return rounded.equals(time()) ? this : ImmutableSearchLimit.of(rounded, depth());
    }

    /** Returns the time, the depth, or both as arguments of {@code bestmove}. */
    @Override
    public String toString() {
        String time = time().map(SearchLimit::print).orElse("");
        String depth = depth().isPresent() ? "depth " + depth().getAsInt() : "";
        return (time + " " + depth).strip();
    }

    private static String print(Duration time) {
        long seconds = time.toMillis() / 1000;
        long millis = time.toMillis() % 1000;
        return String.format(
                Locale.ROOT,
                "time %02d:%02d:%02d%s",
                seconds / 3600,
                seconds / 60 % 60,
                seconds % 60,
                millis == 0 ? "" : String.format(Locale.ROOT, ".%03d", millis));
    }

    static String seconds(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).toPlainString();
    }

    /**
     * Parses the arguments of {@code bestmove}, ignoring case. Accepts {@code time H:M:S}, {@code depth N},
     * {@code seconds S}, {@code depthorseconds N S} and {@code clock S [INCREMENT]}. A time and a depth can be combined
     * in any order. Seconds may have a fraction. Returns empty for any other text.
     */
    static Optional<SearchLimit> parse(String text) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
        try {
            if (words[0].equals("seconds") && words.length == 2) {
                return Optional.of(time(parseSeconds(words[1])));
            }
            if (words[0].equals("depthorseconds") && words.length == 3) {
                return Optional.of(depth(Integer.parseInt(words[1])).withTime(parseSeconds(words[2])));
            }
            if (words[0].equals("clock") && (words.length == 2 || words.length == 3)) {
                return Optional.of(
                        clock(parseSeconds(words[1]), words.length == 2 ? Duration.ZERO : parseSeconds(words[2])));
            }
            Optional<Duration> time = Optional.empty();
            OptionalInt depth = OptionalInt.empty();
            for (int i = 0; i < words.length; i += 2) {
                String value = i + 1 < words.length ? words[i + 1] : "";
                if (words[i].equals("time") && time.isEmpty()) {
                    time = Optional.of(duration(TIME, value, "PT$1H$2M$3S"));
                } else if (words[i].equals("depth") && depth.isEmpty()) {
                    depth = OptionalInt.of(Integer.parseInt(value));
                } else {
                    return Optional.empty();
                }
            }
            return Optional.of(ImmutableSearchLimit.of(time, depth));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a number is malformed or out of range
        }
    }

    private static Duration parseSeconds(String text) {
        return duration(SECONDS, text, "PT0$0S");
    }

    private static Duration duration(Pattern form, String text, String iso) {
        Matcher matcher = form.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        return Duration.parse(matcher.replaceFirst(iso));
    }
}
