// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Style of generated value classes: package-private, one factory for all attributes, no builder, no copies.
 *
 * <p>A style is a source annotation. Immutables' own annotation with arguments would stay in class files and cause warnings when
 * users compile.
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
