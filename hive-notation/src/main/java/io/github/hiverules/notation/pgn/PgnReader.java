// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.pgn.PgnLexer.Item;
import io.github.hiverules.notation.reading.GameReader;
import io.github.hiverules.notation.reading.MoveStringPlayer;
import io.github.hiverules.notation.reading.RecordBuilder;
import io.github.hiverules.notation.reading.RecordDates;
import io.github.hiverules.notation.reading.RecordStart;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.strings.AnalysisLink;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a game in PGN for Hive (N3): first the tags, then the movetext, whose moves are played at once. */
public final class PgnReader extends GameReader {
    static final String GAME_TYPE = "GameType";

    private static final List<String> OF_START = List.of(GAME_TYPE, RecordStart.RULES, RecordStart.POSITION);

    private static final Pattern CHESS_TAG = Pattern.compile("FEN|ECO|Opening|WhiteElo|BlackElo|Variant");

    private final PgnTags head = new PgnTags(text);
    private final List<Property> tags = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();

    /** The error in the tags; null if there is none. */
    private @Nullable NotationException error;

    /** The expansions whose pieces the movetext names, if no tag names the game type, the rules or the start. */
    private Optional<Set<Expansion>> byPieces = Optional.empty();

    public PgnReader(GameText source, ReaderOptions options) {
        super(source, options);
    }

    @Override
    public void parse() {
        try {
            readHead();
        } catch (NotationException e) {
            error = e;
        }
        if (first(GAME_TYPE).isEmpty()) {
            byPieces = OF_START.stream().allMatch(name -> first(name).isEmpty()) && options.corrections()
                    ? expansions(movetext())
                    : Optional.empty();
            if (byPieces.isEmpty()) {
                throw error != null ? error : noGame();
            }
        }
    }

    @Override
    public List<Tag> sourceTags() {
        return tags.stream().map(PgnReader::tag).toList();
    }

    private Optional<Property> first(String name) {
        return PgnResult.first(tags, name, value -> true);
    }

    private void readHead() {
        text.skipSpace();
        while (text.peek() == '[' || PgnLexer.isComment(text)) {
            text.beginItem();
            if (text.peek() == '[') {
                tags.add(head.read());
            } else {
                comments.add(PgnLexer.comment(text));
            }
            text.skipSpace();
        }
    }

    /** Returns the items of the movetext, which follows the tags. */
    private PgnLexer movetext() {
        PgnLexer lexer = new PgnLexer(text.rest());
        if (error == null) {
            lexer.next();
        }
        return lexer;
    }

