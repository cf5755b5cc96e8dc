// SPDX-License-Identifier: Apache-2.0
/**
 * Creates an archive of records with Apache Spark: a table of games, a table of positions, and a report. Only strings and numbers
 * are passed between tasks.
 */
@NullMarked
package io.github.hiverules.examples.archive;

import org.jspecify.annotations.NullMarked;
