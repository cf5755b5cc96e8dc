// SPDX-License-Identifier: Apache-2.0
/**
 * How the library's values stand in JSON: for each type its members and how a value is made of them. JSON for all versions of
 * Jackson is written and read by it, so that JSON depends neither on the names of classes nor on reflection. The kinds of
 * reasons come from {@link io.github.hiverules.api.ReasonKind}. The trees between values and JSON hold
 * {@code Map<String, Object>} for objects, {@code List<Object>}, {@code String}, {@code Integer} or {@code Long}, and
 * {@code Boolean}.
 */
@NullMarked
package io.github.hiverules.notation.internal.schema;

import org.jspecify.annotations.NullMarked;
