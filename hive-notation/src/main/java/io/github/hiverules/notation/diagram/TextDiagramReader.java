// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Stack;
import io.github.hiverules.notation.NotationParseException;
import io.github.hiverules.notation.internal.PositionLine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a {@link TextDiagram}: a head line, the hands (skipped), the rows, the stacks. */
final class TextDiagramReader {
    private static final Pattern ANSI_COLOR = Pattern.compile("\u001B\\[[0-9;]{0,40}m");
    private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
    private static final Pattern WORD = Pattern.compile("[^ :]+");
    private static final Pattern PHRASE = Pattern.compile("[^,]+");
    private static final Pattern PASSES =
            Pattern.compile("([0-9]{1,9}) {1,9}turns? {1,9}passed", Pattern.CASE_INSENSITIVE);
    private static final String A_CELL = "a piece such as wA1, a stack such as wB1^2, or a dot";
    private static final String A_HEAD = "a head line such as Base+MLP, Black[7] to move";

    private final List<String> lines;
    private final Setup.Builder setup = Setup.builder();
    private final Map<Hex, Word> cells = new LinkedHashMap<>();
    /** The stacks listed beneath the rows, by their marks such as wB1^2; several only where a piece is there twice. */
    private final Map<String, Deque<ListedStack>> listed = new LinkedHashMap<>();

    private int firstRow;
    private int firstColumn = -1;

    private TextDiagramReader(List<String> lines) {
        this.lines = lines;
    }

    /** A piece of text and its place: line and column count from 0. */
    private record Word(String text, int line, int column) {
        NotationParseException wrong(String expected) {
            return NotationParseException.at(line + 1, column + 1, text, expected);
        }

        NotationParseException wrong(String expected, String reason) {
            return new NotationParseException(line + 1, column + 1, text, expected, reason);
        }

        /** The mark of a stack in one spelling. */
        String mark() {
            int caret = text.indexOf('^');
            return Piece.tryParse(text.substring(0, caret)).map(Piece::toString).orElse("") + text.substring(caret);
        }
    }

    private record ListedStack(Word mark, Stack stack) {}

    static Setup read(String text) {
        if (text.length() > TextDiagram.MAX_LENGTH) {
            throw new NotationParseException(
                    1,
                    1,
                    "",
                    "a shorter text",
                    "A diagram has at most " + TextDiagram.MAX_LENGTH + " characters, and here are " + text.length()
                            + ".");
        }
        return new TextDiagramReader(
                        List.of(LINE_END.split(ANSI_COLOR.matcher(text).replaceAll(""), -1)))
                .read();
    }

