// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.notation.internal.MoveStringPrinter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.reading.RecordStart;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordedMove;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.text.NotationException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints records in the SGF of modern BoardSpace clients (N4). A reader with the same rules restores an equal record.
 */
public final class SgfWriter {
    /** A tag with one of these names can't become a property. */
    private static final Set<String> NOT_OF_HEADERS = Set.of("C", "NAG", SgfHead.TAG_PROPERTY, SgfHead.OUTCOME);

    private static final String START = "(;\n";

    private final MutableGame referee;
    private final MoveStringPrinter places;
    private final BoardSpaceCoordinates coordinates;
    private final StringBuilder text = new StringBuilder();
    private int number;

    private SgfWriter(GameRecord record) {
        referee = MutableGame.of(record.startPosition());
        places = MoveStringPrinter.in(referee);
        coordinates = new BoardSpaceCoordinates(referee);
    }

    public static String print(GameRecord record) {
        SgfWriter writer = new SgfWriter(record);
        writer.text.append(START);
        writer.head(record);
        writer.comments(record.comments());
        writer.action(0, "Start P0", Optional.empty());
        writer.line(record.children(), Hex.ORIGIN, () -> {
            writer.conclude(record.outcome());
            writer.text.append(")\n");
        });
        boolean isAscii = writer.text.chars().allMatch(c -> c < 0x80);
        return isAscii
                ? writer.text.toString()
                : writer.text.insert(START.length(), "CA[UTF-8]\n").toString();
    }

    /**
     * Prints each tag as a property of the same name if a reader can restore all tags. Otherwise prints {@code PGN}
     * properties.
     */
    private void head(GameRecord record) {
        List<Tag> own = record.tags().stream()
                .filter(tag -> !SgfHead.SHARED_TAGS.containsKey(tag.name()))
                .toList();
        boolean archived = record.startsOnEmptyTable() && RecordStart.isTournament(record.ruleset());
        if (archived && readsBack(own, record)) {
            own.forEach(this::property);
        } else {
            ownHead(record);
        }
    }

    /** Returns whether a reader restores the record's tags, rules and result from these properties. */
    private static boolean readsBack(List<Tag> properties, GameRecord record) {
        SgfHead header = new SgfHead();
        for (Tag tag : properties) {
            Property property = new Property(tag.name(), tag.value(), 0);
            if (!SgfParser.isName(tag.name())
                    || NOT_OF_HEADERS.contains(tag.name().toUpperCase(Locale.ROOT))
                    || SgfLine.isAction(property)
                    || tag.equals(SgfHead.WRITTEN_BY_US)) {
                return false;
            }
            header.add(property);
        }
        try {
            return header.tags(0).equals(record.tags())
                    && header.expansions().equals(record.ruleset().expansions())
                    && readsBack(header, record.outcome());
        } catch (NotationException e) {
            return false; // the property SU is missing or invalid
        }
    }

    /** Returns whether a reader restores the result from the moves, the last action and the header. */
    private static boolean readsBack(SgfHead header, Outcome outcome) {
        Termination reason = outcome.termination().orElse(Termination.UNKNOWN);
        return reason == Termination.RESIGNATION
                || reason == Termination.AGREEMENT
                || reason != Termination.TIME
                        && header.result()
                                .flatMap(prose -> ResultProse.read(prose.value(), header.player(0), header.player(1)))
                                .map(claimed -> Results.agree(claimed, outcome))
                                .orElse(Results.reasonOf(outcome).isEmpty());
    }

    private void ownHead(GameRecord record) {
        property(SgfHead.WRITTEN_BY_US);
        property("GM", SgfHead.HIVE);
        property("VV", "1");
        property("SU", variation(record.ruleset()));
        RecordStart.describe(record, (name, value) -> property(name.toUpperCase(Locale.ROOT), value));
        SgfHead.SHARED_TAGS.forEach((name, property) -> {
            boolean isPlayer = property.equals("P0") || property.equals("P1");
            record.tag(name).ifPresent(value -> property(property, isPlayer ? "id \"" + value + "\"" : value));
        });
        Outcome outcome = record.outcome();
        ResultProse.print(
                        outcome,
                        record.tag("White").orElse(""),
                        record.tag("Black").orElse(""))
                .ifPresent(prose -> property("RE", prose));
        if (outcome.isOver()) {
            String reason = Results.reasonOf(outcome).map(word -> " " + word).orElse("");
            property(SgfHead.OUTCOME, outcome.uhpState() + reason);
        }
        record.tags().forEach(tag -> property(SgfHead.TAG_PROPERTY, tag.name() + " " + tag.value()));
    }

    /** Returns BoardSpace's name of a variant, such as {@code hive-plm}. */
    private static String variation(Ruleset ruleset) {
        String letters = Stream.of(Expansion.PILLBUG, Expansion.LADYBUG, Expansion.MOSQUITO)
                .filter(ruleset.expansions()::contains)
                .map(expansion -> String.valueOf(Character.toLowerCase(expansion.letter())))
                .collect(Collectors.joining());
        return letters.isEmpty() ? "hive" : "hive-" + letters;
    }

    private void property(Tag tag) {
        property(tag.name(), tag.value());
    }

