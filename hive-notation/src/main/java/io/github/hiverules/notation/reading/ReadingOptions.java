// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Ruleset;
import java.util.List;

/** The options of readers, see {@code ReaderOptions}. */
public record ReadingOptions(List<Ruleset> rulesets, boolean corrections, int maxGameLength) {}
