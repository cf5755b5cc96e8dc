// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.testkit.RandomGames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** Games travel through Java's serialization as their moves, which are judged where they arrive. */
class GameSerializationTest {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return RandomGames.rulesets();
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

    private static Game randomGame(Ruleset ruleset, Random random) {
        Game game = Game.of(RandomGames.play(ruleset, random.nextInt(20), random, position -> {}));
        for (int ply = random.nextInt(40); ply > 0 && !game.isOver(); ply--) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game.isOver() || random.nextBoolean() ? game : game.resign(Color.WHITE);
    }

    @Property(tries = 100)
    void gamesTravel(@ForAll("rulesets") Ruleset ruleset, @ForAll Random random) throws Exception {
        Game game = randomGame(ruleset, random);
        Game travelled = (Game) read(written(game));
        assertThat(travelled).isEqualTo(game);
        assertThat(travelled.position().stacks()).isEqualTo(game.position().stacks());
        assertThat(travelled.occurrences()).isEqualTo(game.occurrences());
    }

    @Tag("slow")
    @Property(tries = 2_000)
    void aTamperedGameIsALegalOneOrAnIOException(@ForAll("rulesets") Ruleset ruleset, @ForAll Random random) {
        byte[] stream = written(randomGame(ruleset, random));
        int from = new String(stream, StandardCharsets.ISO_8859_1).indexOf("SerializationProxy") + 40;
        for (int i = random.nextInt(2); i >= 0; i--) {
            stream[from + random.nextInt(stream.length - from)] = (byte) random.nextInt(256);
        }
        Object[] travelled = new Object[1];
        Throwable thrown = catchThrowable(() -> travelled[0] = read(stream));
        if (thrown != null) {
            assertThat(thrown).isInstanceOf(IOException.class);
        } else if (travelled[0] instanceof Game game) {
            for (Position position : game.positions()) {
                assertThat(position.toSetup().problems()).isEmpty();
            }
        }
    }

    @org.junit.jupiter.api.Tag("slow")
    @Test
    void aLongGameNeedsNoDeepStack() throws Exception {
        Game game = Game.start(Ruleset.tournament().withRepetitionDraws(false))
                .play(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                .play(Move.place(Piece.parse("bS1"), Hex.of(1, 0)))
                .play(Move.place(Piece.parse("wQ"), Hex.of(-1, 0)))
                .play(Move.place(Piece.parse("bQ"), Hex.of(2, 0)));
        for (int i = 0; i < 1_500; i++) {
            game = game.play(Move.move(Piece.parse("wQ"), i % 2 == 0 ? Hex.of(0, -1) : Hex.of(-1, 0)))
                    .play(Move.move(Piece.parse("bQ"), i % 2 == 0 ? Hex.of(2, -1) : Hex.of(2, 0)));
        }
        assertThat(((Game) read(written(game))).moves()).hasSize(3_004);
    }
}
