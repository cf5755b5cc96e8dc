// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.MoveStringPlayer;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Reads PGN for Hive (N3): tag pairs, numbered MoveStrings, comments, variations, a result; game after game. */
public final class PgnReader extends GameReader {
    private final PgnLexer lexer;

    /** The tags by which a new game is known to have begun; empty if none were taken yet. */
    private List<PlacedTag> held = new ArrayList<>();

    /**
     * A game taken apart.
     *
     * @param end what its words say of its end
     * @param error where it breaks off, if it does
     */
    private record Parts(
            PgnHead head,
            List<PgnLexer.Item> comments,
            List<PgnLexer.Item> movetext,
            PgnResult end,
            @Nullable RecordException error) {}

    /** A reader of that text. */
    public PgnReader(TextSource text, ReaderOptions options) {
        super(text, options);
        lexer = new PgnLexer(text);
    }

    @Override
    protected boolean hasGame() {
        return !held.isEmpty() || super.hasGame();
    }

    /** A game begins with its game type, at the beginning of a line, and the tags directly before it. */
    @Override
    protected void skipToNextGame() {
        if (!held.isEmpty()) {
            return;
        }
        if (!text.isAtLineStart()) {
            text.skipLine();
        }
        List<PlacedTag> head = new ArrayList<>();
        for (int c = text.peek(); c != TextSource.END; c = text.peek()) {
            if (TextSource.isSpace(c)) {
                text.skip();
            } else if (c == '[' && takeTag(head)) {
                if (PgnHead.isGameType(head.get(head.size() - 1))) {
                    held = head;
                    return;
                }
            } else {
                head.clear();
                text.beginGame();
                if (c != '[' || !text.isAtLineStart()) {
                    text.skipLine();
                }
            }
        }
    }

    /** Takes a tag of what is passed over; false if it is none. */
    private boolean takeTag(List<PlacedTag> head) {
        Place place = text.place();
        try {
            return head.add(new PlacedTag(lexer.tag(), place));
        } catch (RecordException e) {
            return false;
        }
    }

    @Override
    protected Draft parse() {
        Place start = held.isEmpty() ? text.place() : held.get(0).place();
        List<PlacedTag> tags = held;
        held = new ArrayList<>();
        List<PgnLexer.Item> comments = new ArrayList<>();
        List<PgnLexer.Item> movetext = new ArrayList<>();
        RecordException error = null;
        try {
            readTags(tags, comments);
            if (held.isEmpty()) {
                readMovetext(movetext);
            }
        } catch (RecordException e) {
            error = e;
            loseTrack();
        }
        PgnHead head = new PgnHead(tags, start, options.corrections());
        if (!head.hasGameType()) {
            throw error != null ? error : head.noGame(movetext);
        }
        boolean endsWithNumber = error == null && lexer.isBehindNumber();
        PgnResult end = PgnResult.of(tags, movetext, endsWithNumber, options.corrections());
        Parts parts = new Parts(head, comments, movetext, end, error);
        return ruleset -> judge(parts, ruleset);
    }

    /** Takes the tags as far as they go; those that stand directly before another game type are held for the next game. */
    private void readTags(List<PlacedTag> tags, List<PgnLexer.Item> comments) {
        int section = 0;
        int endLine = text.place().line();
        text.skipSpace();
        for (int c = text.peek(); c == '[' || c == '{' || c == ';' || c == '%'; c = text.peek()) {
            Place place = text.place();
            if (c == '[') {
                section = place.line() > endLine + 1 ? tags.size() : section;
                PlacedTag tag = new PlacedTag(lexer.tag(), place);
                endLine = text.place().line();
                if (PgnHead.isGameType(tag) && tags.stream().anyMatch(PgnHead::isGameType)) {
                    List<PlacedTag> ofNext = tags.subList(section, tags.size());
                    if (ofNext.stream().noneMatch(PgnHead::isGameType)) {
                        held.addAll(ofNext);
                        ofNext.clear();
                    }
                    held.add(tag);
                    return;
                }
                tags.add(tag);
            } else {
                PgnLexer.Item comment = lexer.item();
                if (comment != null) {
                    comments.add(comment);
                }
            }
            text.skipSpace();
        }
    }

