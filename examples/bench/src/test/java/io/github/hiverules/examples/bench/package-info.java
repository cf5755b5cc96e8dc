// SPDX-License-Identifier: Apache-2.0
@NullMarked
package io.github.hiverules.examples.bench;

import org.jspecify.annotations.NullMarked;
