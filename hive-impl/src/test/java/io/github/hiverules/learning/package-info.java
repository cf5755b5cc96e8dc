// SPDX-License-Identifier: Apache-2.0
@NullMarked
package io.github.hiverules.learning;

import org.jspecify.annotations.NullMarked;
