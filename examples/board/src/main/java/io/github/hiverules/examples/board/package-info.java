// SPDX-License-Identifier: Apache-2.0
/**
 * A Hive board in the browser. {@link io.github.hiverules.examples.board.WebServer} serves the page and the JSON
 * interface.
 */
@NullMarked
package io.github.hiverules.examples.board;

import org.jspecify.annotations.NullMarked;
