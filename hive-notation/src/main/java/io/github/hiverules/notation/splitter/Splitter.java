// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.SgfRoots;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Format;
import io.github.hiverules.notation.record.SplitText;
import io.github.hiverules.notation.record.Token;
import io.github.hiverules.notation.strings.AnalysisLink;
import java.io.Reader;
import java.io.StringReader;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Splits a source into game texts. Takes linear time and keeps only one text in memory. If the source doesn't begin
 * with a record, the first text is everything before the first game. In a source with leading content, texts that don't
 * look like Hive games are skipped.
 */
public final class Splitter implements Iterator<SplitText> {
    private static final int MAX_AHEAD = 256;
    private static final int MAX_START = 64;

    /** The start of a JSON object or array, as opposed to a PGN comment, a tag, or a time in brackets. */
    private static final Pattern JSON =
            Pattern.compile("(?s)\\[\\s*(?:[{\\[\"\\]]|-?\\d+\\s*[,.eE]|(?:true|false|null)\\b)"
                    + "|\\{\\s*(?:\"(?:[^\"\\\\]|\\\\.)*+\"\\s*:|\\}\\s*\\z)");

    /** A GameString with or without a game type, HOP, or a link to an analysis. */
    private static final String LINE = "b(?:ase(?![a-z])|[^\\s;]*;)|[wb][qsbgamlp]\\d?\\s*(?:;|\\z)"
            + "|(?:notstarted|inprogress|draw|(?:white|black)(?:wins|\\[\\d+\\]))\\s*;"
            + "|(?:[-+a-z0-9]*,)?[a-z][-+!=()a-z0-9]*,[wb][0-5]?m?[^\\S\\r\\n]*(?:[\\r\\n]|\\z)"
            + "|" + AnalysisLink.HEAD;

    /** White space, or a separator such as the bar of a table. */
    private static final String GAP = "(?:" + Texts.SPACE + "|[,|])";

    /** The first two moves of a game without tags, as opposed to a move of a later turn. */
    private static final String MOVES = GAP + "*(?:1[.):]?" + GAP + "*)?w[qsbgamlp]\\d?" + GAP + "+(?:\\d+[.):]*" + GAP
            + "*)?b[qsbgamlp]\\d?\\s+[^\\s\\w]?w[qsbgamlp]";

    /** The first two moves of a game without tags or a game type. */
    private static final String MOVES_ALONE =
            "(?:" + MOVES + "|w[qsbgamlp]\\d?\\s*;\\s*b[qsbgamlp]\\d?\\s+[^\\s\\w]?w)";

    /** A move number, as opposed to a date, a time, or the number of a GameString in a list. */
    private static final String NUMBER =
            "[0-9]+(?:[.):]\\s*+|\\s++)(?![0-9]|base[+;]|w[a-z][0-9]?\\s*;\\s*b|" + AnalysisLink.HEAD + ")";

    /** A tag, as opposed to a time in brackets, a link of Markdown, or the mark of a quotation in a forum. */
    private static final String TAG = "\\[(?!\\s*\\d|[^\\]\\r\\n]*\\]\\(|/?(?!gametype)\\w+[\\]=])";

    private static final Map<Format, Pattern> BEGINNINGS = Map.of(
            Format.GAME_STRING, Pattern.compile("(?i)" + LINE),
            Format.SGF, Pattern.compile("\\((?!\\w)"),
            Format.PGN, Pattern.compile("(?i)" + TAG + "|[{;%]|" + NUMBER + "|" + MOVES));

    /** The start of a game after another game. */
    private static final Pattern START = Pattern.compile("(?i)\\[" + SourceText.SPACE + "[a-z]\\w*+" + SourceText.SPACE
            + Marks.QUOTE + "|\\(\\s*;|base[;+]|" + AnalysisLink.HEAD);

    /** The start of a game after leading content. */
    private static final Pattern FIRST = Pattern.compile("(?i)" + START + "|" + MOVES_ALONE);

