// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.util.Objects.requireNonNull;

/** An option of a kind, or with a value, that this library does not know: the line as the engine wrote it. */
record UnknownOption(String line) implements EngineOption {
    @Override
    public String name() {
        return line.split(";", 2)[0].strip();
    }

    /** The line behind the name. */
    @Override
    public String text() {
        String[] parts = line.split(";", 2);
        return parts.length == 2 ? parts[1] : "";
    }

    /** Throws an exception: which values there are is not known. {@link UhpClient#setOption} can try one. */
    @Override
    public EngineOption with(String text) {
        requireNonNull(text, "text");
        throw new IllegalArgumentException("What " + name() + " can be is not known.");
    }

    /** The line as the engine wrote it. */
    @Override
    public String toString() {
        return line;
    }
}
