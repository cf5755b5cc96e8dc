package io.github.hiverules.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The rules of Hive, as questions about a position. Implementations have no state of their own and may be shared between
 * threads.
 *
 * <p>A position knows nothing of the turns before it, so repetition (R7.3), agreement and resignation (R7.2) belong to
 * {@link Game} and {@link Referee}; everything else is decided here.
 */
public interface HiveRules {
    /**
     * The implementation on the class path or module path, found once by {@link ServiceLoader}.
     *
     * @throws IllegalStateException if there is none: add the artifact {@code hive-impl} to the program
     */
    static HiveRules load() {
        return LoadedRules.get();
    }

    /** The empty table under these rules, White to move. */
    default Position start(Ruleset ruleset) {
        return Position.start(ruleset);
    }

    /**
     * Every legal move, each once (R6.1), in an order that depends on the position alone. A single {@link Pass} when nothing
     * else is legal (R6.2); empty when a Queen Bee is surrounded (R7.4). On the empty table the first piece may go
     * anywhere (R2.1); {@link Hex#ORIGIN} stands for all cells there.
     */
    List<Move> legalMoves(Position position);

    /** The legal moves of that piece, placements and throws of it included; empty if it can't go anywhere. */
    List<Move> legalMoves(Position position, Piece piece);

    /** How many moves are legal, without listing them. */
    int countLegalMoves(Position position);

    /** Whether the move is legal. The other moves are not generated. */
    boolean isLegal(Position position, Move move);

    /** The verdict on a move: legal, or every reason why not. For a legal move it costs what {@link #isLegal} costs. */
    Legality judge(Position position, Move move);

    /**
     * How a legal move goes, the shortest way first: every way of three steps of a Spider or Ladybug, one of the shortest of a
     * Soldier Ant, the one way of any other creature; for a Mosquito those of each creature whose movement serves (R4.7); and
     * a throw by each Pillbug or Mosquito that could do it (R4.9). Ways of one length come in the order of {@link Bug}, throws
     * last. There are never more than a few dozen; none for a placement and for a pass, where nothing is on its way.
     *
     * @throws IllegalMoveException with every reason if the move is illegal
     */
    List<Way> ways(Position position, Move move);

    /**
     * Whether a piece on the table has legal moves, and why not if it has none (R8). A piece of the side that is not to move is
     * free when the side to move can throw it (R4.9), and blocked otherwise; the causes then tell also what would hinder it in
     * its own turn.
     *
     * @return empty for a piece that is not on the table
     */
    Optional<Freedom> freedom(Position position, Piece piece);

    /** The freedom of every piece on the table, in the order of {@link Piece#values()}; can't be modified. */
    Map<Piece, Freedom> freedoms(Position position);

    /**
     * The position after the move.
     *
     * @throws IllegalMoveException with every reason if the move is illegal
     */
    default Position play(Position position, Move move) {
        Legality legality = judge(position, move);
        if (!legality.isLegal()) {
            throw new IllegalMoveException(move, legality.reasons());
        }
        return position.playUnchecked(move);
    }

    /** Whether a Queen Bee is surrounded, or both (R7.1); otherwise in progress. */
    Outcome outcome(Position position);

    /**
     * Whether the two are the same position in the sense of R7.3: the same arrangement wherever on the table it stands, with
     * pieces of one kind alike, the same side to move, and the same moves legal. A piece at rest makes a difference only when
     * its rest forbids something.
     */
    boolean isRepetition(Position earlier, Position later);

    /**
     * What can be counted about both sides of a position (R8): the Queens' liberties, what each piece could reach, which
     * pieces are blocked and how, and where pieces could enter.
     */
    Figures figures(Position position);

    /**
     * How many moves of its own that side needs to surround the other side's Queen Bee (R7.1, R8) while the opponent only
     * passes, whether it would have to or not. A move is what R6.1 says: a placement, a movement, a throw, or a pass where
     * nothing else is legal. If the side is not to move, the opponent's pass comes first; if it is, a piece at rest (R5.1)
     * rests for its first move. Its own Queen Bee may be surrounded by the last move as well, but not by an earlier one, which
     * would end the game (R7.4).
     *
     * <p>The answer comes from a search that looks at a limited number of moves, so it takes some milliseconds at most: the
     * exact number where the search came to an end, as it mostly does for races of up to three moves, and otherwise the least
     * number that it could not rule out.
     *
     * @return empty when there is no race to run, because the Queen Bee to surround is in the hand, or because the side's own
     *     one is surrounded and the other is not; 0 moves when the one to surround is surrounded
     */
    Optional<Race> race(Position position, Color side);

    /** A referee for a game that starts there. */
    Referee referee(Position start);

    /** A referee for a game from the empty table. */
    default Referee referee(Ruleset ruleset) {
        return referee(start(ruleset));
    }
}
