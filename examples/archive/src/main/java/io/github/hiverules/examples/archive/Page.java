// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A builder for a static HTML page. A content security policy forbids scripts and external resources. */
final class Page {
    private static final String STYLE = """
            :root { color-scheme: light dark; --ground: #fffdf8; --card: #f6f1e4; --ink: #2b2822; --quiet: #625c4f; --line: #d9cfba;
              --bar: #96640a; --edge: #8a8272; }
            @media (prefers-color-scheme: dark) {
              :root { --ground: #16181b; --card: #202328; --ink: #ece9e1; --quiet: #b3afa4; --line: #3b3f47;
                --bar: #f4b41a; --edge: #9a968b; }
            }
            * { box-sizing: border-box; }
            body { font: 16px/1.55 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem;
              background: var(--ground); color: var(--ink); }
            h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
            h2 { margin: 3rem 0 .5rem; padding-top: .6rem; border-top: 2px solid var(--bar); }
            .lead { font-size: 1.15rem; }
            a { color: inherit; text-decoration-color: var(--bar); text-underline-offset: .2em; }
            nav ol { columns: 2; margin: 0; padding-left: 1.4rem; }
            nav { background: var(--card); border-radius: .6rem; padding: .8rem 1rem; margin-top: 1.2rem; }
            figure { margin: 1.2rem 0; }
            figcaption, footer { color: var(--quiet); font-size: .9rem; margin-top: .3rem; }
            footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .6rem; }
            table { border-collapse: collapse; margin: .8rem 0; }
            .wide { overflow-x: auto; }
            th, td { border-bottom: 1px solid var(--line); padding: .25rem .7rem; text-align: left; vertical-align: top; }
            th { border-bottom: 2px solid var(--edge); white-space: nowrap; }
            tbody tr:nth-child(even) { background: var(--card); }
            .number { text-align: right; font-variant-numeric: tabular-nums; }
            td:last-child { overflow-wrap: anywhere; }
            .chart { max-width: 100%; height: auto; }
            .chart rect { fill: var(--bar); }
            .chart path { stroke: var(--line); fill: none; }
            .chart text { font-size: 11px; fill: var(--ink); }
            .shares { vertical-align: middle; outline: 1px solid var(--edge); }
            .white { fill: #f4ead0; } .draw { fill: #858585; } .black { fill: #26262b; } .other { fill: #3f7fa8; }
            .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0; margin: .4rem 0; }
            .legend svg { outline: 1px solid var(--edge); margin-right: .4rem; vertical-align: -.05em; }
            details { margin: .2rem 0 .2rem 1.2rem; }
            summary { cursor: pointer; }
            .node > svg { display: block; height: 9rem; width: auto; max-width: 100%; border-radius: .5rem; }
            @media (max-width: 40rem) { nav ol { columns: 1; } th, td { padding: .25rem .4rem; } }
            @media print {
              :root { --ground: #fff; --card: #f4f4f4; --ink: #000; --quiet: #444; --line: #bbb; --bar: #7a5208; --edge: #666; }
              body { max-width: none; margin: 0; font-size: 11pt; }
              nav { display: none; }
              h2 { break-after: avoid; }
              figure, tr, .node > svg { break-inside: avoid; }
              svg { print-color-adjust: exact; }
            }
            """;

    private final String title;
    private final List<String> sections = new ArrayList<>();
    private final StringBuilder lead = new StringBuilder();
    private final StringBuilder body = new StringBuilder();
    private int figures;

    /** Creates a page with a heading. */
    Page(String title) {
        this.title = Html.escape(title);
    }

    /** Adds an introductory sentence. */
    void lead(String text) {
        lead.append("<p class=\"lead\">").append(Html.escape(text)).append("</p>\n");
    }

    /** Begins a section, optionally with a paragraph. */
    void section(String title, String text) {
        body.append(sections.isEmpty() ? "" : "</section>\n");
        sections.add(Html.escape(title));
        body.append("<section>\n<h2 id=\"s")
                .append(sections.size())
                .append("\">")
                .append(Html.escape(title))
                .append("</h2>\n");
        if (!text.isEmpty()) {
            paragraph(text);
        }
    }

    /** Adds a picture with a numbered caption. */
    void figure(String caption, String picture) {
        figures++;
        body.append("<figure>\n")
                .append(picture)
                .append("\n<figcaption>Figure ")
                .append(figures)
                .append(". ")
                .append(Html.escape(caption))
                .append("</figcaption>\n</figure>\n");
    }

    /** Adds a paragraph of text. */
    void paragraph(String text) {
        body.append("<p>").append(Html.escape(text)).append("</p>\n");
    }

    /** Adds HTML without escaping. */
    void html(String elements) {
        body.append(elements).append('\n');
    }

    /** Adds a table, or "None." if it has no rows. */
    void table(List<String> head, List<List<String>> rows) {
        if (rows.isEmpty()) {
            paragraph("None.");
            return;
        }
        List<Boolean> numbers = IntStream.range(0, head.size())
                .mapToObj(column -> rows.stream().map(row -> row.get(column)).allMatch(Page::isNumber))
                .toList();
        body.append("<div class=\"wide\"><table>\n<thead>\n");
        row("th scope=\"col\"", head, numbers);
        body.append("</thead>\n<tbody>\n");
        rows.forEach(row -> row("td", row, numbers));
        body.append("</tbody>\n</table></div>\n");
    }

    private static boolean isNumber(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9' || c == ':');
    }

    private void row(String cell, List<String> texts, List<Boolean> numbers) {
        body.append("<tr>");
        for (int column = 0; column < texts.size(); column++) {
            body.append('<')
                    .append(cell)
                    .append(numbers.get(column) ? " class=\"number\">" : ">")
                    .append(Html.escape(texts.get(column)))
                    .append("</")
                    .append(cell, 0, 2)
                    .append('>');
        }
        body.append("</tr>\n");
    }

    @Override
    public String toString() {
        StringBuilder contents = new StringBuilder("<nav aria-label=\"Contents\"><ol>\n");
        for (int i = 0; i < sections.size(); i++) {
            contents.append("<li><a href=\"#s")
                    .append(i + 1)
                    .append("\">")
                    .append(sections.get(i))
                    .append("</a></li>\n");
        }
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%1$s</title>
                <style>
                %2$s</style>
                </head>
                <body>
                <header>
                <h1>%1$s</h1>
                %3$s%4$s</ol></nav>
                </header>
                <main>
                %5$s</section>
                </main>
                <footer>Created with hive-rules. Every move was checked.</footer>
                </body>
                </html>
                """.formatted(title, STYLE, lead, contents, body);
    }
}