    private void property(String name, String value) {
        text.append(name);
        value(value, text);
        text.append('\n');
    }

    /** Prints a value in brackets. Escapes closing brackets, and opening brackets that would look like a new game. */
    public static void value(String value, StringBuilder text) {
        text.append('[');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\'
                    || c == ']'
                    || c == '('
                            && Texts.skipSpace(value, i + 1) < value.length()
                            && value.charAt(Texts.skipSpace(value, i + 1)) == ';') {
                text.append('\\');
            }
            text.append(c);
        }
        text.append(']');
    }

    /**
     * Prints a line and plays its moves. Then prints the variations, from the last move to the first. Returns the number
     * of moves.
     *
     * @param first the first move of the line and the variations beside it
     * @param before the destination of the move before the line
     * @param end prints the text at the end of the line
     */
    private int line(List<RecordedMove> first, Hex before, Runnable end) {
        Deque<String> branches = new ArrayDeque<>();
        Hex last = before;
        int count = 0;
        for (List<RecordedMove> moves = first;
                !moves.isEmpty();
                moves = moves.get(0).children()) {
            RecordedMove move = moves.get(0);
            if (moves.size() > 1) {
                branches.push(branches(moves.subList(1, moves.size()), last));
                text.append("(\n");
            }
            turn(move, last);
            last = move.move().destination().orElse(Hex.ORIGIN);
            count++;
        }
        end.run();
        branches.forEach(text::append);
        return count;
    }

    /** Returns the text of the branches, followed by a closing bracket. Leaves {@code text} unchanged. */
    private String branches(List<RecordedMove> variations, Hex last) {
        int begin = text.length();
        int numberHere = number;
        for (RecordedMove variation : variations) {
            text.append("(\n");
            if (!variation.openingComments().isEmpty()) {
                text.append(";\n");
                comments(variation.openingComments());
            }
            coordinates.atBranch(() -> {
                int count = line(List.of(variation), last, () -> text.append(")\n"));
                for (int i = 0; i < count; i++) {
                    referee.undo();
                }
            });
            number = numberHere;
        }
        String branches = text.substring(begin) + ")\n";
        text.setLength(begin);
        return branches;
    }

    private void turn(RecordedMove turn, Hex last) {
        int player = referee.sideToMove() == Color.WHITE ? 0 : 1;
        if (turn.move() instanceof PieceMove move) {
            drop(player, move, last);
        } else {
            action(player, "Pass", Optional.empty());
        }
        referee.play(turn.move());
        action(player, "Done", turn.clock());
        turn.nags().forEach(nag -> text.append("NAG[").append(nag).append("]\n"));
        comments(turn.comments());
    }

    private void drop(int player, PieceMove move, Hex last) {
        Piece piece = move.piece();
        Optional<Hex> from = move instanceof Placement ? Optional.empty() : referee.cellOf(piece);
        String picked = from.map(hex -> "Pickb " + WrappedCell.of(hex))
                .orElseGet(() -> "Pick " + (player == 0 ? "W " : "B ") + slot(piece));
        action(player, picked + " " + piece, Optional.empty());
        boolean thrown = piece.color() != referee.sideToMove();
        WrappedCell cell = WrappedCell.of(move.to());
        action(
                player,
                (thrown ? "Pdropb " : "Dropb ") + piece + " " + cell + " " + attachment(move, cell, last),
                Optional.empty());
    }

    /** Returns the destination in MoveString notation, or a dot if the destination needs no reference piece. */
    private String attachment(PieceMove move, WrappedCell cell, Hex last) {
        String place = places.of(move.piece(), move.to());
        boolean[] needed = {referee.heightAt(move.to()) == 0};
        coordinates.destination(cell, move.piece(), last, Optional::empty, () -> needed[0] = true);
        return place.isEmpty() || !needed[0] ? "." : place;
    }

    /** Returns the number that BoardSpace assigns to a bug in the hand. */
    private static int slot(Piece piece) {
        return switch (piece.bug()) {
            case QUEEN_BEE -> 0;
            case SOLDIER_ANT -> 1;
            case GRASSHOPPER -> 2;
            case BEETLE -> 3;
            case SPIDER -> 4;
            case MOSQUITO -> 5;
            case LADYBUG -> 6;
            case PILLBUG -> 8;
        };
    }

    private void action(int player, String words, Optional<Duration> clock) {
        text.append("; P").append(player);
        value(number++ + " " + words, text);
        clock.ifPresent(time -> text.append("TM[").append(time.toMillis()).append(']'));
        text.append('\n');
    }

    private void comments(List<String> comments) {
        comments.forEach(comment -> property("C", comment));
    }

    /** Prints a resignation or a draw agreement. */
    private void conclude(Outcome outcome) {
        boolean offBoard = !referee.outcome().isOver();
        if (offBoard && outcome.termination().equals(Optional.of(Termination.RESIGNATION))) {
            outcome.winner().ifPresent(winner -> action(winner == Color.WHITE ? 1 : 0, "Resign", Optional.empty()));
        } else if (offBoard && outcome.termination().equals(Optional.of(Termination.AGREEMENT))) {
            action(0, "OfferDraw", Optional.empty());
            action(1, "AcceptDraw", Optional.empty());
        }
    }
}
