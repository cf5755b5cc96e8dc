package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordedMove;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.TextSource;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads PGN for Hive (N3): tag pairs, numbered MoveStrings, comments, variations, a result; game after game. */
public final class PgnReader extends GameReader {
    /** The tag that holds the reason of a result. */
    static final String TERMINATION = "Termination";

    private static final String GAME_TYPE = "GameType";

    private final PgnLexer lexer;

    /** The tag by which a new game is known to have begun. */
    private @Nullable PlacedTag held;

    /** A tag and where it stands. */
    record PlacedTag(Tag tag, Place place) {}

    /** A reader of that text. */
    public PgnReader(TextSource text, ReaderOptions options) {
        super(text, options);
        lexer = new PgnLexer(text);
    }

    @Override
    protected boolean holdsMore() {
        return held != null;
    }

    /** A game begins with a line that begins with its game type. */
    @Override
    protected void skipToNextGame() {
        if (text.place().column() > 1) {
            text.skipLine();
        }
        while (held == null && text.peek() != TextSource.END) {
            text.beginGame();
            if (text.peek() == '[') {
                holdIfGameType();
            }
            if (held == null) {
                text.skipLine();
            }
        }
    }

    private void holdIfGameType() {
        Place place = text.place();
        try {
            PlacedTag tag = new PlacedTag(lexer.tag(), place);
            held = tag.tag().isNamed(GAME_TYPE) ? tag : null;
        } catch (SyntaxException e) {
            held = null; // a bracket in what is passed over
        }
    }

    @Override
    protected Draft parse() {
        Place start = held == null ? text.place() : held.place();
        List<PlacedTag> tags = new ArrayList<>();
        List<PgnLexer.Item> comments = new ArrayList<>();
        SyntaxException brokenHead = readTags(tags, comments);
        List<PgnLexer.Item> movetext = new ArrayList<>();
        SyntaxException broken = held == null && brokenHead == null ? readMovetext(movetext) : brokenHead;
        if (broken != null) {
            loseTrack();
        }
        return ruleset -> {
            GameRecordBuilder scribe = begin(
                    new GameRecordBuilder(RecordFormat.PGN, ruleset.withExpansions(gameType(tags, start, brokenHead))));
            PgnResult ending = PgnResult.of(tags, movetext);
            scribe.header(tags.stream().map(PlacedTag::tag).toList());
            tags.stream()
                    .filter(placed -> !placed.tag().isNamed(GAME_TYPE) && !ending.isToldBy(placed))
                    .forEach(placed -> scribe.tag(placed.tag()));
            comments.forEach(item -> comment(item.text(), scribe));
            play(movetext, ending, scribe);
            if (broken != null) {
                throw broken;
            }
            ending.judge(scribe);
            return scribe.finish();
        };
    }

    /** Takes the tags as far as they go, and says where they break off if they do. */
    private @Nullable SyntaxException readTags(List<PlacedTag> tags, List<PgnLexer.Item> comments) {
        if (held != null) {
            tags.add(held);
            held = null;
        }
        text.skipSpace();
        for (int c = text.peek(); c == '[' || c == '{' || c == ';' || c == '%'; c = text.peek()) {
            Place place = text.place();
            try {
                if (c == '[') {
                    PlacedTag tag = new PlacedTag(lexer.tag(), place);
                    if (tag.tag().isNamed(GAME_TYPE)
                            && tags.stream().anyMatch(other -> other.tag().isNamed(GAME_TYPE))) {
                        held = tag;
                        return null;
                    }
                    tags.add(tag);
                } else {
                    comments.add(lexer.item());
                }
            } catch (SyntaxException e) {
                return e;
            }
            text.skipSpace();
        }
        return null;
    }

    /** Takes the movetext as far as it goes, and says where it breaks off if it does. */
    private @Nullable SyntaxException readMovetext(List<PgnLexer.Item> movetext) {
        text.skipSpace();
        while (text.peek() != TextSource.END && text.peek() != '[') {
            try {
                movetext.add(lexer.item());
            } catch (SyntaxException e) {
                return e;
            }
            text.skipSpace();
        }
        return null;
    }

