// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.stream.Stream;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game: the expansions (R1.2), the rule for the first piece (R2.5) and the rule for repetition (R7.3).
 * Booklets and tournaments differ in R2.5 and R7.3. All eight combinations of expansions are possible.
 *
 * <pre>{@code
 * Ruleset full = Ruleset.full(); // Base+MLP
 * Ruleset pillbug = Ruleset.tournament().withExpansions(Expansion.PILLBUG);
 * Ruleset home = Ruleset.rulebook().withRepetition(RepetitionRule.SHIFT);
 * }</pre>
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Ruleset {
    private static final Ruleset TOURNAMENT = ImmutableRuleset.of(Set.of(), false, RepetitionRule.SHIFT);
    private static final Ruleset RULEBOOK = ImmutableRuleset.of(Set.of(), true, RepetitionRule.OFF);

    /** In the order of binary numbers: the last expansion is the highest digit. */
    private static final List<Ruleset> GAME_TYPES = Stream.of(
                    "Base", "Base+M", "Base+L", "Base+ML", "Base+P", "Base+MP", "Base+LP", "Base+MLP")
            .map(Ruleset::parse)
            .toList();

    Ruleset() {}

    /**
     * Returns the tournament rules for the base game. Tournament rules are the default. The Queen Bee may not be a
     * side's first piece (R2.5). The third occurrence of a position draws the game (R7.3).
     *
     * @return the tournament rules
     */
    public static Ruleset tournament() {
        return TOURNAMENT;
    }

    /**
     * Returns the tournament rules with Mosquito, Ladybug and Pillbug. The game type is {@code Base+MLP}. Most games
     * between experienced players use this ruleset.
     *
     * @return the tournament rules with all three expansions
     */
    public static Ruleset full() {
        return GAME_TYPES.get(GAME_TYPES.size() - 1);
    }

    /**
     * Returns the tournament rules of all game types: each combination of expansions.
     *
     * @return an unmodifiable list: Base, Base+M, Base+L, Base+ML, Base+P, Base+MP, Base+LP, Base+MLP
     */
    public static List<Ruleset> gameTypes() {
        return GAME_TYPES;
    }

    /**
     * Returns the rules of the printed booklets for the base game. The Queen Bee may be a side's first piece (R2.5),
     * and repetition never draws the game (R7.3).
     *
     * @return the booklet rules
     */
    public static Ruleset rulebook() {
        return RULEBOOK;
    }

    /**
     * Parses a ruleset: a UHP game type and the words of {@link #variant()}. For tournament rules, the words may be
     * omitted.
     *
     * <p>A game type is {@code Base}, or {@code Base+} followed by one or more of the letters M, L and P. Letters may
     * be in any order. A space follows the game type. The words are separated by white space and may be in any order.
     * If several words set the repetition rule, the last of these words decides. The case of ASCII letters is ignored.
     *
     * <pre>{@code
     * Ruleset.parse("Base+MLP") // tournament rules with all expansions
     * Ruleset.parse("Base rulebook")
     * Ruleset.parse("Base+P queen-opening")
     * }</pre>
     *
     * @param text the text
     * @return the ruleset
     * @throws IllegalArgumentException if the text is malformed
     */
    public static Ruleset parse(String text) {
        return tryParse(text).orElseThrow(() -> {
            int space = text.indexOf(' ');
            boolean hasType = space >= 0 && tryParse(text.substring(0, space)).isPresent();
            String due = hasType
                    ? "rules such as rulebook or queen-opening after the game type"
                    : "a game type such as Base+MLP";
            String found = hasType ? text.substring(space + 1) : text;
            return new IllegalArgumentException("Expected " + due + ", found " + Messages.quoted(found) + ".");
        });
    }

    /**
     * Parses a ruleset, as {@link #parse} does.
     *
     * @param text the text
     * @return the ruleset, or empty if the text is malformed
     */
    public static Optional<Ruleset> tryParse(String text) {
        int space = requireNonNull(text, "text").indexOf(' ');
        Set<Expansion> expansions = expansions(space < 0 ? text : text.substring(0, space));
        StringTokenizer words = new StringTokenizer(space < 0 ? "tournament" : text.substring(space));
        if (expansions == null || !words.hasMoreTokens() || text.chars().anyMatch(c -> c > '~')) {
            return Optional.empty();
        }
        Ruleset rules = TOURNAMENT.withExpansions(expansions);
        while (words.hasMoreTokens()) {
            switch (words.nextToken().toLowerCase(Locale.ROOT)) {
                case "tournament" -> {}
                case "rulebook" -> rules = rules.withQueenMayOpen(true).withRepetition(RepetitionRule.OFF);
                case "queen-opening" -> rules = rules.withQueenMayOpen(true);
                case "symmetric-repetition" -> rules = rules.withRepetition(RepetitionRule.SYMMETRY);
                case "no-repetition" -> rules = rules.withRepetition(RepetitionRule.OFF);
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(rules);
    }

    /** Returns null if the game type is invalid. */
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

    /** {@return the expansions in the game, in {@link Expansion} order} */
    public abstract Set<Expansion> expansions();

    /** {@return whether the Queen Bee may be a side's first piece (R2.5)} */
    public abstract boolean queenMayOpen();

    /** {@return the rule for draws by repetition (R7.3)} */
    public abstract RepetitionRule repetition();

    /**
     * Returns this ruleset with the given expansions.
     *
     * @param expansions all expansions of the new ruleset
     * @return the new ruleset
     */
    public Ruleset withExpansions(Expansion... expansions) {
        return withExpansions(Arrays.asList(requireNonNull(expansions, "expansions")));
    }

    /**
     * Returns this ruleset with the given expansions.
     *
     * @param expansions all expansions of the new ruleset
     * @return the new ruleset
     */
    public Ruleset withExpansions(Iterable<Expansion> expansions) {
        Set<Expansion> chosen = EnumSet.noneOf(Expansion.class);
        requireNonNull(expansions, "expansions")
                .forEach(expansion -> chosen.add(requireNonNull(expansion, "expansion")));
        return ImmutableRuleset.of(chosen, queenMayOpen(), repetition());
    }

    /**
     * Returns this ruleset with the Queen Bee allowed or forbidden as a side's first piece (R2.5).
     *
     * @param allowed true to allow the Queen Bee as a side's first piece
     * @return the new ruleset
     */
    public Ruleset withQueenMayOpen(boolean allowed) {
        return ImmutableRuleset.of(expansions(), allowed, repetition());
    }

    /**
     * Returns this ruleset with the given rule for draws by repetition (R7.3).
     *
     * @param rule the rule for draws by repetition
     * @return the new ruleset
     */
    public Ruleset withRepetition(RepetitionRule rule) {
        return ImmutableRuleset.of(expansions(), queenMayOpen(), requireNonNull(rule, "rule"));
    }

    /**
     * Returns whether the game has pieces of a bug.
     *
     * @param bug the bug
     * @return true if each side has at least one piece of this kind
     */
    public boolean includes(Bug bug) {
        return (bugs() >> requireNonNull(bug, "bug").ordinal() & 1) != 0;
    }

    /** Returns a bit set of the ordinals of all bugs in this game. Cached, because every move queries this set. */
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

    /**
     * Returns all pieces of a side, in {@link Piece#values()} order.
     *
     * @param color the side
     * @return the pieces: 11 in the base game, 14 with all expansions
     */
    public List<Piece> pieces(Color color) {
        requireNonNull(color, "color");
        return Piece.values().stream()
                .filter(piece -> piece.color() == color && includes(piece.bug()))
                .toList();
    }

    /** {@return the game type as in UHP, for example {@code Base} or {@code Base+MLP}} */
    @Value.Lazy
    public String gameType() {
        StringBuilder text = new StringBuilder("Base");
        expansions()
                .forEach(expansion -> text.append(text.length() == 4 ? "+" : "").append(expansion.letter()));
        return text.toString();
    }

    /**
     * Returns the words that say how this ruleset differs from the tournament rules. {@link #parse} accepts the words
     * of a variant after the game type.
     *
     * <ul>
     * <li>{@code tournament}: no difference.
     * <li>{@code queen-opening}: the Queen Bee may be a side's first piece (R2.5).
     * <li>{@code no-repetition}: repetition never draws (R7.3).
     * <li>{@code rulebook}: both {@code queen-opening} and {@code no-repetition}.
     * <li>{@code symmetric-repetition}: rotated and reflected positions count as repetitions (R7.3).
     * <li>{@code queen-opening symmetric-repetition}: both {@code queen-opening} and {@code symmetric-repetition}.
     * </ul>
     *
     * <p>Single spaces separate the words. New versions may add words, but the meaning of a word never changes.
     *
     * @return the variant
     */
    public String variant() {
        return switch (repetition()) {
            case OFF -> queenMayOpen() ? "rulebook" : "no-repetition";
            case SHIFT -> queenMayOpen() ? "queen-opening" : "tournament";
            case SYMMETRY -> queenMayOpen() ? "queen-opening symmetric-repetition" : "symmetric-repetition";
        };
    }

    /**
     * Returns a text that {@link #parse} reads, for example {@code Base+MLP} or {@code Base rulebook}. For tournament
     * rules, the text is the game type alone.
     */
    @Override
    public String toString() {
        String variant = variant();
        return variant.equals("tournament") ? gameType() : gameType() + " " + variant;
    }
}
