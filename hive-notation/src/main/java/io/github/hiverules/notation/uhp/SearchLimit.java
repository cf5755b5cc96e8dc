// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** How long an engine may think about one move: some time, or some depth (N2, {@code bestmove}). */
public sealed interface SearchLimit {
    /** The greatest depth that can be asked for, in plies. */
    int MAX_DEPTH = 1000;

    /** The longest time that can be asked for: a second less than a thousand hours. */
    Duration MAX_TIME = Duration.ofHours(1000).minusSeconds(1);

    /**
     * Think no longer than that. UHP knows whole seconds only: an engine is told {@link #wholeSeconds}.
     *
     * @param duration from zero to {@link #MAX_TIME}
     */
    record Time(Duration duration) implements SearchLimit {
        /** Checks the range. */
        public Time {
            requireNonNull(duration, "duration");
            if (duration.isNegative() || duration.compareTo(MAX_TIME) > 0) {
                throw new IllegalArgumentException(
                        "The time to think is 0 seconds to 999:59:59, not " + duration + ".");
            }
        }

        /** The time that the protocol can say: a second that has begun counts as a whole one, so 300 ms become 1 s. */
        public Duration wholeSeconds() {
            return Duration.ofSeconds(duration.plusNanos(999_999_999).toSeconds());
        }

        /** The argument of {@code bestmove}, with {@link #wholeSeconds}. */
        @Override
        public String toString() {
            long seconds = wholeSeconds().toSeconds();
            return String.format(Locale.ROOT, "time %02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
        }
    }

    /**
     * Look so many turns ahead.
     *
     * @param plies from 1 to {@link #MAX_DEPTH}
     */
    record Depth(int plies) implements SearchLimit {
        /** Checks the range. */
        public Depth {
            if (plies < 1 || plies > MAX_DEPTH) {
                throw new IllegalArgumentException("A depth is 1 to " + MAX_DEPTH + " plies, not " + plies + ".");
            }
        }

        /** The argument of {@code bestmove}. */
        @Override
        public String toString() {
            return "depth " + plies;
        }
    }

    /**
     * A limit of time. An engine in another process is told {@linkplain Time#wholeSeconds whole seconds}.
     *
     * @throws IllegalArgumentException if it is negative or longer than {@link #MAX_TIME}
     */
    static SearchLimit time(Duration duration) {
        requireNonNull(duration, "duration");
        return new Time(duration);
    }

    /**
     * A limit of depth.
     *
     * @param plies from 1 to {@link #MAX_DEPTH}
     * @throws IllegalArgumentException if it is out of that range
     */
    static SearchLimit depth(int plies) {
        return new Depth(plies);
    }

    /** The limit that the arguments of {@code bestmove} name, in any case; empty if they name none. */
    static Optional<SearchLimit> parse(String text) {
        requireNonNull(text, "text");
        String[] words = text.strip().split("\\s+", -1);
        if (words.length != 2) {
            return Optional.empty();
        }
        if (words[0].equalsIgnoreCase("time") && words[1].matches("[0-9]{1,3}:[0-5]?[0-9]:[0-5]?[0-9]")) {
            String[] parts = words[1].split(":", -1);
            return Optional.of(time(Duration.ofHours(Integer.parseInt(parts[0]))
                    .plusMinutes(Integer.parseInt(parts[1]))
                    .plusSeconds(Integer.parseInt(parts[2]))));
        }
        if (words[0].equalsIgnoreCase("depth") && words[1].matches("[0-9]{1,9}")) {
            int plies = Integer.parseInt(words[1]);
            return plies < 1 || plies > MAX_DEPTH ? Optional.empty() : Optional.of(depth(plies));
        }
        return Optional.empty();
    }
}
