// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Records designed to waste time or to hide the games after them. */
final class HostileRecords {
    private static final int BYTES = 300_000;

    private static final String MOVES = "1. wS1\n2. bS1 wS1-\n";
    private static final String GAME = "[GameType \"Base\"]\n\n" + MOVES;
    private static final String TURNS = "P0[0 Start P0];P0[1 Dropb wS1 N 13 .];P0[2 Done]";

    private HostileRecords() {}

    /** Writes the records into a folder. In the subfolder {@code repeated}, each file repeats one part of a format. */
    static void write(Path folder) throws IOException {
        Path repeated = Files.createDirectories(folder.resolve("repeated"));
        write(folder.resolve("long-names"), longNames());
        write(folder.resolve("equal-hashes"), equalHashes());
        write(folder.resolve("endless-tag"), endlessTag());
        write(
                folder.resolve("carriage-returns"),
                "[GameType \"Base\"]\r\r1. wS1 ; a word\r2. bS1 wS1-\r% a line\r3. wQ -wS1\r");
        write(folder.resolve("same-line"), "(;GM[27]SU[hive]X)(;GM[27]SU[hive])");
        write(folder.resolve("tags-before"), "[GameType \"Base\"]\n\n1. wS1\n2. nonsense\n\n[White \"Ada\"]\n" + GAME);
        for (Map.Entry<String, String[]> part : parts().entrySet()) {
            String[] text = part.getValue();
            write(repeated.resolve(part.getKey()), text[0] + text[1].repeat(BYTES / text[1].length()) + text[2]);
        }
    }

    private static String longNames() {
        return "(;GM[27]SU[hive]P0[id \"" + "a".repeat(1_300_000) + "\"]P1[id \"b\"]RE[" + "a".repeat(2_600_000)
                + "];P0[0 Start P0])\n(;GM[27]SU[hive];" + TURNS + ")\n";
    }

    /** Properties whose names have the same hash code. */
    private static String equalHashes() {
        StringBuilder text = new StringBuilder("(;GM[27]SU[hive]");
        for (int i = 0; i < 59_000; i++) {
            for (int bit = 0; bit < 16; bit++) {
                text.append((i >> bit & 1) == 0 ? "BB" : "Aa");
            }
            text.append("[x]");
        }
        return text.append(';').append(TURNS).append(")\n").toString();
    }

    private static String endlessTag() {
        return "[GameType \"Base\"]\n\n1. wS1\n2. nonsense\n\n[Event \"" + "x".repeat(5_000_000)
                + "\n\n[Event \"one\"]\n" + GAME + "\n" + GAME;
    }

