package io.github.hiverules.api;

import java.util.ServiceLoader;

/** Holds the implementation that {@link HiveRules#load()} found, from the first call on. */
final class LoadedRules {
    static final HiveRules INSTANCE = ServiceLoader.load(HiveRules.class, HiveRules.class.getClassLoader())
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(
                    "no implementation of HiveRules found: add io.github.hiverules:hive-impl to the program"));

    private LoadedRules() {}
}
