// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.examples.common.MatchScore;
import io.github.hiverules.examples.common.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The scores of the engines in a match or round robin. */
final class Standings {
    private final MatchScore[][] scores;
    private List<String> names;

    Standings(int engines) {
        scores = new MatchScore[engines][engines];
        for (MatchScore[] row : scores) {
            Arrays.fill(row, MatchScore.NONE);
        }
        names = IntStream.range(0, engines).mapToObj(Standings::letter).toList();
    }

    private static String letter(int engine) {
        return String.valueOf((char) ('A' + engine));
    }

    /** Sets the engines' names. Appends letters if engines have equal names. */
    void rename(List<String> engines) {
        List<String> unique = new ArrayList<>();
        for (String name : engines) {
            boolean isUnique = Collections.frequency(engines, name) == 1;
            unique.add(Text.printable(isUnique ? name : name + " " + letter(unique.size())));
        }
        names = List.copyOf(unique);
    }

    String name(int engine) {
        return names.get(engine);
    }

    void add(MatchSchedule.Pairing pairing, Outcome outcome) {
        int white = pairing.white();
        int black = pairing.black();
        boolean isDraw = outcome.winner().isEmpty();
        boolean isWhite = outcome.winner().equals(Optional.of(Color.WHITE));
        MatchScore score = new MatchScore(isWhite ? 1 : 0, isDraw ? 1 : 0, isDraw || isWhite ? 0 : 1);
        scores[white][black] = scores[white][black].and(score);
        scores[black][white] = scores[black][white].and(score.reversed());
    }

    /** Returns the first engine's score against the second engine. */
    MatchScore first() {
        return scores[0][1];
    }

    int games() {
        return Arrays.stream(scores)
                        .flatMap(Arrays::stream)
                        .mapToInt(MatchScore::games)
                        .sum()
                / 2;
    }

    boolean isRoundRobin() {
        return scores.length > 2;
    }

    /** Describes the result: the score of two engines, or a table of ratings. */
    List<String> summary(Optional<Sprt> sprt) {
        if (isRoundRobin()) {
            return new Ratings(scores).table(names);
        }
        List<String> lines = new ArrayList<>();
        lines.add(names.get(0) + " against " + names.get(1) + ": " + first());
        lines.add("Elo difference " + first().elo());
        sprt.ifPresent(test -> lines.add(test.describe(first())));
        return lines;
    }
}
