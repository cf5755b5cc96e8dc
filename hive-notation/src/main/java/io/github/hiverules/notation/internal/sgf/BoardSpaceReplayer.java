package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.TextSource;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What BoardSpace's actions mean (N4). A player may put a piece down, take it up and put it elsewhere; what lies there at
 * {@code Done} is the move.
 */
final class BoardSpaceReplayer {
    private final GameRecordBuilder scribe;
    private final MutableGame referee;
    private final Header header;

    /** By the record's name of a piece: the piece it is. The record's numbers need not follow R1.3. */
    private final Map<String, Piece> known = new HashMap<>();

    /** Which player has the white pieces; a swap changes it. */
    private int whitePlayer;

    private Optional<Grid> origin = Optional.empty();
    private @Nullable Pending pending;
    private Optional<Grid> pickedFrom = Optional.empty();
    private boolean pickedFromHand;
    private boolean talked;

    /** A cell as the record names it: a column, from A = 0, and a row. */
    private record Grid(int column, int row) {}

    /** What the player is about to do: put a piece on a cell, or pass. */
    private record Pending(
            Action action,
            String name,
            Optional<Grid> to,
            Optional<Grid> from,
            boolean fromHand,
            Optional<Color> color) {
        static Pending pass(Action action) {
            return new Pending(action, "", Optional.empty(), Optional.empty(), false, Optional.empty());
        }
    }

    BoardSpaceReplayer(GameRecordBuilder scribe, Header header) {
        this.scribe = scribe;
        this.referee = scribe.mutableGame();
        this.header = header;
    }

    /** Takes the next action of the record. */
    void act(Action action) {
        switch (action.command()) {
            case Action.COMMENT -> scribe.comment(action.arguments().get(0));
            case Action.VARIATION -> scribe.variation(action.arguments().get(0));
            case "start" -> {}
            case Action.ALTERNATIVE -> scribe.variationOfNext(action.arguments().get(0));
            case "pick" -> pick(true, Optional.empty());
            case "pickb" -> pickUp(grid(action, 0));
            case "dropb", "pdropb" -> {
                requireArguments(action, 3);
                pending = new Pending(
                        action,
                        argument(action, 0),
                        Optional.of(grid(action, 1)),
                        pickedFrom,
                        pickedFromHand,
                        Optional.empty());
            }
            case "drop" -> {
                pending = null;
                pick(false, Optional.empty());
            }
            case "move", "pmove" -> move(action);
            case "movedone", "pmovedone" -> {
                move(action);
                done(action);
            }
            case "pass" -> pass(action);
            case "passdone" -> {
                pass(action);
                done(action);
            }
            case "done" -> done(action);
            case "resign" -> {
                talked = true;
                scribe.conclude(Outcome.wonBy(colorOf(action.player()).opposite(), Termination.RESIGNATION));
            }
            case "offerdraw", "declinedraw" -> talked = true;
            case "acceptdraw" -> {
                talked = true;
                scribe.conclude(Outcome.drawn(Termination.AGREEMENT));
            }
            case "swap", "playwhite", "playblack" -> {
                talked = true; // a Done behind it confirms the choice and is no pass
                whitePlayer = action.whitePlayerAfter(whitePlayer);
                scribe.remark("The players settled who has White: " + action.source() + ".");
            }
            case "edit" -> scribe.remark("The action \"Edit\" is left out.");
            default ->
                throw wrong(
                        action,
                        action.command(),
                        "an action such as Dropb or Done",
                        "\"" + TextSource.shown(action.source()) + "\" is no action that is known.");
        }
    }

    private Color colorOf(int player) {
        return player == whitePlayer ? Color.WHITE : Color.BLACK;
    }

    /** Takes a piece from the table, or takes up again the one that was just put down. */
    private void pickUp(Grid at) {
        Pending down = pending;
        if (down != null && down.to().equals(Optional.of(at))) {
            pick(down.fromHand(), down.from());
            pending = null;
        } else {
            pick(false, Optional.of(at));
        }
    }

    private void pick(boolean fromHand, Optional<Grid> from) {
        pickedFromHand = fromHand;
        pickedFrom = from;
    }

