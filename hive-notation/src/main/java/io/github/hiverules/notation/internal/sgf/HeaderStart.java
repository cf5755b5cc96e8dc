// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.TextSource;
import java.util.Optional;

/**
 * Where a game starts. The archive's games start on the empty table and follow the tournament's rules; for others a head of
 * this library has two properties of its own, in the words of PGN's tags {@code Rules} and {@code Position}.
 */
final class HeaderStart {
    /** The property that names the rules. */
    static final String RULES = "RULES";

    /** The property that holds the start position. */
    static final String POSITION = "POSITION";

    private HeaderStart() {}

    /**
     * The start that a header tells, its corner on {@link Hex#ORIGIN}.
     *
     * @param ruleset the rules where the header names none
     * @param place the place of the game
     * @throws RecordException if the header is not of a game of Hive, or names no rules or no possible position, or if what it
     *     tells contradicts itself
     */
    static Position read(Header header, Ruleset ruleset, Place place) {
        Optional<SgfParser.Property> named = header.own(RULES);
        Ruleset rules = named.map(HeaderStart::variant).orElse(ruleset).withExpansions(header.expansions(place));
        SgfParser.Property line = header.own(POSITION).orElse(null);
        if (line == null) {
            return Position.start(rules);
        }
        Position start = parse(line);
        Ruleset due = named.isPresent() ? rules : start.ruleset().withExpansions(rules.expansions());
        if (!start.ruleset().equals(due)) {
            throw wrong(
                    line,
                    due.toString(),
                    "The start position is one of " + start.ruleset() + ", but by its header the game is " + due + ".");
        }
        return start;
    }

    private static Ruleset variant(SgfParser.Property property) {
        String name = property.value().trim();
        return Ruleset.tryParse("Base " + name)
                .orElseThrow(() -> wrong(
                        property,
                        "tournament, rulebook, queen-opening or no-repetition",
                        "\"" + TextSource.shown(name) + "\" names no rules."));
    }

    private static Position parse(SgfParser.Property line) {
        try {
            return PositionStrings.parse(line.value());
        } catch (NotationParseException e) {
            throw wrong(line, e.expected(), "The start position can't be read. " + e.reason());
        } catch (ImpossiblePositionException e) {
            throw wrong(line, "a possible position", "The start position is impossible: " + e.getMessage() + ".");
        }
    }

    private static RecordException wrong(SgfParser.Property property, String expected, String reason) {
        return new RecordException(property.place(), 0, TextSource.shown(property.value()), expected, reason);
    }
}
