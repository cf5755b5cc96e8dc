// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Which game is played: the expansions on the table (R1.2) and the two points on which booklets and tournaments differ
 * (R2.5, R7.3). All eight combinations of expansions are games in their own right.
 *
 * <pre>{@code
 * Ruleset full = Ruleset.parse("Base+MLP");
 * Ruleset pillbug = Ruleset.tournament().withExpansions(Expansion.PILLBUG);
 * Ruleset home = Ruleset.rulebook().withRepetitionDraws(true);
 * }</pre>
 */
@Value.Immutable
@PackagePrivateCopies
public abstract class Ruleset {
    private static final Ruleset TOURNAMENT = ImmutableRuleset.of(Set.of(), false, true);
    private static final Ruleset RULEBOOK = ImmutableRuleset.of(Set.of(), true, false);

    Ruleset() {}

    /** The base game as tournaments play it, the usual choice: no queen opening, a third repetition draws. */
    public static Ruleset tournament() {
        return TOURNAMENT;
    }

    /** The base game as the booklets print it: the Queen may open, positions may repeat without end. */
    public static Ruleset rulebook() {
        return RULEBOOK;
    }

    /**
     * The rules that a text names: a game type as UHP writes it ({@code Base}, or {@code Base+} and any of M, L and P, in any
     * case and order), and behind it, where they are not the tournament's, the words of {@link #variant()}, in any case and order
     * and parted by spaces.
     *
     * <pre>{@code
     * Ruleset.parse("Base+MLP") // tournament rules with all expansions
     * Ruleset.parse("Base rulebook")
     * Ruleset.parse("Base+P queen-opening")
     * }</pre>
     *
     * @throws IllegalArgumentException if the text names no rules
     */
    public static Ruleset parse(String text) {
        return tryParse(text)
                .orElseThrow(() -> new IllegalArgumentException("Expected a game type such as Base+MLP, found \""
                        + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "\"."));
    }

    /** The rules that a text names, read as {@link #parse} does; empty if it names none. */
    public static Optional<Ruleset> tryParse(String text) {
        int space = requireNonNull(text, "text").indexOf(' ');
        Set<Expansion> expansions = expansions(space < 0 ? text : text.substring(0, space));
        if (expansions == null) {
            return Optional.empty();
        }
        Ruleset rules = TOURNAMENT.withExpansions(expansions);
        for (String word :
                space < 0 ? new String[0] : text.substring(space + 1).strip().split(" +", -1)) {
            switch (word.toLowerCase(Locale.ROOT)) {
                case "tournament" -> {}
                case "rulebook" -> rules = rules.withQueenMayOpen(true).withRepetitionDraws(false);
                case "queen-opening" -> rules = rules.withQueenMayOpen(true);
                case "no-repetition" -> rules = rules.withRepetitionDraws(false);
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(rules);
    }

    /** The expansions that a game type such as {@code Base+MLP} names, in any case and order; null if it is none. */
    private static @Nullable Set<Expansion> expansions(String gameType) {
        if (!gameType.regionMatches(true, 0, "Base", 0, 4)
                || gameType.length() > 4 && (gameType.charAt(4) != '+' || gameType.length() == 5)) {
            return null;
        }
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (int i = 5; i < gameType.length(); i++) {
            char letter = gameType.charAt(i);
            boolean added = false;
            for (Expansion expansion : Expansion.values()) {
                if (expansion.letter() == letter || expansion.letter() == letter - 32) {
                    added = expansions.add(expansion);
                }
            }
            if (!added) {
                return null;
            }
        }
        return expansions;
    }

    /** The expansions in play, in the order of {@link Expansion}. */
    public abstract Set<Expansion> expansions();

    /** Whether a player's first placement may be the Queen Bee (R2.5). */
    public abstract boolean queenMayOpen();

    /** Whether a position's third occurrence ends the game in a draw (R7.3). */
    public abstract boolean repetitionDraws();

    /** Returns these rules with exactly the given expansions. */
    public abstract Ruleset withExpansions(Expansion... expansions);

    /** Returns these rules with exactly the given expansions. */
    public abstract Ruleset withExpansions(Iterable<Expansion> expansions);

    /** Returns these rules with R2.5 set: true allows the Queen Bee as the first piece. */
    public abstract Ruleset withQueenMayOpen(boolean allowed);

    /** Returns these rules with R7.3 set: true draws the game at a position's third occurrence. */
    public abstract Ruleset withRepetitionDraws(boolean draws);

    /** Whether pieces of that bug are in this game. */
    public boolean includes(Bug bug) {
        return (bugs() >> requireNonNull(bug, "bug").ordinal() & 1) != 0;
    }

    /** A bit for each bug in this game: asked for at every move, where a look at the set of expansions takes its time. */
    @Value.Lazy
    int bugs() {
        int bugs = 0;
        for (Bug bug : Bug.values()) {
            if (bug.expansion().map(expansions()::contains).orElse(true)) {
                bugs |= 1 << bug.ordinal();
            }
        }
        return bugs;
    }

    /** The pieces of one side, in the order of {@link Piece#values()}: 11 in the base game, 14 with all expansions. */
    public List<Piece> pieces(Color color) {
        requireNonNull(color, "color");
        return Piece.values().stream()
                .filter(piece -> piece.color() == color && includes(piece.bug()))
                .toList();
    }

    /** The game type as UHP writes it: {@code Base}, {@code Base+MLP}. */
    @Value.Lazy
    public String gameType() {
        StringBuilder text = new StringBuilder("Base");
        expansions()
                .forEach(expansion -> text.append(text.length() == 4 ? "+" : "").append(expansion.letter()));
        return text.toString();
    }

    /**
     * In which points these rules differ from the tournament's: {@code tournament} in none; {@code queen-opening} where the Queen
     * Bee may open (R2.5); {@code no-repetition} where no repetition draws (R7.3); {@code rulebook} where both hold. Behind
     * {@code "Base "} it is a text that {@link #parse} reads. A later version may have more such points, and a word for each; then
     * the words stand one space apart. What a word means never changes.
     */
    public String variant() {
        if (queenMayOpen()) {
            return repetitionDraws() ? "queen-opening" : "rulebook";
        }
        return repetitionDraws() ? "tournament" : "no-repetition";
    }

    /** The text that {@link #parse} reads: {@code Base+MLP} under tournament rules, {@code Base rulebook} under others. */
    @Override
    public String toString() {
        String variant = variant();
        return variant.equals("tournament") ? gameType() : gameType() + " " + variant;
    }
}
