/**
 * The words of the board game Hive: immutable values for everything on and around the table, and the questions one can
 * ask of its rules. Programs that depend on this module alone find an implementation with
 * {@link io.github.hiverules.api.HiveRules#load()}.
 */
module io.github.hiverules.api {
    requires static org.immutables.value;
    requires static org.jspecify;

    exports io.github.hiverules.api;

    uses io.github.hiverules.api.HiveRules;
}
