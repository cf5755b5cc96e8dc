package io.github.hiverules.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Keeps generated value classes out of sight, so that users meet the abstract types and their factories, and makes them from all their values at
 * once: no builder, no copies with another value. Said here, because what is said on a value class itself would stand in
 * its class file, and users' compilers would warn about an annotation they don't know.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        defaults = @Value.Immutable(builder = false, copy = false),
        jdkOnly = true,
        allowedClasspathAnnotations = {Override.class})
@interface PackagePrivateValue {}
