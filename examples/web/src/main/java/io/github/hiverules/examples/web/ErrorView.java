// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.notation.text.NotationException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Converts errors in texts to JSON trees. */
final class ErrorView {
    private ErrorView() {}

    /** Returns the JSON of an error. The message is a sentence without the place and the rule. */
    static Map<String, Object> of(NotationException error, Locale language) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("message", error.sentence(language));
        view.put("code", error.code());
        view.put("line", error.line());
        view.put("column", error.column());
        Optional.of(error.ply()).filter(ply -> ply > 0).ifPresent(ply -> view.put("ply", ply));
        view.put("token", error.token());
        error.rule().ifPresent(rule -> view.put("rule", rule.number()));
        return view;
    }
}
