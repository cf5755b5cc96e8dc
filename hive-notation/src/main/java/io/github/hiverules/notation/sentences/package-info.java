// SPDX-License-Identifier: Apache-2.0
/**
 * Sentences for people: why a move is illegal or a position impossible, how a legal move goes, why a piece is blocked, how a
 * game stands. The words are in a resource bundle, one file for each language.
 */
@NullMarked
package io.github.hiverules.notation.sentences;

import org.jspecify.annotations.NullMarked;
