// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.examples.questions.Answers;
import io.github.hiverules.examples.questions.BadRequest;
import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.examples.questions.JsonNode;
import io.github.hiverules.examples.questions.OpeningBook;
import io.github.hiverules.examples.questions.Questions;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The functions of {@code worker.js}: answers to the questions of the board's page. */
public final class BoardModule {
    /** Receives the parts of an answer. */
    @JSFunctor
    public interface Receiver extends JSObject {
        /** Receives a part. */
        void take(@Nullable JSObject part);
    }

    private static OpeningBook book = new OpeningBook();

    private BoardModule() {}

    /** Required by TeaVM. */
    public static void main(String[] arguments) {
        // JavaScript calls the exported functions
    }

    /** Answers a question, as the server does. The answer to an impossible question has a member {@code error}. */
    @JSExport
    public static @Nullable JSObject answer(String name, JSObject question) {
        return answer(question, asked -> switch (name) {
            case "open" -> open(asked);
            case "openings" -> book.answer(Questions.game(asked));
            default -> requireNonNull(Questions.SHORT.get(name), name).answer(asked, () -> false);
        });
    }

    /** Answers a question in parts. Returns an object, which has a member {@code error} if the question is impossible. */
    @JSExport
    public static @Nullable JSObject search(String name, JSObject question, Receiver receiver) {
        Answers answers = new Answers() {
            @Override
            public void send(JsonNode part) {
                receiver.take(JsTrees.toJs(part.tree()));
            }

            @Override
            public boolean isGone() {
                return false; // the page ends the worker
            }
        };
        return answer(question, asked -> {
            requireNonNull(Questions.LONG.get(name), name).answer(asked, Questions.game(asked), answers);
            return Json.object();
        });
    }

    /** Replaces the games in the book of openings by the games in texts. */
    private static JsonNode open(JsonNode question) {
        book = new OpeningBook();
        question.path("texts").forEach(text -> book.addAll(text.asText()));
        return Json.object();
    }

    private static @Nullable JSObject answer(JSObject question, UnaryOperator<JsonNode> how) {
        JsonNode asked = new JsonNode(JsTrees.fromJs(question));
        try {
            return JsTrees.toJs(how.apply(asked).tree());
        } catch (BadRequest e) {
            return JsTrees.toJs(Json.error(e, Questions.language(asked)).tree());
        }
    }
}
