// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * The object {@code host} of {@code host.js}. It creates and reads JavaScript's values, because content security
 * policies forbid the scripts of {@code @JSBody}.
 *
 * <p>Values of JavaScript must not become {@code Object}s, for example arguments of generic methods. TeaVM would wrap
 * them with scripts.
 */
interface Host extends JSObject {
    /** Creates an empty object. */
    JSObject object();

    /** Creates an empty array. */
    JSObject list();

    /** Sets a member of an object. */
    void put(JSObject object, String name, @Nullable JSObject value);

    /** Appends an element to an array. */
    void add(JSObject list, @Nullable JSObject value);

    /** Returns a string. */
    JSObject text(String text);

    /** Returns a number. */
    JSObject number(double number);

    /** Returns a Boolean. */
    JSObject flag(boolean flag);

    /** Returns {@code array}, or the value's type as the operator {@code typeof} names it. */
    String typeOf(JSObject value);

    /** Converts a string. */
    String toText(JSObject text);

    /** Converts a number. */
    double toNumber(JSObject number);

    /** Converts a Boolean. */
    boolean toFlag(JSObject flag);

    /** Returns the names of an object's members. */
    String[] names(JSObject object);

    /** Returns the number of elements of an array. */
    int size(JSObject list);

    /** Returns an element of an array. */
    @Nullable
    JSObject at(JSObject list, int index);

    /** Returns a member of an object. */
    @Nullable
    JSObject get(JSObject object, String name);

    /** Throws an error that describes a failure. */
    void raise(@Nullable JSObject failure);
}
