// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a source of records between two games, so that its chunks can be read at the same time. Where nothing looks like the
 * beginning of a game, and behind a line that ends with a carriage return alone, the rest of the source is one chunk.
 *
 * <p>Cuts are made where a reader begins a game whatever is open before it, so that the chunks give the games that the source
 * gives as a whole.
 */
final class GameChunks {
    private static final int BLOCK = 1 << 16;
    private static final int LONGEST_WITHOUT_CUT = 1 << 20;
    private static final int LONGEST_START = 12;
    private static final int LONGEST_NUMBER = 32;

    private static final byte[] GAME_PROPERTY = {'G', 'M', '['};

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    /** Where games begin in the format of a source. */
    private enum Format {
        /** At a game type that is the first tag behind an empty line. */
        PGN("[GameType \""),
        /** At a tree behind the end of another that says what game it is, as no branch of a game does. */
        SGF("(;"),
        /** At each line that begins with a game type. */
        GAME_STRINGS("Base");

        private final byte[] start;

        Format(String start) {
            this.start = start.getBytes(StandardCharsets.US_ASCII);
        }

        static Optional<Format> of(int first) {
            return switch (first) {
                case '[' -> Optional.of(PGN);
                case '(' -> Optional.of(SGF);
                case 'B' -> Optional.of(GAME_STRINGS);
                default -> Optional.empty();
            };
        }
    }

    /** A part of a source. */
    static final class Chunk {
        private final byte[] bytes;
        private final int linesBefore;
        private final boolean isLast;
        private final boolean isWhole;

        private Chunk(byte[] bytes, int linesBefore, boolean isLast, boolean isWhole) {
            this.bytes = bytes;
            this.linesBefore = linesBefore;
            this.isLast = isLast;
            this.isWhole = isWhole;
        }

        /** Its text, or the beginning of it; not a copy. */
        byte[] bytes() {
            return bytes;
        }

        /** How many lines of the source come before it. */
        int linesBefore() {
            return linesBefore;
        }

        /** Whether nothing comes behind it. */
        boolean isLast() {
            return isLast;
        }

        /** Whether the bytes are all of it; the rest of the source belongs to it if they are not. */
        boolean isWhole() {
            return isWhole;
        }
    }

    private final InputStream source;
    private final int size;
    private byte[] buffer = new byte[2 * BLOCK];
    private int filled;
    private boolean atEnd;
    private boolean done;
    private int lines;
    private @Nullable IOException failure;
    private boolean hasType;
    private boolean isFormatKnown;
    private Optional<Format> format = Optional.empty();

    /**
     * The chunks of a source, which the caller closes.
     *
     * @param size how many bytes a chunk has at least, where the source has them
     */
    GameChunks(InputStream source, int size) {
        this.source = source;
        this.size = size;
    }

    /** The next chunk; empty behind the last one. */
    Optional<Chunk> next() {
        if (done) {
            return Optional.empty();
        }
        int searched = size;
        while (true) {
            do {
                fill();
            } while (filled <= searched + BLOCK && !atEnd);
            int cut = find(searched);
            if (cut > 0) {
                return Optional.of(take(cut));
            }
            if (atEnd || filled > LONGEST_WITHOUT_CUT) {
                done = true;
                return Optional.of(new Chunk(Arrays.copyOf(buffer, filled), lines, true, atEnd && failure == null));
            }
            searched = Math.max(size, filled - LONGEST_START);
        }
    }

    /** What has not been given out: the rest of the source. */
    InputStream rest() {
        byte[] left = done ? new byte[0] : Arrays.copyOf(buffer, filled);
        IOException broken = failure;
        return new SequenceInputStream(
                new ByteArrayInputStream(left),
                broken == null
                        ? source
                        : new InputStream() {
                            @Override
                            public int read() throws IOException {
                                throw broken;
                            }

                            @Override
                            public int read(byte[] bytes, int offset, int length) throws IOException {
                                throw broken;
                            }
                        });
    }

