// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A record on its way through Java serialization: its parts, from which it is built again as any program builds one. Of an
 * error the reasons against an illegal move stay behind; its words travel.
 */
final class SerializedRecord implements Externalizable {
    private static final long serialVersionUID = 1;
    private static final int CHUNK = 8192;

    private transient @Nullable GameRecord record;

    /** What arrives is read into this. */
    public SerializedRecord() {}

    SerializedRecord(GameRecord record) {
        this.record = record;
    }

    private Object readResolve() throws InvalidObjectException {
        if (record == null) {
            throw new InvalidObjectException("nothing arrived");
        }
        return record;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        GameRecord sent = record;
        if (sent == null) {
            throw new InvalidObjectException("nothing to send");
        }
        writeText(sent.format().name(), out);
        out.writeObject(sent.startPosition());
        out.writeObject(sent.outcome());
        writeTags(sent.tags(), out);
        writeTags(sent.header(), out);
        writeTexts(sent.comments(), out);
        writeTexts(sent.remarks(), out);
        out.writeInt(sent.recordedMoves().size());
        for (RecordedMove move : sent.recordedMoves()) {
            write(move, out);
        }
        out.writeBoolean(sent.error().isPresent());
        if (sent.error().isPresent()) {
            write(sent.error().get(), out);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        try {
            record = readRecord(in);
        } catch (ClassNotFoundException | RuntimeException e) { // Java throws many kinds for a damaged stream
            InvalidObjectException invalid = new InvalidObjectException("no record: " + e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }

    private static GameRecord readRecord(ObjectInput in) throws IOException, ClassNotFoundException {
        GameRecord.Builder read = GameRecord.builder()
                .format(RecordFormat.valueOf(readText(in)))
                .startPosition((Position) in.readObject())
                .outcome((Outcome) in.readObject())
                .tags(readTags(in))
                .header(readTags(in))
                .comments(readTexts(in))
                .remarks(readTexts(in));
        for (int count = in.readInt(); count > 0; count--) {
            read.addRecordedMoves(readMove(in));
        }
        if (in.readBoolean()) {
            read.error(readError(in));
        }
        return read.build();
    }

    private static void write(RecordedMove recorded, ObjectOutput out) throws IOException {
        if (recorded.move() instanceof PieceMove move) {
            out.writeByte(move instanceof Placement ? 'p' : 'm');
            out.writeByte(move.piece().index());
            out.writeInt(move.to().q());
            out.writeInt(move.to().r());
        } else {
            out.writeByte('-');
        }
        writeTexts(recorded.comments(), out);
        writeTexts(recorded.variations(), out);
        out.writeLong(recorded.clockMillis().orElse(-1));
        writeTexts(recorded.source().map(List::of).orElse(List.of()), out);
    }

    private static RecordedMove readMove(ObjectInput in) throws IOException {
        RecordedMove.Builder read = RecordedMove.builder();
        int kind = in.readByte();
        if (kind == '-') {
            read.move(Move.pass());
        } else if (kind == 'p' || kind == 'm') {
            int index = in.readByte();
            if (index < 0 || index >= Piece.values().size()) {
                throw new IllegalArgumentException("No piece has the index " + index + ".");
            }
            Piece piece = Piece.values().get(index);
            Hex to = Hex.of(in.readInt(), in.readInt());
            read.move(kind == 'p' ? Move.place(piece, to) : Move.move(piece, to));
        } else {
            throw new IllegalArgumentException("This sort of move is unknown.");
        }
        read.comments(readTexts(in)).variations(readTexts(in));
        long clock = in.readLong();
        read.clockMillis(clock == -1 ? OptionalLong.empty() : OptionalLong.of(clock));
        List<String> source = readTexts(in);
        return read.source(source.isEmpty() ? Optional.empty() : Optional.of(source.get(0)))
                .build();
    }

    private static void write(RecordException error, ObjectOutput out) throws IOException {
        RecordException.Place place = error.place();
        writeTexts(List.of(place.source(), error.token(), error.expected(), error.reason()), out);
        out.writeInt(place.line());
        out.writeInt(place.column());
        out.writeInt(error.ply());
        writeText(error.rule().map(Enum::name).orElse(""), out);
    }

    private static RecordException readError(ObjectInput in) throws IOException {
        List<String> texts = readTexts(in);
        if (texts.size() != 4) {
            throw new IllegalArgumentException("An error has four texts.");
        }
        RecordException.Place place = new RecordException.Place(texts.get(0), in.readInt(), in.readInt());
        int ply = in.readInt();
        String rule = readText(in);
        return new RecordException(
                place,
                ply,
                texts.get(1),
                texts.get(2),
                texts.get(3),
                rule.isEmpty() ? Optional.empty() : Optional.of(Rule.valueOf(rule)),
                List.of());
    }

    private static void writeTags(List<Tag> tags, ObjectOutput out) throws IOException {
        out.writeInt(tags.size());
        for (Tag tag : tags) {
            writeText(tag.name(), out);
            writeText(tag.value(), out);
        }
    }

    private static List<Tag> readTags(ObjectInput in) throws IOException {
        List<Tag> tags = new ArrayList<>();
        for (int count = in.readInt(); count > 0; count--) {
            tags.add(new Tag(readText(in), readText(in)));
        }
        return tags;
    }

    private static void writeTexts(List<String> texts, ObjectOutput out) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            writeText(text, out);
        }
    }

    private static List<String> readTexts(ObjectInput in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int count = in.readInt(); count > 0; count--) {
            texts.add(readText(in));
        }
        return texts;
    }

    private static void writeText(String text, ObjectOutput out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Reads a text in pieces, so that a length that is not true costs no memory. */
    private static String readText(ObjectInput in) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        int left = in.readInt();
        byte[] chunk = new byte[Math.max(0, Math.min(left, CHUNK))];
        while (left > 0) {
            int count = Math.min(left, chunk.length);
            in.readFully(chunk, 0, count);
            text.write(chunk, 0, count);
            left -= count;
        }
        return new String(text.toByteArray(), StandardCharsets.UTF_8);
    }
}
