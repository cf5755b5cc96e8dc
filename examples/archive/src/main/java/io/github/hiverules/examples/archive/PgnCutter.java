// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;

/** Finds where the games of a PGN file begin, as the library's reader does. */
final class PgnCutter extends Cutter {
    private static final String GAME_TYPE = "GameType";

    /** By character of ASCII: whether it is a part of moves and words, or the space between them, and of nothing else. */
    private static final boolean[] PLAIN = new boolean[0x80];

    static {
        for (int c = 0; c < PLAIN.length; c++) {
            PLAIN[c] = isOfWord(c) && c != '%' || c == ' ' || c == '\n';
        }
    }

    PgnCutter(ByteText text, Chunk file, long size) {
        super(text, file, size);
    }

    @Override
    protected void run() throws IOException, Uncertain {
        while (true) {
            text.skipSpace();
            if (text.peek() == ByteText.END) {
                return;
            }
            checkReturns();
            long position = text.position();
            int lines = text.lines();
            boolean cut = text.isAtLineStart() && beginsTag();
            if (!readTags()) {
                throw new Uncertain(); // tags without a game type belong to the game before them
            }
            game(position, lines, cut);
            if (!readMoves()) {
                throw new Uncertain(); // where a reader goes on behind a broken game is up to the reader
            }
        }
    }

    /** A reader takes a carriage return for the end of a line, which may end a comment. */
    private void checkReturns() throws Uncertain {
        if (text.hasLoneReturn()) {
            throw new Uncertain();
        }
    }

    /** Whether a tag begins that tells a PGN from a text of another format. */
    private boolean beginsTag() throws IOException {
        int second = text.peekSecond() | 0x20;
        return text.peek() == '[' && second >= 'a' && second <= 'z';
    }

    /** A tag in the middle of a line may belong to another game than the lines around it. */
    private void checkAtLineStart() throws IOException, Uncertain {
        if (text.peek() == '[' && !text.isAtLineStart()) {
            throw new Uncertain();
        }
    }

    /** Where something is open, a line may begin a game all the same: that is up to the reader. */
    private void checkLineStart() throws IOException, Uncertain {
        if (text.isAtLineStart() && text.peek() == '[') {
            throw new Uncertain();
        }
    }

    /** Takes the tags of a game; false if they break off. */
    private boolean readTags() throws IOException, Uncertain {
        boolean typed = false;
        text.skipSpace();
        for (int c = text.peek(); c == '[' || c == '{' || c == ';' || c == '%'; c = text.peek()) {
            if (c == '[') {
                checkAtLineStart();
                int line = text.lines();
                String name = tag(text.position());
                if (text.lines() != line) {
                    throw new Uncertain(); // a reader does not take such a line for one of tags
                }
                if (name.isEmpty()) {
                    return false;
                }
                if (name.equalsIgnoreCase(GAME_TYPE)) {
                    if (typed) {
                        throw new Uncertain(); // which of the tags before it belong to it is up to the reader
                    }
                    typed = true;
                }
            } else if (!readItem(c)) {
                return false;
            }
            text.skipSpace();
        }
        return typed; // behind a game without a type the reader looks for the next one with it
    }

    /** Takes the moves of a game; false if they break off. */
    private boolean readMoves() throws IOException, Uncertain {
        skipWords();
        for (int c = text.peek(); c != ByteText.END && c != '['; c = text.peek()) {
            if (!readItem(c)) {
                return false;
            }
            skipWords();
        }
        checkAtLineStart();
        return true;
    }

    /** Takes a comment, a variation or a word; false if it is broken. */
    private boolean readItem(int first) throws IOException, Uncertain {
        checkLength(text.position());
        switch (first) {
            case '{' -> {
                return skipComment();
            }
            case '(' -> {
                return skipVariation();
            }
            case ')', '}' -> {
                return false;
            }
            case ';' -> skipRestOfLine();
            case '%' -> {
                if (text.isAtLineStart()) {
                    skipRestOfLine();
                } else {
                    skipWord();
                }
            }
            default -> skipWord();
        }
        return true;
    }

    /** Takes words and the space between them; what else there may be is taken by the item. */
    private void skipWords() throws IOException {
        text.skipPlain(PLAIN);
        text.skipSpace();
    }

    private void skipWord() throws IOException, Uncertain {
        int c = text.peek();
        do {
            if (c >= 0x80) {
                throw new Uncertain(); // it may be a space that does not break
            }
            text.next();
            c = text.peek();
        } while (isOfWord(c));
    }

    /** Whether a character goes on with a word, as moves and their numbers are. */
    private static boolean isOfWord(int c) {
        return c > ' ' && c != '{' && c != '}' && c != '(' && c != ')' && c != ';' && c != '[';
    }

    private boolean skipComment() throws IOException, Uncertain {
        return skipTo('}');
    }

    private void skipRestOfLine() throws IOException {
        for (int c = text.peek(); c != ByteText.END && c != '\n'; c = text.peek()) {
            text.next();
        }
    }

    private boolean skipTo(int bracket) throws IOException, Uncertain {
        long start = text.position();
        for (int c = text.next(); c != bracket; c = text.next()) {
            if (c == ByteText.END) {
                return false;
            }
            checkLineStart();
            checkWithin(start);
        }
        return true;
    }

    private boolean skipVariation() throws IOException, Uncertain {
        long start = text.position();
        text.next();
        int depth = 1;
        while (depth > 0) {
            checkLineStart();
            int c = text.peek();
            if (c == ByteText.END) {
                return false;
            } else if (c == '{') {
                if (!skipComment()) {
                    return false;
                }
            } else if (c == ';') {
                skipRestOfLine();
            } else {
                text.next();
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            }
            checkWithin(start);
        }
        return true;
    }

    private void checkWithin(long start) throws Uncertain {
        if (text.position() - start > 0xFFFF) {
            checkLength(text.position());
        }
    }

    /** Takes a tag pair and gives its name; empty if it is broken. */
    private String tag(long start) throws IOException, Uncertain {
        text.next();
        text.skipSpace();
        StringBuilder name = new StringBuilder();
        for (int c = text.peek(); !endsName(c); c = text.peek()) {
            if (c >= 0x80) {
                throw new Uncertain(); // it may be a space that does not break
            }
            name.append((char) text.next());
            checkLineStart();
            checkWithin(start);
        }
        text.skipSpace();
        if (name.length() == 0 || text.peek() != '"') {
            return uncertainBeyondAscii("");
        }
        text.next();
        for (int c = text.next(); c != '"'; c = text.next()) {
            if (c == '\\' && (text.peek() == '"' || text.peek() == '\\')) {
                c = text.next();
            }
            if (c == ByteText.END) {
                return "";
            }
            checkLineStart();
            checkWithin(start);
        }
        text.skipSpace();
        if (text.peek() != ']') {
            return uncertainBeyondAscii("");
        }
        text.next();
        return name.toString();
    }

    private String uncertainBeyondAscii(String answer) throws IOException, Uncertain {
        if (text.peek() >= 0x80) {
            throw new Uncertain();
        }
        return answer;
    }

    private static boolean endsName(int c) {
        return c == ByteText.END || ByteText.isSpace(c) || c == '"' || c == '[' || c == ']';
    }
}
