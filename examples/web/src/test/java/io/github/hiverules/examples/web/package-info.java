// SPDX-License-Identifier: Apache-2.0
/** Tests of the npm package. */
@NullMarked
package io.github.hiverules.examples.web;

import org.jspecify.annotations.NullMarked;
