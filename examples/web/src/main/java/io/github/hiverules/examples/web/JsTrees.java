// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Converts trees of maps, lists, strings, numbers and Booleans to JavaScript's values and back. */
final class JsTrees {
    @SuppressWarnings("NullAway.Init") // the caller of each module calls connect first
    private static Host host;

    private JsTrees() {}

    static void connect(Host host) {
        JsTrees.host = host;
    }

    static Host host() {
        return host;
    }

    static @Nullable JSObject toJs(@Nullable Object tree) {
        if (tree instanceof Map<?, ?> members) {
            JSObject object = host.object();
            members.forEach((name, value) -> host.put(object, name.toString(), toJs(value)));
            return object;
        }
        if (tree instanceof List<?> members) {
            JSObject list = host.list();
            members.forEach(member -> host.add(list, toJs(member)));
            return list;
        }
        if (tree instanceof Number number) {
            return host.number(number.doubleValue());
        }
        return tree instanceof Boolean flag ? host.flag(flag) : tree == null ? null : host.text(tree.toString());
    }

    static @Nullable Object fromJs(@Nullable JSObject value) {
        if (value == null) {
            return null;
        }
        return switch (host.typeOf(value)) {
            case "number" -> number(host.toNumber(value));
            case "string" -> host.toText(value);
            case "boolean" -> host.toFlag(value);
            case "array" -> list(value);
            default -> map(value);
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

    static List<@Nullable Object> list(JSObject array) {
        int size = host.size(array);
        List<@Nullable Object> list = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            list.add(fromJs(host.at(array, i)));
        }
        return list;
    }

    private static Map<String, @Nullable Object> map(JSObject object) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (String name : host.names(object)) {
            map.put(name, fromJs(host.get(object, name)));
        }
        return map;
    }
}
