// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.notation.Tag;
import java.util.List;
import java.util.Optional;

/**
 * A {@code ScannedGame} with offsets instead of lines and columns.
 *
 * @param record the legal part of the game; empty if there is no game
 */
public record ReadGame(
        List<Tag> sourceTags, Optional<RecordParts> record, Optional<Flaw> error, List<Flaw.Note> remarks) {}
