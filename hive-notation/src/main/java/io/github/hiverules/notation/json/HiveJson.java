// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.JsonTree;
import org.jspecify.annotations.Nullable;

/**
 * Converts the values of this library to JSON trees and back, for any JSON library or none. A tree consists of
 * {@code Map}, {@code List}, {@code String}, {@code Number} and {@code Boolean}. The {@linkplain
 * io.github.hiverules.notation.json package} describes the JSON of each value. With Jackson, use
 * {@link HiveJackson2Module} or {@link HiveJackson3Module} instead.
 *
 * <p>Without one of these modules, Jackson silently writes wrong JSON, such as <code>{"over":false}</code> for a game
 * and <code>{"legal":false}</code> for a verdict. Spring Boot 4 finds the module. Spring Boot 3 needs a bean:
 *
 * <pre>{@code
 * @Bean
 * HiveJackson2Module hiveModule() { return new HiveJackson2Module(); }
 * }</pre>
 *
 * <p>Other libraries use this class:
 *
 * <pre>{@code
 * Gson gson = new Gson(); // or any other library
 * String json = gson.toJson(HiveJson.write(game));
 * Game again = HiveJson.read(gson.fromJson(json, Object.class), Game.class);
 * }</pre>
 */
public final class HiveJson {
    private HiveJson() {}

    /**
     * Converts a value to a tree. The argument may also be a collection of values, a map of values, a string, a number
     * or a Boolean. The keys of a map must be strings, pieces, cells, paths or enum constants.
     *
     * @param value the value
     * @return a new tree. Every member of an object is in the documented order, and integers are {@code Integer} or
     *     {@code Long}
     * @throws IllegalArgumentException if a value or a key has no JSON, or if a collection or map contains null; the
     *     message names the place. Also if collections are nested more than 320 deep
     */
    public static Object write(Object value) {
        JsonTree.requireDepth(requireNonNull(value, "value"));
        return JsonTypes.tree(value);
    }

    /**
     * Converts a tree to a value. Numbers may be of any class, because some libraries read {@code 5} as the
     * {@code Double} 5.0.
     *
     * @param tree the tree; a null in the tree stands for JSON's null
     * @param type the type of the value
     * @param <T> the type of the value
     * @return the value
     * @throws IllegalArgumentException if the tree is not the JSON of a value of the type. The message names the place,
     *     such as {@code moves[3].clock: Expected a whole number.}
     */
    public static <T> T read(@Nullable Object tree, Class<T> type) {
        ValueType<T> reader = JsonTypes.of(requireNonNull(type, "type"));
        Object json = JsonTree.notNull(tree);
        JsonTree.requireDepth(json);
        try {
            return reader.read(json);
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException(String.valueOf(e.getMessage()), e);
        }
    }
}
