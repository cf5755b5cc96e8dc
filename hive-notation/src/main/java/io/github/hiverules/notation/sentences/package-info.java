// SPDX-License-Identifier: Apache-2.0
/**
 * Sentences for players, in English and Russian: why a move is illegal or a position impossible, how a legal move is made, why a
 * piece is blocked, and the state of a game.
 */
@NullMarked
package io.github.hiverules.notation.sentences;

import org.jspecify.annotations.NullMarked;
