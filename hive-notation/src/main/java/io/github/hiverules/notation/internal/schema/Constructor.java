// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

/** Makes values of three and more parts. */
final class Constructor {
    private Constructor() {}

    interface Of3<A, B, C, T> {
        T make(A a, B b, C c);
    }

    interface Of4<A, B, C, D, T> {
        T make(A a, B b, C c, D d);
    }

    interface Of5<A, B, C, D, E, T> {
        T make(A a, B b, C c, D d, E e);
    }

    interface Of6<A, B, C, D, E, F, T> {
        T make(A a, B b, C c, D d, E e, F f);
    }

    interface Of7<A, B, C, D, E, F, G, T> {
        T make(A a, B b, C c, D d, E e, F f, G g);
    }
}
