// SPDX-License-Identifier: Apache-2.0
/**
 * Creates an archive of records with Apache Spark: a table of games, a table of positions, and a report. Tasks exchange
 * only strings and numbers.
 */
@NullMarked
package io.github.hiverules.examples.archive;

import org.jspecify.annotations.NullMarked;