    /**
     * The head of a game in a line: a tag GameType before the line end, another tag, a comment or a first move, a tree of
     * SGF, a GameString up to the turn, or a link.
     */
    private static final Pattern HEAD = Pattern.compile("(?i)" + SourceText.GAME_TYPE
            + "base[^]\r\n]*][^\\S\r\n]*(?:[\r\n\\[{]|\\z|1[.):]|w[qsbgamlp]\\d?\\s)"
            + "|\\(\\s*;\\s*(?:" + String.join("|", SgfRoots.PROPERTIES) + ")\\s*\\["
            + "|" + SourceText.GAME_STRING + "|" + AnalysisLink.HEAD + "\\w*");

    private static final Pattern FIRST_MOVES = Pattern.compile("(?i)" + MOVES_ALONE);

    private static final boolean[] PROSE_SIGNS = SourceText.table("\r\n[(BbHh");

    /** The same with the first characters of moves alone. */
    private static final boolean[] FIRST_SIGNS = SourceText.table("\r\n[(BbHhWw1");

    /** The same without the letter of many moves, for the rest of a line with a game. */
    private static final boolean[] GAME_SIGNS = SourceText.table("\r\n[(BHh");

    /** What a text contains if it looks like a Hive game. Position strings contain {@code [1]}. */
    private static final Map<Format, Pattern> GAMES = Map.of(
            Format.GAME_STRING,
            Pattern.compile("(?i)\\A\\s*+(?:base(?:\\+[mlp]{1,3})?(?:\\s*+(?:;|\\z)|\\s[^;\\[]*+[;\\[])|"
                    + AnalysisLink.HEAD + "|" + MOVES_ALONE + ")"),
            Format.SGF,
            Pattern.compile("(?i)\\b(?:GM|SU)" + SourceText.SPACE + "\\["),
            Format.PGN,
            Pattern.compile("(?i)" + SourceText.GAME_TYPE + "|\\A" + MOVES_ALONE));

    /** What every record contains, as opposed to prose. */
    private static final Pattern RECORD =
            Pattern.compile("(?i)[\\[{;]|\\bbase|\\b[wb][sbga][1-3]\\b|\\A[wb][qmlp]\\b|,\\s*+[wb][0-5]?m?\\s*+\\z");

    private final SourceText text;
    private final Optional<Format> known;
    private final int maxGameLength;
    private final boolean corrections;
    private Optional<Format> format = Optional.empty();
    private @Nullable IntSupplier finder;
    private boolean isAfterOtherText;
    private int number;
    private @Nullable SplitText next;

    /**
     * Creates a splitter. If the format is not known, detects the format of each text.
     *
     * @param corrections whether separators other than white space may be between the words of PGN
     */
    public Splitter(String source, Reader reader, Optional<Format> known, int maxGameLength, boolean corrections) {
        this.known = known;
        this.corrections = corrections;
        this.maxGameLength = maxGameLength;
        text = new SourceText(source, reader, maxGameLength);
    }

    /** Returns the tokens of the movetext in a text that is a game in PGN. */
    public static List<Token> tokensOf(String game, boolean corrections) {
        SourceText text = new SourceText("text", new StringReader(game), Integer.MAX_VALUE);
        PgnFinder finder = new PgnFinder(text, Integer.MAX_VALUE, corrections);
        while (text.isAvailable(1)) {
            finder.findEnd();
        }
        return text.takeTokens(Long.MAX_VALUE);
    }

    /** Returns whether a text looks like JSON. */
    public static boolean isJson(String text) {
        return JSON.matcher(text.substring(0, Math.min(text.length(), MAX_AHEAD)))
                .lookingAt();
    }

    /** Returns whether a text has neither tags nor moves, such as a signature after a game. */
    public static boolean isProse(String text) {
        return !RECORD.matcher(text).find();
    }

    /** Returns the number of repeated character reads, for tests. */
    public long looks() {
        return text.looks;
    }

    @Override
    public boolean hasNext() {
        if (next == null) {
            next = number == 0 ? first() : find();
        }
        return next != null;
    }

    @Override
    public SplitText next() {
        SplitText found = hasNext() ? next : null;
        if (found == null) {
            throw new NoSuchElementException();
        }
        next = null;
        return found;
    }

