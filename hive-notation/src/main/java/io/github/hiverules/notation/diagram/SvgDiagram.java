package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.PackagePrivateImplementation;
import java.io.Serializable;
import java.util.Optional;
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
 * <p>Cells have a point up and a point down. White's pieces are ivory tiles, Black's are charcoal; each creature is drawn as a
 * shape in its own colour, with one to three dots for the number of the piece, so that no font is needed. The tiles of a stack
 * lie visibly on each other; each covered one shows its side's colour and an edge in its creature's colour, and a small number
 * tells the height. The resting piece (R5.1) has a Z. The last move's first cell has a dotted outline, its last cell a ring;
 * highlighted cells lie under blue glass.
 *
 * <p>The result is one {@code svg} element: well-formed XML in ASCII whatever the caption holds, scaled by its
 * {@code viewBox}, without scripts, styles, fonts, ids and anything outside it, so that several stand in one HTML page
 * without harm to each other. A cell is about 87 units wide. The pieces' names are the tool tips of the tiles, and the
 * position's {@linkplain PositionStrings line} is the description.
 */
@Value.Immutable
@PackagePrivateImplementation
public abstract class SvgDiagram implements Serializable {
    private static final long serialVersionUID = 1;

    private static final SvgDiagram STANDARD = builder().build();

    SvgDiagram() {}

    /** On what ground the tiles lie. */
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
        return new Builder();
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

    /**
     * The line beneath the picture, for example the players' names; the only thing that needs a font. Any text is allowed;
     * longer ones are cut to 100 characters (Unicode code points).
     */
    public abstract Optional<String> caption();

    /** What programs that read aloud call the picture, up to 300 characters; game and side to move unless set. */
    public abstract Optional<String> title();

    /** The cell where the last move began, in the coordinates of the position drawn; empty for a placement. */
    public abstract Optional<Hex> lastFrom();

    /** The cell where the last move ended, in the coordinates of the position drawn. */
    public abstract Optional<Hex> lastTo();

    /** Cells to highlight, in the coordinates of the position drawn, occupied or empty: where a piece can go, for example. */
    public abstract Set<Hex> highlights();

    /**
     * The picture of a position.
     *
     * @throws IllegalArgumentException if cells to mark lie more than 1,000 cells from the hive, or if the position was never
     *     checked and {@link PositionStrings} can't print it either
     */
    public String draw(Position position) {
        return new SvgPainter(this, position).paint();
    }

    /**
     * The picture of a game's current position, with the game's last move instead of this diagram's.
     *
     * @throws IllegalArgumentException as {@link #draw(Position)} does
     */
    public String draw(Game game) {
        Optional<Move> last = game.lastMove();
        Optional<Position> before = game.previous().map(Game::position);
        return builder()
                .from(this)
                .lastFrom(last.flatMap(move -> before.flatMap(position -> origin(position, move))))
                .lastTo(last.flatMap(Move::destination))
                .build()
                .draw(game.position());
    }

    private static Optional<Hex> origin(Position before, Move move) {
        Optional<Piece> moved = move instanceof Movement movement ? Optional.of(movement.piece()) : Optional.empty();
        return moved.flatMap(before::find);
    }

    /** Builds an {@link SvgDiagram}. Not safe for use by several threads. */
    public static final class Builder extends ImmutableSvgDiagram.Builder {
        Builder() {}

        /** Marks the move that was played in that position and led to the one to be drawn; a pass marks nothing. */
        public Builder lastMove(Position before, Move move) {
            return lastFrom(origin(before, move)).lastTo(move.destination());
        }
    }
}