    /** Returns the expansions of the pieces in a movetext, or empty if the first word is not a piece. */
    private static Optional<Set<Expansion>> expansions(PgnLexer lexer) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        boolean isFirst = true;
        for (; lexer.item != Item.END && lexer.item != Item.ERROR && lexer.item != Item.RESULT; lexer.next()) {
            if (lexer.item == Item.WORD) {
                Optional<Piece> piece = Marks.pieceIn(lexer.value);
                if (isFirst && piece.isEmpty()) {
                    return Optional.empty();
                }
                isFirst = false;
                piece.flatMap(any -> any.bug().expansion()).ifPresent(expansions::add);
            }
        }
        return isFirst ? Optional.empty() : Optional.of(expansions);
    }

    /** Creates the error for a text without a GameType tag. */
    private NotationException noGame() {
        boolean chess =
                tags.stream().anyMatch(tag -> CHESS_TAG.matcher(tag.name()).matches());
        boolean isLink = AnalysisLink.isLink(text.between(0, text.end()));
        return Errors.error(0, 0, "", chess ? Kind.CHESS_PGN : isLink ? Kind.LINK : Kind.GAME_TYPE_MISSING);
    }

    /** Returns the start position. Uses the given ruleset if no tag names the rules, also without a GameType. */
    private Position start(Ruleset ruleset) {
        return first(GAME_TYPE)
                .map(type -> RecordStart.of(
                        ruleset,
                        GameType.parse(type.stripped()).orElseThrow(() -> type.wrong(Kind.GAME_TYPE, type.quoted())),
                        first(RecordStart.RULES),
                        first(RecordStart.POSITION)))
                .orElseGet(() -> Position.start(ruleset.withExpansions(byPieces.orElseThrow())));
    }

    private void addTags(RecordBuilder record, PgnResult end) {
        List<Property> ofStart = new ArrayList<>();
        OF_START.forEach(name -> first(name).ifPresent(ofStart::add));
        for (Property tag : tags) {
            if (!ofStart.contains(tag) && !end.isResult(tag)) {
                record.tag(options.corrections() ? withPgnDate(tag, record) : tag(tag), tag.offset());
            }
        }
    }

    private static Tag tag(Property tag) {
        return new Tag(tag.name(), tag.value());
    }

    private static Tag withPgnDate(Property tag, RecordBuilder record) {
        Optional<String> date = Optional.of(tag.value())
                .filter(value -> tag.isNamed("Date"))
                .flatMap(RecordDates::toPgn)
                .filter(day -> !day.equals(tag.stripped()));
        date.ifPresent(day -> record.remark(tag.offset(), Kind.DATE_REWRITTEN, tag.quoted(), day));
        return new Tag(tag.name(), date.orElse(tag.value()));
    }

    @Override
    public void judge(Ruleset ruleset) {
        PgnResult end = new PgnResult(tags, options.corrections());
        RecordBuilder record = begin(start(ruleset));
        if (byPieces.isPresent()) {
            record.remark(0, Kind.GAME_TYPE_BY_PIECES, record.game().ruleset().gameType());
        }
        addTags(record, end);
        head.withoutQuotes.forEach(
                tag -> record.remark(tag.offset(), Kind.TAG_WITHOUT_QUOTES, Texts.excerpt(tag.name())));
        comments.forEach(comment -> PgnComments.addTo(comment, record));
        if (error != null) {
            throw error;
        }
        PgnLexer lexer = movetext();
        line(lexer, new MoveStringPlayer(record, options.corrections()));
        requireNoMove(lexer, record.nextPly());
        end.judge(record, lexer);
    }

    /** Throws an error if a closing bracket ends the game, or if moves follow the word that ends the game. */
    private static void requireNoMove(PgnLexer end, int ply) {
        String rest = end.item == Item.WORD || end.item == Item.CLOSE ? end.rest(end.offset) : "";
        String first = Texts.first(1, rest);
        if (first.equals(")") || first.equals("}")) {
            throw Errors.error(end.offset, 0, first, Kind.UNMATCHED_BRACKET);
        }
        for (int from = 0, to; from < rest.length(); from = Texts.skipSpace(rest, to)) {
            to = Texts.skipWord(rest, from);
            if (Marks.isLikeMove(rest.substring(from, to))) {
                throw first.equals("[")
                        ? Errors.error(end.offset, 0, first, Kind.TAG_AMONG_MOVES)
                        : Errors.quoting(end.offset, ply, end.value, Kind.PIECE);
            }
        }
    }

    /** Plays a line up to the end, a closing bracket, or a word that ends the main line. */
    private void line(PgnLexer lexer, MoveStringPlayer player) {
        RecordBuilder record = player.record;
        while (true) {
            switch (lexer.item) {
                case COMMENT -> PgnComments.addTo(lexer.value, record);
                case NAG -> record.nag(lexer.value);
                case OPEN -> variation(lexer, player);
                case ERROR -> throw lexer.error();
                case CLOSE, END -> {
                    return;
                }
                case RESULT -> {
                    if (record.isMainLine()) {
                        return;
                    }
                    record.comment(lexer.value); // some programs end variations with a result
                }
                case WORD -> {
                    if (record.isMainLine() && !isMove(lexer)) {
                        return;
                    }
                    move(lexer, player);
                    continue;
                }
            }
            lexer.next();
        }
    }

    /** Returns whether a word looks like a move, or a move number precedes the word. */
    private static boolean isMove(PgnLexer lexer) {
        return lexer.isNumbered && Character.isLetter(lexer.value.charAt(0)) || Marks.isLikeMove(lexer.value);
    }

    /** Plays a move. Comments may precede its destination. */
    private static void move(PgnLexer lexer, MoveStringPlayer player) {
        RecordBuilder record = player.record;
        String piece = lexer.value;
        int offset = lexer.offset;
        String place = "";
        List<String> between = new ArrayList<>(0);
        lexer.next();
        if (record.game().ply() > 0 && !Texts.isSame(piece, "pass")) {
            for (; lexer.item == Item.COMMENT && !lexer.isNumbered; lexer.next()) {
                between.add(lexer.value);
            }
            if (lexer.item == Item.ERROR) {
                throw lexer.error(); // which prevented reading the destination
            } else if (lexer.item == Item.WORD && !lexer.isNumbered) {
                place = lexer.value;
                lexer.next();
            }
        }
        player.play(piece, place, offset);
        between.forEach(comment -> PgnComments.addTo(comment, record));
    }

    private void variation(PgnLexer lexer, MoveStringPlayer player) {
        RecordBuilder record = player.record;
        int open = lexer.offset;
        lexer.next();
        if (record.lineLength() == 0) {
            record.comment(variation(lexer, open));
            return;
        }
        record.variation(record.lineLength() - 1, open, () -> line(lexer, player), () -> variation(lexer, open));
        if (lexer.item == Item.END) {
            throw notClosed(open);
        }
    }

    private static NotationException notClosed(int open) {
        return Errors.error(open, 0, "(", Kind.VARIATION_NOT_CLOSED);
    }

    /** Skips to the closing bracket of a variation and returns the text of the variation. */
    private static String variation(PgnLexer lexer, int open) {
        for (int depth = 0; lexer.item != Item.CLOSE || depth > 0; lexer.next()) {
            depth += lexer.item == Item.OPEN ? 1 : lexer.item == Item.CLOSE ? -1 : 0;
            if (lexer.item == Item.END || lexer.item == Item.ERROR) {
                throw lexer.item == Item.ERROR ? lexer.error() : notClosed(open);
            }
        }
        return lexer.textFrom(open);
    }
}
