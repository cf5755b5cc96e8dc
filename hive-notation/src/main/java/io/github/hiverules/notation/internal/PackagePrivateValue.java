// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Keeps generated value classes out of sight, as {@link PackagePrivateImplementation} does, and makes no builder, because the
 * value has one of its own. Said here: what is said on a value class itself would stand in its class file, and users' compilers
 * would warn about an annotation they don't know.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        defaults = @Value.Immutable(builder = false, copy = false),
        allParameters = true,
        jdkOnly = true,
        allowedClasspathAnnotations = {Override.class})
public @interface PackagePrivateValue {}
