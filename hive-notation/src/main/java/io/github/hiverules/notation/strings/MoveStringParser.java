// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.text.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Parses MoveStrings (N1). Moves may be illegal.
 *
 * @param find returns the cell of a piece, or empty if the piece is not on the table
 * @param lenient whether a destination may refer to the moving piece on its old cell, and have dashes of word
 *     processors and doubled backslashes
 * @param names converts piece names of the record to pieces of the game
 */
public record MoveStringParser(Function<Piece, Optional<Hex>> find, boolean lenient, UnaryOperator<Piece> names) {
    /** The direction marks. {@code BEFORE} and {@code AFTER} map each mark's index to a direction. */
    private static final String MARKS = "-\\/";

    private static final List<Direction> BEFORE = List.of(Direction.WEST, Direction.NORTH_WEST, Direction.SOUTH_WEST);
    private static final List<Direction> AFTER = List.of(Direction.EAST, Direction.SOUTH_EAST, Direction.NORTH_EAST);

    public MoveStringParser(Function<Piece, Optional<Hex>> find, boolean lenient) {
        this(find, lenient, UnaryOperator.identity());
    }

    /**
     * A parsed MoveString.
     *
     * @param name the piece's name in the record; null for a pass
     * @param byItself whether the destination refers to the moving piece itself
     */
    public record Named(@Nullable Piece name, Move move, boolean byItself) {}

    /**
     * Parses a MoveString in a game's current position and judges the move.
     *
     * @throws NotationException if the text is not a MoveString or the move is illegal. The exception's ply counts the
     *     moves of the whole game
     */
    public static Move judged(String text, Game game) {
        Position before = game.position();
        int ply = game.length() + 1;
        try {
            Move move = new MoveStringParser(before::cellOf, false).parse(text);
            Legality legality = game.judge(move);
            if (!legality.isLegal()) {
                throw Errors.illegal(0, ply, text, legality, before);
            }
            return move;
        } catch (NotationException e) {
            throw Errors.inText(text, Errors.at(e, Errors.offset(e), ply, e.token()));
        }
    }

    /** Parses a MoveString. Throws a {@link NotationException} if the text is not a MoveString. */
    public Move parse(String text) {
        if (text.indexOf('\0') >= 0 || text.indexOf('\u001A') >= 0) { // end marks can only be beside a game
            throw Errors.quoting(0, 0, text, Kind.PIECE);
        }
        int start = Texts.skipSpace(text, 0);
        int space = Texts.skipWord(text, start);
        int place = Texts.skipSpace(text, space);
        try {
            return parse(text.substring(start, space), Texts.strip(text.substring(place))).move;
        } catch (NotationException e) {
            int offset = start + Errors.offset(e);
            throw Errors.at(e, offset > space ? offset - space - 1 + place : offset, 0, e.token());
        }
    }

    /**
     * Parses the two words of a MoveString, which one space separates.
     *
     * @param place the second word; empty for a pass or a game's first move
     * @throws NotationException if the words are not a MoveString
     */
    public Named parse(String pieceName, String place) {
        int offset = pieceName.length() + 1;
        if (Texts.isSame(pieceName, "pass")) {
            if (place.isEmpty()) {
                return new Named(null, Move.pass(), false);
            }
            throw wrong(offset, place, Kind.PASS_WITH_PLACE);
        }
        Piece name = Piece.tryParse(pieceName).orElseThrow(() -> Errors.quoting(0, 0, pieceName, Kind.PIECE));
        Piece piece = names.apply(name);
        if (place.isEmpty()) {
            for (Piece any : Piece.values()) {
                if (find.apply(any).isPresent()) {
                    throw Errors.error(offset - 1, 0, "", Kind.PLACE_MISSING, piece);
                }
            }
            return named(name, piece, Hex.ORIGIN, false);
        }
        String marked = lenient ? Marks.undoubled(Marks.plain(place)) : place;
        Direction before = direction(marked.charAt(0), BEFORE);
        Direction after = direction(marked.charAt(marked.length() - 1), AFTER);
        if (before != null && after != null) {
            throw wrong(offset, place, Kind.PLACE_WITH_TWO_MARKS);
        }
        String bare = marked.substring(before == null ? 0 : 1, marked.length() - (after == null ? 0 : 1));
        Piece reference = names.apply(Piece.tryParse(bare).orElseThrow(() -> wrong(offset, place, Kind.PLACE)));
        if (reference == piece && !lenient) {
            throw wrong(offset, place, Kind.REFERENCE_ITSELF);
        }
        Hex at = find.apply(reference)
                .orElseThrow(() ->
                        Errors.error(offset, 0, place, Kind.REFERENCE_NOT_ON_TABLE, Texts.quoted(place), reference));
        Direction direction = before == null ? after : before;
        return named(name, piece, direction == null ? at : at.neighbor(direction), reference == piece);
    }

    private Named named(Piece name, Piece piece, Hex to, boolean byItself) {
        return new Named(name, find.apply(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to), byItself);
    }

    private static NotationException wrong(int offset, String place, Kind kind) {
        int mark = Marks.firstIn(place);
        return mark < 0
                ? Errors.quoting(offset, 0, place, kind)
                : Errors.error(offset, 0, place, Kind.MARK, Marks.describe(place.charAt(mark)));
    }

    private static @Nullable Direction direction(char mark, List<Direction> directions) {
        int index = MARKS.indexOf(mark);
        return index < 0 ? null : directions.get(index);
    }
}
