// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Rule;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * The numbers on the page of rules, in {@link Rule} and in the names of tests. A test of R4.9 has a name such as
 * {@code R4_9_enemyPillbugMayNotThrow}.
 */
class RuleNumbersTest {
    private static final Path PAGE = Path.of("../hive-api/src/main/javadoc/doc-files/rules.html");

    /** A section or a rule of the page. */
    private static final Pattern ON_PAGE = Pattern.compile("<(?:h2|li) id=\"(R\\d+(?:\\.\\d+)?)\">");

    private static final Pattern IN_NAME = Pattern.compile("R(\\d+)(?:_(\\d+))?_[a-z]\\w*");

    /** Returns the numbers of the page: each rule such as R4.9, and each section without rules such as R8. */
    private static Set<String> numbersOfPage() throws IOException {
        Set<String> numbers = ON_PAGE.matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        numbers.removeIf(number -> numbers.stream().anyMatch(other -> other.startsWith(number + ".")));
        return numbers;
    }

    /** Returns the numbers in the names of this module's tests. Excludes tests that {@code mvn verify} skips. */
    private static Set<String> numbersOfTests() throws Exception {
        Path root = Path.of(RuleNumbersTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Set<String> numbers = new TreeSet<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                String path = root.relativize(file).toString();
                String name = path.substring(0, path.lastIndexOf('.')).replace(File.separatorChar, '.');
                Class<?> type = Class.forName(name, false, RuleNumbersTest.class.getClassLoader());
                for (Method method : type.getDeclaredMethods()) {
                    Matcher number = IN_NAME.matcher(method.getName());
                    if (runs(method) && number.matches()) {
                        numbers.add("R" + number.group(1) + (number.group(2) == null ? "" : "." + number.group(2)));
                    }
                }
            }
        }
        return numbers;
    }

    private static boolean runs(Method method) {
        return AnnotationSupport.isAnnotated(method, Testable.class)
                && !AnnotationSupport.isAnnotated(method, Tag.class)
                && !AnnotationSupport.isAnnotated(method, Disabled.class);
    }

    @Test
    void everyRuleHasATestWithItsNumber() throws Exception {
        assertThat(numbersOfPage()).hasSizeGreaterThan(30);
        assertThat(numbersOfTests()).isEqualTo(numbersOfPage());
    }

    /** No move, position or result can break R1.4 or R8. */
    @Test
    void everyRuleThatCanBeBrokenHasAConstant() throws Exception {
        Set<String> numbers = numbersOfPage();
        assertThat(numbers).contains("R1.4", "R8");
        numbers.removeAll(Set.of("R1.4", "R8"));
        assertThat(Arrays.stream(Rule.values()).map(Rule::number)).containsExactlyElementsOf(numbers);
    }
}
