// SPDX-License-Identifier: Apache-2.0
/** The library for programs in JavaScript: exported functions that TeaVM compiles to WebAssembly. */
@NullMarked
package io.github.hiverules.examples.web;

import org.jspecify.annotations.NullMarked;
