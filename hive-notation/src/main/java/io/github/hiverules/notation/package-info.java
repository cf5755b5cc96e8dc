// SPDX-License-Identifier: Apache-2.0
/**
 * Records of games: the value they all become, the reader that knows a format by its content, the one exception. Start
 * with {@link io.github.hiverules.notation.Records}.
 *
 * @see <a href="{@docRoot}/doc-files/notation.html">The notations of Hive</a>
 */
@NullMarked
package io.github.hiverules.notation;

import org.jspecify.annotations.NullMarked;
