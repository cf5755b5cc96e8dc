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
import io.github.hiverules.notation.RecordFormat;

/** The names of constants in JSON and in the keys of messages: lower-case words with hyphens; of a rule its number. */
public final class Names {
    /** The creatures. */
    public static final TextType<Bug> BUG = TextType.constants("creature", Bug.values(), bug -> switch (bug) {
        case QUEEN_BEE -> "queen-bee";
        case SPIDER -> "spider";
        case BEETLE -> "beetle";
        case GRASSHOPPER -> "grasshopper";
        case SOLDIER_ANT -> "soldier-ant";
        case MOSQUITO -> "mosquito";
        case LADYBUG -> "ladybug";
        case PILLBUG -> "pillbug";
    });

    /** The sides. */
    public static final TextType<Color> COLOR = TextType.constants("color", Color.values(), color -> switch (color) {
        case WHITE -> "white";
        case BLACK -> "black";
    });

    /** The six directions. */
    public static final TextType<Direction> DIRECTION =
            TextType.constants("direction", Direction.values(), direction -> switch (direction) {
                case EAST -> "east";
                case SOUTH_EAST -> "south-east";
                case SOUTH_WEST -> "south-west";
                case WEST -> "west";
                case NORTH_WEST -> "north-west";
                case NORTH_EAST -> "north-east";
            });

    /** The expansions. */
    public static final TextType<Expansion> EXPANSION =
            TextType.constants("expansion", Expansion.values(), expansion -> switch (expansion) {
                case MOSQUITO -> "mosquito";
                case LADYBUG -> "ladybug";
                case PILLBUG -> "pillbug";
            });

    /** The rules, by their numbers. */
    public static final TextType<Rule> RULE = TextType.constants("rule such as R3.2", Rule.values(), Rule::number);

    /** The reasons why a game is over. */
    public static final TextType<Termination> TERMINATION = TextType.constants(
            "reason for the end of a game", Termination.values(), termination -> switch (termination) {
                case QUEEN_SURROUNDED -> "queen-surrounded";
                case BOTH_QUEENS_SURROUNDED -> "both-queens-surrounded";
                case REPETITION -> "repetition";
                case AGREEMENT -> "agreement";
                case RESIGNATION -> "resignation";
                case TIME -> "time";
                case UNKNOWN -> "unknown";
            });

    /** The reasons why a piece cannot be the one that just moved. */
    public static final TextType<SetupProblem.CannotRest.Reason> REST_REASON = TextType.constants(
            "reason why a piece cannot rest", SetupProblem.CannotRest.Reason.values(), reason -> switch (reason) {
                case NO_PILLBUG_IN_GAME -> "no-pillbug-in-game";
                case NOT_ON_TABLE -> "not-on-table";
                case COVERED -> "covered";
                case OPPONENT_WITHOUT_QUEEN -> "opponent-without-queen";
                case PINNED -> "pinned";
                case NOT_THROWN -> "not-thrown";
            });

    /** The turns and reflections of the table. */
    public static final TextType<Symmetry> SYMMETRY =
            TextType.constants("symmetry", Symmetry.values(), symmetry -> switch (symmetry) {
                case IDENTITY -> "identity";
                case ROTATE_60 -> "rotate-60";
                case ROTATE_120 -> "rotate-120";
                case ROTATE_180 -> "rotate-180";
                case ROTATE_240 -> "rotate-240";
                case ROTATE_300 -> "rotate-300";
                case MIRROR_0 -> "mirror-0";
                case MIRROR_30 -> "mirror-30";
                case MIRROR_60 -> "mirror-60";
                case MIRROR_90 -> "mirror-90";
                case MIRROR_120 -> "mirror-120";
                case MIRROR_150 -> "mirror-150";
            });

    /** The formats of records. */
    public static final TextType<RecordFormat> FORMAT =
            TextType.constants("format of records", RecordFormat.values(), format -> switch (format) {
                case GAME_STRING -> "game-string";
                case PGN -> "pgn";
                case SGF -> "sgf";
            });

    private Names() {}
}
