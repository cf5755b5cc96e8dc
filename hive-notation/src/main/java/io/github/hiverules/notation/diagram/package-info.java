// SPDX-License-Identifier: Apache-2.0
/**
 * Draws positions as text for terminals ({@link io.github.hiverules.notation.diagram.TextDiagram}) and as SVG ({@link
 * io.github.hiverules.notation.diagram.SvgDiagram}). {@link io.github.hiverules.notation.sentences.ReasonCells} finds
 * the cells that explain why a move is illegal. To print a position that can be parsed again, use {@link
 * io.github.hiverules.notation.PositionStrings}.
 *
 * <pre>{@code
 * Position position = PositionStrings.parse("Base+MLP r Black[7] wB1 .wS1(bS1wB1)/wQ.bQ");
 * System.out.println(TextDiagram.print(position));
 * String svg = SvgDiagram.builder().background(SvgDiagram.Background.DARK).build().draw(position);
 * }</pre>
 */
@NullMarked
package io.github.hiverules.notation.diagram;

import org.jspecify.annotations.NullMarked;
