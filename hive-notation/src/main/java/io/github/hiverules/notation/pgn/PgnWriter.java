package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordedPly;
import io.github.hiverules.notation.Results;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.uhp.GameStrings;
import io.github.hiverules.notation.uhp.GameTypes;
import java.util.List;
import java.util.Set;

/**
 * Prints PGN for Hive (N3): the game type first, then the other tags in their order, one numbered MoveString a line with its
 * comments and variations, the result. What is printed and read again is an equal game.
 */
public final class PgnWriter {
    private static final Set<String> PRINTED_HERE = Set.of("gametype", "result");

    private PgnWriter() {}

    /** The PGN of a record, with a line end behind the result. */
    public static String print(GameRecord record) {
        StringBuilder text = new StringBuilder();
        String result = GameStrings.stateOf(record);
        tag(text, "GameType", GameTypes.print(record.ruleset()));
        record.tags().stream()
                .filter(tag -> !PRINTED_HERE.contains(tag.name().toLowerCase(java.util.Locale.ROOT)))
                .forEach(tag -> tag(text, tagName(tag), tag.value()));
        tag(text, "Result", result);
        text.append('\n');
        comments(text, record.comments());
        List<String> moves = GameStrings.movesOf(record);
        for (int i = 0; i < moves.size(); i++) {
            RecordedPly ply = record.plies().get(i);
            text.append(i + 1).append(". ").append(moves.get(i)).append('\n');
            comments(text, ply.comments());
            ply.variations().forEach(variation -> variation(text, variation));
        }
        return text.append('\n').append(result).append('\n').toString();
    }

    /** A name without the characters that would end it. */
    private static String tagName(Tag tag) {
        String name = tag.name().replaceAll("[\\s\"\\]]", "_");
        return name.isEmpty() ? "_" : name;
    }

    private static void tag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"");
        text.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }

    /** A variation of another format that would not end where it should is kept as a comment. */
    private static void variation(StringBuilder text, String variation) {
        if (Brackets.enclose(variation)) {
            text.append('(').append(variation).append(")\n");
        } else {
            comments(text, List.of(variation));
        }
    }

    /** A comment that holds a closing brace can only be printed behind a semicolon, line by line. */
    private static void comments(StringBuilder text, List<String> comments) {
        for (String comment : comments) {
            if (comment.indexOf('}') < 0) {
                text.append('{').append(comment).append("}\n");
            } else {
                comment.lines().forEach(line -> text.append("; ").append(line).append('\n'));
            }
        }
    }
}
