// SPDX-License-Identifier: Apache-2.0
/**
 * The schema of the library's values: for each kind its code, its fields and its constructor. JSON in all its libraries and the
 * sentences for people are made from it, so that neither depends on the names of classes or on reflection. The trees between
 * values and JSON hold {@code Map<String, Object>} for objects, {@code List<Object>}, {@code String}, {@code Integer} or
 * {@code Long}, {@code Boolean}, and {@link io.github.hiverules.notation.internal.schema.JsonNull}.
 */
@NullMarked
package io.github.hiverules.notation.internal.schema;

import org.jspecify.annotations.NullMarked;
