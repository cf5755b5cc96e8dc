// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import static java.util.Objects.requireNonNullElse;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A result as people write it after the moves (N3): {@code 1 - 0}, {@code White wins on time}, {@code draw agreed}.
 *
 * @param length the length of the result at the beginning of the text
 */
public record WrittenResult(Outcome outcome, int length) {
    /** The maximum length of a result in {@code char}s. */
    public static final int MAX_LENGTH = 64;

    private static final String END = "(?![\\w½/:.,-]*[\\w½\"])[.,]*";
    private static final String POINTS = "(?:1/2|½|0[.,]5|1|0)";
    private static final Pattern HALF = Pattern.compile("1/2|0[.,]5");
    private static final String SCORE = POINTS + " *[-:] *" + POINTS;
    private static final Pattern SCORE_ALONE = Pattern.compile("(" + SCORE + ")" + END);

    /** A word of a program. The word {@code draw} also begins sentences, so a result or nothing must follow. */
    private static final Pattern WORD = Pattern.compile("(?:(notstarted|inprogress|whitewins|blackwins|1/2|½)" + END
            + "|(\\*)(?!\\*{0,3}[^ *])|(draw)[.!]*(?= *(?:$|[*½0-9])))");

    private static final Pattern SENTENCE = Pattern.compile("(?:(?<side>white|black)"
            + " ?(?<verb>wins|won|has won|loses|lost|has lost|resigns|resigned|has resigned|forfeits|forfeited"
            + "|timed out|times out|ran out of time)|(?<draw>(?:game )?(?:draw|drawn|tie))|(?<open>in progress|not started)"
            + "|(?<score>" + SCORE + "))"
            + "(?: (?:the )?game)?,?(?: (?:by|on|in|due to|after))?(?: mutual)?"
            + "(?: (?<why>time|timeout|resignation|agreement|agreed|repetition|forfeit|threefold repetition))?"
            + "(?:[.! ]*\\z|[.!]+(?= )|,? +(?<after>" + SCORE + ")" + END + ")");

    /** A score with words in brackets, in quotes or after a dash, such as {@code 1-0 (Black resigns)}. */
    private static final Pattern NOTE =
            Pattern.compile("(" + SCORE + ") *(?:[(\\[\"]([^()\\[\\]\"]+)[)\\]\"]|- +([^()\\[\\]\"]+))[.!]*");

    private static final Pattern BRACKET = Pattern.compile("[()\\[]");

    /** Returns whether a result can begin with the given characters. Quickly excludes moves and move numbers. */
    public static boolean mayBegin(int first, int second, int third) {
        return switch (first | 0x20) {
            case '1' | 0x20 -> !(second >= '0' && second <= '9') && second != '.';
            case '0' | 0x20, '*' | 0x20, '½' | 0x20 -> true;
            case 'w' -> (second | 0x20) == 'h';
            case 'b' -> (second | 0x20) == 'l' && (third | 0x20) == 'a';
            case 'd' -> (second | 0x20) == 'r';
            case 'g' -> (second | 0x20) == 'a';
            case 'i' -> (second | 0x20) == 'n';
            case 'n' -> (second | 0x20) == 'o';
            case 't' -> (second | 0x20) == 'i';
            default -> false;
        };
    }

    /**
     * Finds a result at the beginning of a text. A sentence must end with a full stop, a score, a bracket or the text.
     *
     * @param line the rest of a line, at most {@link #MAX_LENGTH} characters
     */
    public static Optional<WrittenResult> in(String line) {
        Optional<Outcome> word = Results.parse(line);
        if (word.isPresent()) {
            return word.map(outcome -> new WrittenResult(outcome, line.length()));
        }
        String whole = plain(line);
        Matcher note = NOTE.matcher(whole);
        Optional<WrittenResult> noted = note.lookingAt() ? noted(note) : Optional.empty();
        if (noted.isPresent()) {
            return noted;
        }
        String plain = BRACKET.split(whole, 2)[0];
        Matcher sentence = SENTENCE.matcher(plain);
        if (sentence.lookingAt()) {
            return outcome(sentence).map(outcome -> new WrittenResult(outcome, sentence.end()));
        }
        Matcher score = SCORE_ALONE.matcher(plain);
        if (score.lookingAt()) {
            return outcomeOf(score.group(1)).map(outcome -> new WrittenResult(outcome, score.end()));
        }
        Matcher first = WORD.matcher(plain);
        return first.lookingAt()
                ? Results.parse(first.group(first.start(1) >= 0 ? 1 : first.start(2) >= 0 ? 2 : 3))
                        .map(outcome -> new WrittenResult(outcome, first.end()))
                : Optional.empty();
    }

    private static Optional<WrittenResult> noted(Matcher note) {
        String score = note.group(1);
        String words = (note.group(2) == null ? note.group(3) : note.group(2)).strip();
        return parse(words)
                .or(() -> parse(score + " " + words))
                .filter(said -> outcomeOf(score)
                        .filter(other -> Results.agree(said, other))
                        .isPresent())
                .map(said -> new WrittenResult(said, note.end()));
    }

    /** Parses a text that consists of a result. */
    public static Optional<Outcome> parse(String text) {
        return Optional.of(text)
                .filter(words -> words.length() <= MAX_LENGTH)
                .flatMap(WrittenResult::in)
                .filter(result -> result.length == text.length())
                .map(WrittenResult::outcome);
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder(text);
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            plain.setCharAt(i, Texts.isSpace(c) ? ' ' : Character.toLowerCase(Marks.plain(c)));
        }
        return plain.toString();
    }

    /** Parses a score. Returns empty for a score such as {@code 1-1}. */
    private static Optional<Outcome> outcomeOf(String score) {
        String points = HALF.matcher(score).replaceAll("½");
        return Results.parse(points.replace(" ", "").replace(':', '-'));
    }

    private static Optional<Outcome> outcome(Matcher sentence) {
        String verb = requireNonNullElse(sentence.group("verb"), "");
        String why = verb + requireNonNullElse(sentence.group("why"), "");
        Termination reason = why.contains("resign")
                ? Termination.RESIGNATION
                : why.contains("time")
                        ? Termination.TIME
                        : why.contains("agree") ? Termination.AGREEMENT : Termination.UNKNOWN;
        boolean isWhite = "white".equals(sentence.group("side")) == verb.contains("w"); // won, wins
        Optional<Outcome> claimed = !verb.isEmpty()
                ? Results.parse(isWhite ? "1-0" : "0-1")
                : sentence.group("score") != null
                        ? outcomeOf(sentence.group("score"))
                        : Results.parse(sentence.group("draw") != null ? "draw" : "*");
        String after = sentence.group("after");
        return claimed.filter(outcome -> after == null
                        || outcomeOf(after)
                                .filter(score -> Results.agree(score, outcome))
                                .isPresent())
                .map(outcome -> Results.withReason(outcome, reason));
    }
}
