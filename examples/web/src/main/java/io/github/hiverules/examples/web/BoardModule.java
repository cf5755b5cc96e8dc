// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.examples.questions.Answers;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.OpeningBook;
import io.github.hiverules.examples.questions.Question;
import io.github.hiverules.examples.questions.Questions;
import io.github.hiverules.examples.questions.RuleQuestions;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The function of {@code worker.js}: answers to the questions of the board's page. */
public final class BoardModule {
    /** Receives the parts of an answer. */
    @JSFunctor
    public interface Receiver extends JSObject {
        /** Receives a part. */
        void take(@Nullable JSObject part);
    }

    private static OpeningBook book = new OpeningBook();

    private BoardModule() {}

    /** Sets the host. The caller must set the host before any other call. */
    @JSExport
    public static void connect(Host host) {
        JsTrees.connect(host);
    }

    /** Answers a question, as the server does. The answer to an impossible question has a member {@code error}. */
    @JSExport
    public static void answer(String name, JSObject question, Receiver receiver) {
        Json asked = new Json(JsTrees.fromJs(question));
        Answers answers =
                part -> receiver.take(JsTrees.toJs(part.tree())); // to stop a search, the page ends the worker
        try {
            questionOf(name).answer(asked, answers);
        } catch (BadRequest e) {
            answers.send(Json.error(e, RuleQuestions.language(asked)));
        }
    }

    private static Question questionOf(String name) {
        return switch (name) {
            case "open" -> (asked, answers) -> open(asked);
            case "openings" -> Question.of(asked -> book.answer(RuleQuestions.game(asked)));
            default -> requireNonNull(Questions.ALL.get(name), name);
        };
    }

    /** Replaces the games in the book of openings by the games in texts. */
    private static void open(Json question) {
        book = new OpeningBook();
        question.path("texts").elements().forEach(text -> book.addAll(text.asText()));
    }
}
