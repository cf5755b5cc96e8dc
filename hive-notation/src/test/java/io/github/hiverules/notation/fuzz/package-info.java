// SPDX-License-Identifier: Apache-2.0
/**
 * What a fuzzer throws at the parsers, and a test that throws what it found again. To fuzz one of {@link FuzzTargets}:
 * {@code mvn -Pfuzz -pl hive-notation -am verify -Dfuzz.target=Pgn -Dfuzz.seconds=600}; inputs worth keeping go to
 * {@code src/test/resources/fuzz}.
 */
@NullMarked
package io.github.hiverules.notation.fuzz;

import org.jspecify.annotations.NullMarked;
