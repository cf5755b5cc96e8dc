// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import java.io.StringReader;

/** Counts how often a reader looks at a character. */
final class CountingSource extends TextSource {
    private long looks;

    CountingSource(String text, int maxGameLength) {
        super("text", new StringReader(text), maxGameLength);
    }

    long looks() {
        return looks;
    }

    @Override
    public int peek() {
        looks++;
        return super.peek();
    }

    @Override
    public int peek(int ahead) {
        looks++;
        return super.peek(ahead);
    }

    @Override
    public void pass(int length) {
        looks += length;
        super.pass(length);
    }
}
