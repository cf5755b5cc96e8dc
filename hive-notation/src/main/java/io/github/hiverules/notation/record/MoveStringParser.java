// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RelativeMove;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Parses MoveStrings (N1). Moves may be illegal. */
public final class MoveStringParser {
    /** The marks. The two lists contain the directions of a mark before and after a piece's name. */
    private static final String MARKS = "-\\/";

    private static final List<Direction> BEFORE = List.of(Direction.WEST, Direction.NORTH_WEST, Direction.SOUTH_WEST);
    private static final List<Direction> BEHIND = List.of(Direction.EAST, Direction.SOUTH_EAST, Direction.NORTH_EAST);

    private final Function<Piece, Optional<Hex>> find;
    private final boolean lenient;
    private final UnaryOperator<Piece> names;

    private MoveStringParser(Function<Piece, Optional<Hex>> find, boolean lenient, UnaryOperator<Piece> names) {
        this.find = find;
        this.lenient = lenient;
        this.names = names;
    }

    public static MoveStringParser in(Position position) {
        return new MoveStringParser(position::cellOf, false, UnaryOperator.identity());
    }

    public static MoveStringParser in(MutableGame game) {
        return new MoveStringParser(game::cellOf, false, UnaryOperator.identity());
    }

    /** Returns a parser without a position. */
    public static MoveStringParser anywhere() {
        return new MoveStringParser(piece -> Optional.empty(), false, UnaryOperator.identity());
    }

    /** Returns a parser that accepts the moving piece as its own reference, on its cell before the move. */
    public MoveStringParser lenient() {
        return new MoveStringParser(find, true, names);
    }

    /** Returns a parser that maps the names of pieces. */
    public MoveStringParser withNames(UnaryOperator<Piece> names) {
        return new MoveStringParser(find, lenient, names);
    }

    /**
     * Parses a MoveString.
     *
     * @param isFirst whether the table is empty
     * @throws Flaw if the text is not a MoveString
     */
    public Move parse(String text, boolean isFirst) {
        Words words = Words.of(text);
        return parse(words.piece, words.pieceColumn, words.place, words.placeColumn, isFirst).move;
    }

    /**
     * Parses a MoveString without a position.
     *
     * @throws Flaw if the text is not a MoveString, or is a pass
     */
    public RelativeMove parseRelative(String text) {
        Words words = Words.of(text);
        return relative(names.apply(piece(words.piece, words.pieceColumn)), words.place, words.placeColumn);
    }

    /**
     * A parsed MoveString.
     *
     * @param name the piece's name in the record; null for a pass
     * @param byItself whether the moving piece is its own reference
     */
    public record Named(@Nullable Piece name, Move move, boolean byItself) {}

    /** The two words of a MoveString with their columns. The second may be empty. */
    private record Words(String piece, int pieceColumn, String place, int placeColumn) {
        static Words of(String text) {
            int start = Texts.skipSpace(text, 0);
            int space = Texts.skipWord(text, start);
            int place = Texts.skipSpace(text, space);
            int end = text.length();
            while (end > place && Texts.isSpace(text.charAt(end - 1))) {
                end--;
            }
            return new Words(text.substring(start, space), start + 1, text.substring(place, end), place + 1);
        }
    }

    /**
     * Parses the two words of a MoveString.
     *
     * @param place empty for a game's first move
     * @param isFirst whether the table is empty
     * @throws Flaw if the words are not a MoveString
     */
    public Named parse(String pieceName, String place, boolean isFirst) {
        return parse(pieceName, 1, place, pieceName.length() + 2, isFirst);
    }

    private Named parse(String pieceName, int pieceColumn, String place, int placeColumn, boolean isFirst) {
        if (pieceName.equalsIgnoreCase("pass")) {
            if (place.isEmpty()) {
                return new Named(null, Move.pass(), false);
            }
            throw wrong(place, placeColumn, Finding.PASS_WITH_PLACE);
        }
        Piece name = piece(pieceName, pieceColumn);
        Piece piece = names.apply(name);
        RelativeMove move = relative(piece, place, placeColumn);
        if (place.isEmpty() && !isFirst) {
            int end = pieceColumn + pieceName.length();
            throw new Flaw(end - 1, 0, "", Finding.PLACE_MISSING, piece);
        }
        Hex to = move.reference()
                .map(reference -> cell(reference, move.direction(), place, placeColumn))
                .orElse(Hex.ORIGIN);
        boolean byItself = move.reference().orElse(null) == piece;
        return new Named(name, find.apply(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to), byItself);
    }

    private Hex cell(Piece reference, Optional<Direction> direction, String place, int column) {
        Hex at = find.apply(reference)
                .orElseThrow(() ->
                        new Flaw(column - 1, 0, place, Finding.REFERENCE_NOT_ON_TABLE, Texts.quoted(place), reference));
        return direction.map(at::neighbor).orElse(at);
    }

    private static Piece piece(String name, int column) {
        return Piece.tryParse(name).orElseThrow(() -> wrong(name, column, Finding.PIECE));
    }

    private RelativeMove relative(Piece piece, String place, int column) {
        if (place.isEmpty()) {
            return RelativeMove.first(piece);
        }
        Optional<Direction> before = direction(place.charAt(0), BEFORE);
        Optional<Direction> behind = direction(place.charAt(place.length() - 1), BEHIND);
        if (before.isPresent() && behind.isPresent()) {
            throw wrong(place, column, Finding.PLACE_WITH_TWO_MARKS);
        }
        String name = place.substring(before.isPresent() ? 1 : 0, place.length() - (behind.isPresent() ? 1 : 0));
        Piece reference = Piece.tryParse(name).map(names).orElseThrow(() -> wrong(place, column, Finding.PLACE));
        if (reference == piece && !lenient) {
            throw wrong(place, column, Finding.REFERENCE_ITSELF);
        }
        return before.or(() -> behind)
                .map(direction -> RelativeMove.beside(piece, direction, reference))
                .orElseGet(() -> RelativeMove.onto(piece, reference));
    }

    /** Creates an error that quotes a token. */
    private static Flaw wrong(String token, int column, Finding finding) {
        return new Flaw(column - 1, 0, token, finding, Texts.quoted(token));
    }

    /** Returns the direction of a mark. */
    private static Optional<Direction> direction(char mark, List<Direction> directions) {
        int index = MARKS.indexOf(mark);
        return index < 0 ? Optional.empty() : Optional.of(directions.get(index));
    }
}
