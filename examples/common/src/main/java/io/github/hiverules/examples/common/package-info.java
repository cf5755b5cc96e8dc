// SPDX-License-Identifier: Apache-2.0
/** Code shared by the programs: help and errors, files of records, engines, clocks, printing. */
@NullMarked
package io.github.hiverules.examples.common;

import org.jspecify.annotations.NullMarked;
