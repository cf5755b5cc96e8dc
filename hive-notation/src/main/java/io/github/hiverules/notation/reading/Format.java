// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

/** The formats of records, see {@code RecordFormat}. */
public enum Format {
    GAME_STRING,
    PGN,
    SGF
}
