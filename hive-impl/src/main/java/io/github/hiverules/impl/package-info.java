// SPDX-License-Identifier: Apache-2.0
/** The service that hive-api loads: the rules, decided on the packed board. Not exported. */
@NullMarked
package io.github.hiverules.impl;

import org.jspecify.annotations.NullMarked;