    private Chunk take(int cut) {
        byte[] bytes = Arrays.copyOf(buffer, cut);
        for (int i = 0; i < cut; i++) {
            if (bytes[i] == '\r' && (i + 1 == cut || bytes[i + 1] != '\n')) {
                done = true;
                return new Chunk(Arrays.copyOf(buffer, filled), lines, true, false);
            }
        }
        Chunk chunk = new Chunk(bytes, lines, false, true);
        for (byte b : bytes) {
            lines += b == '\n' ? 1 : 0;
        }
        System.arraycopy(buffer, cut, buffer, 0, filled - cut);
        filled -= cut;
        return chunk;
    }

    /** Takes what is there, and waits for it; a source that fails has its failure behind what it gave before. */
    private void fill() {
        if (atEnd) {
            return;
        }
        if (buffer.length - filled < BLOCK) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        try {
            int count = source.read(buffer, filled, BLOCK);
            atEnd = count < 0;
            filled += Math.max(0, count);
        } catch (IOException e) {
            failure = e;
            atEnd = true;
        }
    }

    /** The first place from there on where a game begins; 0 for none. */
    private int find(int from) {
        Optional<Format> known = format();
        if (known.isPresent()) {
            for (int i = from; i + LONGEST_START <= filled; i++) {
                if (buffer[i - 1] == '\n' && begins(known.get(), i)) {
                    return i;
                }
            }
        }
        return 0;
    }

    private Optional<Format> format() {
        if (!isFormatKnown) {
            int first = Arrays.equals(buffer, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length)
                    ? BYTE_ORDER_MARK.length
                    : 0;
            while (first < filled && buffer[first] >= 0 && buffer[first] <= ' ') {
                first++;
            }
            int at = first;
            format = first == filled
                    ? Optional.empty()
                    : Format.of(buffer[first]).filter(known -> known != Format.GAME_STRINGS || isGameType(at));
            isFormatKnown = true;
        }
        return format;
    }

    private boolean begins(Format known, int position) {
        byte[] start = known.start;
        if (!Arrays.equals(buffer, position, position + start.length, start, 0, start.length)) {
            return false;
        }
        int before = position - 1;
        int lineEnds = 0;
        while (before >= 0 && buffer[before] >= 0 && buffer[before] <= ' ') {
            lineEnds += buffer[before] == '\n' ? 1 : 0;
            before--;
        }
        if (before < 0) {
            return false;
        }
        return switch (known) {
            case GAME_STRINGS -> isGameType(position);
            case SGF -> buffer[before] == ')' && namesAGame(position + start.length);
            case PGN -> lineEnds > 1 && buffer[before] != ']' && buffer[position + start.length] != ']' && hasType();
        };
    }

    /** Whether a list of GameStrings begins there, as a reader knows it. */
    private boolean isGameType(int position) {
        byte[] start = Format.GAME_STRINGS.start;
        int end = position + start.length;
        return end < filled
                && Arrays.equals(buffer, position, end, start, 0, start.length)
                && !Character.isLetter(buffer[end]);
    }

    /** Whether a game has begun in the first chunk: what stands before the first game belongs to it. */
    private boolean hasType() {
        byte[] start = Format.PGN.start;
        for (int i = 0; !hasType && i + start.length <= size; i++) {
            hasType = Arrays.equals(buffer, i, i + start.length, start, 0, start.length);
        }
        return hasType;
    }

    private boolean namesAGame(int position) {
        int property = position;
        while (property < filled && buffer[property] >= 0 && buffer[property] <= ' ') {
            property++;
        }
        int end = property + GAME_PROPERTY.length;
        if (end > filled || !Arrays.equals(buffer, property, end, GAME_PROPERTY, 0, GAME_PROPERTY.length)) {
            return false;
        }
        int close = end;
        while (close < filled && buffer[close] >= '0' && buffer[close] <= '9') {
            close++;
        }
        return close < filled && close < position + LONGEST_NUMBER && buffer[close] == ']';
    }
}
