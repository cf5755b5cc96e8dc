// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** The metrics of one side, see {@code SideMetrics}. */
public record MetricsOfSide(
        OptionalInt queenLiberties,
        Map<Piece, Set<Hex>> reach,
        Set<Piece> pinned,
        Set<Piece> gated,
        Set<Piece> covered,
        Set<Hex> placementCells) {}
