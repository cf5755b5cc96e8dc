// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Makes generated value classes package-private, like {@link PackagePrivateValue}, but with builders. Users' compilers
 * would also warn of {@code @Value.Immutable(builder = true)} in class files.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        defaults = @Value.Immutable(copy = false),
        allParameters = true,
        jdkOnly = true,
        allowedClasspathAnnotations = {Override.class})
public @interface PackagePrivateImplementation {}
