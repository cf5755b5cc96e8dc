/**
 * The library's values as JSON, for programs that use Jackson: register
 * {@link io.github.hiverules.notation.json.HiveJacksonModule}. Jackson is an optional dependency; without it on the class path
 * or module path nothing else of the library changes.
 */
@NullMarked
package io.github.hiverules.notation.json;

import org.jspecify.annotations.NullMarked;