    /** Maps a name to the text before the repeated part, the part, and the text after it. */
    private static Map<String, String[]> parts() {
        String head = "[GameType \"Base\"]\n";
        String sgf = "(;GM[27]SU[hive]";
        String end = ";" + TURNS + ")\n";
        Map<String, String[]> parts = new LinkedHashMap<>();
        parts.put("pgn-tags", new String[] {head, "[A \"b\"]\n", "\n" + MOVES});
        parts.put("pgn-tags-in-a-value", new String[] {head + "[A \"", "\\\"", "\"]\n\n" + MOVES});
        parts.put("pgn-letters-of-a-name", new String[] {head + "[", "x", " \"\"]\n\n" + MOVES});
        parts.put("pgn-letters-of-a-player", new String[] {head + "[White \"", "x", "\"]\n\n" + MOVES});
        parts.put("pgn-blank-lines", new String[] {head, "\n", MOVES});
        parts.put("pgn-spaces", new String[] {head + "\n1. wS1", " ", "\n2. bS1 wS1-\n"});
        parts.put("pgn-comments", new String[] {head + "\n1. wS1 ", "{}", "\n2. bS1 wS1-\n"});
        parts.put("pgn-line-comments", new String[] {head + "\n1. wS1 ", ";x\n", "\n2. bS1 wS1-\n"});
        parts.put("pgn-escaped-lines", new String[] {head + "\n", "%x\n", MOVES});
        parts.put("pgn-clocks", new String[] {head + "\n1. wS1 ", "{[%clk 0:00:01]}", "\n2. bS1 wS1-\n"});
        parts.put("pgn-commands", new String[] {head + "\n1. wS1 {", "[%text x]", "}\n2. bS1 wS1-\n"});
        parts.put("pgn-marks", new String[] {head + "\n1. wS1 ", "$1 ", "\n2. bS1 wS1-\n"});
        parts.put("pgn-variations", new String[] {head + "\n1. wS1 ", "(1. wA1) ", "\n2. bS1 wS1-\n"});
        parts.put("pgn-nested-variations", new String[] {head + "\n1. wS1 ", "(", "\n2. bS1 wS1-\n"});
        parts.put("pgn-numbers", new String[] {head + "\n", "1. ", "wS1\n2. bS1 wS1-\n"});
        parts.put("pgn-digits", new String[] {head + "\n", "1", ". wS1\n2. bS1 wS1-\n"});
        parts.put("pgn-wrong-moves", new String[] {head + "\n", "1. wX\n", ""});
        parts.put("pgn-slides", new String[] {
            head + "\n" + MOVES + "3. wQ -wS1\n4. bQ bS1-\n", "5. wQ /wS1\n6. bQ bS1/\n7. wQ -wS1\n8. bQ bS1-\n", ""
        });
        parts.put("pgn-results", new String[] {head + "[Result \"", "1", "\"]\n\n" + MOVES});
        parts.put("pgn-games", new String[] {"", GAME + "\n", ""});
        parts.put("pgn-broken-games", new String[] {"", "[GameType \"Base\"]\n\n1. x\n\n", ""});
        parts.put("sgf-properties", new String[] {sgf, "AB[x]", end});
        parts.put("sgf-values", new String[] {sgf + "AB", "[x]", end});
        parts.put("sgf-letters-of-a-name", new String[] {sgf, "A", "[x]" + end});
        parts.put("sgf-letters-of-a-result", new String[] {sgf + "P0[id \"a\"]P1[id \"b\"]RE[", "by a ", "]" + end});
        parts.put("sgf-escapes", new String[] {sgf + "C[", "\\]", "]" + end});
        parts.put("sgf-pgn-tags", new String[] {sgf + "AP[hive-rules]", "PGN[A b]", end});
        parts.put("sgf-nodes", new String[] {sgf, ";", end});
        parts.put("sgf-actions", new String[] {sgf + ";P0[0 Start P0]", ";P0[1 Pick W 4 wS1]", ")\n"});
        parts.put(
                "sgf-words-of-an-action",
                new String[] {sgf + ";P0[0 Start P0];P0[1 Dropb", " wS1", " N 13 .];P0[2 Done])\n"});
        parts.put(
                "sgf-digits-of-a-cell",
                new String[] {sgf + ";P0[0 Start P0];P0[1 Dropb wS1 N ", "1", " .];P0[2 Done])\n"});
        parts.put("sgf-comments", new String[] {sgf + ";P0[0 Start P0]", "C[x]", ";P0[1 Dropb wS1 N 13 .];P0[2 Done])\n"
        });
        parts.put("sgf-trees", new String[] {sgf, "(;AB[x])", ")\n"});
        parts.put("sgf-nested-trees", new String[] {sgf, "(;AB[x]", ")\n"});
        parts.put("sgf-games", new String[] {"", sgf + end, ""});
        parts.put("sgf-broken-games", new String[] {"", "(;GM[27]SU[hive]X)", ""});
        parts.put("game-string-fields", new String[] {"Base;InProgress;White[2];wS1", ";", "\n"});
        parts.put("game-string-passes", new String[] {"Base;InProgress;White[2];wS1;bS1 wS1-", ";pass", "\n"});
        parts.put("game-string-letters", new String[] {"Base;InProgress;White[2];", "w", "\n"});
        parts.put("game-string-turn", new String[] {"Base;InProgress;White[", "1", "];wS1\n"});
        parts.put("game-strings", new String[] {"", "Base;InProgress;White[2];wS1;bS1 wS1-\n", ""});
        return parts;
    }

    private static void write(Path file, String text) throws IOException {
        Files.writeString(file, text);
    }
}
