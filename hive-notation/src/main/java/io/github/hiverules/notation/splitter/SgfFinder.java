// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.Texts;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the ends of SGF trees (N4). A tree ends after its closing bracket, or before {@code (;} and a root property, which begin
 * another game. Inside a value, another game can begin only at the start of a line.
 */
final class SgfFinder implements GameFinder {
    /** Root properties. All known games begin with one of them. */
    private static final Set<String> OF_ROOTS = Set.of("GM", "FF", "AP", "CA", "VV", "SU");

    private static final Pattern GAME = Pattern.compile("(?i)\\b(?:GM|SU)[\\s\\u00A0\\uFEFF]*+\\[");

    private static final int MAX_AHEAD = 64;

    /** Selects the low bits of a character, which index a table. */
    private static final int MASK = 0x7F;

    private static final boolean[] VALUE_SIGNS = signs("]\\(");
    private static final boolean[] TREE_SIGNS = signs("[()");

    private final SourceText text;

    SgfFinder(SourceText text) {
        this.text = text;
    }

    private static boolean[] signs(String characters) {
        boolean[] signs = new boolean[MASK + 1];
        characters.chars().forEach(sign -> signs[sign] = true);
        return signs;
    }

    @Override
    public int findEnd() {
        if (text.chars[text.at] == '(') {
            tree();
        } else {
            while (text.at < text.end || text.more()) {
                if (text.chars[text.at] == '(' && behindSemicolon() >= 0) {
                    break;
                }
                text.at++;
            }
        }
        return text.at;
    }

    @Override
    public boolean isGame(String text) {
        return GAME.matcher(text).find();
    }

    private void tree() {
        int depth = 0;
        boolean inValue = false;
        do {
            char[] chars = text.chars;
            int end = text.end;
            int at = text.at;
            while (true) {
                boolean[] signs = inValue ? VALUE_SIGNS : TREE_SIGNS;
                while (at < end && !signs[chars[at] & MASK]) {
                    at++;
                }
                if (at >= end) {
                    break;
                }
                char c = chars[at];
                if (inValue) {
                    if (c == ']') {
                        inValue = false;
                    } else if (c == '\\') {
                        text.at = at;
                        if (!text.isAvailable(2)) {
                            text.at = text.end;
                            return;
                        }
                        at = text.at + 1;
                        chars = text.chars;
                        end = text.end;
                    } else if (c == '(' && text.isFirstOfLine(at)) {
                        text.at = at;
                        if (isGameNext()) {
                            return;
                        }
                        at = text.at;
                        chars = text.chars;
                        end = text.end;
                    }
                } else if (c == '[') {
                    inValue = true;
                } else if (c == '(') {
                    text.at = at;
                    if (depth > 0 && isGameNext()) {
                        return;
                    }
                    at = text.at;
                    chars = text.chars;
                    end = text.end;
                    depth++;
                } else if (c == ')' && --depth == 0) {
                    text.at = at + 1;
                    return;
                }
                at++;
            }
            text.at = at;
        } while (text.more());
    }

    /** Returns whether a game begins at the next character. */
    private boolean isGameNext() {
        int name = behindSemicolon();
        if (name < 0 || !OF_ROOTS.contains("" + (char) peek(name) + (char) peek(name + 1))) {
            return false;
        }
        int ahead = skipSpace(name + 2);
        if (peek(ahead) != '[') {
            return false;
        }
        while (ahead < MAX_AHEAD && peek(ahead) != ']' && peek(ahead) != '\\') {
            ahead++;
        }
        return peek(ahead) == ']'; // an escaped bracket is part of a value
    }

    /** Returns the number of characters up to the end of {@code (;}, or -1 if the text doesn't continue with it. */
    private int behindSemicolon() {
        int ahead = skipSpace(1);
        return peek(ahead) == ';' ? skipSpace(ahead + 1) : -1;
    }

    private int skipSpace(int from) {
        int ahead = from;
        while (ahead < MAX_AHEAD && Texts.isSpace(peek(ahead))) {
            ahead++;
        }
        return ahead;
    }

    private int peek(int ahead) {
        text.looks++;
        return text.at + ahead < text.end || text.isAvailable(ahead + 1) ? text.chars[text.at + ahead] : Texts.END;
    }
}
