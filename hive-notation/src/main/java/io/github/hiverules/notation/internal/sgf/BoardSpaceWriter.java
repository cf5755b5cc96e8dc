package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.internal.RecordedEnd;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Prints BoardSpace's records in the modern dialect (N4): a header, then each turn as the actions of a client that puts its
 * piece down and confirms with {@code Done}, cells by column and row with the first piece on N 13, clocks as {@code TM}. What
 * is printed and read again under the same rules is an equal record.
 *
 * <p>White is P0. A record that was read from SGF keeps its header; one of another format gets a header of its own in the
 * archive's words and beside it the tags as they are, in properties {@code PGN[name value]}. Comments are {@code C}. A
 * variation that was a branch is a branch again; one of another format is a property {@code RAV}.
 */
public final class BoardSpaceWriter {
    private final GameRecord record;
    private final MutableGame referee;
    private final BoardSpaceCoordinates columns;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder branches = new StringBuilder();
    private int number;
    private int depth = 1;

    private BoardSpaceWriter(GameRecord record) {
        this.record = record;
        referee = MutableGame.start(record.ruleset());
        columns = BoardSpaceCoordinates.of(record.moves());
    }

    /**
     * The game tree of a record, with a line end behind it.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the record was built by hand and its outcome is not what its moves lead to
     */
    public static String print(GameRecord record) {
        return new BoardSpaceWriter(record).print();
    }

    private String print() {
        text.append("(;\n").append(HeaderWriter.print(record)).append(notes(record.comments()));
        action(0, "Start P0", OptionalLong.empty());
        for (RecordedMove ply : record.recordedMoves()) {
            turn(ply);
        }
        RecordedEnd.check(record.outcome(), referee.outcome());
        conclude(record.outcome());
        return text.append(")\n").append(branches).toString();
    }

    private void turn(RecordedMove ply) {
        int player = referee.sideToMove() == Color.WHITE ? 0 : 1;
        boolean asBranches =
                depth < SgfParser.MAX_DEPTH && ply.variations().stream().allMatch(Branch::isOne);
        if (asBranches && !ply.variations().isEmpty()) {
            text.append("(\n");
            branches.insert(0, String.join("\n", ply.variations()) + "\n)\n");
            depth++;
        }
        Move move = ply.move();
        if (move instanceof Placement placement) {
            Piece piece = placement.piece();
            action(player, "Pick " + side(player) + " " + slot(piece) + " " + piece, OptionalLong.empty());
            action(player, columns.drop("Dropb", piece, placement.to(), referee), OptionalLong.empty());
        } else if (move instanceof Movement movement) {
            Piece piece = movement.piece();
            boolean thrown = piece.color() != referee.sideToMove();
            referee.find(piece)
                    .ifPresent(
                            from -> action(player, "Pickb " + columns.cell(from) + " " + piece, OptionalLong.empty()));
            action(
                    player,
                    columns.drop(thrown ? "Pdropb" : "Dropb", piece, movement.to(), referee),
                    OptionalLong.empty());
        } else {
            action(player, "Pass", OptionalLong.empty());
        }
        Legality legality = referee.play(move);
        if (!legality.isLegal()) {
            throw new IllegalMoveException(move, legality.reasons());
        }
        action(player, "Done", ply.clockMillis());
        text.append(notes(ply.comments()));
        if (!asBranches) {
            ply.variations()
                    .forEach(variation -> text.append(Action.VARIATION_PROPERTY)
                            .append(HeaderWriter.value(variation))
                            .append('\n'));
        }
    }

    private static String side(int player) {
        return player == 0 ? "W" : "B";
    }

    /** The place of a piece's kind in the hand, as BoardSpace shows it. */
    private static int slot(Piece piece) {
        return switch (piece.bug()) {
            case QUEEN_BEE -> 0;
            case SOLDIER_ANT -> 1;
            case GRASSHOPPER -> 2;
            case BEETLE -> 3;
            case SPIDER -> 4;
            case MOSQUITO -> 5;
            case LADYBUG -> 6;
            case PILLBUG -> 8;
        };
    }

    private void action(int player, String words, OptionalLong clock) {
        text.append("; P").append(player).append(HeaderWriter.value(number++ + " " + words));
        clock.ifPresent(millis -> text.append("TM[").append(millis).append(']'));
        text.append('\n');
    }

    private static String notes(List<String> comments) {
        StringBuilder notes = new StringBuilder();
        comments.forEach(
                comment -> notes.append('C').append(HeaderWriter.value(comment)).append('\n'));
        return notes.toString();
    }

    /** What ended the game off the board and is an action of the players'. */
    private void conclude(Outcome outcome) {
        boolean offBoard = !referee.outcome().isOver();
        if (offBoard && outcome.termination().equals(Optional.of(Termination.RESIGNATION))) {
            outcome.winner().ifPresent(winner -> action(winner == Color.WHITE ? 1 : 0, "Resign", OptionalLong.empty()));
        } else if (offBoard && outcome.termination().equals(Optional.of(Termination.AGREEMENT))) {
            action(0, "OfferDraw", OptionalLong.empty());
            action(1, "AcceptDraw", OptionalLong.empty());
        }
    }
}
