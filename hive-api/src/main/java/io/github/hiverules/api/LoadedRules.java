package io.github.hiverules.api;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Holds the implementation that {@link HiveRules#load()} found, from the first success on. */
final class LoadedRules {
    private static volatile @Nullable HiveRules found;

    private LoadedRules() {}

    static HiveRules get() {
        HiveRules known = found;
        if (known == null) {
            known = ServiceLoader.load(HiveRules.class, HiveRules.class.getClassLoader())
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException(
                            "no implementation of HiveRules found: add io.github.hiverules:hive-impl to the program"));
            found = known;
        }
        return known;
    }
}
