// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import java.util.Iterator;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The implementation of the rules, loaded at the first question and kept. */
public final class LoadedRules {
    private static volatile @Nullable HiveRules found;

    private LoadedRules() {}

    /**
     * Returns the implementation on the class path or module path.
     *
     * @throws IllegalStateException if there is none
     */
    public static HiveRules get() {
        HiveRules known = found;
        if (known == null) {
            Iterator<HiveRules> providers = ServiceLoader.load(HiveRules.class, HiveRules.class.getClassLoader())
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
