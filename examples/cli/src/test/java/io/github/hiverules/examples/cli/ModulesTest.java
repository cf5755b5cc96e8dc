// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.notation.Records;
import io.github.hiverules.search.SearchBoard;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests the dependencies declared by the modules. */
class ModulesTest {
    private static Set<String> needs(Class<?> member, String module) throws URISyntaxException {
        Path place = Path.of(
                member.getProtectionDomain().getCodeSource().getLocation().toURI());
        ModuleDescriptor descriptor =
                ModuleFinder.of(place).find(module).orElseThrow().descriptor();
        return descriptor.requires().stream()
                .filter(needed -> !needed.modifiers().contains(Requires.Modifier.STATIC))
                .map(Requires::name)
                .collect(Collectors.toSet());
    }

    @Test
    void apiRequiresOnlyJavaBase() throws URISyntaxException {
        assertThat(needs(HiveRules.class, "io.github.hiverules.api")).containsExactly("java.base");
    }

    @Test
    void implAndNotationRequireOnlyApi() throws URISyntaxException {
        assertThat(needs(SearchBoard.class, "io.github.hiverules.impl"))
                .containsExactlyInAnyOrder("java.base", "io.github.hiverules.api");
        assertThat(needs(Records.class, "io.github.hiverules.notation"))
                .containsExactlyInAnyOrder("java.base", "io.github.hiverules.api");
    }
}
