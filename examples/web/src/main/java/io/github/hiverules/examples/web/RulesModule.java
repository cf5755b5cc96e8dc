// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import org.teavm.jso.JSExport;

/** The functions of {@code hive-rules.js}: the rules without records. */
public final class RulesModule {
    private RulesModule() {}

    /** Required by TeaVM. */
    public static void main(String[] arguments) {
        // JavaScript calls the exported functions
    }

    /** Starts a game under rules such as {@code Base+MLP}. */
    @JSExport
    public static JsGame start(String rules) {
        return JsGame.start(rules);
    }
}
