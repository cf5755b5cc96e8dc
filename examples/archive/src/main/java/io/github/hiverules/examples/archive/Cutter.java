// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a large file between two games, so that its chunks, read each by itself, give exactly the games that the file gives as
 * a whole, the broken ones included. It follows the text as a reader does, but judges nothing, which is many times as fast.
 *
 * <p>PGN and lists of GameStrings are cut. Where it can't tell any more how a reader takes the text, for example because a game
 * is so long that a reader may give it up, the rest of the file stays one chunk; so does a file of any other format.
 */
abstract class Cutter {
    /** A reader counts up to 33 for each character of a game, and gives up behind 4 million. */
    private static final int LONGEST_GAME = 100_000;

    /** The text. */
    protected final ByteText text;

    private final Chunk file;
    private final long size;
    private final List<Chunk> chunks = new ArrayList<>();
    private long chunkStart;
    private int chunkGames;
    private int chunkLines;
    private int games;
    private long gameStart;

    /** A cutter of that file into chunks of about that size. */
    protected Cutter(ByteText text, Chunk file, long size) {
        this.text = text;
        this.file = file;
        this.size = size;
    }

    /** Thrown where it can't be told any more how a reader takes the text. */
    protected static final class Uncertain extends Exception {
        private static final long serialVersionUID = 1;
    }

    /**
     * The chunks of a file, in order.
     *
     * @param size how many bytes a chunk has at least, where the file has them; from 1
     */
    static List<Chunk> cut(Chunk file, InputStream bytes, long size) throws IOException {
        ByteText text = new ByteText(bytes);
        text.skipSpace();
        int first = text.peek();
        Cutter cutter;
        if (first == '[' || first == '{' || first == ';' || first == '%' || first >= '0' && first <= '9') {
            cutter = new PgnCutter(text, file, size);
        } else if (first == 'B' || first == 'b') {
            cutter = new LineCutter(text, file, size);
        } else {
            return List.of(file);
        }
        try {
            cutter.run();
        } catch (Uncertain e) {
            // the rest is one chunk
        }
        cutter.close(file.end(), 0, 0);
        return cutter.chunks.size() > 1 ? cutter.chunks : List.of(file);
    }

    /** Goes through the text, and says of each game where it begins. */
    protected abstract void run() throws IOException, Uncertain;

    /**
     * A game begins here.
     *
     * @param position its first byte
     * @param lines the lines before it
     * @param cut whether a reader that begins here finds the same as one that comes here
     */
    protected final void game(long position, int lines, boolean cut) throws Uncertain {
        checkLength(position);
        if (cut && games > 0 && position - chunkStart >= size) {
            close(position, games, lines);
        }
        games++;
        gameStart = position;
    }

    /** Makes sure that the game can't have become too long for a reader. */
    protected final void checkLength(long position) throws Uncertain {
        if (games > 0 && position - gameStart > LONGEST_GAME) {
            throw new Uncertain();
        }
    }

    private void close(long position, int gamesBefore, int linesBefore) {
        chunks.add(new Chunk(file.name(), file.uri(), chunkStart, position, chunkGames, chunkLines, false));
        chunkStart = position;
        chunkGames = gamesBefore;
        chunkLines = linesBefore;
    }

    /** Cuts lists of GameStrings: a line that is not empty is a game. */
    private static final class LineCutter extends Cutter {
        private static final String GAME_TYPE = "base";

        LineCutter(ByteText text, Chunk file, long size) {
            super(text, file, size);
        }

        /** Takes a game type, and tells whether there is one: a reader knows a list of GameStrings by that. */
        private boolean readsGameType() throws IOException {
            for (int i = 0; i < GAME_TYPE.length(); i++) {
                if ((text.peek() | 0x20) != GAME_TYPE.charAt(i)) {
                    return false;
                }
                text.next();
            }
            return !Character.isLetter(text.peek());
        }

        @Override
        protected void run() throws IOException, Uncertain {
            boolean isList = false;
            for (int c = text.peek(); c != ByteText.END; c = text.peek()) {
                if (c >= 0x80) {
                    throw new Uncertain(); // it may be a space that does not break
                }
                long position = text.position();
                int lines = text.lines();
                boolean cut = text.isAtLineStart() && readsGameType();
                isList |= cut;
                if (!isList) {
                    throw new Uncertain(); // a reader may not know the text as a list of GameStrings
                }
                game(position, lines, cut);
                text.skipLine();
                text.skipSpace();
            }
        }
    }
}