    private void move(Action action) {
        requireArguments(action, 4);
        Optional<Color> color = switch (argument(action, 0).toLowerCase(Locale.ROOT)) {
            case "w" -> Optional.of(Color.WHITE);
            case "b" -> Optional.of(Color.BLACK);
            default -> throw wrong(action, argument(action, 0), "W or B", "A move needs W or B before its piece.");
        };
        pending =
                new Pending(action, argument(action, 1), Optional.of(grid(action, 2)), Optional.empty(), false, color);
    }

    private void pass(Action action) {
        pending = Pending.pass(action);
    }

    /** Confirms what is pending; alone, and by the side to move, it is a pass. */
    private void done(Action action) {
        Pending move = pending;
        boolean talkedBefore = talked;
        pending = null;
        pick(false, Optional.empty());
        talked = false;
        if (move != null) {
            play(move, action);
        } else if (!talkedBefore && !scribe.outcome().isOver()) {
            if (colorOf(action.player()) == referee.sideToMove()) {
                play(Pending.pass(action), action);
            } else {
                scribe.remark("A \"Done\" with nothing before it, by the side that is not to move, is left out.");
            }
        }
    }

    private void play(Pending move, Action done) {
        Color mover = colorOf(move.action().player());
        if (mover != referee.sideToMove() && !scribe.outcome().isOver() && !scribe.supplyForcedPass()) {
            throw wrong(move.action(), move.name(), "a move of " + referee.sideToMove(), "It is not this side's turn.");
        }
        RecordedMove.Builder ply = RecordedMove.builder()
                .move(moveOf(move))
                .source(move.action().source())
                .clockMillis(
                        done.clockMillis().isPresent()
                                ? done.clockMillis()
                                : move.action().clockMillis());
        scribe.play(
                ply.build(),
                place(move.action()),
                TextSource.shown(move.action().source()));
    }

    private Move moveOf(Pending pending) {
        if (pending.to().isEmpty()) {
            return Move.pass();
        }
        Grid to = pending.to().get();
        Grid zero = origin.orElse(to);
        Hex hex = hex(to, zero);
        Optional<Piece> picked = pending.from().flatMap(from -> referee.topAt(hex(from, zero)));
        Named name = named(pending, picked);
        origin = Optional.of(zero);
        if (pending.fromHand()) {
            Piece entering = nextInHand(name);
            known.put(name.key(), entering);
            return Placement.of(entering, hex);
        }
        Piece piece = picked.filter(top -> top.bug() == name.bug() && top.color() == name.color())
                .orElseGet(() -> known.computeIfAbsent(name.key(), key -> nextInHand(name)));
        return referee.find(piece).isPresent() ? Movement.of(piece, hex) : Placement.of(piece, hex);
    }

    /** Pieces enter in the order of their numbers (R1.3), whatever number the record gives them. */
    private Piece nextInHand(Named name) {
        for (int number = 1; number < name.bug().count(); number++) {
            Piece piece = Piece.of(name.color(), name.bug(), number);
            if (referee.find(piece).isEmpty()) {
                return piece;
            }
        }
        return Piece.of(name.color(), name.bug(), name.bug().count());
    }

    /** A piece as the record names it, with the colour that old records leave out. */
    private record Named(Color color, Bug bug, char number) {
        String key() {
            return "" + color.letter() + bug.letter() + number;
        }
    }

    private Named named(Pending pending, Optional<Piece> picked) {
        String name = pending.name();
        boolean hasColor = name.length() >= 2
                && "wWbB".indexOf(name.charAt(0)) >= 0
                && Bug.of(name.charAt(1)).isPresent();
        int bugAt = hasColor ? 1 : 0;
        Optional<Bug> bug = name.isEmpty() ? Optional.empty() : Bug.of(name.charAt(bugAt));
        int digits = name.length() - bugAt - 1;
        char number = digits == 1 ? name.charAt(bugAt + 1) : '1';
        if (bug.isEmpty() || digits > 1 || number < '1' || number > '9') {
            throw wrong(
                    pending.action(), name, "a piece such as wA1", "\"" + TextSource.shown(name) + "\" is no piece.");
        }
        Color color;
        if (hasColor) {
            color = "wW".indexOf(name.charAt(0)) >= 0 ? Color.WHITE : Color.BLACK;
        } else {
            color = pending.color()
                    .or(() -> picked.map(Piece::color))
                    .orElse(colorOf(pending.action().player()));
        }
        return new Named(color, bug.get(), number);
    }

