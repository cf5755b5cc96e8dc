// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Makes generated value classes package-private, so that users meet the abstract types and their factories, with one factory
 * of all values: no builder, no copies with another value. The style is set here, because on a value class itself it would be
 * kept in the class file, and users' compilers would warn about an unknown annotation.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        defaults = @Value.Immutable(copy = false),
        put = "put",
        from = "from",
        jdkOnly = true,
        allowedClasspathAnnotations = {Override.class})
@interface PackagePrivateBuilder {}
