// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How many names a program meets. */
class NamesTest {
    @Test
    void thePackageHasThirtyTypesAtMost() {
        assertThat(PublicTypes.topLevel("io.github.hiverules.api")).hasSizeBetween(20, 30);
    }
}
