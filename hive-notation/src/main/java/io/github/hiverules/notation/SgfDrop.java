// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Color;
import org.jspecify.annotations.Nullable;

/**
 * What a player is about to do: put a piece on a cell, or pass.
 *
 * @param name the piece as the record names it
 * @param to the cell; null for a pass
 * @param attachment the piece beside the cell or under it, with a mark as in a MoveString; a dot, or nothing, where the record
 *     names none
 * @param from where the piece was taken up; null where the record does not say that, or it came from the hand
 * @param fromHand whether the record says that it came from the hand
 * @param color the piece's colour, where the record tells it beside the name
 */
record SgfDrop(
        SgfAction action,
        String name,
        @Nullable WrappedCell to,
        String attachment,
        @Nullable WrappedCell from,
        boolean fromHand,
        @Nullable Color color) {
    static SgfDrop pass(SgfAction action) {
        return new SgfDrop(action, "", null, "", null, false, null);
    }
}
