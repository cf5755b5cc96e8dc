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

/** Finds the move that a MoveString (N1) names, legal or not. */
public final class MoveStringParser {
    /** The marks, and what they stand for before and behind a piece. */
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

    /** Reads MoveStrings without looking where pieces stand. */
    public static MoveStringParser anywhere() {
        return new MoveStringParser(piece -> Optional.empty(), false, UnaryOperator.identity());
    }

    /** Reads also places that are named by the moving piece itself: from where it stands before the move. */
    public MoveStringParser lenient() {
        return new MoveStringParser(find, true, names);
    }

    /** Reads the names of pieces as another numbering has them. */
    public MoveStringParser withNames(UnaryOperator<Piece> names) {
        return new MoveStringParser(find, lenient, names);
    }

    /**
     * The move that a MoveString names.
     *
     * @param isFirst whether the table is empty
     * @throws Flaw if it names none, with the column in the text
     */
    public Move parse(String text, boolean isFirst) {
        Words words = Words.of(text);
        return parse(words.piece, words.pieceColumn, words.place, words.placeColumn, isFirst).move;
    }

    /**
     * The move that a MoveString names by its reference piece, wherever that stands.
     *
     * @throws Flaw if it names none, or is a pass, with the column in the text
     */
    public RelativeMove parseRelative(String text) {
        Words words = Words.of(text);
        return relative(names.apply(piece(words.piece, words.pieceColumn)), words.place, words.placeColumn);
    }

    /**
     * What a MoveString says.
     *
     * @param name the piece as the record names it; null for a pass
     * @param byItself whether its place is named by the moving piece
     */
    public record Named(@Nullable Piece name, Move move, boolean byItself) {}

    /** The two words of a MoveString, and the columns where they begin; the second may be empty. */
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
     * The move that a piece's name and a place name.
     *
     * @param place empty for a game's first move
     * @param isFirst whether the table is empty
     * @throws Flaw if they name none
     */
    public Named parse(String pieceName, String place, boolean isFirst) {
        return parse(pieceName, 1, place, pieceName.length() + 2, isFirst);
    }

    private Named parse(String pieceName, int pieceColumn, String place, int placeColumn, boolean isFirst) {
        if (pieceName.equalsIgnoreCase("pass")) {
            if (place.isEmpty()) {
                return new Named(null, Move.pass(), false);
            }
            throw wrong(place, placeColumn, "pass alone", Finding.PASS_WITH_PLACE);
        }
        Piece name = piece(pieceName, pieceColumn);
        Piece piece = names.apply(name);
        RelativeMove move = relative(piece, place, placeColumn);
        if (place.isEmpty() && !isFirst) {
            int end = pieceColumn + pieceName.length();
            throw new Flaw(end - 1, 0, "", "a place such as wA1-", Finding.PLACE_MISSING, piece);
        }
        Hex to = move.reference()
                .map(reference -> cell(reference, move.direction(), place, placeColumn))
                .orElse(Hex.ORIGIN);
        boolean byItself = move.reference().orElse(null) == piece;
        return new Named(name, find.apply(piece).isPresent() ? Move.move(piece, to) : Move.place(piece, to), byItself);
    }

    private Hex cell(Piece reference, Optional<Direction> direction, String place, int column) {
        Hex at = find.apply(reference)
                .orElseThrow(() -> new Flaw(
                        column - 1,
                        0,
                        place,
                        "a piece on the table as the reference",
                        Finding.REFERENCE_NOT_ON_TABLE,
                        Texts.quoted(place),
                        reference));
        return direction.map(at::neighbor).orElse(at);
    }

    private static Piece piece(String name, int column) {
        return Piece.tryParse(name)
                .orElseThrow(() -> wrong(name, column, "a piece such as wA1, or pass", Finding.PIECE));
    }

    private RelativeMove relative(Piece piece, String place, int column) {
        if (place.isEmpty()) {
            return RelativeMove.first(piece);
        }
        Optional<Direction> before = direction(place.charAt(0), BEFORE);
        Optional<Direction> behind = direction(place.charAt(place.length() - 1), BEHIND);
        if (before.isPresent() && behind.isPresent()) {
            throw wrong(place, column, "one mark, before or behind the piece", Finding.PLACE_WITH_TWO_MARKS);
        }
        String name = place.substring(before.isPresent() ? 1 : 0, place.length() - (behind.isPresent() ? 1 : 0));
        Piece reference = Piece.tryParse(name)
                .map(names)
                .orElseThrow(() -> wrong(place, column, "a place such as wA1-", Finding.PLACE));
        if (reference == piece && !lenient) {
            throw wrong(place, column, "another piece as the reference", Finding.REFERENCE_ITSELF);
        }
        return before.or(() -> behind)
                .map(direction -> RelativeMove.beside(piece, direction, reference))
                .orElseGet(() -> RelativeMove.onto(piece, reference));
    }

    /** What is wrong with a token, which the message quotes. */
    private static Flaw wrong(String token, int column, String expected, Finding finding) {
        return new Flaw(column - 1, 0, token, expected, finding, Texts.quoted(token));
    }

    /** The direction that a mark stands for, of those before a piece or behind it. */
    private static Optional<Direction> direction(char mark, List<Direction> directions) {
        int index = MARKS.indexOf(mark);
        return index < 0 ? Optional.empty() : Optional.of(directions.get(index));
    }
}
