/**
 * The rules of Hive, once: decided on a packed board that serves the immutable face
 * ({@link io.github.hiverules.impl.StandardRules}) and the search face for bots
 * ({@link io.github.hiverules.impl.SearchBoard}) alike.
 */
module io.github.hiverules.impl {
    requires transitive io.github.hiverules.api;
    requires static org.jspecify;

    exports io.github.hiverules.impl;

    provides io.github.hiverules.api.HiveRules with
            io.github.hiverules.impl.StandardRules;
}
