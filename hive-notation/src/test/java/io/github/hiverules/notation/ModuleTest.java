// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The parts of this module that programs can access. */
class ModuleTest {
    @Test
    void exportsEntryPointsButNoFormatPackages() throws URISyntaxException {
        Path place = Path.of(Records.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        ModuleDescriptor module = ModuleFinder.of(place)
                .find("io.github.hiverules.notation")
                .orElseThrow()
                .descriptor();
        String root = Records.class.getPackageName();
        assertThat(module.exports())
                .extracting(ModuleDescriptor.Exports::source)
                .containsExactlyInAnyOrder(
                        root,
                        root + ".diagram",
                        root + ".json",
                        root + ".record",
                        root + ".sentences",
                        root + ".text",
                        root + ".uhp");
    }
}
