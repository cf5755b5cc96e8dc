// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.words;

import java.util.List;

/** Which of a language's plural forms goes with a number. The names of the forms are those of Unicode's plural rules. */
enum PluralRule {
    /** One form for 1 and one for all other numbers, as in English. */
    ONE_OTHER("one", "other"),
    /** One form for 1, 21, 31 …, one for 2 to 4, 22 to 24 …, and one for the rest, as in Russian. */
    ONE_FEW_MANY("one", "few", "many");

    private final List<String> forms;

    PluralRule(String... forms) {
        this.forms = List.of(forms);
    }

    /** The rule with these forms, which is how a language names its rule. */
    static PluralRule of(String forms) {
        for (PluralRule rule : values()) {
            if (String.join(" ", rule.forms).equals(forms)) {
                return rule;
            }
        }
        throw new IllegalArgumentException("No plural rule with these forms: " + forms + ".");
    }

    List<String> forms() {
        return forms;
    }

    /** The name of the form that goes with a number. */
    String formFor(int number) {
        return switch (this) {
            case ONE_OTHER -> number == 1 ? "one" : "other";
            case ONE_FEW_MANY -> {
                int tens = Math.abs(number % 100) / 10;
                int ones = Math.abs(number % 10);
                if (tens == 1 || ones == 0 || ones > 4) {
                    yield "many";
                }
                yield ones == 1 ? "one" : "few";
            }
        };
    }
}
