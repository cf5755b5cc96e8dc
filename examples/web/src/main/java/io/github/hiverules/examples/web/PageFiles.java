// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.examples.board.Pages;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the files of the board's page for {@code bundle.js}. */
public final class PageFiles {
    private PageFiles() {}

    /** Writes the files to the folder that the argument names. */
    public static void main(String[] arguments) throws IOException {
        Pages.write(Path.of(arguments[0]));
    }
}
