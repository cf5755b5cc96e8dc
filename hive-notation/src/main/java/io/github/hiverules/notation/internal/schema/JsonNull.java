// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

/** JSON's null in a tree. No value of this library is written or read as null. */
public enum JsonNull {
    /** The only one. */
    NULL
}
