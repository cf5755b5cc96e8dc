// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.record.ParseError;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.RecordBuilder;
import io.github.hiverules.notation.record.RecordDates;
import io.github.hiverules.notation.strings.RecordStart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The tags of a game in PGN. */
record PgnHead(List<Property> tags, boolean corrections) {
    static final String GAME_TYPE = "GameType";

    private static final List<String> OF_START = List.of(GAME_TYPE, RecordStart.RULES, RecordStart.POSITION);

    private static final Pattern CHESS_TAG = Pattern.compile("FEN|ECO|Opening|WhiteElo|BlackElo|Variant");
    private static final Pattern CHESS_MOVE =
            Pattern.compile("(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|O-O(?:-O)?)[+#]*");

    private Optional<Property> first(String name) {
        return PgnResult.first(tags, name, value -> true);
    }

    boolean hasGameType() {
        return first(GAME_TYPE).isPresent();
    }

    /** Creates the error for a text without a GameType tag. */
    ParseError noGame(List<PgnLexer.Item> movetext, boolean isLink) {
        boolean chess =
                tags.stream().anyMatch(tag -> CHESS_TAG.matcher(tag.name()).matches())
                        || movetext.stream()
                                .filter(item -> item.kind() == PgnLexer.ItemKind.WORD)
                                .limit(1)
                                .anyMatch(item -> item.text().length() < 10
                                        && CHESS_MOVE.matcher(item.text()).matches());
        return new ParseError(0, 0, "", chess ? Kind.CHESS_PGN : isLink ? Kind.LINK : Kind.GAME_TYPE_MISSING);
    }

    /** Returns the start position. Uses the given ruleset if no tag names the rules, also without a GameType. */
    Position start(Ruleset ruleset) {
        if (!hasGameType()) {
            return Position.start(ruleset);
        }
        Property named = first(GAME_TYPE).orElseThrow();
        return RecordStart.of(
                ruleset,
                GameType.parse(named.value().trim()).orElseThrow(() -> named.wrong(Kind.GAME_TYPE, named.quoted())),
                first(RecordStart.RULES),
                first(RecordStart.POSITION));
    }

    void addTo(RecordBuilder record, PgnResult end) {
        List<Property> ofStart = new ArrayList<>();
        OF_START.forEach(name -> first(name).ifPresent(ofStart::add));
        for (Property tag : tags) {
            if (!ofStart.contains(tag) && !end.isResult(tag)) {
                record.tag(corrections ? withPgnDate(tag, record) : tag);
            }
        }
    }

    private static Property withPgnDate(Property tag, RecordBuilder record) {
        Optional<String> date = Optional.of(tag.value())
                .filter(value -> tag.isNamed("Date"))
                .flatMap(RecordDates::toPgn)
                .filter(day -> !day.equals(tag.value().trim()));
        date.ifPresent(day -> record.remark(tag.offset(), Kind.DATE_REWRITTEN, tag.quoted(), day));
        return date.map(day -> new Property(tag.name(), day, tag.offset())).orElse(tag);
    }
}
