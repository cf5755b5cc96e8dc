// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;

/** The exit code and the output of a command. */
public record Answer(int code, String out, String err) {
    /** Runs a command line of words and paths. */
    public static Answer run(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] words = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
        int code = Main.execute(new PrintWriter(out), new PrintWriter(err), words);
        return new Answer(code, out.toString(), err.toString());
    }

    /** Runs a command line that must succeed, and returns the output. */
    public static String output(Object... arguments) {
        Answer answer = run(arguments);
        assertThat(answer.code()).as(answer.err()).isZero();
        return answer.out();
    }

    public List<String> lines() {
        return out.lines().toList();
    }
}
