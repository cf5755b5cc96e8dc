// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints the head of a record: as its source had it, where reading that gives the record's tags again; otherwise in the
 * archive's words, with the tags retold beside them.
 */
final class SgfHeadWriter {
    /** Properties that {@link SgfReader} does not take for the header's. */
    private static final Set<String> NOT_OF_HEADERS = Set.of("C", "NAG", SgfHead.TOLD_TAG, SgfHead.OUTCOME);

    private static final Place NOWHERE = new Place("", 0, 0);

    private SgfHeadWriter() {}

    static String print(GameRecord record) {
        StringBuilder text = new StringBuilder();
        List<Tag> own = record.tags().stream()
                .filter(tag -> SgfHead.KNOWN_TO_ALL.stream()
                        .noneMatch(known -> known.name().equals(tag.name())))
                .toList();
        boolean archived = record.startsOnEmptyTable() && RecordStart.isTournament(record);
        if (archived && readsBack(own, record)) {
            own.forEach(tag -> property(text, tag));
        } else {
            retell(text, record);
        }
        return text.toString();
    }

    /** Whether these properties alone are read as the record's tags, rules and result. */
    private static boolean readsBack(List<Tag> properties, GameRecord record) {
        SgfHead header = new SgfHead();
        for (Tag tag : properties) {
            Property property = new Property(tag.name(), tag.value(), NOWHERE);
            if (!SgfParser.isName(tag.name())
                    || NOT_OF_HEADERS.contains(tag.name().toUpperCase(Locale.ROOT))
                    || SgfAction.isAction(property)
                    || tag.equals(SgfHead.RETOLD)) {
                return false;
            }
            header.add(property);
        }
        try {
            return header.tags(0).equals(record.tags())
                    && header.expansions(NOWHERE).equals(record.ruleset().expansions())
                    && readsBack(header, record.outcome());
        } catch (RecordException e) {
            return false; // no variation of the game is named
        }
    }

    /** Whether the record's result comes out, given the board, the players' last actions and the prose of the header. */
    private static boolean readsBack(SgfHead header, Outcome outcome) {
        Optional<Outcome> prose = header.result()
                .flatMap(property -> ResultProse.read(property.value(), header.player(0), header.player(1)));
        if (outcome.termination()
                .filter(reason -> reason == Termination.RESIGNATION || reason == Termination.AGREEMENT)
                .isPresent()) {
            return true;
        }
        boolean decidedByBoard = Results.reasonOf(outcome).isEmpty() && outcome.isOver();
        boolean agrees =
                prose.map(claimed -> Results.agree(claimed, outcome)).orElse(decidedByBoard || !outcome.isOver());
        return agrees && !outcome.termination().equals(Optional.of(Termination.TIME));
    }

    private static void retell(StringBuilder text, GameRecord record) {
        property(text, SgfHead.RETOLD);
        property(text, "GM", SgfHead.HIVE);
        property(text, "VV", "1");
        property(text, "SU", variation(record.ruleset()));
        RecordStart.tell(record, (name, value) -> property(text, name.toUpperCase(Locale.ROOT), value));
        for (Tag known : SgfHead.KNOWN_TO_ALL) {
            boolean player = known.value().startsWith("P0") || known.value().startsWith("P1");
            record.tag(known.name())
                    .ifPresent(value -> property(text, known.value(), player ? "id \"" + value + "\"" : value));
        }
        Outcome outcome = record.outcome();
        ResultProse.print(outcome, record.white().orElse(""), record.black().orElse(""))
                .ifPresent(prose -> property(text, "RE", prose));
        if (outcome.isOver()) {
            String reason = Results.reasonOf(outcome).map(word -> " " + word).orElse("");
            property(text, SgfHead.OUTCOME, Results.nameOf(outcome) + reason);
        }
        record.tags().forEach(tag -> property(text, SgfHead.TOLD_TAG, tag.name() + " " + tag.value()));
    }

    /** The archive's name of a game: hive, hive-m, hive-plm. */
    private static String variation(Ruleset ruleset) {
        String letters = Stream.of(Expansion.PILLBUG, Expansion.LADYBUG, Expansion.MOSQUITO)
                .filter(ruleset.expansions()::contains)
                .map(expansion -> String.valueOf(Character.toLowerCase(expansion.letter())))
                .collect(Collectors.joining());
        return letters.isEmpty() ? "hive" : "hive-" + letters;
    }

    private static void property(StringBuilder text, Tag tag) {
        property(text, tag.name(), tag.value());
    }

    private static void property(StringBuilder text, String name, String value) {
        text.append(name);
        value(value, text);
        text.append('\n');
    }

    /**
     * A value between its brackets, with escapes: for what would end it, and for a bracket at the beginning of a line, which
     * looks like the beginning of a game.
     */
    static void value(String value, StringBuilder text) {
        text.append('[');
        boolean blank = false; // whether the line so far is blank; the first one is not, since the bracket stands in it
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' || c == ']' || blank && c == '(') {
                text.append('\\');
            }
            text.append(c);
            blank = Texts.isLineEnd(c) || blank && (c == ' ' || c == '\t' || c == '\uFEFF');
        }
        text.append(']');
    }
}
