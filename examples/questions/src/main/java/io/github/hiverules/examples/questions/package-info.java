// SPDX-License-Identifier: Apache-2.0
/**
 * The questions that the board asks: a name and JSON in, JSON out. Plain Java without HTTP, files and threads, for a
 * server and for a browser.
 */
@NullMarked
package io.github.hiverules.examples.questions;

import org.jspecify.annotations.NullMarked;
