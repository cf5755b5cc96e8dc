// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * A style of generated value classes: package-private, with a single factory and without a builder.
 *
 * <p>This annotation exists only in source files. {@link Value.Style} itself would stay in class files, and users'
 * compilers would print warnings.
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
