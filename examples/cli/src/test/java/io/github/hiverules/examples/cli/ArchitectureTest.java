package io.github.hiverules.examples.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The direction in which the modules know each other, and what the values promise. */
@AnalyzeClasses(packages = "io.github.hiverules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String API = "io.github.hiverules.api..";
    private static final String IMPL = "io.github.hiverules.impl..";
    private static final String NOTATION = "io.github.hiverules.notation..";
    private static final String EXAMPLES = "io.github.hiverules.examples..";

    @ArchTest
    static final ArchRule apiNeedsNothingButTheJdkAtRunTime = classes()
            .that()
            .resideInAPackage(API)
            .should()
            .onlyDependOnClassesThat(DescribedPredicate.describe(
                    "are its own, java.base's, or annotations of compile time",
                    type -> type.getPackageName().startsWith("io.github.hiverules.api")
                            || isOfJavaBase(type)
                            || type.getPackageName().startsWith("org.immutables.value")
                            || type.getPackageName().startsWith("org.jspecify.annotations")));

    @ArchTest
    static final ArchRule implKnowsApiOnly = noClasses()
            .that()
            .resideInAPackage(IMPL)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(NOTATION, EXAMPLES);

    @ArchTest
    static final ArchRule notationNeverKnowsImpl = noClasses()
            .that()
            .resideInAPackage(NOTATION)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(IMPL, EXAMPLES);

    @ArchTest
    static final ArchRule examplesUseThePublishedApi = noClasses()
            .that()
            .resideInAPackage(EXAMPLES)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "io.github.hiverules.impl.internal..",
                    "io.github.hiverules.notation.internal..",
                    "io.github.hiverules.notation.pgn..",
                    "io.github.hiverules.notation.sgf..");

    @ArchTest
    static final ArchRule valuesHaveFinalFields = fields().that()
            .areDeclaredInClassesThat(DescribedPredicate.describe(
                    "are values of the API",
                    type -> type.getPackageName().equals("io.github.hiverules.api")
                            && !type.getSimpleName().endsWith("Builder")
                            && !type.getSimpleName().endsWith("InitShim")
                            && !type.getSimpleName().equals("SetupCheck")))
            .and(DescribedPredicate.describe(
                    "are no lazily computed attributes",
                    field -> !field.getModifiers().contains(JavaModifier.TRANSIENT)
                            && !field.getModifiers().contains(JavaModifier.VOLATILE)))
            .should()
            .beFinal();

    @ArchTest
    static final ArchRule valuesHaveNoSetters = methods()
            .that()
            .areDeclaredInClassesThat()
            .resideInAPackage(API)
            .and()
            .arePublic()
            .should()
            .haveNameNotMatching("set[A-Z].*");

    @ArchTest
    static final ArchRule generatedClassesStayOutOfSight =
            classes().that().haveSimpleNameStartingWith("Immutable").should().notBePublic();

    private static boolean isOfJavaBase(JavaClass type) {
        JavaClass base = type.getBaseComponentType();
        return base.isPrimitive() || base.getPackageName().matches("java\\.(lang|util|io|math|nio|text|time)(\\..*)?");
    }
}
