// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What programs store travels through Java's serialization, and a stream makes nothing that no factory would make. */
class SerializationTest {
    /** A setup in a stream, in base 64. */
    private static final String STORED =
            "rO0ABXNyACppby5naXRodWIuaGl2ZXJ1bGVzLmFwaS5TZXJpYWxpemF0aW9uUHJveHkAAAAAAAAAAQwAAHhwd19zABZCYXNl"
                    + "K01MUCBxdWVlbi1vcGVuaW5nAAAAEAAAAAAAA2JCMQAAAAP////8AAAABwAAAAIAAndRAANiQjH////9AAAABwAAAAEAAmJR"
                    + "/////QAAAAYAAAABAAJ3UHg=";

    static List<Object> values() {
        Setup setup = Setup.builder()
                .ruleset(Ruleset.parse("Base+MLP queen-opening"))
                .put(Hex.of(-4, 7), Piece.parse("wQ"), Piece.parse("bB1"))
                .put(Hex.of(-3, 7), Piece.parse("bQ"))
                .put(Hex.of(-3, 6), Piece.parse("wP"))
                .turn(Color.WHITE, 9)
                .restingPiece(Piece.parse("bB1"))
                .build();
        return List.of(
                Piece.parse("bA3"),
                Hex.of(Integer.MIN_VALUE, Integer.MAX_VALUE),
                Move.place(Piece.parse("wS2"), Hex.of(2, -1)),
                Move.move(Piece.parse("bM"), Hex.of(-2, 1)),
                Move.pass(),
                Ruleset.parse("Base+LP rulebook"),
                Outcome.inProgress(),
                Outcome.wonBy(Color.BLACK, Termination.TIME),
                Outcome.drawn(Termination.AGREEMENT),
                setup,
                Setup.builder()
                        .ply(-5)
                        .passesWithoutQueen(-7)
                        .put(Hex.of(3, 3), Piece.parse("wA3"), Piece.parse("wA3"))
                        .build(),
                setup.toPosition(),
                Position.start(Ruleset.rulebook()));
    }

    private static byte[] written(Object value) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(value);
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            return in.readObject();
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesTravel(Object value) throws Exception {
        Object travelled = read(written(value));
        assertThat(travelled).isEqualTo(value);
        if (value instanceof Position position) {
            assertThat(((Position) travelled).stacks()).isEqualTo(position.stacks());
        }
    }

    @Test
    void thereIsOneInstanceOfEachPieceAndOfThePass() throws Exception {
        for (Piece piece : Piece.values()) {
            assertThat(read(written(piece))).isSameAs(piece);
        }
        assertThat(read(written(Move.pass()))).isSameAs(Move.pass());
    }

    @Property(tries = 3_000)
    void aTamperedStreamIsAValueOrAnIOException(@ForAll Random random) {
        List<Object> values = values();
        byte[] stream = written(values.get(random.nextInt(values.size())));
        int from = new String(stream, StandardCharsets.ISO_8859_1).indexOf("SerializationProxy");
        for (int i = random.nextInt(3); i >= 0; i--) {
            stream[from + random.nextInt(stream.length - from)] = (byte) random.nextInt(256);
        }
        byte[] sent = Arrays.copyOf(stream, stream.length - random.nextInt(3));
        Object[] travelled = new Object[1];
        Throwable thrown = catchThrowable(() -> travelled[0] = read(sent));
        if (thrown == null) {
            assertThat(read2(written(travelled[0]))).as("a value like others").isEqualTo(travelled[0]);
            if (travelled[0] instanceof Position position) {
                assertThat(position.toSetup().problems()).isEmpty();
            }
        } else if (!(thrown instanceof IOException) && !isOfAGameWithoutRules(thrown)) {
            assertThat(thrown.getStackTrace())
                    .as("Java's own reader has refused the stream")
                    .noneMatch(frame -> frame.getClassName().startsWith("io.github.hiverules.api")
                            && !frame.getClassName().contains("Test"));
        }
    }

    /** A position may have become a game, which needs an implementation of the rules; these tests have none. */
    private static boolean isOfAGameWithoutRules(Throwable thrown) {
        return thrown instanceof IllegalStateException && thrown.getMessage().contains("hive-impl");
    }

    @Test
    void aGameIsNotReadWithoutAnImplementationOfTheRules() {
        byte[] stream = written(Position.start(Ruleset.tournament()));
        int kind = new String(stream, StandardCharsets.ISO_8859_1).indexOf("Base") - 3;
        assertThat(stream[kind]).isEqualTo((byte) 'P');
        stream[kind] = 'G';
        assertThat(catchThrowable(() -> read(stream))).matches(SerializationTest::isOfAGameWithoutRules);
    }

