// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import java.util.Iterator;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Loads the implementation of the rules on first use and caches it. */
public final class LoadedRules {
    private static volatile @Nullable HiveRules found;

    private LoadedRules() {}

    /**
     * Returns the implementation on the class path or module path.
     *
     * @return the implementation
     * @throws IllegalStateException if there is no implementation
     */
    public static HiveRules get() {
        HiveRules known = found;
        if (known == null) {
            Iterator<HiveRules> providers = ServiceLoader.load(HiveRules.class, HiveRules.class.getClassLoader())
                    .iterator();
            if (!providers.hasNext()) {
                throw new IllegalStateException(
                        "Missing implementation of the rules: add io.github.hiverules:hive-impl to the class path.");
            }
            known = providers.next();
            found = known;
        }
        return known;
    }
}
