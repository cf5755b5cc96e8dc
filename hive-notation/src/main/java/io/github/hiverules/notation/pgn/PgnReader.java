// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.GameType;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.pgn.PgnLexer.Item;
import io.github.hiverules.notation.pgn.PgnLexer.ItemKind;
import io.github.hiverules.notation.record.GameReader;
import io.github.hiverules.notation.record.ParseError;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.ReadingOptions;
import io.github.hiverules.notation.record.RecordBuilder;
import io.github.hiverules.notation.record.RecordDates;
import io.github.hiverules.notation.record.SplitText;
import io.github.hiverules.notation.record.Token;
import io.github.hiverules.notation.splitter.Splitter;
import io.github.hiverules.notation.strings.AnalysisLink;
import io.github.hiverules.notation.strings.MoveStringPlayer;
import io.github.hiverules.notation.strings.RecordStart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a game in PGN for Hive (N3). */
public final class PgnReader extends GameReader {
    static final String GAME_TYPE = "GameType";

    private static final List<String> OF_START = List.of(GAME_TYPE, RecordStart.RULES, RecordStart.POSITION);

    private static final Pattern CHESS_TAG = Pattern.compile("FEN|ECO|Opening|WhiteElo|BlackElo|Variant");
    private static final Pattern CHESS_MOVE =
            Pattern.compile("(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?|O-O(?:-O)?)[+#]*");

    private final PgnLexer lexer;
    private final List<Token> tokens;
    private final List<Property> tags = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();
    private final List<Item> movetext;

    private @Nullable ParseError error;

    /** Whether the text has moves, and no tag names the game type, the rules or the start. */
    private boolean isHeadless;

    public PgnReader(SplitText source, ReadingOptions options) {
        super(source, options);
        lexer = new PgnLexer(text, options.corrections());
        tokens = source.tokens() == null ? Splitter.tokensOf(source.text(), options.corrections()) : source.tokens();
        movetext = new ArrayList<>(tokens.size());
    }

    @Override
    public void parse() {
        try {
            readHead();
            lexer.movetext(tokens, movetext);
            if (text.peek() != Texts.END) {
                throw tagAmongMoves(text.offset());
            }
            text.requireWhole();
        } catch (ParseError e) {
            error = e;
        }
        boolean hasType = first(GAME_TYPE).isPresent();
        isHeadless =
                options.corrections() && !hasType && tags.stream().noneMatch(PgnReader::isOfStart) && beginsWithMove();
        if (!isHeadless && !hasType) {
            throw error != null ? error : noGame();
        }
    }

    /** Returns whether a tag sets the start, perhaps with a wrong sign after its name. */
    private static boolean isOfStart(Property tag) {
        return OF_START.stream().anyMatch(name -> tag.name().regionMatches(true, 0, name, 0, name.length()));
    }

    /** Returns whether the first word of the movetext is a piece, and the next word isn't part of a sentence. */
    private boolean beginsWithMove() {
        int first = nextWord(movetext, -1);
        int second = nextWord(movetext, first);
        return first < movetext.size()
                && Piece.tryParse(movetext.get(first).text()).isPresent()
                && (second >= movetext.size()
                        || Marks.isLikeMove(movetext.get(second).text()));
    }

    @Override
    public List<Property> sourceTags() {
        return tags;
    }

    private Optional<Property> first(String name) {
        return PgnResult.first(tags, name, value -> true);
    }

    /** Creates the error for a text without a GameType tag. */
    private ParseError noGame() {
        boolean chess =
                tags.stream().anyMatch(tag -> CHESS_TAG.matcher(tag.name()).matches())
                        || movetext.stream()
                                .filter(item -> item.kind() == ItemKind.WORD)
                                .limit(1)
                                .anyMatch(item -> item.text().length() < 10
                                        && CHESS_MOVE.matcher(item.text()).matches());
        boolean isLink = AnalysisLink.isLink(text.between(0, text.end()));
        return new ParseError(0, 0, "", chess ? Kind.CHESS_PGN : isLink ? Kind.LINK : Kind.GAME_TYPE_MISSING);
    }

    private static ParseError tagAmongMoves(int offset) {
        return new ParseError(offset, 0, "[", Kind.TAG_AMONG_MOVES);
    }

    private void readHead() {
        boolean typed = false;
        text.skipSpace();
        for (int c = text.peek(); c == '[' || c == '{' || c == ';' || c == '%'; c = text.peek()) {
            if (c == '[') {
                Property tag = lexer.tag();
                boolean isType = tag.isNamed(GAME_TYPE);
                if (isType && typed) {
                    throw tagAmongMoves(tag.offset());
                }
                typed |= isType;
                tags.add(tag);
            } else {
                comments.add(lexer.commentOfHead());
            }
            text.skipSpace();
        }
    }

    /** Returns the start position. Uses the given ruleset if no tag names the rules, also without a GameType. */
    private Position start(Ruleset ruleset) {
        return first(GAME_TYPE)
                .map(type -> RecordStart.of(
                        ruleset,
                        GameType.parse(type.stripped()).orElseThrow(() -> type.wrong(Kind.GAME_TYPE, type.quoted())),
                        first(RecordStart.RULES),
                        first(RecordStart.POSITION)))
                .orElseGet(() -> Position.start(ruleset));
    }

