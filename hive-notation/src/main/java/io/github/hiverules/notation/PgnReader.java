// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.PgnLexer.Item;
import io.github.hiverules.notation.PgnLexer.Kind;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads PGN for Hive (N3): tag pairs, numbered MoveStrings, comments, variations, a result; game after game. */
final class PgnReader extends GameReader {
    private static final TextSource NOTHING = new TextSource("", "", 1, 1);

    private final PgnLines lines;

    private PgnLexer lexer;

    private boolean atStart = true;

    /** What stands before the first game type of a source, and belongs to its game. */
    private final List<Property> tagsBefore = new ArrayList<>();

    private final List<String> commentsBefore = new ArrayList<>();

    /**
     * A game taken apart.
     *
     * @param end what its words say of its end
     * @param error where it breaks off, if it does
     */
    private record Parts(
            PgnHead head,
            List<String> comments,
            List<Item> movetext,
            PgnResult end,
            @Nullable RecordException error) {}

    PgnReader(TextSource source, ReaderOptions options) {
        super(RecordFormat.PGN, NOTHING, options);
        lines = new PgnLines(source, options.maxGameLength());
        lexer = new PgnLexer(text);
    }

    @Override
    boolean hasGame() {
        return super.hasGame() || lines.hasNext();
    }

    @Override
    void skipToNextGame() {
        text = NOTHING;
    }

    private void open() {
        text.skipSpace();
        if (text.peek() == TextSource.END) {
            text = lines.next();
            lexer = new PgnLexer(text);
        }
        text.beginGame();
        text.skipSpace();
    }

    @Override
    Draft parse() {
        open();
        boolean isFirst = atStart;
        atStart = false;
        Place start = text.place();
        List<Property> tags = new ArrayList<>(tagsBefore);
        List<String> comments = new ArrayList<>(commentsBefore);
        List<Item> movetext = new ArrayList<>();
        RecordException error = null;
        try {
            readHead(tags, comments);
            lexer.movetext(movetext);
            requireNoTag();
        } catch (RecordException e) {
            error = e;
            loseTrack();
        }
        tagsBefore.clear();
        commentsBefore.clear();
        head(tags.stream().map(Property::tag).toList());
        PgnHead head = new PgnHead(tags, start, options.corrections());
        if (!head.hasGameType()) {
            boolean mayGoOn = isFirst && error == null && movetext.isEmpty() && text.peek() == TextSource.END;
            if (mayGoOn && lines.hasNext()) {
                tagsBefore.addAll(tags);
                commentsBefore.addAll(comments);
                return parse();
            }
            throw error != null ? error : head.noGame(movetext);
        }
        boolean endsWithNumber = error == null && lexer.isBehindNumber();
        PgnResult end = new PgnResult(tags, endsWithNumber ? List.of() : movetext, options.corrections());
        Parts parts = new Parts(head, comments, movetext, end, error);
        return ruleset -> judge(parts, ruleset);
    }

    /** Makes sure that what stopped the movetext is the text's end, or another game that begins in the same line. */
    private void requireNoTag() {
        if (text.peek() != TextSource.END && PgnLines.kind(text.restOfLine()) != PgnLines.Kind.HEAD) {
            throw new RecordException(text.place(), 0, "[", "a move", Phrase.of("A tag stands among the moves."));
        }
    }

    /** Takes the tags as far as they go, and the comments between them; a second game type begins another game. */
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
        GameRecorder record = begin(new GameRecorder(parts.head().start(ruleset)));
        parts.head().tell(record, parts.end());
        parts.comments().forEach(comment -> PgnComments.tell(comment, record));
        MoveStringPlayer player = new MoveStringPlayer(record, options.corrections());
        play(parts.movetext(), parts.end(), player, record);
        if (parts.error() != null) {
            throw parts.error();
        }
        parts.end().judge(record);
    }

    private void play(List<Item> movetext, PgnResult end, MoveStringPlayer player, GameRecorder record) {
        for (int i = 0; i < movetext.size(); i++) {
            Item item = movetext.get(i);
            if (item.kind() != Kind.WORD) {
                note(item, end, player, record);
            } else if (!end.isToldBy(item)) {
                if (Results.parse(item.text()).isPresent()) {
                    boolean isLast = movetext.stream().skip(i + 1L).noneMatch(behind -> behind.kind() == Kind.WORD);
                    if (isLast && !record.isMainLine()) {
                        record.comment(item.text()); // other programs end variations so
                        continue;
                    }
                    Item next = nextWord(movetext, i);
                    throw new RecordException(
                            next.place(),
                            record.nextPly(),
                            Texts.shown(next.text()),
                            "the end of the game",
                            Phrase.of("Behind the result the game goes on."));
                }
                int goal = indexOfGoal(movetext, i, record);
                player.play(item.text(), goal > i ? movetext.get(goal).text() : "", item.place());
                for (int between = i + 1; between < goal; between++) {
                    note(movetext.get(between), end, player, record);
                }
                i = Math.max(i, goal);
            }
        }
    }

    /** Keeps what stands between the moves. */
    private void note(Item item, PgnResult end, MoveStringPlayer player, GameRecorder record) {
        PgnLexer.Variation variation = item.variation();
        if (item.kind() == Kind.COMMENT) {
            PgnComments.tell(item.text(), record);
        } else if (variation == null) {
            int mark = Integer.parseInt(item.text());
            if (mark > RecordedMove.MAX_NAG || !record.nag(mark)) {
                record.comment("$" + item.text());
            }
        } else if (record.lineLength() == 0) {
            record.comment(variation.text());
        } else {
            record.variation(
                    record.lineLength() - 1,
                    item.place(),
                    () -> play(variation.items, end, player, record),
                    variation::text);
        }
    }

    /** The next word, or else the last item: only a number may be behind it. */
    private static Item nextWord(List<Item> movetext, int index) {
        int next = Math.min(index + 1, movetext.size() - 1);
        while (movetext.get(next).kind() != Kind.WORD && next + 1 < movetext.size()) {
            next++;
        }
        return movetext.get(next);
    }

    /** Where the word stands that says where the piece goes; comments may come before it. 0 if there is none. */
    private static int indexOfGoal(List<Item> movetext, int piece, GameRecorder record) {
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
