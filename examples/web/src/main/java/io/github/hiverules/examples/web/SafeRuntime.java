// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rewrites TeaVM's runtime so that it creates no code from text, which content security policies forbid, and imports no
 * modules, which bundlers can't find. {@code host.js} replaces the constructor {@code Function}. Part of the build.
 */
public final class SafeRuntime {
    private static final Pattern NEW_FUNCTION = Pattern.compile("\\bnew Function\\(");
    private static final Pattern IMPORT = Pattern.compile("\\bimport\\([^()]*\\)");
    private static final Pattern FORBIDDEN = Pattern.compile("\\bFunction\\(|\\beval\\b|\\bimport\\(");

    /** A script of {@code @JSBody} in a module. */
    private static final Pattern SCRIPT = Pattern.compile("\\b(?:return|throw)\\b[^;\\p{Cntrl}]*;");

    /** The script of TeaVM's {@code Throwable}, which {@code host.js} knows. */
    private static final String KNOWN_SCRIPT = "return str;";

    private SafeRuntime() {}

    /** Rewrites {@code runtime.js} in each of the given folders, and checks the modules in the folder. */
    public static void main(String[] folders) throws IOException {
        for (String folder : folders) {
            Path runtime = Path.of(folder, "runtime.js");
            Files.writeString(runtime, rewrite(Files.readString(runtime)));
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                for (Path module :
                        files.filter(file -> file.toString().endsWith(".wasm")).toList()) {
                    check(module);
                }
            }
        }
    }

    static String rewrite(String runtime) {
        String rewritten = runtime;
        for (Pattern pattern : List.of(NEW_FUNCTION, IMPORT)) {
            if (!pattern.matcher(rewritten).find()) {
                throw new IllegalStateException("TeaVM's runtime has changed: it no longer contains " + pattern + ".");
            }
            rewritten = pattern.matcher(rewritten)
                    .replaceAll(pattern == IMPORT ? "Promise.reject(new Error(\"no imports\"))" : "functionOf(");
        }
        if (FORBIDDEN.matcher(rewritten).find()) {
            throw new IllegalStateException("TeaVM's runtime has changed: it still contains " + FORBIDDEN + ".");
        }
        return "import { functionOf } from \"./host.js\";\n" + rewritten;
    }

    private static void check(Path module) throws IOException {
        String scripts = SCRIPT.matcher(new String(Files.readAllBytes(module), ISO_8859_1))
                .results()
                .map(MatchResult::group)
                .filter(script -> !script.equals(KNOWN_SCRIPT))
                .collect(Collectors.joining(" "));
        if (!scripts.isEmpty()) {
            throw new IllegalStateException(module + " contains scripts of @JSBody: " + scripts
                    + " Use Host instead of the classes of org.teavm.jso.core, or add the scripts to host.js.");
        }
    }
}
