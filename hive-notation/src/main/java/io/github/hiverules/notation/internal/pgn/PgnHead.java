// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.ImpossiblePositionException;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.TextSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The tags of a game: which game it is, by which rules, where it starts. */
final class PgnHead {
    private static final String GAME_TYPE = "GameType";

    /** The tag that names the rules where they are not the tournament's, with {@link Ruleset#variant()}. */
    static final String RULES = "Rules";

    /** The tag that holds the start position, where it is not the empty table, as {@link PositionStrings} has it. */
    static final String POSITION = "Position";

    private static final Pattern CHESS_TAG = Pattern.compile("FEN|ECO|Opening|WhiteElo|BlackElo|Variant");
    private static final Pattern CHESS_MOVE =
            Pattern.compile("(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|O-O(?:-O)?)[+#!?]*");

    private final List<PlacedTag> tags;
    private final Place place;
    private final boolean corrections;
    private final @Nullable PlacedTag type;
    private final @Nullable PlacedTag rules;
    private final @Nullable PlacedTag position;

    PgnHead(List<PlacedTag> tags, Place place, boolean corrections) {
        this.tags = tags;
        this.place = place;
        this.corrections = corrections;
        type = first(GAME_TYPE);
        rules = first(RULES);
        position = first(POSITION);
    }

    private @Nullable PlacedTag first(String name) {
        return tags.stream().filter(tag -> tag.tag().isNamed(name)).findFirst().orElse(null);
    }

    static boolean isGameType(PlacedTag tag) {
        return tag.tag().isNamed(GAME_TYPE);
    }

    boolean hasGameType() {
        return type != null;
    }

    /** Why a text without game type is no game. */
    RecordException noGame(List<PgnLexer.Item> movetext) {
        boolean chess = tags.stream()
                        .anyMatch(tag -> CHESS_TAG.matcher(tag.tag().name()).matches())
                || movetext.stream()
                        .filter(item -> item.kind() == PgnLexer.Kind.WORD)
                        .limit(1)
                        .anyMatch(item -> item.text().length() < 10
                                && CHESS_MOVE.matcher(item.text()).matches());
        return new RecordException(
                place,
                0,
                "",
                "[GameType \"Base\"]",
                chess ? "This is a chess PGN, and no game of Hive." : "The game has no tag GameType.");
    }

    /**
     * Where the game starts.
     *
     * @param ruleset the rules where the tags name none
     * @throws RecordException if a tag names no game, no rules or no possible position, or if they contradict each other
     */
    Position start(Ruleset ruleset) {
        Ruleset named = ruleset(ruleset);
        PlacedTag line = position;
        if (line == null) {
            return Position.start(named);
        }
        Position start = parsePosition(line);
        Ruleset due = rules == null ? start.ruleset().withExpansions(named.expansions()) : named;
        if (!start.ruleset().equals(due)) {
            throw wrong(
                    line,
                    due.toString(),
                    "The start position is one of " + start.ruleset() + ", but by its tags the game is " + due + ".");
        }
        return start;
    }

    private Ruleset ruleset(Ruleset unlessNamed) {
        Ruleset variant = unlessNamed;
        if (rules != null) {
            String name = rules.tag().value().trim();
            variant = Ruleset.tryParse("Base " + name)
                    .orElseThrow(() -> wrong(
                            rules,
                            "tournament, rulebook, queen-opening or no-repetition",
                            "\"" + TextSource.shown(name) + "\" names no rules."));
        }
        return variant.withExpansions(expansions());
    }

    private Set<Expansion> expansions() {
        PlacedTag named = type;
        if (named == null) {
            throw noGame(List.of());
        }
        String value = named.tag().value();
        return GameType.parse(value.trim())
                .orElseThrow(() -> wrong(
                        named, "a game type such as Base+MLP", "\"" + TextSource.shown(value) + "\" is no game type."));
    }

    private static Position parsePosition(PlacedTag line) {
        try {
            return PositionStrings.parse(line.tag().value());
        } catch (NotationParseException e) {
            throw wrong(line, e.expected(), "The start position can't be read. " + e.reason());
        } catch (ImpossiblePositionException e) {
            throw wrong(line, "a possible position", "The start position is impossible: " + e.getMessage() + ".");
        }
    }

    private static RecordException wrong(PlacedTag tag, String expected, String reason) {
        return new RecordException(tag.place(), 0, TextSource.shown(tag.tag().value()), expected, reason);
    }

    /** Tells the record its header and its tags. */
    @SuppressWarnings("ReferenceEquality") // these very tags, not others of the same words
    void tell(GameRecordBuilder record, PgnResult end) {
        record.header(tags.stream().map(PlacedTag::tag).toList());
        for (PlacedTag tag : tags) {
            if (tag != type && tag != rules && tag != position && !end.isToldBy(tag)) {
                record.tag(corrections ? withPgnDate(tag.tag(), record) : tag.tag());
            }
        }
    }

    private static Tag withPgnDate(Tag tag, GameRecordBuilder record) {
        Optional<String> date = tag.isNamed("Date") ? PgnDates.parse(tag.value()) : Optional.empty();
        date.ifPresent(day ->
                record.remark("The date \"" + TextSource.shown(tag.value()) + "\" is " + day + " as PGN writes it."));
        return date.map(day -> new Tag(tag.name(), day)).orElse(tag);
    }
}
