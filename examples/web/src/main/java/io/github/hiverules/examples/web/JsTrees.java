// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSMapLike;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;

/** Converts trees of maps, lists, strings, numbers and Booleans to JavaScript's values and back. */
final class JsTrees {
    private JsTrees() {}

    static @Nullable JSObject toJs(@Nullable Object tree) {
        if (tree instanceof Map<?, ?> members) {
            JSMapLike<@Nullable JSObject> object = JSObjects.create();
            members.forEach((key, value) -> object.set(key.toString(), toJs(value)));
            return object;
        }
        if (tree instanceof List<?> members) {
            JSArray<JSObject> array = new JSArray<>();
            members.forEach(member -> array.push(toJs(member)));
            return array;
        }
        if (tree instanceof Number number) {
            return JSNumber.valueOf(number.doubleValue());
        }
        return tree instanceof Boolean flag
                ? JSBoolean.valueOf(flag)
                : tree == null ? null : JSString.valueOf(tree.toString());
    }

    static @Nullable Object fromJs(@Nullable JSObject value) {
        if (value == null) {
            return null;
        }
        return switch (JSObjects.typeOf(value)) {
            case "number" -> number(((JSNumber) value).doubleValue());
            case "string" -> ((JSString) value).stringValue();
            case "boolean" -> ((JSBoolean) value).booleanValue();
            default -> JSArray.isArray(value) ? list((JSArrayReader<?>) value) : map((JSMapLike<?>) value);
        };
    }

    private static Number number(double number) {
        if (number == (int) number) {
            return (int) number;
        }
        if (number == (long) number) {
            return (long) number;
        }
        return number;
    }

    private static List<@Nullable Object> list(JSArrayReader<?> array) {
        List<@Nullable Object> list = new ArrayList<>();
        for (int i = 0; i < array.getLength(); i++) {
            list.add(fromJs((JSObject) array.get(i)));
        }
        return list;
    }

    private static Map<String, @Nullable Object> map(JSMapLike<?> object) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (String key : JSObjects.keys(object)) {
            map.put(key, fromJs((JSObject) object.get(key)));
        }
        return map;
    }
}
