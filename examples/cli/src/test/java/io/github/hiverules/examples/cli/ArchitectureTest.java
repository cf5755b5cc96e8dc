// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The examples use what the library publishes. */
@AnalyzeClasses(packages = "io.github.hiverules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule examplesUseThePublishedApi = noClasses()
            .that()
            .resideInAPackage("io.github.hiverules.examples..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.github.hiverules.impl..", "io.github.hiverules.notation.internal..");

    @ArchTest
    static final ArchRule theLibraryKnowsNoExample = noClasses()
            .that()
            .resideOutsideOfPackage("io.github.hiverules.examples..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.hiverules.examples..");
}
