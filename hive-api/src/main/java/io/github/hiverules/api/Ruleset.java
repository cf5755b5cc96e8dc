package io.github.hiverules.api;

import java.io.Serializable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.immutables.value.Value;

/**
 * Which game is played: the expansions on the table (R1.2) and the two points on which booklets and tournaments differ
 * (R2.5, R7.3). All eight combinations of expansions are games in their own right.
 *
 * <pre>{@code
 * Ruleset full = Ruleset.tournament().withExpansions(Expansion.values());
 * Ruleset home = Ruleset.rulebook().withRepetition(true);
 * }</pre>
 */
@Value.Immutable
@HiddenImplementation
public abstract class Ruleset implements Serializable {
    private static final long serialVersionUID = 1;

    private static final Ruleset TOURNAMENT = ImmutableRuleset.of(Set.of(), false, true);
    private static final Ruleset RULEBOOK = ImmutableRuleset.of(Set.of(), true, false);

    Ruleset() {}

    /** The base game as tournaments play it, the usual choice: no queen opening, a third repetition draws. */
    public static Ruleset tournament() {
        return TOURNAMENT;
    }

    /** The base game as the booklets print it: the Queen may open, positions may repeat for ever. */
    public static Ruleset rulebook() {
        return RULEBOOK;
    }

    /** The expansions in play, in the order of {@link Expansion}. */
    @Value.Parameter
    public abstract Set<Expansion> expansions();

    /** Whether a player's first placement may be the Queen Bee (R2.5). */
    @Value.Parameter
    public abstract boolean queenOpening();

    /** Whether a position's third occurrence ends the game in a draw (R7.3). */
    @Value.Parameter
    public abstract boolean repetition();

    /** These rules with exactly those expansions. */
    public Ruleset withExpansions(Expansion... expansions) {
        return withExpansions(List.of(expansions));
    }

    /** These rules with exactly those expansions. */
    public Ruleset withExpansions(Iterable<Expansion> expansions) {
        return ImmutableRuleset.copyOf(this).withExpansions(expansions);
    }

    /** These rules with R2.5 set: true allows the Queen on a player's first turn. */
    public Ruleset withQueenOpening(boolean allowed) {
        return ImmutableRuleset.copyOf(this).withQueenOpening(allowed);
    }

    /** These rules with R7.3 set: true draws the game at a position's third occurrence. */
    public Ruleset withRepetition(boolean draws) {
        return ImmutableRuleset.copyOf(this).withRepetition(draws);
    }

    /** Whether the creature is in this game. */
    public boolean includes(Bug bug) {
        return bug.expansion().map(expansions()::contains).orElse(true);
    }

    /** The pieces of one side, in the order of {@link Piece#values()}: 11 in the base game, 14 with all expansions. */
    public List<Piece> pieces(Color color) {
        return Piece.values().stream()
                .filter(piece -> piece.color() == color && includes(piece.bug()))
                .toList();
    }

    /** The eight combinations of expansions, from none to all. */
    public static List<Set<Expansion>> expansionCombinations() {
        return java.util.stream.IntStream.range(0, 8)
                .mapToObj(bits -> {
                    Set<Expansion> set = EnumSet.noneOf(Expansion.class);
                    for (Expansion expansion : Expansion.values()) {
                        if ((bits >> expansion.ordinal() & 1) != 0) {
                            set.add(expansion);
                        }
                    }
                    return java.util.Collections.unmodifiableSet(set);
                })
                .toList();
    }

    /** The game type as UHP writes it: {@code Base}, {@code Base+MLP}. */
    public String gameType() {
        StringBuilder text = new StringBuilder("Base");
        expansions()
                .forEach(expansion -> text.append(text.length() == 4 ? "+" : "").append(expansion.letter()));
        return text.toString();
    }

    @Override
    public String toString() {
        return gameType()
                + (queenOpening() ? ", queen may open" : "")
                + (repetition() ? ", third repetition draws" : "");
    }
}
