/**
 * Sentences for people: why a move is illegal or a position impossible. The words are in a resource bundle, a file a
 * language.
 */
@NullMarked
package io.github.hiverules.notation.words;

import org.jspecify.annotations.NullMarked;
