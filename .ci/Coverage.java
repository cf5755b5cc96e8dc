// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Prints the coverage of each module from JaCoCo's table of classes: {@code java Coverage.java JACOCO.CSV}. There is no threshold. */
final class Coverage {
    /** The numbers of missed and covered lines and branches. */
    private record Counts(long missedLines, long lines, long missedBranches, long branches) {
        Counts plus(Counts other) {
            return new Counts(
                    missedLines + other.missedLines,
                    lines + other.lines,
                    missedBranches + other.missedBranches,
                    branches + other.branches);
        }
    }

    public static void main(String[] args) throws IOException {
        if (!Files.exists(Path.of(args[0]))) {
            System.out.println("coverage: no test has run");
            return;
        }
        List<String> rows = Files.readAllLines(Path.of(args[0]));
        List<String> heads = List.of(rows.get(0).split(","));
        Map<String, Counts> modules = new TreeMap<>();
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split(",");
            // The group is "REPORTING PROJECT/MODULE".
            String group = cells[heads.indexOf("GROUP")];
            modules.merge(
                    group.substring(group.indexOf('/') + 1),
                    new Counts(
                            count(heads, cells, "LINE_MISSED"),
                            count(heads, cells, "LINE_COVERED"),
                            count(heads, cells, "BRANCH_MISSED"),
                            count(heads, cells, "BRANCH_COVERED")),
                    Counts::plus);
        }
        modules.forEach((module, counts) -> System.out.printf(
                Locale.ROOT,
                "coverage of %s: %.1f%% of lines, %.1f%% of branches%n",
                module,
                percent(counts.lines(), counts.missedLines()),
                percent(counts.branches(), counts.missedBranches())));
    }

    private static long count(List<String> heads, String[] cells, String head) {
        return Long.parseLong(cells[heads.indexOf(head)]);
    }

    private static double percent(long covered, long missed) {
        return covered + missed == 0 ? 100 : 100.0 * covered / (covered + missed);
    }
}
