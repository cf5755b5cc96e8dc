// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.spi.PositionAnalyzer;
import java.util.Iterator;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Holds the implementation of the analysis that was found, from the first success on. */
final class LoadedAnalyzer {
    private static volatile @Nullable PositionAnalyzer found;

    private LoadedAnalyzer() {}

    /**
     * The implementation on the class path or module path.
     *
     * @throws IllegalStateException if there is none
     */
    static PositionAnalyzer get() {
        PositionAnalyzer known = found;
        if (known == null) {
            Iterator<PositionAnalyzer> providers = ServiceLoader.load(
                            PositionAnalyzer.class, PositionAnalyzer.class.getClassLoader())
                    .iterator();
            if (!providers.hasNext()) {
                throw new IllegalStateException(
                        "No implementation of the rules is found: add io.github.hiverules:hive-impl to the program.");
            }
            known = providers.next();
            found = known;
        }
        return known;
    }
}
