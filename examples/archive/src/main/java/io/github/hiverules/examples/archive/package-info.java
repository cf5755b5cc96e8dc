// SPDX-License-Identifier: Apache-2.0
/**
 * Makes an archive of records on Apache Spark: a table of games, a table of positions, and a report. Spark's tasks carry plain
 * strings and numbers; the library's values live inside a task only.
 */
@NullMarked
package io.github.hiverules.examples.archive;

import org.jspecify.annotations.NullMarked;
