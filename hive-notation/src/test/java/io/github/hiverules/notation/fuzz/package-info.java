// SPDX-License-Identifier: Apache-2.0
/**
 * Fuzz targets, and a test that repeats the inputs that the fuzzer has kept. To fuzz one of {@link FuzzTargets}: {@code
 * mvn -Pfuzz -pl hive-notation -am verify -Dfuzz.target=Pgn -Dfuzz.seconds=600}; inputs worth keeping go to
 * {@code src/test/resources/fuzz}.
 */
@NullMarked
package io.github.hiverules.notation.fuzz;

import org.jspecify.annotations.NullMarked;
