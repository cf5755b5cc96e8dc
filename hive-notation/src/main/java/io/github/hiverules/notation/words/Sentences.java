package io.github.hiverules.notation.words;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.MovePreview;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.lang.reflect.RecordComponent;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Full sentences for the reasons against a move, for how a legal one goes, for what blocks a piece and for how a game stands,
 * in a language that there are words for. Cells are named as MoveStrings name
 * them, by a piece beside them: {@code wA1-} is the cell to the right of {@code wA1}. Another language is one more file
 * {@code Sentences_xx.properties}.
 */
public final class Sentences {
    private static final String BUNDLE = "io.github.hiverules.notation.words.Sentences";

    /** A group of more cells than these is named as the rest of the hive. */
    private static final int LARGE_GROUP = 6;

    private final ResourceBundle words;

    private Sentences(ResourceBundle words) {
        this.words = words;
    }

    /** Sentences in that language; in English where there are no words in it. */
    public static Sentences in(Locale locale) {
        ResourceBundle words = ResourceBundle.getBundle(BUNDLE, locale);
        boolean asked = words.getLocale().getLanguage().equals(locale.getLanguage());
        return new Sentences(asked ? words : ResourceBundle.getBundle(BUNDLE, Locale.ENGLISH));
    }

    /** A reason against a move in that position, as a sentence without the rule's number. */
    public String about(Violation reason, Position position) {
        return aboutParts("", reason, position);
    }

    /** What makes that arrangement impossible, as a sentence without the rule's number. */
    public String about(SetupProblem problem, Setup setup) {
        Function<Hex, Optional<Piece>> tops =
                hex -> Optional.ofNullable(setup.stacks().get(hex)).map(Stack::top);
        return aboutParts("setup.", problem, (hex, mover) -> cell(hex, tops, Optional.empty()), String::valueOf);
    }

    /** Whether a piece is free in that position, or why not: a sentence for each cause, one behind the other. */
    public String about(Mobility freedom, Position position) {
        return freedom instanceof Mobility.Blocked blocked
                ? blocked.reasons().stream()
                        .map(cause -> about(cause, position))
                        .collect(Collectors.joining(" "))
                : format(
                        "Free",
                        freedom.piece(),
                        ((Mobility.Free) freedom).moves().size());
    }

    /** How a move from that position goes. */
    public String about(MovePath way, Position position) {
        return new Accounts(this).way(way, position);
    }

    /** What a move from that position would bring about at once; where that is nothing of note, that it is legal. */
    public String about(MovePreview prospect, Position position) {
        return new Accounts(this).prospect(prospect, position);
    }

    /** Whether a move is legal in that position; the reasons aside. */
    public String about(Move move, Legality verdict, Position position) {
        return new Accounts(this).verdict(move, verdict.isLegal(), position);
    }

    /** How a game stands. */
    public String about(Outcome outcome) {
        return new Accounts(this).outcome(outcome);
    }

    /** Whose turn it is. */
    public String turn(Position position) {
        return new Accounts(this).turn(position);
    }

    /** A side's figures: a sentence each for its Queen Bee, its mobility, and its pieces that are blocked in some way. */
    public List<String> about(SideMetrics figures) {
        return new Accounts(this).metrics(figures);
    }

    /** How far that side is from surrounding the other Queen Bee, as {@link io.github.hiverules.api.analysis.Analysis#race} answers. */
    public String about(Optional<Race> race, Color side) {
        return new Accounts(this).race(race, side);
    }

    private String aboutParts(String prefix, Object parts, Position position) {
        MutableGame referee = MutableGame.of(position);
        return aboutParts(
                prefix, parts, (hex, mover) -> cell(hex, referee, mover), move -> MoveStrings.print(move, referee));
    }

