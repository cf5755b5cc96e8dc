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

    /** A reader of that text. */
    public PgnReader(TextSource text, ReaderOptions options) {
        super(text, options);
        lexer = new PgnLexer(text);
    }

    @Override
    protected Draft parse() {
        Place start = text.place();
        List<Tag> tags = new ArrayList<>();
        List<Place> places = new ArrayList<>();
        List<PgnLexer.Item> comments = new ArrayList<>();
        readTags(tags, places, comments);
        List<PgnLexer.Item> movetext = new ArrayList<>();
        SyntaxException broken = readMovetext(movetext);
        return ruleset -> {
            RecordScribe scribe = begin(new RecordScribe(
                    RecordFormat.PGN, ruleset.withExpansions(gameType(tags, places, start))));
            tags.forEach(tag -> scribe.tag(tag.name(), tag.value()));
            comments.forEach(item -> scribe.comment(item.text()));
            Claim last = play(movetext, scribe);
            if (broken != null) {
                throw broken;
            }
            judgeResult(scribe, tags, places, last);
            return scribe.finish();
        };
    }

    private void readTags(List<Tag> tags, List<Place> places, List<PgnLexer.Item> comments) {
        text.skipSpace();
        for (int c = text.peek(); c == '[' || c == '{' || c == ';' || c == '%'; c = text.peek()) {
            Place place = text.place();
            if (c == '[') {
                tags.add(lexer.tag());
                places.add(place);
            } else {
                comments.add(lexer.item());
            }
            text.skipSpace();
        }
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

    private static Set<Expansion> gameType(List<Tag> tags, List<Place> places, Place start) {
        for (int i = 0; i < tags.size(); i++) {
            if (tags.get(i).name().equalsIgnoreCase("GameType")) {
                Place place = places.get(i);
                String value = tags.get(i).value();
                return GameTypes.parse(value.trim()).orElseThrow(() -> new RecordException(
                        place, 0, TextSource.shown(value), "a game type such as Base+MLP",
                        "\"" + TextSource.shown(value) + "\" is no game type."));
            }
        }
        throw new RecordException(start, 0, "", "[GameType \"Base\"]", "The game has no tag GameType.");
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

    private static void judgeResult(RecordScribe scribe, List<Tag> tags, List<Place> places, @Nullable Claim last) {
        Claim claim = null;
        for (int i = 0; i < tags.size() && claim == null; i++) {
            if (tags.get(i).name().equalsIgnoreCase("Result")) {
                String word = tags.get(i).value().trim();
                Optional<Outcome> outcome = Results.parse(word);
                if (outcome.isPresent()) {
                    claim = new Claim(word, outcome.get(), places.get(i));
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
        if (claim == null) {
            scribe.remark("The record names no result; the board decides.");
        } else {
            scribe.claim(claim.outcome(), claim.place(), claim.word());
        }
    }
}
