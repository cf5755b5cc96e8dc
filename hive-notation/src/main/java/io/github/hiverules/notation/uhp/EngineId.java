// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.notation.internal.Texts;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An engine's name, version and expansions, from the answer to {@code info}.
 *
 * @param before the lines before the engine's name, such as a banner
 */
record EngineId(String name, String version, Set<Expansion> expansions, List<String> before) {
    /** Some engines print the version without the letter v. */
    private static final Pattern NAME_AND_VERSION = Pattern.compile("(.*) (?:v|(?=[0-9]))(\\S*)");

    /** The name. A byte order mark or other characters without meaning may precede the word {@code id}. */
    private static final Pattern ID = Pattern.compile("(?i)[^\\p{L}\\p{N}]*+id[\\s:]+(.*)");

    /** Parses an answer. Returns empty if no line begins with {@code id}. Ignores unknown capabilities. */
    static Optional<EngineId> parse(List<String> answer) {
        int first = 0;
        while (first < answer.size() && !ID.matcher(answer.get(first)).matches()) {
            first++;
        }
        if (first == answer.size()) {
            return Optional.empty();
        }
        String id =
                Texts.printable(ID.matcher(answer.get(first)).replaceFirst("$1").strip());
        Matcher matcher = NAME_AND_VERSION.matcher(id);
        boolean hasVersion = matcher.matches();
        List<String> words = answer.stream()
                .skip(first + 1L)
                .flatMap(line -> Stream.of(line.split(";", -1)))
                .map(word -> word.strip().toUpperCase(Locale.ROOT))
                .toList();
        Set<Expansion> expansions = EnumSet.allOf(Expansion.class);
        expansions.removeIf(expansion -> !words.contains(expansion.name()));
        return Optional.of(new EngineId(
                hasVersion ? matcher.group(1).strip() : id,
                hasVersion ? matcher.group(2) : "",
                Collections.unmodifiableSet(expansions),
                answer.subList(0, first)));
    }
}
