package io.github.hiverules.impl.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Hindrance;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds the cause that is said to block a piece against the table. */
public final class Hindrances {
    private final Position position;
    private final Piece piece;
    private final Hex at;
    private final Footwork feet;

    /** For a piece on the table. */
    public Hindrances(Position position, Piece piece) {
        this.position = position;
        this.piece = piece;
        at = position.find(piece).orElseThrow();
        feet = new Footwork(position, at);
    }

    /** Fails unless the cause is there. */
    public void check(Hindrance cause) {
        assertThat(cause.piece()).isEqualTo(piece);
        List<Hex> empty = at.neighbors().stream()
                .filter(hex -> position.stackAt(hex).isEmpty())
                .toList();
        if (cause instanceof Hindrance.GameOver over) {
            assertThat(over.outcome()).isEqualTo(Oracle.outcome(position));
            assertThat(over.outcome().isOver()).isTrue();
        } else if (cause instanceof Hindrance.NotItsTurn) {
            assertThat(piece.color()).isNotEqualTo(position.sideToMove());
        } else if (cause instanceof Hindrance.QueenNotPlaced notPlaced) {
            assertThat(notPlaced.queen()).isEqualTo(Piece.of(piece.color(), Bug.QUEEN_BEE));
            assertThat(position.find(notPlaced.queen())).isEmpty();
        } else if (cause instanceof Hindrance.Covered covered) {
            assertThat(position.topAt(at)).contains(covered.top());
            assertThat(covered.top()).isNotEqualTo(piece);
        } else if (cause instanceof Hindrance.Pinned pinned) {
            Witnesses.groups(position, at, pinned.groups());
        } else if (cause instanceof Hindrance.Resting) {
            assertThat(position.restingPiece()).contains(piece);
        } else if (cause instanceof Hindrance.NothingToCopy) {
            assertThat(Footwork.creatures(position, piece.bug(), at)).isEmpty();
        } else if (cause instanceof Hindrance.Surrounded) {
            assertThat(empty).isEmpty();
            assertThat(Oracle.creaturesThatLead(position, piece)).isEmpty();
        } else if (cause instanceof Hindrance.CannotSlide slide) {
            assertThat(empty).isNotEmpty().noneMatch(hex -> feet.hasRoom(at, hex));
            Set<Set<Hex>> gates =
                    empty.stream().map(hex -> Footwork.gate(at, hex)).collect(Collectors.toSet());
            assertThat(slide.gates()).containsExactlyInAnyOrderElementsOf(gates);
            assertThat(Oracle.creaturesThatLead(position, piece)).isEmpty();
        } else if (cause instanceof Hindrance.NoDestination) {
            assertThat(Footwork.creatures(position, piece.bug(), at)).isNotEmpty();
            assertThat(Oracle.creaturesThatLead(position, piece)).isEmpty();
        } else {
            throw new AssertionError("no check for " + cause);
        }
    }
}
