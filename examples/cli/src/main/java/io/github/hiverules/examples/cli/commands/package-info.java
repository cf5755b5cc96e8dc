// SPDX-License-Identifier: Apache-2.0
/** Commands that read records and positions, generate games, and run the engine. */
@NullMarked
package io.github.hiverules.examples.cli.commands;

import org.jspecify.annotations.NullMarked;