    private Setup read() {
        boolean head = false;
        boolean rowsBegun = false;
        boolean rowsOver = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank()) {
                rowsOver = rowsBegun;
            } else if (!head) {
                head(i);
                head = true;
            } else if (!rowsBegun && line.toLowerCase(Locale.ROOT).contains("hand:")) {
                continue;
            } else if (line.indexOf(':') >= 0) {
                listStack(i);
                rowsOver = true;
            } else if (rowsOver) {
                throw words(i, 0).get(0).wrong("a stack such as wB1^2 from the ground up: bS1 wB1");
            } else {
                row(i);
                rowsBegun = true;
            }
        }
        if (!head) {
            throw NotationParseException.at(
                    lines.size(), lines.get(lines.size() - 1).length() + 1, "", A_HEAD);
        }
        cells.forEach((hex, word) -> setup.put(hex, stackOf(word)));
        listed.values().stream().flatMap(Deque::stream).findFirst().ifPresent(stack -> {
            throw stack.mark().wrong("a stack that stands in the rows", "The rows have no such stack.");
        });
        return setup.build();
    }

    private List<Word> words(int line, int from) {
        return matches(WORD, line, from);
    }

    private List<Word> matches(Pattern pattern, int line, int from) {
        List<Word> words = new ArrayList<>();
        Matcher matcher = pattern.matcher(lines.get(line));
        for (int at = from; matcher.find(at); at = matcher.end()) {
            words.add(new Word(matcher.group(), line, matcher.start()));
        }
        return words;
    }

    private void head(int line) {
        Ruleset ruleset = Ruleset.tournament().withQueenMayOpen(false).withRepetitionDraws(false);
        Set<String> kinds = new HashSet<>();
        for (Word phrase : matches(PHRASE, line, 0)) {
            String text = phrase.text().strip();
            Word word = new Word(text, line, phrase.column() + phrase.text().indexOf(text));
            String lower = text.toLowerCase(Locale.ROOT);
            String kind = kindOf(lower);
            if (kinds.isEmpty()) {
                ruleset = ruleset.withExpansions(
                        Ruleset.findExpansions(text).orElseThrow(() -> word.wrong("a game type such as Base+MLP")));
                kind = "game";
            } else if (kind.equals("queen")) {
                ruleset = ruleset.withQueenMayOpen(true);
            } else if (kind.equals("repetition")) {
                ruleset = ruleset.withRepetitionDraws(true);
            } else if (kind.equals("turn")) {
                OptionalInt ply = PositionLine.plyOf(
                        text.substring(0, text.length() - " to move".length()).strip());
                setup.ply(ply.orElseThrow(() -> word.wrong("a turn such as Black[7] to move")));
            } else if (kind.equals("passes")) {
                setup.passesWithoutQueen(passesOf(word));
            } else if (kind.equals("rest")) {
                setup.restingPiece(Piece.tryParse(text.substring(0, text.length() - " rests".length())
                                .strip())
                        .orElseThrow(() -> word.wrong("the resting piece, for example wA1 rests")));
            }
            if (kind.isEmpty() || !kinds.add(kind)) {
                throw word.wrong(
                        "queen may open, third repetition draws, Black[7] to move, wA1 rests or 2 turns passed, each"
                                + " once");
            }
        }
        if (!kinds.contains("turn")) {
            throw NotationParseException.at(
                    line + 1, lines.get(line).length() + 1, "", "a turn such as Black[7] to move");
        }
        setup.ruleset(ruleset);
    }

    private static String kindOf(String phrase) {
        if (phrase.equals("queen may open")) {
            return "queen";
        }
        if (phrase.equals("third repetition draws")) {
            return "repetition";
        }
        if (phrase.endsWith(" passed")) {
            return "passes";
        }
        return phrase.endsWith(" to move") ? "turn" : phrase.endsWith(" rests") ? "rest" : "";
    }

    private static int passesOf(Word word) {
        Matcher matcher = PASSES.matcher(word.text());
        if (!matcher.matches()) {
            throw word.wrong("the turns that a side passed without its Queen Bee, for example 2 turns passed");
        }
        return Integer.parseInt(matcher.group(1));
    }

    private void row(int line) {
        for (Word word : words(line, 0)) {
            if (!word.text().equals(".")) {
                pieceOf(word);
                Word before = cells.put(cellOf(word), word);
                if (before != null) {
                    throw word.wrong("a place of its own", "It stands on the cell of " + before.text() + ".");
                }
            }
        }
    }

    /** The cell by the word's place, as seen from the first piece of the diagram. */
    private Hex cellOf(Word word) {
        if (firstColumn < 0) {
            firstColumn = word.column();
            firstRow = word.line();
        }
        int r = word.line() - firstRow;
        int half = TextDiagram.PITCH / 2;
        int shift = word.column() - firstColumn - half * r;
        if (Math.floorMod(shift, TextDiagram.PITCH) == half) {
            throw word.wrong("a place half a cell to the left or right", "It stands between two cells.");
        }
        return Hex.of(Math.floorDiv(shift + half, TextDiagram.PITCH), r);
    }

    /** The piece of a word such as wA1 or wB1^2. */
    private static Piece pieceOf(Word word) {
        int caret = word.text().indexOf('^');
        String name = caret < 0 ? word.text() : word.text().substring(0, caret);
        boolean height = caret < 0 || word.text().substring(caret).matches("\\^([2-9]|[1-9][0-9])");
        return Piece.tryParse(name).filter(piece -> height).orElseThrow(() -> word.wrong(A_CELL));
    }

    private void listStack(int line) {
        List<Word> before = words(line, 0);
        Word mark = before.isEmpty() ? new Word(":", line, lines.get(line).indexOf(':')) : before.get(0);
        int caret = mark.text().indexOf('^');
        if (caret < 0) {
            throw mark.wrong("the mark of a stack such as wB1^2");
        }
        Piece top = pieceOf(mark);
        List<Piece> pieces = new ArrayList<>();
        for (Word word : words(line, lines.get(line).indexOf(':') + 1)) {
            pieces.add(Piece.tryParse(word.text()).orElseThrow(() -> word.wrong("a piece such as wA1")));
        }
        int height = Integer.parseInt(mark.text().substring(caret + 1));
        if (pieces.size() != height || pieces.get(height - 1) != top) {
            throw mark.wrong(
                    height + " pieces with " + top + " as the last", "The stack's pieces do not fit its mark.");
        }
        listed.computeIfAbsent(mark.mark(), key -> new ArrayDeque<>()).add(new ListedStack(mark, Stack.of(pieces)));
    }

    private Stack stackOf(Word word) {
        if (word.text().indexOf('^') < 0) {
            return Stack.of(pieceOf(word));
        }
        ListedStack found = listed.getOrDefault(word.mark(), new ArrayDeque<>()).poll();
        if (found == null) {
            throw word.wrong(
                    "a line beneath the rows with the pieces of the stack", "The stack's pieces are not listed.");
        }
        return found.stack();
    }
}
