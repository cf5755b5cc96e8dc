package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * MoveStrings (N1): {@code wS1} for a game's first move, {@code bA1 wS1-} for a piece and where it goes, {@code pass}.
 *
 * <p>Many strings name one move. Printing follows one rule: a move onto other pieces is named by the uppermost of them; any
 * other by the uppermost piece (the moving one aside) on the first occupied cell around the destination, looked for clockwise
 * from the left: left, upper left, upper right, right, lower right, lower left.
 */
public final class MoveStrings {
    private static final Direction[] LOOK = {
        Direction.WEST,
        Direction.NORTH_WEST,
        Direction.NORTH_EAST,
        Direction.EAST,
        Direction.SOUTH_EAST,
        Direction.SOUTH_WEST
    };

    private MoveStrings() {}

    /**
     * The move that a MoveString names, legal or not.
     *
     * @throws NotationParseException if it names none
     */
    public static Move parse(String text, Position position) {
        return parse(text, MutableGame.of(position));
    }

    /**
     * The move that a MoveString names in the referee's position, legal or not.
     *
     * @throws NotationParseException if it names none
     */
    public static Move parse(String text, MutableGame referee) {
        String trimmed = text.strip();
        int space = 0;
        while (space < trimmed.length() && !TextSource.isSpace(trimmed.charAt(space))) {
            space++;
        }
        return space == trimmed.length()
                ? parse(trimmed, "", referee)
                : parse(
                        trimmed.substring(0, space),
                        trimmed.substring(space + 1).strip(),
                        referee);
    }

    /**
     * The move that a piece's name and a place name in the referee's position, legal or not.
     *
     * @param place empty for a game's first move
     * @throws NotationParseException if they name none
     */
    public static Move parse(String pieceName, String place, MutableGame referee) {
        if (place.isEmpty() && pieceName.equalsIgnoreCase("pass")) {
            return Move.pass();
        }
        Piece piece = Piece.find(pieceName)
                .orElseThrow(() -> noMove(quote(pieceName) + " is no piece.", "a piece such as wA1, or pass"));
        Hex to = place(piece, place, referee);
        return referee.find(piece).isPresent() ? Movement.of(piece, to) : Placement.of(piece, to);
    }

    private static Hex place(Piece piece, String place, MutableGame referee) {
        if (place.isEmpty()) {
            if (referee.ply() > 0) {
                throw noMove("The move of " + piece + " does not say where it goes.", "a place such as wA1-");
            }
            return Hex.ORIGIN;
        }
        Optional<Direction> before = directionBefore(place.charAt(0));
        Optional<Direction> behind = directionBehind(place.charAt(place.length() - 1));
        if (before.isPresent() && behind.isPresent()) {
            throw noMove(
                    quote(place) + " has a mark on both sides of its piece, or no piece.",
                    "one mark, before or behind the piece");
        }
        String name = place.substring(before.isPresent() ? 1 : 0, place.length() - (behind.isPresent() ? 1 : 0));
        Piece reference =
                Piece.find(name).orElseThrow(() -> noMove(quote(place) + " names no place.", "a place such as wA1-"));
        if (reference == piece) {
            throw noMove(quote(place) + " names a place by the moving piece itself.", "another piece as the reference");
        }
        Hex at = referee.find(reference)
                .orElseThrow(() -> noMove(
                        quote(place) + " names a place by " + reference + ", which is not on the table.",
                        "a piece on the table as the reference"));
        return before.or(() -> behind).map(at::neighbor).orElse(at);
    }

    private static Optional<Direction> directionBefore(char mark) {
        return switch (mark) {
            case '-' -> Optional.of(Direction.WEST);
            case '\\' -> Optional.of(Direction.NORTH_WEST);
            case '/' -> Optional.of(Direction.SOUTH_WEST);
            default -> Optional.empty();
        };
    }

    private static Optional<Direction> directionBehind(char mark) {
        return switch (mark) {
            case '-' -> Optional.of(Direction.EAST);
            case '\\' -> Optional.of(Direction.SOUTH_EAST);
            case '/' -> Optional.of(Direction.NORTH_EAST);
            default -> Optional.empty();
        };
    }

    private static String quote(String text) {
        return "\"" + TextSource.shown(text) + "\"";
    }

    /** The one MoveString that is printed for a move. */
    public static String print(Move move, Position position) {
        return print(move, MutableGame.of(position));
    }