    private void addTags(RecordBuilder record, PgnResult end) {
        List<Property> ofStart = new ArrayList<>();
        OF_START.forEach(name -> first(name).ifPresent(ofStart::add));
        for (Property tag : tags) {
            if (!ofStart.contains(tag) && !end.isResult(tag)) {
                record.tag(options.corrections() ? withPgnDate(tag, record) : tag);
            }
        }
    }

    private static Property withPgnDate(Property tag, RecordBuilder record) {
        Optional<String> date = Optional.of(tag.value())
                .filter(value -> tag.isNamed("Date"))
                .flatMap(RecordDates::toPgn)
                .filter(day -> !day.equals(tag.stripped()));
        date.ifPresent(day -> record.remark(tag.offset(), Kind.DATE_REWRITTEN, tag.quoted(), day));
        return date.map(day -> new Property(tag.name(), day, tag.offset())).orElse(tag);
    }

    @Override
    public void judge(Ruleset ruleset) {
        PgnResult end = new PgnResult(tags, movetext, options.corrections());
        Ruleset rules = isHeadless
                ? ruleset.withExpansions(Marks.expansionsIn(movetext.stream().map(Item::text)))
                : ruleset;
        RecordBuilder record = begin(start(rules));
        if (isHeadless) {
            record.remark(0, Kind.GAME_TYPE_BY_PIECES, rules.gameType());
        }
        if (lexer.oddQuote >= 0) {
            char quote = text.between(lexer.oddQuote, lexer.oddQuote + 1).charAt(0);
            record.remark(lexer.oddQuote, Kind.MARK_READ, Marks.describe(quote), Texts.quoted("\""));
        }
        if (lexer.separator >= 0) {
            String words = text.between(lexer.separator, lexer.separator + 1);
            record.remark(lexer.separator, Kind.WORDS_IGNORED, Texts.quoted(words));
        }
        addTags(record, end);
        comments.forEach(comment -> PgnComments.addTo(comment, record));
        MoveStringPlayer player = new MoveStringPlayer(record, options.corrections());
        play(movetext, end.from, player);
        if (error != null) {
            throw error;
        }
        end.judge(record);
    }

    /** Plays the moves before an index. Only notes are read from there on. */
    private void play(List<Item> movetext, int end, MoveStringPlayer player) {
        RecordBuilder record = player.record;
        for (int i = 0; i < movetext.size(); i++) {
            Item item = movetext.get(i);
            if (item.kind() == ItemKind.RESULT && i < end) {
                int next = nextWord(movetext, i);
                if (next < movetext.size() || record.isMainLine()) {
                    Item wrong = movetext.get(Math.min(next, movetext.size() - 1));
                    throw new ParseError(wrong.offset(), record.nextPly(), wrong.text(), Kind.MOVES_AFTER_RESULT);
                }
                record.comment(item.text()); // some programs end variations with a result
            } else if (item.kind() == ItemKind.WORD && i < end) {
                boolean needsGoal = record.game().ply() > 0 && !Texts.isSame(item.text(), "pass");
                int goal = needsGoal ? indexOfGoal(movetext, i) : 0;
                if (needsGoal && goal == 0 && error != null && i == movetext.size() - 1 && record.isMainLine()) {
                    throw error; // the error prevented reading the destination
                }
                String place = goal > i ? movetext.get(goal).text() : "";
                player.play(item.text(), place, item.offset());
                for (int between = i + 1; between < goal; between++) {
                    note(movetext.get(between), player);
                }
                i = Math.max(i, goal);
            } else if (item.kind() != ItemKind.RESULT && item.kind() != ItemKind.WORD) {
                note(item, player);
            }
        }
    }

    private void note(Item item, MoveStringPlayer player) {
        RecordBuilder record = player.record;
        PgnLexer.Variation variation = item.variation();
        if (item.kind() == ItemKind.COMMENT) {
            PgnComments.addTo(item.text(), record);
        } else if (variation == null) {
            record.nag(item.text());
        } else if (record.lineLength() == 0) {
            record.comment(variation.text());
        } else {
            record.variation(
                    record.lineLength() - 1,
                    item.offset(),
                    () -> play(variation.items, Integer.MAX_VALUE, player),
                    variation::text);
        }
    }

    /** Returns the index of the next word, or {@code movetext.size()} if no word follows. */
    private static int nextWord(List<Item> movetext, int index) {
        int next = index + 1;
        while (next < movetext.size() && movetext.get(next).kind() != ItemKind.WORD) {
            next++;
        }
        return next;
    }

    /** Returns the index of a move's destination, or 0 if there is none. Comments may precede the destination. */
    private static int indexOfGoal(List<Item> movetext, int piece) {
        int i = piece + 1;
        while (i < movetext.size()
                && movetext.get(i).kind() == ItemKind.COMMENT
                && !movetext.get(i).numbered()) {
            i++;
        }
        boolean found = i < movetext.size()
                && movetext.get(i).kind() == ItemKind.WORD
                && !movetext.get(i).numbered();
        return found ? i : 0;
    }
}
