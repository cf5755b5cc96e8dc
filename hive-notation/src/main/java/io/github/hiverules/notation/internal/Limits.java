// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

/** The limits of records. */
public final class Limits {
    /** The maximum nesting depth of variations. */
    public static final int MAX_DEPTH = 100;

    /** The maximum clock time: 1,000,000 hours. */
    public static final long MAX_CLOCK_MILLIS = 3_600_000_000_000L;

    public static final int MAX_NAG = 255;

    private Limits() {}
}
