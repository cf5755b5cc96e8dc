package io.github.hiverules.testkit;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Files of positions with their perft counts. A line {@code id NAME} begins a case; {@code game TYPE TURN} says the game and
 * the turn, for example {@code game Base+P White[5]}; {@code at Q R PIECES} puts pieces on a cell from the ground up;
 * {@code resting PIECE} names the piece at rest; {@code perft DEPTH COUNT} is a count. Other lines are comments.
 */
public final class PerftFile {
    /** A position and its counts. */
    public record Case(String id, Position position, Map<Integer, Long> counts) {
        @Override
        public String toString() {
            return id;
        }
    }

    private PerftFile() {}

    /** The cases in a resource of the test class path. */
    public static Stream<Case> read(String resource) {
        List<Case> cases = new ArrayList<>();
        try (InputStream bytes = Objects.requireNonNull(PerftFile.class.getResourceAsStream(resource), resource);
                BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
            List<String[]> words = new ArrayList<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] split = line.trim().split("\\s+");
                if (split[0].equals("id") && !words.isEmpty()) {
                    cases.add(read(words));
                    words.clear();
                }
                if (Set.of("id", "game", "at", "resting", "perft").contains(split[0])) {
                    words.add(split);
                }
            }
            cases.add(read(words));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cases.stream();
    }

    private static Case read(List<String[]> lines) {
        Setup.Builder setup = Setup.builder();
        Map<Integer, Long> counts = new TreeMap<>();
        String id = "";
        for (String[] line : lines) {
            switch (line[0]) {
                case "id" -> id = line[1];
                case "game" -> {
                    setup.ruleset(start(line[1]).ruleset());
                    int number = Integer.parseInt(line[2].replaceAll("\\D", ""));
                    setup.turn(line[2].startsWith("White") ? Color.WHITE : Color.BLACK, number);
                }
                case "at" ->
                    setup.put(
                            Hex.of(Integer.parseInt(line[1]), Integer.parseInt(line[2])),
                            Arrays.stream(line).skip(3).map(PerftFile::piece).toArray(Piece[]::new));
                case "resting" -> setup.restingPiece(piece(line[1]));
                default -> counts.put(Integer.parseInt(line[1]), Long.parseLong(line[2]));
            }
        }
        return new Case(id, setup.build().toPosition(), counts);
    }

    /** The empty table of a game type, with the rules that perft counts by. */
    public static Position start(String gameType) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (gameType.indexOf(expansion.letter(), 4) >= 0) {
                expansions.add(expansion);
            }
        }
        return Position.start(Ruleset.tournament().withRepetition(false).withExpansions(expansions));
    }

    /** The piece of that exact name. */
    public static Piece piece(String name) {
        return Piece.values().stream()
                .filter(p -> p.toString().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
