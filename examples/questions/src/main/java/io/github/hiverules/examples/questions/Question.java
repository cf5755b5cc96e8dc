// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import java.util.function.UnaryOperator;

/** Answers one kind of question: JSON in, JSON out. */
@FunctionalInterface
public interface Question {
    /**
     * Sends the answer. The answers to {@code analyse} and {@code judge} have any number of parts, others have one.
     *
     * @throws BadRequest before the first part, if the question can't be answered
     */
    void answer(Json question, Answers answers);

    static Question of(UnaryOperator<Json> answer) {
        return (question, answers) -> answers.send(answer.apply(question));
    }
}
