/**
 * The packed board and the rules that are played on it: one file for each creature, one for placing, one for sliding and climbing,
 * one for the one-hive rule, one for the end. Not exported: programs use the package above.
 *
 * <p>Everything here works on plain numbers. A cell is an index into a {@link io.github.hiverules.impl.internal.board.Grid} that
 * wraps around, a piece is its index from 0 to 27, a set of directions is a mask of six bits in the order of
 * {@link io.github.hiverules.api.Direction}.
 */
@NullMarked
package io.github.hiverules.impl.internal;

import org.jspecify.annotations.NullMarked;
