// SPDX-License-Identifier: Apache-2.0
/**
 * A board in the browser. {@link io.github.hiverules.examples.board.WebServer} serves the page and the JSON interface,
 * {@code Api} lists its questions; the client keeps all state.
 */
@NullMarked
package io.github.hiverules.examples.board;

import org.jspecify.annotations.NullMarked;
