// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import static java.util.Objects.checkFromIndexSize;
import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;
import java.util.Arrays;

/**
 * A position as a graph, the input of graph networks, with nothing that depends on the place of the hive on the table (R1.4).
 *
 * <p><b>Nodes</b> are the pieces, in the order of {@link MoveNumbers#pieces()}, so that piece and reference of a move's number
 * are nodes. There are always {@link #NODES}; one that is in the hand has no edges, and one that is not in the game has no
 * features either. The {@link #FEATURES} features of a node are
 *
 * <table>
 * <caption>Features of a node</caption>
 * <tr><th>column</th><th>value</th></tr>
 * <tr><td>0 to 7</td><td>1 in the column of the kind: Queen Bee, Soldier Ant, Grasshopper, Spider, Beetle, Mosquito, Ladybug,
 * Pillbug</td></tr>
 * <tr><td>8</td><td>1 for a piece of the own side</td></tr>
 * <tr><td>9</td><td>1 for a piece on the table</td></tr>
 * <tr><td>10</td><td>how many pieces are below it, 0 to 6</td></tr>
 * <tr><td>11</td><td>1 if it is covered (R3.3)</td></tr>
 * <tr><td>12</td><td>1 if it is pinned (R3.2)</td></tr>
 * <tr><td>13</td><td>1 if it rests (R5.1)</td></tr>
 * </table>
 *
 * <p><b>Edges</b> lead from a piece to another. Between the uppermost pieces of neighbouring cells there are two, and the
 * direction is the one in which the target lies, numbered as in {@link MoveNumbers}: 0 upper right, 1 right, 2 lower right, 3
 * lower left, 4 left, 5 upper left. In a stack 6 leads from a piece to the one right on top of it and 7 to the one right below
 * it. {@link io.github.hiverules.api.Symmetry Symmetries} change directions and nothing else.
 */
public final class HiveGraph {
    /** How many nodes there are. It never changes. */
    public static final int NODES = 28;

    /** How many features a node has. It never changes. */
    public static final int FEATURES = 14;

    /** A graph has at most that many edges. It never changes. */
    public static final int MAX_EDGES = 6 * NODES;

    private static final int UP = 6;
    private static final int DOWN = 7;

    private HiveGraph() {}

    /**
     * Writes a position.
     *
     * @param own the side that the features are written for
     * @param edges where to write the nodes of the edges, first the source and then the target of each; its length is at least 2
     *     times {@link #MAX_EDGES}
     * @param directions where to write the edges' directions, 0 to 7; its length is at least {@link #MAX_EDGES}
     * @param features {@link #NODES} times {@link #FEATURES} values of it from {@code offset} on are written, node by node
     * @return how many edges there are
     * @throws IndexOutOfBoundsException if there is no room for the values
     */
    public static int write(SearchBoard board, Color own, int[] edges, int[] directions, float[] features, int offset) {
        requireNonNull(board, "board");
        requireNonNull(own, "own");
        requireNonNull(edges, "edges");
        requireNonNull(directions, "directions");
        requireNonNull(features, "features");
        checkFromIndexSize(0, 2 * MAX_EDGES, edges.length);
        checkFromIndexSize(0, MAX_EDGES, directions.length);
        checkFromIndexSize(offset, NODES * FEATURES, features.length);
        Arrays.fill(features, offset, offset + NODES * FEATURES, 0);
        int count = 0;
        for (int node = 0; node < NODES; node++) {
            int piece = PieceOrder.index(node);
            writeNode(board, own, node, features, offset + node * FEATURES);
            int cell = board.cellOf(piece);
            if (cell < 0) {
                continue;
            }
            int below = board.pieceBelow(piece);
            if (below >= 0) {
                count = edge(node, PieceOrder.place(below), DOWN, edges, directions, count);
                count = edge(PieceOrder.place(below), node, UP, edges, directions, count);
            }
            if (board.topAt(cell) == piece) {
                for (int direction = 0; direction < 6; direction++) {
                    int beside = board.topAt(board.neighbor(cell, direction == 0 ? 5 : direction - 1));
                    if (beside >= 0) {
                        count = edge(node, PieceOrder.place(beside), direction, edges, directions, count);
                    }
                }
            }
        }
        return count;
    }

    private static int edge(int source, int target, int direction, int[] edges, int[] directions, int count) {
        edges[2 * count] = source;
        edges[2 * count + 1] = target;
        directions[count] = direction;
        return count + 1;
    }

    private static void writeNode(SearchBoard board, Color own, int node, float[] features, int start) {
        int piece = PieceOrder.index(node);
        if (!PieceOrder.isInGame(board, piece)) {
            return;
        }
        features[start + PieceOrder.kind(piece)] = 1;
        features[start + 8] = node < NODES / 2 == (own == Color.WHITE) ? 1 : 0;
        int cell = board.cellOf(piece);
        if (cell >= 0) {
            int below = 0;
            for (int under = board.pieceBelow(piece); under >= 0; under = board.pieceBelow(under)) {
                below++;
            }
            features[start + 9] = 1;
            features[start + 10] = below;
            features[start + 11] = board.topAt(cell) == piece ? 0 : 1;
            features[start + 12] = board.isPinned(piece) ? 1 : 0;
            features[start + 13] = board.restingPiece() == piece ? 1 : 0;
        }
    }
}
