package io.github.hiverules.notation.words;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Referee;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.lang.reflect.RecordComponent;
import java.text.MessageFormat;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Full sentences for the reasons against a move and for what makes a position impossible, in a language that there are words
 * for. Cells are named as MoveStrings name them, by the piece there or by one beside them: {@code wA1-} is the cell to the right
 * of {@code wA1}. Another language is one more file {@code Sentences_xx.properties}.
 */
public final class Sentences {
    private static final String BUNDLE = "io.github.hiverules.notation.words.Sentences";

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
        Referee referee = HiveRules.load().referee(position);
        return sentence(reason.getClass().getSimpleName(), reason,
                witness -> witness instanceof Move move ? MoveStrings.print(move, referee) : name(witness, referee::topAt));
    }

    /** What makes that arrangement impossible, as a sentence without the rule's number. */
    public String about(SetupProblem problem, Setup setup) {
        return sentence("setup." + problem.getClass().getSimpleName(), problem,
                witness -> name(witness, hex -> Optional.ofNullable(setup.stacks().get(hex)).map(Stack::top)));
    }

    private String sentence(String key, Object reason, Function<Object, Object> name) {
        RecordComponent[] components = reason.getClass().getRecordComponents();
        Object[] arguments = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            try {
                arguments[i] = name.apply(components[i].getAccessor().invoke(reason));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a reason's witness can't be read: " + reason, e);
            }
        }
        return new MessageFormat(words.getString(key), words.getLocale()).format(arguments);
    }

    private Object name(Object witness, Function<Hex, Optional<Piece>> tops) {
        if (witness instanceof Hex hex) {
            return cell(hex, tops);
        }
        if (witness instanceof Stack stack) {
            return name(stack.pieces(), tops);
        }
        if (witness instanceof Bug bug) {
            return words.getString("bug." + bug.name());
        }
        if (witness instanceof Outcome outcome) {
            return outcome.termination().map(reason -> words.getString("end." + reason.name())).orElse("");
        }
        if (witness instanceof Color color) {
            return words.getString("color." + color.name());
        }
        if (witness instanceof SetupProblem.CannotRest.Reason reason) {
            return words.getString("rest." + reason.name());
        }
        if (witness instanceof Optional<?> optional) {
            return optional.map(value -> name(value, tops)).orElse(words.getString("nowhere"));
        }
        if (witness instanceof Collection<?> collection) {
            return collection.stream()
                    .map(member -> String.valueOf(name(member, tops)))
                    .sorted()
                    .collect(Collectors.joining(
                            words.getString(collection.iterator().next() instanceof Collection ? "between" : "and")));
        }
        return String.valueOf(witness);
    }

    private String cell(Hex hex, Function<Hex, Optional<Piece>> tops) {
        Optional<String> name = tops.apply(hex).map(Object::toString);
        for (Direction direction : Direction.values()) {
            Hex beside = hex.neighbor(direction);
            if (name.isEmpty()) {
                name = tops.apply(beside).map(piece -> MoveStrings.place(piece, direction));
            }
        }
        return name.orElse(words.getString("away"));
    }
}
