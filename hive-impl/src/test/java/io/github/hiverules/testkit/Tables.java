package io.github.hiverules.testkit;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Positions and moves in the short words of table-driven tests. */
public final class Tables {
    private Tables() {}

    /**
     * A position under tournament rules.
     *
     * @param game the game, the turn and perhaps the piece at rest: {@code Base+P White 6 ~wQ}
     * @param cells the cells as {@code q,r=pieces}: {@code 0,0=wQ 1,0=wP,bB1}
     */
    public static Position position(String game, String cells) {
        String[] words = game.trim().split("\\s+");
        List<Expansion> expansions = Arrays.stream(Expansion.values())
                .filter(expansion -> words[0].indexOf(expansion.letter(), 4) >= 0)
                .toList();
        Setup.Builder setup = Setup.builder()
                .ruleset(Ruleset.tournament().withExpansions(expansions))
                .turn(color(words[1]), Integer.parseInt(words[2]));
        if (words.length > 3) {
            setup.restingPiece(piece(words[3].substring(1)));
        }
        for (String cell : cells.trim().isEmpty() ? new String[0] : cells.trim().split("\\s+")) {
            String[] sides = cell.split("=");
            setup.put(
                    hex(sides[0]),
                    Arrays.stream(sides[1].split(",")).map(Tables::piece).toArray(Piece[]::new));
        }
        return setup.build().toPosition();
    }

    /** The side of that name. */
    public static Color color(String name) {
        return Color.valueOf(name.trim().toUpperCase(Locale.ROOT));
    }

    /** The piece of that exact name. */
    public static Piece piece(String name) {
        return PerftFile.piece(name);
    }

    /** The cell {@code q,r}. */
    public static Hex hex(String text) {
        String[] numbers = text.split(",");
        return Hex.of(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    /** {@code place wQ 0,0}, {@code move wQ 0,0} or {@code pass}. */
    public static Move move(String text) {
        String[] words = text.trim().split(" ");
        return switch (words[0]) {
            case "place" -> Move.place(piece(words[1]), hex(words[2]));
            case "move" -> Move.move(piece(words[1]), hex(words[2]));
            default -> Move.pass();
        };
    }
}
