// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.pgn.PgnLexer.Item;
import io.github.hiverules.notation.pgn.PgnLexer.Kind;
import io.github.hiverules.notation.record.Flaw;
import io.github.hiverules.notation.record.GameReader;
import io.github.hiverules.notation.record.Line;
import io.github.hiverules.notation.record.MoveStringPlayer;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.RecordBuilder;
import io.github.hiverules.notation.record.TextCursor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a game in PGN for Hive (N3). */
public final class PgnReader extends GameReader {
    private final PgnLexer lexer;

    /**
     * A parsed game.
     *
     * @param end the stated result
     * @param error the syntax error, if any
     */
    private record Parts(
            PgnHead head,
            List<String> comments,
            List<Item> movetext,
            PgnResult end,
            @Nullable Flaw error) {}

    public PgnReader(GameText source, ReaderOptions options) {
        super(source, options);
        lexer = new PgnLexer(text);
    }

    @Override
    public ParsedGame parse() {
        List<Property> tags = new ArrayList<>();
        List<String> comments = new ArrayList<>();
        List<Item> movetext = new ArrayList<>();
        Flaw error = null;
        try {
            readHead(tags, comments);
            lexer.movetext(movetext);
            if (text.peek() != TextCursor.END) {
                throw new Flaw(text.offset(), 0, "[", Finding.TAG_AMONG_MOVES);
            }
            text.requireWhole();
        } catch (Flaw e) {
            error = e;
        }
        sourceTags(tags.stream().map(Property::tag).toList());
        PgnHead head = new PgnHead(tags, options.corrections());
        if (!head.hasGameType()) {
            throw error != null ? error : head.noGame(movetext);
        }
        boolean endsWithNumber = error == null && lexer.isBehindNumber();
        PgnResult end = new PgnResult(tags, endsWithNumber ? List.of() : movetext, options.corrections());
        Parts parts = new Parts(head, comments, movetext, end, error);
        return ruleset -> judge(parts, ruleset);
    }

    /** Reads the tags and the comments between them. Ends before the moves or before a second game type. */
    private void readHead(List<Property> tags, List<String> comments) {
        boolean typed = false;
        text.skipSpace();
        for (int c = text.peek(); c == '[' || c == '{' || c == ';' || c == '%'; c = text.peek()) {
            if (c == '[') {
                boolean isType = lexer.isTagNext(PgnHead.GAME_TYPE);
                if (isType && typed) {
                    return;
                }
                typed |= isType;
                tags.add(lexer.tag());
            } else {
                String comment = lexer.commentOfHead();
                if (comment != null) {
                    comments.add(comment);
                }
            }
            text.skipSpace();
        }
    }

    private void judge(Parts parts, Ruleset ruleset) {
        RecordBuilder record = begin(new RecordBuilder(parts.head().start(ruleset)));
        parts.head().addTo(record, parts.end());
        parts.comments().forEach(comment -> PgnComments.addTo(comment, record));
        MoveStringPlayer player = new MoveStringPlayer(record, options.corrections());
        play(parts.movetext(), parts.end(), player, record);
        if (parts.error() != null) {
            throw parts.error();
        }
        parts.end().judge(record);
    }

    private void play(List<Item> movetext, PgnResult end, MoveStringPlayer player, RecordBuilder record) {
        for (int i = 0; i < movetext.size(); i++) {
            Item item = movetext.get(i);
            if (item.kind() != Kind.WORD) {
                note(item, end, player, record);
            } else if (!end.isResult(item)) {
                if (Results.parse(item.text()).isPresent()) {
                    boolean isLast = movetext.stream().skip(i + 1L).noneMatch(behind -> behind.kind() == Kind.WORD);
                    if (isLast && !record.isMainLine()) {
                        record.comment(item.text()); // some programs end variations with a result
                        continue;
                    }
                    Item next = nextWord(movetext, i);
                    throw new Flaw(next.offset(), record.nextPly(), next.text(), Finding.MOVES_AFTER_RESULT);
                }
                int goal = indexOfGoal(movetext, i, record);
                player.play(item.text(), goal > i ? movetext.get(goal).text() : "", item.offset());
                for (int between = i + 1; between < goal; between++) {
                    note(movetext.get(between), end, player, record);
                }
                i = Math.max(i, goal);
            }
        }
    }

    /** Adds a comment, NAG or variation to the record. */
    private void note(Item item, PgnResult end, MoveStringPlayer player, RecordBuilder record) {
        PgnLexer.Variation variation = item.variation();
        if (item.kind() == Kind.COMMENT) {
            PgnComments.addTo(item.text(), record);
        } else if (variation == null) {
            int mark = Integer.parseInt(item.text());
            if (mark > Line.MAX_NAG || !record.nag(mark)) {
                record.comment("$" + item.text());
            }
        } else if (record.lineLength() == 0) {
            record.comment(variation.text());
        } else {
            record.variation(
                    record.lineLength() - 1,
                    item.offset(),
                    () -> play(variation.items, end, player, record),
                    variation::text);
        }
    }

    /** Returns the next word, or the last item if no word follows. */
    private static Item nextWord(List<Item> movetext, int index) {
        int next = Math.min(index + 1, movetext.size() - 1);
        while (movetext.get(next).kind() != Kind.WORD && next + 1 < movetext.size()) {
            next++;
        }
        return movetext.get(next);
    }

    /** Returns the index of a move's destination, which may follow comments; 0 if there is none. */
    private static int indexOfGoal(List<Item> movetext, int piece, RecordBuilder record) {
        if (record.game().ply() == 0 || movetext.get(piece).text().equalsIgnoreCase("pass")) {
            return 0;
        }
        int i = piece + 1;
        while (i < movetext.size()
                && movetext.get(i).kind() == Kind.COMMENT
                && !movetext.get(i).numbered()) {
            i++;
        }
        boolean found = i < movetext.size()
                && movetext.get(i).kind() == Kind.WORD
                && !movetext.get(i).numbered()
                && Results.parse(movetext.get(i).text()).isEmpty();
        return found ? i : 0;
    }
}
