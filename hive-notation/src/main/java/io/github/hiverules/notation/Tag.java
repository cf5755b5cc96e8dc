package io.github.hiverules.notation;

/**
 * A named value in a record's head: a PGN tag pair, or a property of an SGF header.
 *
 * @param name the name, as written
 * @param value the value, without the format's escapes
 */
public record Tag(String name, String value) {}
