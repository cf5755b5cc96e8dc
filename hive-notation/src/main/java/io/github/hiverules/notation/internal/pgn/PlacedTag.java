// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.Tag;

/** A tag and where it stands. */
record PlacedTag(Tag tag, Place place) {}
