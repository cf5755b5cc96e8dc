/**
 * What can be told about a position beyond its legal moves: what can be counted about both sides, how far each is from
 * surrounding the other's Queen Bee (R8), what each move would bring about, a game looked through again, the twelve symmetries
 * of the table and one key for all positions that are alike under them.
 *
 * <p>Start with {@link io.github.hiverules.api.analysis.Analysis}. Archives and opening books use
 * {@link io.github.hiverules.api.analysis.CanonicalPosition}.
 */
@NullMarked
package io.github.hiverules.api.analysis;

import org.jspecify.annotations.NullMarked;
