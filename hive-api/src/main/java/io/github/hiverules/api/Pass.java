// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * A turn without a placement or movement. A pass is legal if and only if no other move is legal (R6.2). This class has
 * only one instance.
 */
public final class Pass implements Move {
    static final Pass INSTANCE = new Pass();

    private Pass() {}

    @Override
    public Pass translate(int dq, int dr) {
        return this;
    }

    /** Returns {@code pass}. */
    @Override
    public String toString() {
        return "pass";
    }
}
