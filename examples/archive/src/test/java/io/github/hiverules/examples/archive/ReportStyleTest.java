// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The colours of the report have enough contrast in the light, dark and print schemes. */
class ReportStyleTest {
    private static final String STYLE = template();

    /** The minimum contrast of text in WCAG 2. */
    private static final double TEXT = 4.5;

    private static final double GRAPHICS = 3;

    private static String template() {
        try (InputStream template = Report.class.getResourceAsStream("report.ftlh")) {
            return new String(template.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the colours of each colour scheme by name. */
    private static List<Map<String, String>> schemes() {
        List<Map<String, String>> schemes = new ArrayList<>();
        Matcher scheme = Pattern.compile(":root \\{([^}]*)\\}").matcher(STYLE);
        while (scheme.find()) {
            Map<String, String> colors = new HashMap<>();
            Matcher color = Pattern.compile("--(\\w+): (#[0-9a-f]+)").matcher(scheme.group(1));
            while (color.find()) {
                colors.put(color.group(1), color.group(2));
            }
            schemes.add(colors);
        }
        return schemes;
    }

    private static String fill(String part) {
        Matcher fill =
                Pattern.compile("\\." + part + " \\{ background: (#[0-9a-f]+)").matcher(STYLE);
        assertThat(fill.find()).as(part).isTrue();
        return fill.group(1);
    }

    private static double contrast(String one, String other) {
        double first = luminance(one) + 0.05;
        double second = luminance(other) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    private static double luminance(String color) {
        String digits = color.length() == 4 ? color.replaceAll("([0-9a-f])", "$1$1") : color;
        double sum = 0;
        double[] shares = {0.2126, 0.7152, 0.0722};
        for (int i = 0; i < 3; i++) {
            double value = Integer.parseInt(digits.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
            sum += shares[i] * (value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    @Test
    void pageHasEnoughContrast() {
        assertThat(schemes()).hasSize(3).allSatisfy(colors -> {
            for (String ground : List.of("ground", "card")) {
                for (String text : List.of("ink", "quiet")) {
                    assertThat(contrast(colors.get(text), colors.get(ground)))
                            .as(text + " on " + ground)
                            .isGreaterThanOrEqualTo(TEXT);
                }
                for (String graphic : List.of("bar", "edge")) {
                    assertThat(contrast(colors.get(graphic), colors.get(ground)))
                            .as(graphic + " on " + ground)
                            .isGreaterThanOrEqualTo(GRAPHICS);
                }
            }
        });
    }

    @Test
    void resultColoursDiffer() {
        assertThat(contrast(fill("white"), fill("draws"))).isGreaterThanOrEqualTo(GRAPHICS);
        assertThat(contrast(fill("draws"), fill("black"))).isGreaterThanOrEqualTo(GRAPHICS);
        assertThat(contrast(fill("black"), fill("other"))).isGreaterThanOrEqualTo(GRAPHICS);
    }
}
