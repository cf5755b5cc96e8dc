// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.util.List;

/** A page of HTML that is put together from above. It loads nothing and runs nothing, and says so to the browser. */
final class Page {
    private static final String STYLE = """
            :root { color-scheme: light dark; --line: #8885; --bar: #b8860b; }
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
            h2 { margin-top: 2.5rem; }
            table { border-collapse: collapse; }
            .wide { overflow-x: auto; }
            th, td { border-bottom: 1px solid var(--line); padding: .2rem .6rem; text-align: left; }
            td:last-child { overflow-wrap: anywhere; }
            .chart rect { fill: var(--bar); }
            .chart text { font-size: 11px; fill: currentColor; }
            .shares { vertical-align: middle; outline: 1px solid var(--line); }
            .white { fill: #f4ead0; } .draw { fill: #9a9a9a; } .black { fill: #33302c; } .other { fill: #5b8fb0; }
            details { margin: .2rem 0 .2rem 1.2rem; }
            summary { cursor: pointer; }
            .node > svg { display: block; height: 9rem; width: auto; max-width: 100%; border-radius: .5rem; }
            """;

    private final StringBuilder html = new StringBuilder();

    /** A page with that heading. */
    Page(String title) {
        html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append(
                        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
                .append(Html.escape(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>")
                .append(Html.escape(title))
                .append("</h1>\n");
    }

    /** Begins a section, with a sentence about it if there is one. */
    void section(String title, String words) {
        html.append("<h2>").append(Html.escape(title)).append("</h2>\n");
        if (!words.isEmpty()) {
            paragraph(words);
        }
    }

    /** Adds a paragraph of text. */
    void paragraph(String text) {
        html.append("<p>").append(Html.escape(text)).append("</p>\n");
    }

    /** Adds HTML as it is. */
    void html(String elements) {
        html.append(elements).append('\n');
    }

    /** Adds a table of texts; a line instead when it has no rows. */
    void table(List<String> head, List<List<String>> rows) {
        if (rows.isEmpty()) {
            paragraph("None.");
            return;
        }
        html.append("<div class=\"wide\"><table>\n");
        row("th", head);
        rows.forEach(row -> row("td", row));
        html.append("</table></div>\n");
    }

    private void row(String cell, List<String> texts) {
        html.append("<tr>");
        texts.forEach(text -> html.append('<')
                .append(cell)
                .append('>')
                .append(Html.escape(text))
                .append("</")
                .append(cell)
                .append('>'));
        html.append("</tr>\n");
    }

    @Override
    public String toString() {
        return html + "</body>\n</html>\n";
    }
}