    private static Hex hex(Grid cell, Grid zero) {
        return Hex.of(cell.column() - zero.column(), zero.row() - cell.row());
    }

    private Grid grid(Action action, int first) {
        requireArguments(action, first + 2);
        String column = argument(action, first).toUpperCase(Locale.ROOT);
        String row = argument(action, first + 1);
        int digits = row.startsWith("-") ? row.length() - 1 : row.length();
        boolean readable = column.length() <= 3
                && column.chars().allMatch(c -> c >= 'A' && c <= 'Z')
                && digits >= 1
                && digits <= 6
                && row.chars().skip(row.length() - digits).allMatch(c -> c >= '0' && c <= '9');
        if (!readable) {
            throw wrong(
                    action,
                    column + " " + row,
                    "a column letter and a row number",
                    "\"" + TextSource.shown(column + " " + row) + "\" is no cell.");
        }
        int number = 0;
        for (int i = 0; i < column.length(); i++) {
            number = number * 26 + column.charAt(i) - 'A' + 1;
        }
        return new Grid(number - 1, Integer.parseInt(row));
    }

    private void requireArguments(Action action, int count) {
        if (action.arguments().size() < count) {
            throw wrong(
                    action,
                    action.source(),
                    "a piece, a column and a row",
                    "\"" + TextSource.shown(action.source()) + "\" breaks off.");
        }
    }

    private static String argument(Action action, int index) {
        return action.arguments().get(index);
    }

    private static Place place(Action action) {
        return action.place().orElse(new Place("", 0, 0));
    }

    private RecordException wrong(Action action, String token, String expected, String reason) {
        return new RecordException(place(action), scribe.nextPly(), TextSource.shown(token), expected, reason);
    }

    /** Ends the game as the record does: with a drop that was not confirmed, and with its word on the result. */
    void end() {
        keepLastDrop();
        header.result().ifPresent(property -> claim(property.value(), property.place()));
        header.outcome().ifPresent(this::claim);
    }

    /** Plays the last drop where the record breaks off before its {@code Done}, if it is legal, and says so. */
    void keepLastDrop() {
        Pending last = pending;
        if (last != null) {
            pending = null;
            try {
                play(last, last.action());
                scribe.remark("The record breaks off before the \"Done\" of its last move, which is legal and kept.");
            } catch (RecordException e) {
                scribe.remark(
                        "The record breaks off before the \"Done\" of its last move, which is left out: " + e.reason());
            }
        }
    }

    /** The result in the archive's words. A game that was given up is over, whatever they say. */
    private void claim(String prose, Place place) {
        Optional<Outcome> claimed = ResultProse.read(prose, header.player(whitePlayer), header.player(1 - whitePlayer));
        if (claimed.isEmpty()) {
            if (!scribe.outcome().isOver()) {
                scribe.remark("The result \"" + TextSource.shown(prose) + "\" can't be read; the board decides.");
            }
            return;
        }
        if (scribe.outcome().isOver()
                && !referee.outcome().isOver()
                && !Results.agree(scribe.outcome(), claimed.get())) {
            scribe.remark("The result says \"" + TextSource.shown(prose) + "\", but by the actions it is "
                    + Results.nameOf(scribe.outcome()) + ", which counts.");
        }
        scribe.claim(claimed.get(), place, TextSource.shown(prose));
    }

    /** The result as this library keeps it: PGN's word, and the word of its reason where the board does not tell it. */
    private void claim(SgfParser.Property property) {
        String[] words = property.value().trim().split(" ", 2);
        Optional<Outcome> claimed = Results.parse(words[0]);
        Optional<Termination> reason = Results.parseReason(words.length > 1 ? words[1] : "unknown");
        if (claimed.isEmpty() || reason.isEmpty()) {
            scribe.remark(
                    "The result \"" + TextSource.shown(property.value()) + "\" can't be read; the board decides.");
            return;
        }
        scribe.claim(
                Results.withReason(claimed.get(), reason.get()), property.place(), TextSource.shown(property.value()));
    }
}