    /** A sentence whose arguments are the parts of a record; cells are named for the piece that moves, if one does. */
    private String aboutParts(
            String prefix, Object parts, BiFunction<Hex, Optional<Piece>, String> cells, Function<Move, String> moves) {
        RecordComponent[] components = parts.getClass().getRecordComponents();
        Object[] witnesses = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            try {
                witnesses[i] = components[i].getAccessor().invoke(parts);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a witness can't be read: " + parts, e);
            }
        }
        Optional<Piece> mover = witnesses[0] instanceof Piece piece ? Optional.of(piece) : Optional.empty();
        String suffix = Arrays.asList(witnesses).contains(OptionalInt.empty()) ? ".none" : "";
        return format(
                prefix + parts.getClass().getSimpleName() + suffix,
                Arrays.stream(witnesses)
                        .map(witness -> name(witness, hex -> cells.apply(hex, mover), moves))
                        .toArray());
    }

    /** The sentence of that key with its arguments; only numbers and text go in as they are. */
    String format(String key, Object... arguments) {
        Object[] shown = Arrays.stream(arguments)
                .map(part -> part instanceof Number ? part : String.valueOf(part))
                .toArray();
        return new MessageFormat(words.getString(key), words.getLocale()).format(shown);
    }

    String word(String key) {
        return words.getString(key);
    }

    /** Names in a row: {@code a, b and c}. */
    String list(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(word("comma"), names.subList(0, last)) + word("and") + names.get(last);
    }

    private Object name(Object witness, Function<Hex, String> cells, Function<Move, String> moves) {
        if (witness instanceof Hex hex) {
            return cells.apply(hex);
        }
        if (witness instanceof Stack stack) {
            return list(stack.pieces().stream().map(Piece::toString).toList());
        }
        if (witness instanceof OptionalInt number) {
            return number.orElse(0);
        }
        if (witness instanceof Integer) {
            return witness;
        }
        if (witness instanceof Bug bug) {
            return words.getString("bug." + bug.name());
        }
        if (witness instanceof Outcome outcome) {
            return outcome.termination()
                    .map(reason -> words.getString("end." + reason.name()))
                    .orElse("");
        }
        if (witness instanceof Move move) {
            return moves.apply(move);
        }
        if (witness instanceof Color color) {
            return words.getString("color." + color.name());
        }
        if (witness instanceof SetupProblem.CannotRest.Reason reason) {
            return words.getString("rest." + reason.name());
        }
        if (witness instanceof Optional<?> optional) {
            return optional.map(value -> name(value, cells, moves)).orElse(words.getString("nowhere"));
        }
        if (witness instanceof List<?> groups && groups.stream().anyMatch(Set.class::isInstance)) {
            return groups(groups, cells, moves);
        }
        if (witness instanceof Collection<?> collection) {
            return list(collection.stream()
                    .map(member -> String.valueOf(name(member, cells, moves)))
                    .sorted()
                    .toList());
        }
        return String.valueOf(witness);
    }

    /** Groups of cells apart from each other; the largest comes last, and if it is large, not cell by cell. */
    private String groups(List<?> groups, Function<Hex, String> cells, Function<Move, String> moves) {
        List<Set<?>> bySize = new ArrayList<>();
        groups.forEach(group -> bySize.add((Set<?>) group));
        bySize.sort(Comparator.<Set<?>>comparingInt(Set::size)
                .thenComparing(group -> String.valueOf(name(group, cells, moves))));
        int last = bySize.size() - 1;
        List<String> names = new ArrayList<>();
        for (int i = 0; i <= last; i++) {
            boolean rest = i == last && bySize.get(i).size() > LARGE_GROUP;
            names.add(rest ? word("rest") : String.valueOf(name(bySize.get(i), cells, moves)));
        }
        return String.join(word("between"), names);
    }

    /**
     * A cell as a MoveString of the moving piece would name it; an occupied cell by the piece on top, the moving one included.
     */
    String cell(Hex hex, MutableGame referee, Optional<Piece> mover) {
        Optional<String> place =
                mover.map(piece -> MoveStrings.placeOf(piece, hex, referee)).filter(name -> !name.isEmpty());
        return cell(hex, referee::topAt, place);
    }

    private String cell(Hex hex, Function<Hex, Optional<Piece>> tops, Optional<String> place) {
        Optional<String> name = tops.apply(hex).map(Object::toString).or(() -> place);
        for (Direction direction : Direction.values()) {
            Hex beside = hex.neighbor(direction);
            if (name.isEmpty()) {
                name = tops.apply(beside).map(piece -> MoveStrings.place(piece, direction));
            }
        }
        return name.orElse(words.getString("away"));
    }
}