    /** The one MoveString that is printed for a move in the referee's position. */
    public static String print(Move move, MutableGame referee) {
        if (move instanceof Placement placement) {
            return print(placement.piece(), placement.to(), referee);
        }
        if (move instanceof Movement movement) {
            return print(movement.piece(), movement.to(), referee);
        }
        return "pass";
    }

    /**
     * The MoveStrings of moves that are played one after the other; the referee plays them.
     *
     * @throws IllegalMoveException at the first illegal one
     */
    public static List<String> print(List<Move> moves, MutableGame referee) {
        List<String> strings = new ArrayList<>();
        for (Move move : moves) {
            String string = print(move, referee);
            Legality legality = referee.play(move);
            if (!legality.isLegal()) {
                throw new IllegalMoveException(move, legality.reasons());
            }
            strings.add(string);
        }
        return strings;
    }

    private static String print(Piece piece, Hex to, MutableGame referee) {
        String place = placeOf(piece, to, referee);
        return place.isEmpty() ? piece.toString() : piece + " " + place;
    }

    /**
     * Every MoveString that names the move (N1), the printed one first: by each piece on the destination or around it, those
     * inside stacks included, the moving one aside. A mark that leads to an occupied cell means on top of it, so such
     * strings are listed too.
     *
     * <pre>{@code
     * Position position = Game.start(Ruleset.tournament()).play(Move.place(wS1, Hex.ORIGIN)).position();
     * MoveStrings.synonyms(Move.place(bS1, Hex.of(1, 0)), position); // [bS1 wS1-]
     * }</pre>
     */
    public static List<String> synonyms(Move move, Position position) {
        Set<String> strings = new LinkedHashSet<>();
        strings.add(print(move, position));
        if (move instanceof Placement placement) {
            synonyms(placement.piece(), placement.to(), position, strings);
        } else if (move instanceof Movement movement) {
            synonyms(movement.piece(), movement.to(), position, strings);
        }
        return List.copyOf(strings);
    }

    private static void synonyms(Piece piece, Hex to, Position position, Set<String> strings) {
        others(piece, to, position).forEach(reference -> strings.add(piece + " " + reference));
        for (Direction direction : LOOK) {
            others(piece, to.neighbor(direction), position)
                    .forEach(reference -> strings.add(piece + " " + place(reference, direction)));
        }
    }

    /** The pieces on a cell from the top down, the moving one aside. */
    private static List<Piece> others(Piece moving, Hex hex, Position position) {
        List<Piece> others = new ArrayList<>();
        position.stackAt(hex).ifPresent(stack -> others.addAll(stack.pieces()));
        Collections.reverse(others);
        others.remove(moving);
        return others;
    }

    /**
     * The place of a cell as a MoveString of that piece names it; empty if no other piece is on the cell or around it.
     */
    public static String placeOf(Piece piece, Hex to, MutableGame referee) {
        Optional<Piece> under = uppermost(to, piece, referee);
        if (under.isPresent()) {
            return under.get().toString();
        }
        for (Direction direction : LOOK) {
            Optional<Piece> reference = uppermost(to.neighbor(direction), piece, referee);
            if (reference.isPresent()) {
                return place(reference.get(), direction);
            }
        }
        return "";
    }

    /** The place of an empty cell that has the piece beside it in that direction: {@code wA1-} for a piece to the west. */
    public static String place(Piece reference, Direction fromCell) {
        return switch (fromCell) {
            case WEST -> reference + "-";
            case NORTH_WEST -> reference + "\\";
            case SOUTH_WEST -> reference + "/";
            case EAST -> "-" + reference;
            case NORTH_EAST -> "/" + reference;
            case SOUTH_EAST -> "\\" + reference;
        };
    }

    /** The uppermost piece on a cell when the moving one is lifted. */
    private static Optional<Piece> uppermost(Hex hex, Piece moving, MutableGame referee) {
        Optional<Piece> top = referee.topAt(hex);
        if (!top.equals(Optional.of(moving))) {
            return top;
        }
        return referee.heightAt(hex) == 1
                ? Optional.empty()
                : referee.position().stackAt(hex).flatMap(Stack::pop).map(Stack::top);
    }

    private static NotationParseException noMove(String reason, String expected) {
        return new NotationParseException(1, 1, "", expected, reason);
    }
}
