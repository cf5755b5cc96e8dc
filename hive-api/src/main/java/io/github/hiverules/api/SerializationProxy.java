// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What stands in a Java stream for a value of this package: a letter for its type, and the parts that its checked public
 * factory makes it from. Pieces and constants stand there by their names, so that a version with more of them reads what this one
 * wrote. A stream that holds anything else ends in an {@link IOException}, whoever wrote it, and costs time
 * in proportion to its length.
 */
final class SerializationProxy implements Externalizable {
    private static final long serialVersionUID = 1;

    private static final String NONE = "";

    private Object value;

    /** Called by Java before {@link #readExternal}. */
    public SerializationProxy() {
        this.value = Move.pass();
    }

    SerializationProxy(Object value) {
        this.value = value;
    }

    private Object readResolve() {
        return value;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        if (value instanceof Piece piece) {
            out.writeByte('p');
            write(piece, out);
        } else if (value instanceof Hex hex) {
            out.writeByte('h');
            write(hex, out);
        } else if (value instanceof Move move) {
            out.writeByte('m');
            write(move, out);
        } else if (value instanceof Ruleset ruleset) {
            out.writeByte('r');
            out.writeUTF(ruleset.toString());
        } else if (value instanceof Outcome outcome) {
            out.writeByte('o');
            write(outcome, out);
        } else if (value instanceof Setup setup) {
            out.writeByte('s');
            write(setup, out);
        } else if (value instanceof Position position) {
            out.writeByte('P');
            write(position.toSetup(), out);
        } else if (value instanceof Game game) {
            out.writeByte('G');
            write(game, out);
        } else {
            throw new InvalidObjectException("No stream holds a " + value.getClass() + ".");
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        try {
            value = switch (in.readByte()) {
                case 'p' -> piece(in);
                case 'h' -> hex(in);
                case 'm' -> move(in);
                case 'r' -> Ruleset.parse(in.readUTF());
                case 'o' -> outcome(in);
                case 's' -> setup(in);
                case 'P' -> setup(in).toPosition();
                case 'G' -> game(in);
                default -> throw new InvalidObjectException("The stream holds an unknown type of value.");
            };
        } catch (IllegalArgumentException e) {
            InvalidObjectException invalid = new InvalidObjectException("No such value: " + e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }

    private static void write(Piece piece, ObjectOutput out) throws IOException {
        out.writeUTF(piece.toString());
    }

    private static Piece piece(ObjectInput in) throws IOException {
        return Piece.parse(in.readUTF());
    }

    private static void write(Hex hex, ObjectOutput out) throws IOException {
        out.writeInt(hex.q());
        out.writeInt(hex.r());
    }

    private static Hex hex(ObjectInput in) throws IOException {
        int q = in.readInt();
        return Hex.of(q, in.readInt());
    }

    private static void write(Move move, ObjectOutput out) throws IOException {
        out.writeByte(move instanceof Placement ? 'p' : move instanceof Movement ? 'm' : '-');
        if (move instanceof PieceMove pieceMove) {
            write(pieceMove.piece(), out);
            write(pieceMove.to(), out);
        }
    }

    private static Move move(ObjectInput in) throws IOException {
        return switch (in.readByte()) {
            case 'p' -> Move.place(piece(in), hex(in));
            case 'm' -> Move.move(piece(in), hex(in));
            case '-' -> Move.pass();
            default -> throw new IllegalArgumentException("This sort of move is unknown.");
        };
    }

    private static void write(Outcome outcome, ObjectOutput out) throws IOException {
        out.writeUTF(outcome.termination().map(Enum::name).orElse(NONE));
        out.writeUTF(outcome.winner().map(Enum::name).orElse(NONE));
    }

    private static Outcome outcome(ObjectInput in) throws IOException {
        String termination = in.readUTF();
        String winner = in.readUTF();
        if (termination.isEmpty() && winner.isEmpty()) {
            return Outcome.inProgress();
        }
        Termination reason = Termination.valueOf(termination);
        return winner.isEmpty() ? Outcome.drawn(reason) : Outcome.wonBy(Color.valueOf(winner), reason);
    }

    private static void write(Setup setup, ObjectOutput out) throws IOException {
        out.writeUTF(setup.ruleset().toString());
        out.writeInt(setup.ply());
        out.writeInt(setup.passesWithoutQueen());
        out.writeUTF(setup.restingPiece().map(Piece::toString).orElse(NONE));
        out.writeInt(setup.stacks().size());
        for (Map.Entry<Hex, Stack> entry : setup.stacks().entrySet()) {
            write(entry.getKey(), out);
            out.writeInt(entry.getValue().height());
            for (Piece piece : entry.getValue().pieces()) {
                write(piece, out);
            }
        }
    }

    private static Setup setup(ObjectInput in) throws IOException {
        Setup.Builder setup = Setup.builder()
                .ruleset(Ruleset.parse(in.readUTF()))
                .ply(in.readInt())
                .passesWithoutQueen(in.readInt());
        String resting = in.readUTF();
        setup.restingPiece(resting.equals(NONE) ? Optional.empty() : Optional.of(Piece.parse(resting)));
        Map<Hex, Stack> stacks = new LinkedHashMap<>();
        for (int count = in.readInt(); count > 0; count--) {
            Hex hex = hex(in);
            List<Piece> pieces = new ArrayList<>();
            for (int height = in.readInt(); height > 0; height--) {
                pieces.add(piece(in));
            }
            stacks.put(hex, Stack.of(pieces));
        }
        return setup.stacks(stacks).build();
    }

    private static void write(Game game, ObjectOutput out) throws IOException {
        write(game.startPosition().toSetup(), out);
        out.writeInt(game.length());
        for (Move move : game.moves()) {
            write(move, out);
        }
        write(game.outcome(), out);
    }

    private static Game game(ObjectInput in) throws IOException {
        Game game = Game.of(setup(in).toPosition());
        for (int count = in.readInt(); count > 0; count--) {
            game = game.play(move(in));
        }
        Outcome outcome = outcome(in);
        if (game.outcome().equals(outcome)) {
            return game;
        }
        if (game.isOver()) {
            throw new IllegalArgumentException("The game has another outcome.");
        }
        return game.conclude(outcome);
    }
}