    private static Set<Expansion> gameType(List<PlacedTag> tags, Place start, @Nullable SyntaxException broken) {
        Optional<PlacedTag> type =
                tags.stream().filter(placed -> placed.tag().isNamed(GAME_TYPE)).findFirst();
        if (type.isEmpty() && broken != null) {
            throw broken;
        }
        PlacedTag named = type.orElseThrow(
                () -> new RecordException(start, 0, "", "[GameType \"Base\"]", "The game has no tag GameType."));
        String value = TextSource.shown(named.tag().value());
        return Ruleset.findExpansions(named.tag().value().trim())
                .orElseThrow(() -> new RecordException(
                        named.place(), 0, value, "a game type such as Base+MLP", "\"" + value + "\" is no game type."));
    }

    private static void play(List<PgnLexer.Item> movetext, PgnResult ending, GameRecordBuilder scribe) {
        for (int i = 0; i < movetext.size(); i++) {
            PgnLexer.Item item = movetext.get(i);
            if (item.kind() == PgnLexer.Kind.COMMENT) {
                comment(item.text(), scribe);
            } else if (item.kind() == PgnLexer.Kind.VARIATION) {
                scribe.variation(item.text());
            } else if (item.kind() == PgnLexer.Kind.WORD && !ending.isToldBy(item)) {
                if (Results.parse(item.text()).isPresent()) {
                    PgnLexer.Item next = nextWord(movetext, i);
                    throw new RecordException(
                            next.place(),
                            scribe.nextPly(),
                            TextSource.shown(next.text()),
                            "the end of the game",
                            "Behind the result the game goes on.");
                }
                int place = indexOfPlace(movetext, i, scribe);
                playMove(item, place > i ? movetext.get(place).text() : "", scribe);
                movetext.subList(i + 1, Math.max(i + 1, place)).forEach(between -> comment(between.text(), scribe));
                i = Math.max(i, place);
            }
        }
    }

    private static PgnLexer.Item nextWord(List<PgnLexer.Item> movetext, int index) {
        int next = index + 1;
        while (movetext.get(next).kind() != PgnLexer.Kind.WORD && next + 1 < movetext.size()) {
            next++;
        }
        return movetext.get(next);
    }

    /** Where the word stands that says where the piece goes; comments may come before it. 0 if there is none. */
    private static int indexOfPlace(List<PgnLexer.Item> movetext, int piece, GameRecordBuilder scribe) {
        boolean alone = movetext.get(piece).text().equalsIgnoreCase("pass")
                || scribe.mutableGame().ply() == 0;
        int i = piece + 1;
        while (i < movetext.size() && movetext.get(i).kind() == PgnLexer.Kind.COMMENT) {
            i++;
        }
        boolean found = !alone
                && i < movetext.size()
                && movetext.get(i).kind() == PgnLexer.Kind.WORD
                && Results.parse(movetext.get(i).text()).isEmpty();
        return found ? i : 0;
    }

    private static void playMove(PgnLexer.Item piece, String place, GameRecordBuilder scribe) {
        String string = place.isEmpty() ? piece.text() : piece.text() + " " + place;
        Move move;
        try {
            move = MoveStrings.parse(piece.text(), place, scribe.mutableGame());
        } catch (NotationParseException e) {
            throw new RecordException(
                    piece.place(),
                    scribe.nextPly(),
                    TextSource.shown(string),
                    e.expected(),
                    String.valueOf(e.getMessage()));
        }
        scribe.play(RecordedMove.builder().move(move).source(string).build(), piece.place(), TextSource.shown(string));
    }

    /** Keeps a comment, or what it says where it is a command. */
    private static void comment(String text, GameRecordBuilder scribe) {
        OptionalLong clock = Commands.clock(text);
        if (clock.isPresent() && scribe.clock(clock.getAsLong())) {
            return;
        }
        Optional<String> variation = Commands.variation(text);
        if (variation.isPresent()) {
            scribe.variation(variation.get());
        } else {
            scribe.comment(Commands.text(text).orElse(text));
        }
    }
}
