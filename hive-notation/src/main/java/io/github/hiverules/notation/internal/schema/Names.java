// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.SetupProblem;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.analysis.Symmetry;

/** The names of constants in JSON and in the keys of messages: lower-case words with hyphens; of a rule its number. */
public final class Names {
    public static final TextType<Bug> BUG = TextType.constants("bug", Bug.values());
    public static final TextType<Color> COLOR = TextType.constants("color", Color.values());
    public static final TextType<Direction> DIRECTION = TextType.constants("direction", Direction.values());
    public static final TextType<Expansion> EXPANSION = TextType.constants("expansion", Expansion.values());
    public static final TextType<Rule> RULE = TextType.constants("rule such as R3.2", Rule.values(), Rule::number);
    public static final TextType<Termination> TERMINATION =
            TextType.constants("reason for the end of a game", Termination.values());
    public static final TextType<SetupProblem.CannotRest.Reason> REST_REASON =
            TextType.constants("reason why a piece cannot rest", SetupProblem.CannotRest.Reason.values());
    public static final TextType<Symmetry> SYMMETRY = TextType.constants("symmetry", Symmetry.values());

    private Names() {}
}
