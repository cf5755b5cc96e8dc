// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** Hides the generated classes of this package, like its namesake in the package {@code api}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        defaults = @Value.Immutable(builder = false, copy = false),
        allParameters = true,
        jdkOnly = true,
        allowedClasspathAnnotations = {Override.class})
@interface PackagePrivateValue {}
