// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/** A turn without a placement or movement, legal exactly when nothing else is (R6.2). There is one instance. */
public final class Pass implements Move {
    static final Pass INSTANCE = new Pass();

    private Pass() {}

    @Override
    public String toString() {
        return "pass";
    }
}
