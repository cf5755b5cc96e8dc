// SPDX-License-Identifier: Apache-2.0
/**
 * Positions and moves as numbers, for machine learning. All moves have fixed numbers. Positions become feature planes,
 * the input of convolutional networks. Methods that read a {@link io.github.hiverules.search.SearchBoard} write to an
 * array of the caller and allocate no memory.
 *
 * <pre>{@code
 * SearchBoard board = SearchBoard.of(Position.start(Ruleset.full()));
 * FeaturePlanes planes = FeaturePlanes.of(board.ruleset());
 * byte[] input = new byte[planes.size()];            // 23 planes of 17 x 17
 * byte[] mask = new byte[MoveNumbers.COUNT];          // 5,489
 * int[] moves = new int[SearchBoard.maxMoves()];
 *
 * boolean fits = planes.write(board, board.sideToMove(), input, 0);
 * int count = board.generate(moves, 0);
 * MoveNumbers.mask(board, moves, count, mask, 0);
 * int number = MoveNumbers.of(board, moves[0]);       // the number of the printed MoveString
 * board.make(MoveNumbers.move(board, number));
 * }</pre>
 *
 * <p><b>Compatibility.</b> The following never change: move numbers, the contents of each {@link
 * io.github.hiverules.learning.Feature}, and the default features of {@link
 * io.github.hiverules.learning.FeaturePlanes#of FeaturePlanes.of}. New versions may add features.
 */
@NullMarked
package io.github.hiverules.learning;

import org.jspecify.annotations.NullMarked;
