// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.examples.bot.Network;
import io.github.hiverules.examples.common.Failures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the file of the option {@code --network}. */
final class NetworkFile {
    private NetworkFile() {}

    /**
     * Returns the network in a file, or the standard network.
     *
     * @throws IllegalStateException if the file can't be read or contains no network
     */
    static Network read(Optional<Path> file) {
        if (file.isEmpty()) {
            return Network.standard();
        }
        try {
            return Network.parse(Files.readString(file.get()));
        } catch (IOException e) {
            throw new IllegalStateException("can't read " + file.get() + ": " + Failures.describe(e));
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(file.get() + ": " + e.getMessage());
        }
    }
}
