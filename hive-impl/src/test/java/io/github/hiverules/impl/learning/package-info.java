// SPDX-License-Identifier: Apache-2.0
@NullMarked
package io.github.hiverules.impl.learning;

import org.jspecify.annotations.NullMarked;
