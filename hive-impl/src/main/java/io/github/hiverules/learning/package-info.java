// SPDX-License-Identifier: Apache-2.0
/**
 * Positions and moves as numbers, for programs that learn: a fixed numbering of all moves, feature planes for convolutional
 * networks, and the graph of the pieces for graph networks. All of it is written from a {@link
 * io.github.hiverules.search.SearchBoard} into arrays of the caller, and nothing is allocated for a position.
 *
 * <pre>{@code
 * SearchBoard board = SearchBoard.of(Position.start(Ruleset.parse("Base+MLP")));
 * FeaturePlanes planes = FeaturePlanes.of(board.ruleset());
 * float[] input = new float[planes.size()];          // 23 planes of 17 x 17
 * byte[] mask = new byte[MoveNumbers.COUNT];          // 5,489
 * int[] moves = new int[SearchBoard.MAX_MOVES];
 *
 * boolean fits = planes.write(board, board.sideToMove(), input, 0);
 * int count = board.generate(moves, 0);
 * MoveNumbers.mask(board, moves, count, mask, 0);
 * int number = MoveNumbers.of(board, moves[0]);       // of all its numbers the one that MoveStrings prints
 * board.make(MoveNumbers.move(board, number));
 * }</pre>
 *
 * <p><b>What stays.</b> Networks are trained for months on such arrays. The numbers of moves, the contents of each {@link
 * io.github.hiverules.learning.Feature}, the five features that {@link
 * io.github.hiverules.learning.FeaturePlanes#of FeaturePlanes.of} chooses and the columns of {@link
 * io.github.hiverules.learning.HiveGraph} are the same in every version. New versions may add features.
 */
@NullMarked
package io.github.hiverules.learning;

import org.jspecify.annotations.NullMarked;