    private static Object read2(byte[] stream) {
        try {
            return read(stream);
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** A stream that names the class of a value instead of its proxy, with no fields. */
    private static byte[] withoutProxy(Class<?>... hierarchy) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        java.io.DataOutputStream out = new java.io.DataOutputStream(bytes);
        out.writeShort(0xACED);
        out.writeShort(5);
        out.writeByte(0x73);
        for (Class<?> type : hierarchy) {
            out.writeByte(0x72);
            out.writeUTF(type.getName());
            out.writeLong(ObjectStreamClass.lookup(type).getSerialVersionUID());
            out.writeByte(2);
            out.writeShort(0);
            out.writeByte(0x78);
        }
        out.writeByte(0x70);
        return bytes.toByteArray();
    }

    static List<List<Class<?>>> hierarchies() {
        return List.of(
                List.of(Piece.class),
                List.of(Hex.class),
                List.of(Pass.class),
                List.of(ImmutablePlacement.class, Placement.class),
                List.of(ImmutablePlacement.class),
                List.of(ImmutableMovement.class, Movement.class),
                List.of(ImmutableMovement.class),
                List.of(ImmutableRuleset.class, Ruleset.class),
                List.of(ImmutableRuleset.class),
                List.of(ImmutableOutcome.class, Outcome.class),
                List.of(ImmutableOutcome.class),
                List.of(ImmutableSetup.class, Setup.class),
                List.of(ImmutableSetup.class),
                List.of(ImmutablePosition.class, Position.class),
                List.of(ImmutablePosition.class),
                List.of(ImmutableGame.class, Game.class),
                List.of(ImmutableGame.class));
    }

    @ParameterizedTest
    @MethodSource("hierarchies")
    void noValueIsReadWithoutItsProxy(List<Class<?>> hierarchy) {
        assertThatThrownBy(() -> read(withoutProxy(hierarchy.toArray(new Class<?>[0]))))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessage("A value of the API is read from its proxy only.");
    }

    @Test
    void exceptionsKeepTheirWordsAndLoseTheirReasons() throws Exception {
        Throwable impossible =
                catchThrowable(() -> Setup.builder().ply(3).build().toPosition());
        IllegalMoveException illegal =
                new IllegalMoveException(Move.pass(), List.of(new Violation.Resting(Piece.parse("wQ"))));
        ImpossiblePositionException impossibleRead = (ImpossiblePositionException) read(written(impossible));
        IllegalMoveException illegalRead = (IllegalMoveException) read(written(illegal));
        assertThat(impossibleRead).hasMessage(impossible.getMessage());
        assertThat(impossibleRead.problems()).isEmpty();
        assertThat(illegalRead).hasMessage(illegal.getMessage());
        assertThat(illegalRead.move()).isEqualTo(Move.pass());
        assertThat(illegalRead.reasons()).isEmpty();
    }

    @Test
    void nothingElseIsSerializable() {
        Set<Class<?>> stored = Set.of(
                Piece.class,
                Hex.class,
                Move.class,
                Ruleset.class,
                Outcome.class,
                Setup.class,
                Position.class,
                Game.class);
        for (Class<?> type : PublicTypes.all()) {
            boolean expected = type.isEnum()
                    || Throwable.class.isAssignableFrom(type)
                    || stored.stream().anyMatch(each -> each.isAssignableFrom(type));
            assertThat(Serializable.class.isAssignableFrom(type))
                    .as(type.getName())
                    .isEqualTo(expected);
        }
    }

    /** Numbers of pieces and constants may be others in a later version; names stay. */
    @Test
    void aStreamHoldsNamesAndNoNumbersOfPiecesAndConstants() throws Exception {
        for (Piece piece : Piece.values()) {
            byte[] stream = written(Move.place(piece, Hex.of(7, -7)));
            String text = new String(stream, StandardCharsets.ISO_8859_1);
            int at = text.lastIndexOf(piece.toString());
            assertThat(at).as("%s in the stream", piece).isPositive();
            Piece other = piece.opposite();
            stream[at] = (byte) other.toString().charAt(0);
            assertThat(read(stream)).as("what the name says").isEqualTo(Move.place(other, Hex.of(7, -7)));
        }
        String outcome = new String(written(Outcome.wonBy(Color.BLACK, Termination.TIME)), StandardCharsets.ISO_8859_1);
        assertThat(outcome).contains("BLACK").contains("TIME");
    }

    /** This stream was written once. Every later version reads it. */
    @Test
    void theStreamOfASetupIsReadForEver() throws Exception {
        byte[] stored = Base64.getDecoder().decode(STORED);
        Setup setup = (Setup) values().get(9);
        assertThat(read(stored)).isEqualTo(setup);
        assertThat(Base64.getEncoder().encodeToString(written(setup))).isEqualTo(STORED);
    }
}
