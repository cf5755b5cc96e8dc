package io.github.hiverules.notation.words;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Referee;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.uhp.MoveStrings;
import java.lang.reflect.RecordComponent;
import java.text.MessageFormat;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/**
 * Full sentences for the reasons against a move, in a language that there are words for. Cells are named as MoveStrings name
 * them, by a piece beside them: {@code wA1-} is the cell to the right of {@code wA1}. Another language is one more file
 * {@code Sentences_xx.properties}.
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
        RecordComponent[] components = reason.getClass().getRecordComponents();
        Object[] arguments = new Object[components.length];
        Referee referee = HiveRules.load().referee(position);
        for (int i = 0; i < components.length; i++) {
            try {
                arguments[i] = name(components[i].getAccessor().invoke(reason), referee);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a reason's witness can't be read: " + reason, e);
            }
        }
        return new MessageFormat(words.getString(reason.getClass().getSimpleName()), words.getLocale()).format(arguments);
    }

    private Object name(Object witness, Referee referee) {
        if (witness instanceof Hex hex) {
            return cell(hex, referee);
        }
        if (witness instanceof Stack stack) {
            return name(stack.pieces(), referee);
        }
        if (witness instanceof Bug bug) {
            return words.getString("bug." + bug.name());
        }
        if (witness instanceof Outcome outcome) {
            return outcome.termination().map(reason -> words.getString("end." + reason.name())).orElse("");
        }
        if (witness instanceof Move move) {
            return MoveStrings.print(move, referee);
        }
        if (witness instanceof Optional<?> optional) {
            return optional.map(value -> name(value, referee)).orElse(words.getString("nowhere"));
        }
        if (witness instanceof Collection<?> collection) {
            return collection.stream()
                    .map(member -> String.valueOf(name(member, referee)))
                    .sorted()
                    .collect(Collectors.joining(
                            words.getString(collection.iterator().next() instanceof Collection ? "between" : "and")));
        }
        return String.valueOf(witness);
    }

    private String cell(Hex hex, Referee referee) {
        Optional<String> name = referee.topAt(hex).map(Object::toString);
        for (Direction direction : Direction.values()) {
            Hex beside = hex.neighbor(direction);
            if (name.isEmpty()) {
                name = referee.topAt(beside).map(piece -> MoveStrings.place(piece, direction));
            }
        }
        return name.orElse(words.getString("away"));
    }
}
