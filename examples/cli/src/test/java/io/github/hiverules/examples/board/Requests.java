// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Questions;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Requests of the board's page, for tests in other packages. */
public final class Requests {
    private Requests() {}

    /**
     * Returns the message of a refused request.
     *
     * @param request the last part of the path and a body, with a space between them
     */
    public static Optional<String> refusal(String request) {
        int space = request.indexOf(' ');
        Openings none = new Openings(Optional.empty(), List.of());
        Questions.Question question =
                ServerQuestions.shortQuestions(Optional.empty(), none).get("/api/" + request.substring(0, space));
        byte[] body = request.substring(space + 1).getBytes(StandardCharsets.UTF_8);
        try {
            question.answer(JsonBytes.parse(body), () -> false);
            return Optional.empty();
        } catch (BadRequest e) {
            return Optional.of(e.message(Locale.ENGLISH));
        }
    }
}
