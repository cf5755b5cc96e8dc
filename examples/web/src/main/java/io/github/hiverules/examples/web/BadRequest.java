package io.github.hiverules.examples.web;

/** What a request asks for can't be answered; the message is a sentence for people. */
final class BadRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int ply;

    BadRequest(String message) {
        this(message, 0);
    }

    /** @param ply the turn concerned, from 1; 0 for none */
    BadRequest(String message, int ply) {
        super(message);
        this.ply = ply;
    }

    int ply() {
        return ply;
    }
}