    private void readMovetext(List<PgnLexer.Item> movetext) {
        for (PgnLexer.Item item = lexer.item(); item != null; item = lexer.item()) {
            movetext.add(item);
        }
    }

    private GameRecord judge(Parts parts, Ruleset ruleset) {
        GameRecordBuilder record =
                begin(new GameRecordBuilder(RecordFormat.PGN, parts.head().start(ruleset)));
        parts.head().tell(record, parts.end());
        parts.comments().forEach(item -> comment(item.text(), record));
        play(parts.movetext(), parts.end(), record);
        if (parts.error() != null) {
            throw parts.error();
        }
        parts.end().judge(record);
        return record.finish();
    }

    private void play(List<PgnLexer.Item> movetext, PgnResult end, GameRecordBuilder record) {
        MoveStringPlayer player = new MoveStringPlayer(record, options.corrections());
        for (int i = 0; i < movetext.size(); i++) {
            PgnLexer.Item item = movetext.get(i);
            if (item.kind() == PgnLexer.Kind.COMMENT) {
                comment(item.text(), record);
            } else if (item.kind() == PgnLexer.Kind.VARIATION) {
                record.variation(item.text());
            } else if (!end.isToldBy(item)) {
                if (Results.parse(item.text()).isPresent()) {
                    PgnLexer.Item next = nextWord(movetext, i);
                    throw new RecordException(
                            next.place(),
                            record.nextPly(),
                            TextSource.shown(next.text()),
                            "the end of the game",
                            "Behind the result the game goes on.");
                }
                int goal = indexOfGoal(movetext, i, record.mutableGame());
                player.play(item.text(), goal > i ? movetext.get(goal).text() : "", item.place());
                for (int between = i + 1; between < goal; between++) {
                    comment(movetext.get(between).text(), record);
                }
                i = Math.max(i, goal);
            }
        }
    }

    /** The next word, or else the last item: only a number may be behind it. */
    private static PgnLexer.Item nextWord(List<PgnLexer.Item> movetext, int index) {
        int next = Math.min(index + 1, movetext.size() - 1);
        while (movetext.get(next).kind() != PgnLexer.Kind.WORD && next + 1 < movetext.size()) {
            next++;
        }
        return movetext.get(next);
    }

    /** Where the word stands that says where the piece goes; comments may come before it. 0 if there is none. */
    private static int indexOfGoal(List<PgnLexer.Item> movetext, int piece, MutableGame game) {
        if (game.ply() == 0 || movetext.get(piece).text().equalsIgnoreCase("pass")) {
            return 0;
        }
        int i = piece + 1;
        while (i < movetext.size()
                && movetext.get(i).kind() == PgnLexer.Kind.COMMENT
                && !movetext.get(i).numbered()) {
            i++;
        }
        boolean found = i < movetext.size()
                && movetext.get(i).kind() == PgnLexer.Kind.WORD
                && !movetext.get(i).numbered()
                && Results.parse(movetext.get(i).text()).isEmpty();
        return found ? i : 0;
    }

    /** Keeps a comment, or what it says where it is a command. */
    private static void comment(String text, GameRecordBuilder record) {
        if (!Commands.isCommand(text)) {
            record.comment(text);
            return;
        }
        OptionalLong clock = Commands.clock(text);
        if (clock.isPresent() && record.clock(clock.getAsLong())) {
            return;
        }
        Optional<String> variation = Commands.variation(text);
        if (variation.isPresent()) {
            record.variation(variation.get());
        } else {
            record.comment(Commands.text(text).orElse(text));
        }
    }
}
