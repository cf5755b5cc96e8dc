// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import java.util.Iterator;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Loads and caches the implementation of the rules. Tries the context class loader of the thread last. */
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
            ClassLoader own = HiveRules.class.getClassLoader();
            ClassLoader context = Thread.currentThread().getContextClassLoader();
            Iterator<HiveRules> candidates =
                    ServiceLoader.load(HiveRules.class, own).iterator();
            if (!candidates.hasNext()) {
                candidates = ServiceLoader.load(HiveRules.class, context).iterator();
            }
            if (!candidates.hasNext()) {
                throw new IllegalStateException(
                        "Missing implementation of the rules: add io.github.hiverules:hive-impl to the class path."
                                + " If hive-impl is there, its service file is missing: merge the files in"
                                + " META-INF/services when shading, and pass --bind-services to jlink."
                                + " Asked the class loader of hive-api (" + own
                                + ") and the context class loader of the"
                                + " thread (" + context + ").");
            }
            known = candidates.next();
            found = known;
        }
        return known;
    }
}
