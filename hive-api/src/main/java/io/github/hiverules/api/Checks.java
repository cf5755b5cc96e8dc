// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/** What constructors check of numbers. */
final class Checks {
    private Checks() {}

    /**
     * Checks that a number is large enough.
     *
     * @throws IllegalArgumentException if it is less
     */
    static void atLeast(int least, int number, String name) {
        if (number < least) {
            throw new IllegalArgumentException(
                    "The number " + name + " is at least " + least + ", not " + number + ".");
        }
    }
}
