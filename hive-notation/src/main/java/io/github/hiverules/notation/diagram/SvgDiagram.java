// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.immutables.value.Value;

/**
 * Draws positions as SVG: how they are drawn is set once, and then any number of positions can be.
 *
 * <pre>{@code
 * SvgDiagram diagram = SvgDiagram.builder().background(SvgDiagram.Background.DARK).caption("Ada \u2013 Ben").build();
 * Files.writeString(path, diagram.draw(game));
 * }</pre>
 *
 * <p>Cells have a point up and a point down. White's pieces are ivory tiles, Black's are charcoal; each bug is drawn as a
 * shape in its own colour, with one to three dots for the number of the piece, so that no font is needed. The tiles of a stack
 * lie visibly on each other; each covered one shows its side's colour and an edge in its bug's colour, and a small number
 * tells the height. The resting piece (R5.1) has a Z. The last move's first cell has a dotted outline, its last cell a ring;
 * highlighted cells lie under blue glass.
 *
 * <p>The result is one {@code svg} element: well-formed XML in ASCII whatever the caption holds, scaled by its
 * {@code viewBox}, without scripts, styles, fonts, ids and anything outside it, so that several stand in one HTML page
 * without harm to each other. A cell is about 87 units wide. The pieces' names are the tool tips of the tiles, and the
 * position's {@linkplain PositionStrings line} is the description. Each cell that has tiles or marks has the attributes
 * {@code data-q} and {@code data-r}, its coordinates in the position; {@link #cellAt} finds cells without a browser.
 */
@Value.Immutable
@PackagePrivateImplementation
public abstract class SvgDiagram {
    private static final int MAX_MARGIN = 10;

    private static final SvgDiagram STANDARD = builder().build();

    SvgDiagram() {}

    /** On what ground the tiles lie. New versions may add others, so a {@code switch} over them needs a {@code default}. */
    public enum Background {
        /** A warm white. */
        LIGHT,
        /** Almost black. */
        DARK
    }

    /** Light background, hands at the sides, no caption, nothing highlighted. */
    public static SvgDiagram standard() {
        return STANDARD;
    }

    /** Starts a diagram, from the standard one. */
    public static Builder builder() {
        return ImmutableSvgDiagram.builder();
    }

    /** The ground; light unless set. */
    @Value.Default
    public Background background() {
        return Background.LIGHT;
    }

    /**
     * Whether the pieces in hand are drawn, White's on the left and Black's on the right, with a frame around those of the side
     * to move. True unless set.
     */
    @Value.Default
    public boolean hands() {
        return true;
    }

    /** The width in pixels, from 1, with a height to match; unless set, the picture takes the room that it is given. */
    public abstract OptionalInt width();

    /**
     * How many rings of empty cells around the hive belong to the picture, from 0 to 10. They can be clicked, and the hands stand
     * beside them: 1 shows every cell that a piece can go to. 0 unless set.
     */
    @Value.Default
    public int margin() {
        return 0;
    }

    /**
     * The line beneath the picture, for example the players' names; the only thing that needs a font. Any text is allowed;
     * longer ones are cut to 100 characters (Unicode code points).
     */
    public abstract Optional<String> caption();

    /** What programs that read aloud call the picture, up to 300 characters; game and side to move unless set. */
    public abstract Optional<String> title();

    /** The cell where the last move began, in the coordinates of the position drawn; empty for a placement. */
    abstract Optional<Hex> lastFrom();

    /** The cell where the last move ended, in the coordinates of the position drawn. */
    abstract Optional<Hex> lastTo();

    /** Cells to highlight, in the coordinates of the position drawn, occupied or empty: where a piece can go, for example. */
    public abstract Set<Hex> highlights();

    @Value.Check
    void check() {
        if (width().orElse(1) < 1) {
            throw new IllegalArgumentException("A picture is at least 1 pixel wide, not " + width().getAsInt() + ".");
        }
        if (margin() < 0 || margin() > MAX_MARGIN) {
            throw new IllegalArgumentException(
                    "A margin has from 0 to " + MAX_MARGIN + " cells, not " + margin() + ".");
        }
    }

    private SvgStyle style() {
        return new SvgStyle(
                background() == Background.DARK,
                hands(),
                width(),
                margin(),
                Svg.cut(caption().orElse(""), 100),
                title(),
                lastFrom(),
                lastTo(),
                highlights());
    }

    /**
     * The picture of a position.
     *
     * @throws IllegalArgumentException if cells to mark lie more than 1,000 cells from the hive
     */
    public String draw(Position position) {
        return draw(requireNonNull(position, "position").toSetup());
    }

