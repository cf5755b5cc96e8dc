// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.AnalysisLink;
import io.github.hiverules.notation.text.RecordFormat;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The beginnings of games, by which the format of a source is detected. Patterns ignore case. */
final class Beginnings {
    /** The number of characters that decide. */
    static final int MAX_LENGTH = 256;

    /** White space of any kind, possibly none. Patterns use the abbreviation {@code _}. */
    private static final String BLANK = Texts.SPACE + "*+";

    private static final String PIECE = "[wb][qsbgamlp]\\d?";
    private static final String GAME_TYPE = "base(?:\\+[mlp]{1,3})?";

    /** The rules and the turn of a position string that replaces the game type. */
    private static final String POSITION = GAME_TYPE + "\\s++[-qrs]{1,2}\\s++(?:white|black)\\[[^;]*+";

    private static final String LINE_END = "[^\\S\\r\\n]*+(?:[\\r\\n]|\\z)";

    private static final String HOP = "(?:[-+a-z0-9]*,)?[a-z]?[-+!=()a-z0-9]*,[wb][0-5]?m?" + LINE_END;

    private static final Pattern JSON = Pattern.compile("\\[\\s*[\\[{\"\\]]|\\{\\s*(?:\"[^\"]*\"\\s*:|\\})");

    /** A game type or a first move, after other words in the first field of a GameString. */
    private static final Pattern IN_LINE =
            pattern("[^;]*?(?<![\\p{L}\\p{Nd}+=])((?:" + GAME_TYPE + "|" + POSITION + "|" + PIECE + ")_;)");

    /** The beginnings of games after other text. */
    private static final Map<RecordFormat, Pattern> OF_LINES = new EnumMap<>(Map.of(
            RecordFormat.PGN, pattern("\\[_[^\\s\"\\[\\]]++_\"|1\\._w[qsbgamlp]"),
            RecordFormat.SGF, pattern("\\(_;"),
            RecordFormat.GAME_STRING, pattern(AnalysisLink.HEAD)));

    /** The beginnings of a source: a game with an error in its first words is a game, too. */
    private static final Map<RecordFormat, Pattern> OF_SOURCES = new EnumMap<>(Map.of(
            RecordFormat.PGN,
            pattern("\\[_(?:gametype\\s++[a-z']|[a-z]\\w*+(?:_\"|(?:\\s[^\\[\\]\\r\\n]*)?\\]_\\[))|1\\._w[a-z]"
                    + "|(?:1\\s++)?" + PIECE + "\\s_(?:2\\.?_)?b[qsbgamlp]"),
            RecordFormat.SGF,
            pattern("\\(_[;()]"),
            RecordFormat.GAME_STRING,
            pattern("b(?:[^\\s;]*;|ase(?:[^;\\r\\n]*[;\\[]|(?:\\+[mlp]*)?" + LINE_END + "))"
                    + "|(?:" + PIECE + "|notstarted|inprogress|draw|(?:white|black)(?:wins|\\[\\d+\\]))_(?:;|\\z)"
                    + "|" + HOP + "|" + AnalysisLink.HEAD)));

    private Beginnings() {}

    private static Pattern pattern(String regex) {
        return Pattern.compile("(?i)" + regex.replace("_", BLANK));
    }

    static boolean isJson(String text) {
        return JSON.matcher(text).lookingAt();
    }

    /** Returns the format of a source that begins with the given text, or empty if it doesn't begin with a game. */
    static Optional<RecordFormat> ofSource(String text) {
        return formatOf(text, OF_SOURCES);
    }

    /** Returns the format of the game that begins a line after other text, or empty if no game begins there. */
    static Optional<RecordFormat> ofLine(String text) {
        return formatOf(text, OF_LINES);
    }

    private static Optional<RecordFormat> formatOf(String text, Map<RecordFormat, Pattern> beginnings) {
        return beginnings.entrySet().stream()
                .filter(format -> format.getValue().matcher(text).lookingAt())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns the index of the GameString in a line, or -1 if there is none. */
    static int gameStringIn(String line) {
        Matcher found = IN_LINE.matcher(line);
        return found.lookingAt() ? found.start(1) : -1;
    }
}
