package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.GameReader;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordScribe;
import io.github.hiverules.notation.RecordedPly;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.TextSource;
import io.github.hiverules.notation.uhp.GameTypes;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads PGN for Hive (N3): tag pairs, numbered MoveStrings, comments, variations, a result; game after game. */
public final class PgnReader extends GameReader {
    private final PgnLexer lexer;

    /** The tag by which a new game is known to have begun, where the one before has no movetext. */
    private @Nullable PlacedTag held;

    private record PlacedTag(Tag tag, Place place) {}

    /** A reader of that text. */
    public PgnReader(TextSource text, ReaderOptions options) {
        super(text, options);
        lexer = new PgnLexer(text);
    }

    @Override
    protected boolean holdsMore() {
        return held != null;
    }

    @Override
    protected Draft parse() {
        Place start = held == null ? text.place() : held.place();
        List<PlacedTag> tags = new ArrayList<>();
        List<PgnLexer.Item> comments = new ArrayList<>();
        readTags(tags, comments);
        List<PgnLexer.Item> movetext = new ArrayList<>();
        SyntaxException broken = held == null ? readMovetext(movetext) : null;
        return ruleset -> {
            RecordScribe scribe = begin(new RecordScribe(
                    RecordFormat.PGN, ruleset.withExpansions(gameType(tags, start))));
            tags.forEach(placed -> scribe.tag(placed.tag().name(), placed.tag().value()));
            comments.forEach(item -> scribe.comment(item.text()));
            Claim last = play(movetext, scribe);
            if (broken != null) {
                throw broken;
            }
            judgeResult(scribe, tags, last);
            return scribe.finish();
        };
    }

    private void readTags(List<PlacedTag> tags, List<PgnLexer.Item> comments) {
        if (held != null) {
            tags.add(held);
            held = null;
        }
        text.skipSpace();
        for (int c = text.peek(); c == '[' || c == '{' || c == ';' || c == '%'; c = text.peek()) {
            Place place = text.place();
            if (c == '[') {
                PlacedTag tag = new PlacedTag(lexer.tag(), place);
                if (isGameType(tag) && tags.stream().anyMatch(PgnReader::isGameType)) {
                    held = tag;
                    return;
                }
                tags.add(tag);
            } else {
                comments.add(lexer.item());
            }
            text.skipSpace();
        }
    }

    private static boolean isGameType(PlacedTag placed) {
        return placed.tag().name().equalsIgnoreCase("GameType");
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

    private static Set<Expansion> gameType(List<PlacedTag> tags, Place start) {
        PlacedTag type = tags.stream().filter(PgnReader::isGameType).findFirst().orElseThrow(() ->
                new RecordException(start, 0, "", "[GameType \"Base\"]", "The game has no tag GameType."));
        String value = TextSource.shown(type.tag().value());
        return GameTypes.parse(type.tag().value().trim()).orElseThrow(() -> new RecordException(
                type.place(), 0, value, "a game type such as Base+MLP", "\"" + value + "\" is no game type."));
    }

    /** A result that the movetext or the tag names. */
    private record Claim(String word, Outcome outcome, Place place) {}

    private @Nullable Claim play(List<PgnLexer.Item> movetext, RecordScribe scribe) {
        Claim claim = null;
        for (int i = 0; i < movetext.size(); i++) {
            PgnLexer.Item item = movetext.get(i);
            if (item.kind() == PgnLexer.Kind.COMMENT) {
                scribe.comment(item.text());
            } else if (item.kind() == PgnLexer.Kind.VARIATION) {
                scribe.variation(item.text());
            } else if (item.kind() == PgnLexer.Kind.WORD) {
                Optional<Outcome> result = Results.parse(item.text());
                if (claim != null) {
                    throw new RecordException(item.place(), scribe.nextPly(), TextSource.shown(item.text()),
                            "the end of the game", "Behind the result the game goes on.");
                }
                if (result.isPresent()) {
                    claim = new Claim(item.text(), result.get(), item.place());
                } else {
                    i += playMove(item, i + 1 < movetext.size() ? movetext.get(i + 1) : null, scribe);
                }
            }
        }
        return claim;
    }

    /** Plays a move, and tells how many words beside the first belong to it. */
    private static int playMove(PgnLexer.Item piece, PgnLexer.@Nullable Item following, RecordScribe scribe) {
        boolean alone = piece.text().equalsIgnoreCase("pass") || scribe.referee().ply() == 0;
        boolean hasPlace = !alone
                && following != null
                && following.kind() == PgnLexer.Kind.WORD
                && Results.parse(following.text()).isEmpty();
        String place = hasPlace && following != null ? following.text() : "";
        String string = place.isEmpty() ? piece.text() : piece.text() + " " + place;
        Move move;
        try {
            move = MoveStrings.parse(piece.text(), place, scribe.referee());
        } catch (MoveStrings.UnreadableMove e) {
            throw new RecordException(piece.place(), scribe.nextPly(), TextSource.shown(string), e.expected(),
                    String.valueOf(e.getMessage()));
        }
        scribe.play(
                RecordedPly.builder().move(move).source(string).build(), piece.place(), TextSource.shown(string));
        return hasPlace ? 1 : 0;
    }

    private static void judgeResult(RecordScribe scribe, List<PlacedTag> tags, @Nullable Claim last) {
        Claim claim = null;
        for (PlacedTag placed : tags) {
            if (claim == null && placed.tag().name().equalsIgnoreCase("Result")) {
                String word = placed.tag().value().trim();
                Optional<Outcome> outcome = Results.parse(word);
                if (outcome.isPresent()) {
                    claim = new Claim(word, outcome.get(), placed.place());
                } else {
                    scribe.remark("The tag Result says \"" + TextSource.shown(word)
                            + "\", which is no result; the board decides.");
                }
            }
        }
        if (claim != null && last != null && !claim.outcome().equals(last.outcome())) {
            if (scribe.referee().outcome().isOver()) {
                scribe.claim(last.outcome(), last.place(), last.word());
            }
            scribe.remark("The tag Result says " + claim.word() + ", the last word " + last.word()
                    + "; the one that names an end counts.");
            claim = claim.outcome().isOver() ? claim : last;
        }
        claim = claim == null ? last : claim;
        boolean leavesItOpen = claim != null && claim.word().equals("*") && scribe.referee().outcome().isOver();
        if (claim == null || leavesItOpen) {
            scribe.remark("The record names no result; the board decides.");
        } else {
            scribe.claim(claim.outcome(), claim.place(), claim.word());
        }
    }
}
