// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Makes generated value classes package-private and omits builders. Direct use of {@code Value.Style} would leave the
 * annotation in class files, and users' compilers would warn.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        defaults = @Value.Immutable(builder = false),
        allParameters = true,
        jdkOnly = true,
        allowedClasspathAnnotations = {Override.class})
public @interface PackagePrivateValue {}
