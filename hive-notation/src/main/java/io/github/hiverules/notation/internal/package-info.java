// SPDX-License-Identifier: Apache-2.0
/**
 * The engine room of the readers and writers, which every format shares. Not exported: programs reach the formats through
 * {@link io.github.hiverules.notation.Records}, and what stands here changes without notice.
 */
@NullMarked
package io.github.hiverules.notation.internal;

import org.jspecify.annotations.NullMarked;
