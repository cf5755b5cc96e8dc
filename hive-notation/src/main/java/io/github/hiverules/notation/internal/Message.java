// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * The sentence of an error or a remark, in every language.
 *
 * @param arguments texts, numbers, and functions from a locale to a text. The first argument replaces <code>{0}</code>
 *     in the sentence
 */
public record Message(Kind kind, List<?> arguments) implements Function<Locale, String> {
    public static Message of(Kind kind, Object... arguments) {
        return new Message(kind, List.of(arguments));
    }

    /** Returns the message in the language of a locale, or in English if the language is not supported. */
    @Override
    @SuppressWarnings("unchecked")
    public String apply(Locale locale) {
        Map<String, Object> formatted = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            Object argument = arguments.get(i);
            formatted.put(
                    Integer.toString(i),
                    argument instanceof Function<?, ?> text
                            ? ((Function<Locale, String>) text).apply(locale)
                            : argument);
        }
        return Messages.in(locale).format("text." + kind.code(), formatted);
    }

    /**
     * The kinds of messages. For example, {@code NO_GAME} has the code {@code no-game} and the message key
     * {@code text.no-game}.
     */
    public enum Kind {
        // texts and files
        UNPAIRED_SURROGATE,
        GAME_TOO_LONG,
        ENCODING_GUESSED,
        NO_GAME,
        JSON_TEXT,
        UNKNOWN_FORMAT,
        COMPRESSED,
        LINK,
        SECOND_GAME,
        // any record
        ILLEGAL_MOVE,
        GAME_OVER,
        RESULT_CONTRADICTS_BOARD,
        BOARD_DECIDES,
        SYMMETRIC_REPETITION,
        NO_RESULT,
        RESERVED_TAG,
        PIECES_RENUMBERED,
        OWN_REFERENCES,
        FORCED_PASS_SUPPLIED,
        VARIATION_KEPT_AS_COMMENT,
        VARIATION_EMPTY,
        VARIATIONS_TOO_DEEP,
        UNKNOWN_RULES,
        START_CONTRADICTS_HEAD,
        START_UNREADABLE,
        START_IMPOSSIBLE,
        // PGN
        TAG_NAME_TOO_LONG,
        TAG_MALFORMED,
        TAG_WITHOUT_QUOTES,
        TAG_NOT_CLOSED,
        TAG_VALUE_NOT_CLOSED,
        TAG_AMONG_MOVES,
        COMMENT_NOT_CLOSED,
        VARIATION_NOT_CLOSED,
        UNMATCHED_BRACKET,
        CHESS_PGN,
        GAME_TYPE_MISSING,
        GAME_TYPE,
        GAME_TYPE_BY_PIECES,
        DATE_REWRITTEN,
        RESULT_TAG_UNREADABLE,
        LAST_WORD_UNREADABLE,
        WORDS_IGNORED,
        RESULTS_DIFFER,
        TERMINATION_IGNORED,
        // SGF
        TREE_EXPECTED,
        NODE_EXPECTED,
        NOT_IN_TREE,
        PROPERTY_WITHOUT_VALUE,
        PROPERTY_NAME_TOO_LONG,
        TREE_NOT_CLOSED,
        BRANCH_NOT_CLOSED,
        VALUE_NOT_CLOSED,
        OTHER_GAME,
        VARIANT_MISSING,
        VARIANT_ULTIMATE,
        VARIANT_UNKNOWN,
        ACTION_UNKNOWN,
        ACTION_INCOMPLETE,
        CELL,
        SIDE_MISSING,
        WRONG_SIDE,
        CELL_GUESSED,
        DONE_IGNORED,
        LAST_DROP_KEPT,
        LAST_DROP_DROPPED,
        MOVE_BEFORE_END_DROPPED,
        COLORS_CHOSEN,
        EDIT_IGNORED,
        END_IN_VARIATION,
        BRANCH_WITHOUT_MOVE,
        PROPERTY_WITHOUT_MOVE,
        CLOCK_UNREADABLE,
        RESULT_UNREADABLE,
        RESULT_CONTRADICTS_ACTIONS,
        // GameStrings
        STATE,
        TURN,
        STATE_CONTRADICTS_MOVES,
        TURN_CONTRADICTS_MOVES,
        STATE_MISSING,
        TURN_MISSING,
        STATE_AND_TURN_MISSING,
        REASON_IN_STATE,
        OTHER_RULES,
        SECOND_LINE,
        // MoveStrings
        PIECE,
        PASS_WITH_PLACE,
        PLACE,
        MARK,
        MARK_READ,
        BACKSLASHES_DOUBLED,
        PLACE_MISSING,
        PLACE_WITH_TWO_MARKS,
        REFERENCE_ITSELF,
        REFERENCE_NOT_ON_TABLE,
        // PositionStrings
        POSITION_TOO_LONG,
        FIELD_MISSING,
        POSITION_RULES,
        RESTING_PIECE,
        CELLS,
        STACK_NOT_CLOSED,
        STACK_EMPTY,
        PASSES,
        FIELD_UNEXPECTED,
        GAME_TYPE_UNSUPPORTED,
        DRAGONFLY,
        HOP_REFUSED,
        HOP_COLORS_SWAPPED,
        HOP_WALK,
        HOP_PIECE,
        HOP_NUMBER,
        HOP_OCCUPIED,
        HOP_TURN,
        HOP_BRACKET,
        HOP_SIDE,
        // paths
        PATH,
        // engines
        DEPTH_NOT_SENT,
        TIME_ROUNDED,
        MORE_THAN_MOVE,
        FOREIGN_LINES,
        COMMAND_MISSING,
        OPTION_UNREADABLE;

        /** Returns the code, which never changes. */
        public String code() {
            return Codes.of(this);
        }
    }
}
