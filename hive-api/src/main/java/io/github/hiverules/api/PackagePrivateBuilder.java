// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** A style of generated value classes: package-private, with a builder. See {@link PackagePrivateValue}. */
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
