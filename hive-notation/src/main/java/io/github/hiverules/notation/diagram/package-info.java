// SPDX-License-Identifier: Apache-2.0
/**
 * Pictures of a position: in one line ({@link io.github.hiverules.notation.PositionStrings}), as text for a terminal
 * ({@link io.github.hiverules.notation.diagram.TextDiagram}), as SVG ({@link io.github.hiverules.notation.diagram.SvgDiagram}).
 * The line is what programs read back. {@link io.github.hiverules.notation.diagram.ReasonCells} are the cells that show a reason.
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
