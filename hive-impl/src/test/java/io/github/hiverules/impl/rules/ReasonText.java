// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Violation;
import io.github.hiverules.testkit.Drawing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Converts reasons to the text in tests: the code and the parts, for example {@code gate-blocked 1 wQ a [wA1 wA2]}.
 * Cells have the names of the drawing. The moving piece and its bug are omitted.
 */
record ReasonText(Drawing drawing, String piece) {
    /** Compares reasons with texts. If a text contains no space, compares only the code. */
    void assertSame(List<Violation> reasons, String... expected) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < reasons.size(); i++) {
            boolean codeOnly = i < expected.length && expected[i].indexOf(' ') < 0;
            texts.add(codeOnly ? reasons.get(i).code() : of(reasons.get(i)));
        }
        assertThat(texts).as("reasons against %s in%n%s", piece, drawing.text()).containsExactly(expected);
    }

    private String of(Violation reason) {
        StringBuilder text = new StringBuilder(reason.code());
        reason.movesAs()
                .filter(bug -> bug.letter() != piece.charAt(1))
                .ifPresent(bug -> text.append(' ').append(bug));
        reason.parts().forEach((name, part) -> {
            boolean known = name.equals("movesAs") || part.toString().equals(piece);
            text.append(known ? "" : " " + text(part));
        });
        if (reason.kind() == Violation.Kind.NOT_IN_THREE_STEPS
                && reason.find(Part.SHORTEST).isEmpty()) {
            text.append(" none");
        }
        return text.toString();
    }

    private String text(Object witness) {
        if (witness instanceof Collection<?> members) {
            return members.stream().map(this::text).sorted().collect(Collectors.joining(" ", "[", "]"));
        }
        if (witness instanceof Hex hex) {
            return drawing.name(hex);
        }
        return witness.toString();
    }
}
