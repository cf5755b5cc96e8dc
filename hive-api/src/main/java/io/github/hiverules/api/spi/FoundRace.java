// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import io.github.hiverules.api.Move;
import java.util.List;

/** The result of a search for a race, see {@code Race}. */
public record FoundRace(int moves, boolean isExact, List<Move> line) {}
