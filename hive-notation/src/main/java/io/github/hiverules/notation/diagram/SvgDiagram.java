// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import io.github.hiverules.notation.record.Arrow;
import io.github.hiverules.notation.record.RecordCursor;
import java.util.Arrays;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Draws positions as SVG. A diagram is immutable and can draw any number of positions.
 *
 * <pre>{@code
 * SvgDiagram diagram = SvgDiagram.builder().background(SvgDiagram.Background.DARK).caption("Ada \u2013 Ben").build();
 * Files.writeString(path, diagram.draw(game));
 * }</pre>
 *
 * <p>Each cell is a hexagon with a corner at the top. White's tiles are ivory, and Black's tiles are charcoal. Each bug
 * has its own shape and colour, and one to three dots show the number of the piece. No font is needed. In a stack, each
 * covered tile shows a rim in the side's colour and an edge in the bug's colour. A small number shows the height of the
 * stack. The resting piece (R5.1) is marked with a Z. The last move's start has a dotted outline, and the destination
 * has a ring. Highlighted cells are blue. Circles and arrows are green.
 *
 * <p>The result is one {@code svg} element in well-formed ASCII XML, scaled by a {@code viewBox}. The element has no
 * scripts, styles, ids or references, so an HTML page may contain several diagrams. A cell is about 87 units wide.
 * Tiles have tool tips with the names of the pieces. The {@code desc} element is a {@linkplain PositionStrings position
 * string}. The attributes {@code data-q} and {@code data-r} of each drawn cell are the cell's coordinates.
 * {@link #cellAt} finds cells without a browser.
 */
@Value.Immutable
@PackagePrivateImplementation
@SuppressWarnings("immutables:subtype")
public abstract class SvgDiagram extends SvgStyle {
    private static final int MAX_MARGIN = 10;

    private static final SvgDiagram STANDARD = builder().build();

    SvgDiagram() {}

    /** The backgrounds. Later versions may add constants, so a {@code switch} needs a {@code default}. */
    public enum Background {
        /** A warm white. */
        LIGHT,
        /** Almost black. */
        DARK
    }

    /** {@return a diagram with a light background, the hands at the sides, no caption and no highlights} */
    public static SvgDiagram standard() {
        return STANDARD;
    }

    /** {@return a builder with the settings of the standard diagram} */
    public static Builder builder() {
        return ImmutableSvgDiagram.builder();
    }

    @Value.Default
    Background background() {
        return Background.LIGHT;
    }

    @Override
    boolean isDark() {
        return background() == Background.DARK;
    }

    @Value.Check
    void check() {
        if (width().orElse(1) < 1) {
            throw new IllegalArgumentException("The width must be at least 1 pixel, not " + width().getAsInt() + ".");
        }
        if (margin() < 0 || margin() > MAX_MARGIN) {
            throw new IllegalArgumentException(
                    "The margin must be 0 to " + MAX_MARGIN + " cells, not " + margin() + ".");
        }
    }

    /**
     * Draws a position.
     *
     * @param position the position
     * @return the SVG
     * @throws IllegalArgumentException if a marked cell is more than 1,000 rows or columns away from the hive's corner
     */
    public String draw(Position position) {
        return draw(requireNonNull(position, "position").toSetup());
    }

    /**
     * Draws an arrangement, which may be impossible.
     *
     * @param setup the arrangement
     * @return the SVG
     * @throws IllegalArgumentException if a marked cell is more than 1,000 rows or columns away from the hive's corner,
     *     or {@link PositionStrings#print(Setup)} can't print the arrangement
     */
    public String draw(Setup setup) {
        return new SvgPainter(this, requireNonNull(setup, "setup")).paint();
    }

    /**
     * Draws the current position of a game and marks the game's last move. Ignores the move set by
     * {@link Builder#lastMove}.
     *
     * @param game the game
     * @return the SVG
     * @throws IllegalArgumentException if a marked cell is more than 1,000 rows or columns away from the hive's corner
     */
    public String draw(Game game) {
        requireNonNull(game, "game");
        Builder marked = builder().from(this).lastFrom(Optional.empty()).lastTo(Optional.empty());
        game.previous()
                .ifPresent(before ->
                        marked.lastMove(before.position(), game.lastMove().orElseThrow()));
        return marked.build().draw(game.position());
    }

    /**
     * Draws the game at a place in a record, like {@link #draw(Game)}. Adds the circles and arrows at this place.
     *
     * @param cursor the place
     * @return the SVG
     * @throws IllegalArgumentException if a marked cell is more than 1,000 rows or columns away from the hive's corner
     */
    public String draw(RecordCursor cursor) {
        requireNonNull(cursor, "cursor");
        Builder marked = builder().from(this).circle(cursor.circles()).arrow(cursor.arrows());
        return marked.build().draw(cursor.game());
    }

    /**
     * Finds the cell at a point in the picture of a position.
     *
     * <p>The point is in units of the {@code viewBox}; x grows to the right and y downwards. The point (0, 0) is the
     * centre of the cell {@link Position#corner()}. A cell that is {@code (q, r)} away from the corner is at {@code x =
     * sqrt(3) * 50 * (q + r / 2)} and {@code y = 75 * r}. In a browser, the inverse of {@code svg.getScreenCTM()}
     * converts the coordinates of a click.
     *
     * @param position the position
     * @param x the horizontal coordinate
     * @param y the vertical coordinate
     * @return the cell, if the cell is occupied, touches the hive, is in the margin or is marked; otherwise empty, for
     *     example in a hand or in the caption. All tiles of a stack belong to the stack's cell, even if a tile covers
     *     another cell
     * @throws IllegalArgumentException if a marked cell is more than 1,000 rows or columns away from the hive's corner
     */
    public Optional<Hex> cellAt(Position position, double x, double y) {
        return cellAt(requireNonNull(position, "position").toSetup(), x, y);
    }

    /**
     * Finds the cell at a point in the picture of an arrangement. The point (0, 0) is the centre of the cell with the
     * least q and the least r of all stacks.
     *
     * @param setup the arrangement
     * @param x the horizontal coordinate
     * @param y the vertical coordinate
     * @return the cell, or empty
     * @throws IllegalArgumentException if a marked cell is more than 1,000 rows or columns away from the hive's corner,
     *     or the pieces need more than 1,000 rows or columns
     */
    public Optional<Hex> cellAt(Setup setup, double x, double y) {
        return new SvgLayout(this, requireNonNull(setup, "setup")).cellAt(x, y);
    }

    /** A builder of {@link SvgDiagram}. Not thread-safe. */
    public abstract static class Builder {
        Builder() {}

        abstract Builder from(SvgDiagram instance);

        /**
         * Sets the background. The default is {@link Background#LIGHT}.
         *
         * @param background the background
         * @return this builder
         */
        public abstract Builder background(Background background);

        /**
         * Sets whether to draw the hands. White's hand is on the left, and Black's hand is on the right. A frame marks
         * the hand of the side to move. The default is true.
         *
         * @param hands whether to draw the hands
         * @return this builder
         */
        public abstract Builder hands(boolean hands);

        /**
         * Sets the width. The height is proportional. By default the picture fills the available width.
         *
         * @param width the width in pixels, at least 1
         * @return this builder
         */
        public abstract Builder width(int width);

        /**
         * Sets the number of rings of empty cells around the hive that the picture includes. One ring contains all
         * cells next to the hive. The cells are transparent, but {@link SvgDiagram#cellAt} finds them, and scripts find
         * their attributes {@code data-q} and {@code data-r}. The default is 0.
         *
         * @param margin the number of rings, 0 to 10
         * @return this builder
         */
        public abstract Builder margin(int margin);

        /**
         * Sets the text below the picture, for example the players' names. Only the caption needs a font. By default
         * there is no caption.
         *
         * @param caption any text; truncated to 100 Unicode characters
         * @return this builder
         */
        public abstract Builder caption(String caption);

        /**
         * Sets the title for screen readers. The default is the game type and the side to move.
         *
         * @param title any text; truncated to 300 characters
         * @return this builder
         */
        public abstract Builder title(String title);

        /**
         * Marks the last move before the drawn position. A pass marks nothing.
         *
         * @param before the position before the move
         * @param move the move
         * @return this builder
         */
        public Builder lastMove(Position before, Move move) {
            requireNonNull(before, "before");
            return lastFrom(
                            requireNonNull(move, "move") instanceof Movement moved
                                    ? before.cellOf(moved.piece())
                                    : Optional.empty())
                    .lastTo(move.destination());
        }

        abstract Builder lastFrom(Optional<? extends Hex> lastFrom);

        abstract Builder lastTo(Optional<? extends Hex> lastTo);

        /**
         * Adds cells to highlight, for example the destinations of a piece.
         *
         * @param cells the cells, occupied or empty, in the coordinates of the position
         * @return this builder
         */
        public Builder highlight(Hex... cells) {
            return highlight(Arrays.asList(requireNonNull(cells, "cells")));
        }

        /**
         * Adds cells to highlight, for example the destinations of a piece.
         *
         * @param cells the cells, occupied or empty, in the coordinates of the position
         * @return this builder
         */
        public Builder highlight(Iterable<? extends Hex> cells) {
            requireNonNull(cells, "cells").forEach(cell -> addHighlights(requireNonNull(cell, "cells")));
            return this;
        }

        abstract Builder addHighlights(Hex cell);

        /**
         * Adds cells to circle.
         *
         * @param cells the cells, occupied or empty, in the coordinates of the position
         * @return this builder
         */
        public Builder circle(Iterable<? extends Hex> cells) {
            requireNonNull(cells, "cells").forEach(cell -> addCircles(requireNonNull(cell, "cells")));
            return this;
        }

        abstract Builder addCircles(Hex cell);

        /**
         * Adds arrows. An arrow from a cell to the same cell is a circle.
         *
         * @param arrows the arrows, in the coordinates of the position
         * @return this builder
         */
        public Builder arrow(Iterable<? extends Arrow> arrows) {
            requireNonNull(arrows, "arrows").forEach(arrow -> addArrows(requireNonNull(arrow, "arrows")));
            return this;
        }

        abstract Builder addArrows(Arrow arrow);

        /**
         * Builds the diagram. The builder can be used again.
         *
         * @return the diagram
         * @throws IllegalArgumentException if the width or the margin is out of range
         */
        public abstract SvgDiagram build();
    }
}
