// SPDX-License-Identifier: Apache-2.0
/**
 * A board in the browser. {@link io.github.hiverules.examples.board.WebServer} serves the page and the JSON interface. {@code Api}
 * lists the requests. The page keeps all state.
 */
@NullMarked
package io.github.hiverules.examples.board;

import org.jspecify.annotations.NullMarked;
