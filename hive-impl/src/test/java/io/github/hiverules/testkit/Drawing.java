// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.testkit;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position as a text diagram of hive-notation. The diagram omits the hands and marks cells:
 *
 * <pre>
 * Base, White[5] to move, wA1 rests
 *
 *    .     .     *
 * a    wB1   bQ*    .
 *    .     .     *
 * </pre>
 *
 * <p>A {@code *} marks a destination. The mark replaces the dot of an empty cell or follows the name of a piece. A
 * letter instead of a dot names an empty cell. An occupied cell has the name of any piece on the cell.
 */
public final class Drawing {
    private static final int PITCH = 6;
    private static final Pattern CELL = Pattern.compile("([wb][QSBGAMLP][1-3]?)(\\^[2-7])?(\\*)?|([.*a-z])");
    private static final Pattern TURN = Pattern.compile("(White|Black)\\[(\\d+)] to move");

    private final String text;
    private final Setup setup;
    private final Map<Hex, Place> places = new LinkedHashMap<>();
    private final Map<String, Hex> letters = new HashMap<>();
    private final Set<Hex> marked = new LinkedHashSet<>();

    private record Place(int line, int column, boolean empty) {}

    private Drawing(String text) {
        this.text = text;
        List<String> lines = text.lines().toList();
        Setup.Builder builder = head(lines.get(0));
        Map<String, Piece[]> stacks = new HashMap<>();
        lines.stream().filter(line -> line.contains(": ")).forEach(line -> stacks.put(line.split(" ")[0], stack(line)));
        Place first = new Place(-1, 0, true);
        for (int i = 1; i < lines.size() && !lines.get(i).contains(": "); i++) {
            Matcher word = CELL.matcher(lines.get(i));
            while (word.find()) {
                int column = word.start() - (word.group(4) == null ? 0 : 1); // where a piece's name begins
                first = first.line() < 0 ? new Place(i, column, true) : first;
                int r = i - first.line();
                int q = Math.floorDiv(column - first.column() - PITCH / 2 * r + PITCH / 2, PITCH);
                read(word, Hex.of(q, r), i, stacks, builder);
            }
        }
        setup = builder.build();
    }

    public static Drawing of(String text) {
        return new Drawing(text);
    }

    private static Setup.Builder head(String line) {
        List<String> phrases = List.of(line.split(", "));
        Matcher turn = TURN.matcher(line);
        if (!turn.find()) {
            throw new IllegalArgumentException("no turn in " + line);
        }
        return Setup.builder()
                .ruleset(Ruleset.parse(phrases.get(0))
                        .withQueenMayOpen(phrases.contains("queen may open"))
                        .withRepetition(
                                phrases.contains("third repetition draws") ? RepetitionRule.SHIFT : RepetitionRule.OFF))
                .turn(turn.group(1).equals("White") ? Color.WHITE : Color.BLACK, Integer.parseInt(turn.group(2)))
                .restingPiece(phrases.stream()
                        .filter(phrase -> phrase.endsWith(" rests"))
                        .map(phrase -> Piece.parse(phrase.substring(0, phrase.indexOf(' '))))
                        .findFirst())
                .passesWithoutQueen(phrases.stream()
                        .filter(phrase -> phrase.endsWith(" passed"))
                        .mapToInt(phrase -> Integer.parseInt(phrase.substring(0, phrase.indexOf(' '))))
                        .sum());
    }

    private static Piece[] stack(String line) {
        return Arrays.stream(line.substring(line.indexOf(": ") + 2).split(" "))
                .map(Piece::parse)
                .toArray(Piece[]::new);
    }

    private void read(Matcher word, Hex hex, int line, Map<String, Piece[]> stacks, Setup.Builder builder) {
        boolean empty = word.group(4) != null;
        String mark = empty ? word.group(4) : word.group(3);
        places.put(hex, new Place(line, empty ? word.start() : word.end() - (mark == null ? 0 : 1), empty));
        if ("*".equals(mark)) {
            marked.add(hex);
        } else if (mark != null && !mark.equals(".")) {
            letters.put(mark, hex);
        }
        if (!empty) {
            String height = word.group(2);
            builder.put(
                    hex,
                    height == null ? new Piece[] {Piece.parse(word.group(1))} : stacks.get(word.group(1) + height));
        }
    }

    public String text() {
        return text;
    }

    /** Returns the drawn setup, which may be impossible. */
    public Setup setup() {
        return setup;
    }

    public Position position() {
        return setup.toPosition();
    }

    public Set<Hex> marked() {
        return marked;
    }

    /** Returns the cell with a letter or a piece. */
    public Hex cell(String name) {
        Hex hex = letters.get(name);
        return hex != null ? hex : cellOf(Piece.parse(name));
    }

    private Hex cellOf(Piece piece) {
        return setup.stacks().entrySet().stream()
                .filter(stack -> stack.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    /** Returns a name for a cell: its letter, its top piece, {@code *} or its coordinates. */
    public String name(Hex hex) {
        return letters.entrySet().stream()
                .filter(letter -> letter.getValue().equals(hex))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> Optional.ofNullable(setup.stacks().get(hex))
                        .map(stack -> stack.top().toString())
                        .orElse(marked.contains(hex) ? "*" : hex.toString()));
    }

    /** Returns the text of this drawing, with {@code *} on exactly the given cells. */
    public String mark(Set<Hex> cells) {
        List<StringBuilder> lines = new ArrayList<>();
        text.lines().forEach(line -> lines.add(new StringBuilder(line).append(' ')));
        places.forEach((hex, place) -> {
            StringBuilder line = lines.get(place.line());
            boolean letter = Character.isLetter(line.charAt(place.column())) && place.empty();
            if (cells.contains(hex) || !letter) {
                line.setCharAt(place.column(), cells.contains(hex) ? '*' : place.empty() ? '.' : ' ');
            }
        });
        cells.stream()
                .filter(hex -> !places.containsKey(hex))
                .forEach(hex -> lines.add(new StringBuilder("and beside the drawing ").append(hex)));
        return String.join(
                "\n",
                lines.stream().map(line -> line.toString().stripTrailing()).toList());
    }
}