    private @Nullable SplitText first() {
        boolean isEmpty = !begin();
        if (!isEmpty && text.chars[text.at] == '>') {
            text.unquote();
            isEmpty = !begin();
        }
        if (isEmpty) {
            return text.end(text.at, ++number, known);
        }
        format = known.or(this::recognise);
        if (format.isEmpty()) {
            isAfterOtherText = true;
            toFirstGame();
            if (format.isPresent() && text.skipsSigns()) {
                return find();
            }
            return text.end(text.at, ++number, Optional.empty());
        }
        return find();
    }

    private boolean begin() {
        return text.begin(number == 0, !format.equals(Optional.of(Format.PGN)));
    }

    private @Nullable SplitText find() {
        while (format.isPresent() && begin()) {
            Format next = known.isEmpty() && number > 0 ? nextFormat(format.get()) : format.get();
            if (finder == null || next != format.get()) {
                format = Optional.of(next);
                finder = finder(next);
            }
            SplitText found = text.end(finder.getAsInt(), number + 1, format);
            if (!isAfterOtherText
                    || number == 0
                    || requireNonNull(GAMES.get(next)).matcher(found.text()).find()) {
                number++;
                return found;
            }
        }
        return null;
    }

    /** Returns the format of the next text, which may differ from the format of the text before. */
    private Format nextFormat(Format last) {
        Format next = switch (text.chars[text.at]) {
            case '[' -> Format.PGN;
            case '(' -> Format.SGF;
            case 'B', 'b', 'H', 'h', 'W', 'w' -> Format.GAME_STRING;
            default -> last;
        };
        return next != last && START.matcher(text.ahead(MAX_START)).lookingAt() ? next : last;
    }

    /** Returns a function that returns the index after the current text. */
    private IntSupplier finder(Format format) {
        return switch (format) {
            case GAME_STRING ->
                () -> {
                    if (known.isPresent()) {
                        return text.skipToLineEnd();
                    }
                    String start = text.ahead(MAX_START);
                    Matcher head = HEAD.matcher(start);
                    boolean isGame = head.lookingAt();
                    text.at += isGame ? head.end() : 1; // a text has at least one character
                    boolean takesMoves = isAfterOtherText
                            && !isGame
                            && !FIRST_MOVES.matcher(start).lookingAt();
                    boolean[] signs = isGame ? GAME_SIGNS : takesMoves ? FIRST_SIGNS : PROSE_SIGNS;
                    while (!isHeadInLine(signs) && text.isWrapped()) {
                        text.skipSpace();
                    }
                    return text.at;
                };
            case PGN -> new PgnFinder(text, maxGameLength, corrections)::findEnd;
            case SGF -> new SgfFinder(text)::findEnd;
        };
    }

    private Optional<Format> recognise() {
        String beginning = text.ahead(MAX_AHEAD);
        return BEGINNINGS.entrySet().stream()
                .filter(format -> format.getValue().matcher(beginning).lookingAt() && !isJson(beginning))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private void toFirstGame() {
        boolean isJson = isJson(text.ahead(MAX_AHEAD)); // whose strings may contain records with escapes
        do {
            if (isJson) {
                text.skipToLineEnd();
            } else if (isHeadInLine(FIRST_SIGNS)) {
                format = recognise();
                return;
            }
        } while (text.skipSpace() && !isGameNext());
    }

    /** Skips to the head of a game in the line, or to the line end. */
    private boolean isHeadInLine(boolean[] signs) {
        while (text.skipTo(signs) && !Texts.isLineEnd(text.chars[text.at])) {
            int first = text.chars[text.at];
            boolean isMove = "Ww1".indexOf(first) >= 0;
            boolean mayBe = (first | ' ') != 'b' || (text.peek(1) | ' ') == 'a'; // not a Beetle or a black piece
            if (mayBe
                    && (isMove ? FIRST_MOVES : HEAD)
                            .matcher(text.ahead(MAX_START))
                            .lookingAt()
                    && !(isMove && text.isInWord())) {
                return true;
            }
            text.at++;
        }
        return false;
    }

    private boolean isGameNext() {
        if (text.chars[text.at] == '>') {
            text.unquote();
            text.skipSpace();
        }
        boolean mayBe = text.at < text.end && "[(BbHhWw1|".indexOf(text.chars[text.at]) >= 0;
        if (mayBe && FIRST.matcher(text.ahead(MAX_START)).lookingAt()) {
            format = recognise();
        }
        return format.isPresent();
    }
}
