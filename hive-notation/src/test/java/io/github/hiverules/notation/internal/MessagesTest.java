// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Reason;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Message.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages with arguments and the plural forms of two languages. */
class MessagesTest {
    private static final String ENGLISH = "one other";

    private static final Pattern ARGUMENT =
            Pattern.compile("\\{(?<name>\\w+)(?:, plural,(?<forms>(?: \\w+\\{[^{}]*\\})+))?\\}");
    private static final Pattern FORM = Pattern.compile(" (\\w+)\\{[^{}]*\\}");

    private static Messages of(String pluralForms, String template) {
        return new Messages(Map.of("plural-forms", pluralForms, "key", template), Map::of);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 moves, 0 ходов",
        "1, 1 move, 1 ход",
        "2, 2 moves, 2 хода",
        "4, 4 moves, 4 хода",
        "5, 5 moves, 5 ходов",
        "11, 11 moves, 11 ходов",
        "12, 12 moves, 12 ходов",
        "21, 21 moves, 21 ход",
        "22, 22 moves, 22 хода",
        "111, 111 moves, 111 ходов",
        "121, 121 moves, 121 ход",
        "-1, -1 moves, -1 ход"
    })
    void selectsPluralForm(int number, String english, String russian) {
        assertThat(of(ENGLISH, "{n, plural, one{# move} other{# moves}}").format("key", Map.of("n", number)))
                .isEqualTo(english);
        assertThat(of("one few many", "{n, plural, one{# ход} few{# хода} many{# ходов}}")
                        .format("key", Map.of("n", number)))
                .isEqualTo(russian);
    }

    @Test
    void argumentsReplaceTheirNames() {
        assertThat(of(ENGLISH, "{a} isn't {b}, {a}!").format("key", Map.of("a", "x{b}", "b", 7)))
                .isEqualTo("x{b} isn't 7, x{b}!");
    }

    /** Reads the files by Java's decoder. */
    @ParameterizedTest
    @CsvSource({"en, ''", "ru, _ru"})
    void messagesHaveAllCharactersOfTheirFiles(String language, String suffix) throws IOException {
        Messages messages = Messages.in(Locale.forLanguageTag(language));
        Map<String, String> found = new TreeMap<>();
        messages.keys().forEach(key -> found.put(key, Objects.requireNonNull(messages.template(key))));
        Map<String, String> written = new TreeMap<>();
        for (String file : List.of("Moves", "Sentences")) {
            String name = "sentences/" + file + suffix + ".properties";
            Path path = Path.of("src/main/resources/io/github/hiverules/notation", name);
            for (String line : Files.readAllLines(path)) {
                String[] parts = line.split(" = ", 2);
                if (!line.startsWith("#") && parts.length == 2) {
                    assertThat(written.put(parts[0], parts[1]))
                            .as("the other %s", parts[0])
                            .isNull();
                }
            }
        }
        assertThat(found).isEqualTo(written);
    }

    /** The rules module for JavaScript has no other file. */
    @ParameterizedTest
    @ValueSource(strings = {"Moves", "Moves_ru"})
    void fileAboutMovesSufficesToJudgeMoves(String file) {
        Messages moves = new Messages(Messages.read(file), Map::of);
        List<String> keys = new ArrayList<>();
        Stream.of(Violation.Kind.values()).forEach(kind -> keys.add("violation." + kind.code()));
        Stream.of(Bug.values()).forEach(bug -> keys.add("bug." + Codes.of(bug)));
        Stream.of(Termination.values()).forEach(reason -> keys.add("termination." + Codes.of(reason)));
        EnumSet.range(Kind.PIECE, Kind.REFERENCE_NOT_ON_TABLE).stream()
                .filter(kind -> kind != Kind.MARK_READ && kind != Kind.BACKSLASHES_DOUBLED) // remarks about records
                .forEach(kind -> keys.add("text." + kind.code()));
        keys.add("text.illegal-move");
        assertThat(keys).allSatisfy(key -> assertThat(moves.template(key)).isNotNull());
    }

    @ParameterizedTest
    @CsvSource({"en, one other", "ru, one few many"})
    void templatesHaveArgumentsWithAllPluralForms(String language, String pluralForms) {
        Messages messages = Messages.in(Locale.forLanguageTag(language));
        assertThat(messages.keys()).hasSizeGreaterThan(100).allSatisfy(key -> {
            String template = Objects.requireNonNull(messages.template(key));
            assertThat(ARGUMENT.matcher(template).replaceAll("")).doesNotContain("{", "}");
            assertThat(ARGUMENT.matcher(template).results()).allSatisfy(argument -> {
                String forms = Objects.requireNonNullElse(argument.group(1), "");
                assertThat(FORM.matcher(forms)
                                .results()
                                .map(form -> form.group(1))
                                .collect(toSet()))
                        .isIn(Set.of(), Set.of(pluralForms.split(" ")));
            });
        });
    }

    @Test
    void refusesMissingArgument() {
        Messages messages = of(ENGLISH, "{n, plural, one{#} other{#}}");
        assertThatThrownBy(() -> messages.format("key", Map.of())).hasMessageContaining("called n");
        assertThatThrownBy(() -> messages.format("key", Map.of("n", "1"))).hasMessageContaining("No number: n");
        assertThatThrownBy(() -> messages.text("other")).hasMessageContaining("missing: other");
        assertThatThrownBy(() -> of("one two", "")).hasMessageContaining("plural-forms");
    }

    /** The arguments of a message about a reason are the parts of the reason, their sizes and "mover". */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void messagesAboutReasonsNamePartsOfTheReason(String language) {
        Messages messages = Messages.in(Locale.forLanguageTag(language));
        Map<String, Reason.Kind> kinds = new TreeMap<>();
        Stream.of(Violation.Kind.values()).forEach(kind -> kinds.put("violation." + kind.code(), kind));
        Stream.of(SetupProblem.Kind.values()).forEach(kind -> kinds.put("setup." + kind.code(), kind));
        kinds.forEach((key, kind) -> {
            Set<String> arguments = kind.parts().stream()
                    .flatMap(part -> Stream.of(part.name(), part.name() + "Count"))
                    .collect(toSet());
            arguments.add(kind.parts().contains(Part.COLOR) ? "whose" : "mover");
            assertThat(ARGUMENT.matcher(Objects.requireNonNull(messages.template(key)))
                            .results()
                            .map(found -> found.group(1)))
                    .as(key)
                    .isSubsetOf(arguments);
        });
        assertThat(kinds).hasSize(53);
    }
}