    /**
     * The picture of an arrangement, possible or not.
     *
     * @throws IllegalArgumentException if cells to mark lie more than 1,000 cells from the hive, or if
     *     {@link PositionStrings#print(Setup)} can't print the arrangement
     */
    public String draw(Setup setup) {
        return new SvgPainter(style(), requireNonNull(setup, "setup")).paint();
    }

    /**
     * The picture of a game's current position, with the game's last move instead of this diagram's.
     *
     * @throws IllegalArgumentException as {@link #draw(Position)} does
     */
    public String draw(Game game) {
        requireNonNull(game, "game");
        Optional<Move> last = game.lastMove();
        Optional<Position> before = game.previous().map(Game::position);
        return builder()
                .from(this)
                .lastFrom(last.flatMap(move -> before.flatMap(position -> origin(position, move))))
                .lastTo(last.flatMap(Move::destination))
                .build()
                .draw(game.position());
    }

    /**
     * The cell under a point of the picture that {@link #draw(Position)} makes of that position: an occupied cell, where
     * the tiles of its stack are, or one without pieces that touches the hive, lies in the {@link #margin()} or is marked. Empty
     * beside these, on the hands, which cover the cells beyond the margin, and on the caption. The tiles of a high stack cover
     * parts of the cells above it, as they do in the picture.
     *
     * <p>The point is given in the units of the {@code viewBox}: 0, 0 is the middle of the cell {@link Position#corner()}, x grows
     * to the right and y downwards; the cell {@code (q, r)} from there lies at {@code x = sqrt(3) * 50 * (q + r / 2)} and
     * {@code y = 75 * r}. A browser turns a click into it by the inverse of {@code svg.getScreenCTM()}.
     *
     * @throws IllegalArgumentException as {@link #draw(Position)} does
     */
    public Optional<Hex> cellAt(Position position, double x, double y) {
        requireNonNull(position, "position");
        return cellAt(position.toSetup(), x, y);
    }

    /**
     * The cell under a point of the picture that {@link #draw(Setup)} makes of that arrangement, as
     * {@link #cellAt(Position, double, double)} finds it; 0, 0 is the middle of the cell with the least q and the least r.
     *
     * @throws IllegalArgumentException as {@link #draw(Setup)} does
     */
    public Optional<Hex> cellAt(Setup setup, double x, double y) {
        return new SvgLayout(style(), requireNonNull(setup, "setup")).cellAt(x, y);
    }

    private static Optional<Hex> origin(Position before, Move move) {
        Optional<Piece> moved = move instanceof Movement movement ? Optional.of(movement.piece()) : Optional.empty();
        return moved.flatMap(before::cellOf);
    }

    /** Builds an {@link SvgDiagram}, from the standard one. Not safe for use by several threads. */
    public abstract static class Builder {
        Builder() {}

        /** Sets everything to what that diagram has; its highlights are added. */
        public abstract Builder from(SvgDiagram instance);

        /** Sets the ground; light unless set. */
        public abstract Builder background(Background background);

        /** Sets whether the pieces in hand are drawn; true unless set. */
        public abstract Builder hands(boolean hands);

        /** Sets the width in pixels; unless set, the picture takes the room that it is given. */
        public abstract Builder width(int width);

        /** Sets how many rings of empty cells around the hive belong to the picture, from 0 to 10; 0 unless set. */
        public abstract Builder margin(int margin);

        /** Sets the line beneath the picture; none unless set. Longer ones are cut to 100 characters. */
        public abstract Builder caption(String caption);

        /** Sets what programs that read aloud call the picture, up to 300 characters; game and side to move unless set. */
        public abstract Builder title(String title);

        /** Marks the move that was played in that position and led to the one to be drawn; a pass marks nothing. */
        public Builder lastMove(Position before, Move move) {
            requireNonNull(before, "before");
            requireNonNull(move, "move");
            return lastFrom(origin(before, move)).lastTo(move.destination());
        }

        abstract Builder lastFrom(Hex lastFrom);

        abstract Builder lastFrom(Optional<? extends Hex> lastFrom);

        abstract Builder lastTo(Hex lastTo);

        abstract Builder lastTo(Optional<? extends Hex> lastTo);

        /** Adds cells to highlight. */
        public Builder highlight(Hex... cells) {
            return highlight(Arrays.asList(requireNonNull(cells, "cells")));
        }

        /** Adds cells to highlight. */
        public Builder highlight(Iterable<? extends Hex> cells) {
            requireNonNull(cells, "cells").forEach(cell -> addHighlights(requireNonNull(cell, "a cell")));
            return this;
        }

        abstract Builder addHighlights(Hex cell);

        /**
         * The diagram as it is set now. The builder can go on.
         *
         * @throws IllegalArgumentException if the width or the margin is out of its range
         */
        public abstract SvgDiagram build();
    }
}
