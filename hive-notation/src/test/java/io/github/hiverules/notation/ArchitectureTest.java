// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noConstructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MovePath;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.search.SearchBoard;
import java.io.Externalizable;
import java.io.IOException;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The packages, their dependencies, and rules for value classes. */
@AnalyzeClasses(packages = "io.github.hiverules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "io.github.hiverules.";
    private static final String API = ROOT + "api..";
    private static final String IMPL = ROOT + "impl..";
    private static final String BOARD = ROOT + "impl.board..";
    private static final String RULES = ROOT + "impl.rules..";
    private static final String HISTORY = ROOT + "impl.history..";
    private static final String SEARCH = ROOT + "search..";
    private static final String LEARNING = ROOT + "learning..";
    private static final String NOTATION = ROOT + "notation..";
    private static final String[] EXPORTED = exported();

    private static String[] exported() {
        Path[] modules = Stream.of(Move.class, SearchBoard.class, Records.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .map(location -> Path.of(URI.create(location.toString())))
                .toArray(Path[]::new);
        return ModuleFinder.of(modules).findAll().stream()
                .flatMap(module -> module.descriptor().exports().stream())
                .filter(exports -> !exports.isQualified())
                .map(Exports::source)
                .sorted()
                .toArray(String[]::new);
    }

    /** Javadoc and japicmp check exactly the packages that the modules export. */
    @ArchTest
    static void buildKnowsExportedPackages(JavaClasses classes) throws IOException {
        assertThat(Files.readString(Path.of("../pom.xml")))
                .contains("<exported.packages>" + String.join(",", EXPORTED) + "</exported.packages>");
    }

    // types that may grow; which enums of hive-api may grow is in its GrowthTest

    @ArchTest
    static final ArchRule recordsAreNotPublic = classes()
            .that()
            .areRecords()
            .and()
            .resideInAnyPackage(EXPORTED)
            .and()
            .areNotAssignableTo(Move.class)
            .and()
            .doNotBelongToAnyOf(MovePath.Step.class, Tag.class)
            .should()
            .notBePublic();

    /** Compilers copy such constants into the class files of programs. */
    @ArchTest
    static final ArchRule numbersAndTextsAreNoConstants = noFields()
            .that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(EXPORTED)
            .and()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(API, NOTATION)
            .and()
            .areDeclaredInClassesThat()
            .arePublic()
            .and()
            .haveRawType(describe("primitive or text", type -> type.isPrimitive() || type.isEquivalentTo(String.class)))
            .should()
            .bePublic();

    @ArchTest
    static final ArchRule exceptionsAreMadeInside = noConstructors()
            .that()
            .areDeclaredInClassesThat(assignableTo(Throwable.class))
            .and()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(EXPORTED)
            .and()
            .areDeclaredInClassesThat()
            .doNotHaveSimpleName("NotationException") // programs with their own readers may create one
            .should()
            .bePublic();

    // packages of hive-api and hive-impl

    @ArchTest
    static final ArchRule apiDoesNotDependOnAnalysis = noClasses()
            .that()
            .resideInAPackage(ROOT + "api")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ROOT + "api.analysis..");

    /** The last column of the table of packages names exactly the packages that a package depends on. */
    @ArchTest
    static void dependenciesMatchTable(JavaClasses classes) throws IOException {
        Map<String, Set<String>> table = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("..", ".github", "ARCHITECTURE.md"))) {
            String[] columns = line.split("\\|");
            if (columns.length == 5 && columns[2].matches(" `(impl|search|learning|notation).*")) {
                table.put(
                        columns[2].strip().replace("`", ""),
                        Set.of(columns[4].strip().replace("`", "").split(", ")));
            }
        }
        Map<String, Set<String>> known = new TreeMap<>();
        for (JavaClass type : classes) {
            if (type.getPackageName().matches("io\\.github\\.hiverules\\.(impl|search|learning|notation).*")) {
                Set<String> others = known.computeIfAbsent(room(type), room -> new TreeSet<>());
                type.getDirectDependenciesFromSelf().stream()
                        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                        .filter(target -> target.getPackageName().startsWith(ROOT)
                                && !room(target).equals(room(type)))
                        .forEach(target -> others.add(room(target)));
            }
        }
        assertThat(known).isEqualTo(table);
    }

    @ArchTest
    static void filesDoNotImportEachOther(JavaClasses classes) throws IOException {
        Pattern line = Pattern.compile("import (?:static )?(io\\.github\\.hiverules\\.[a-z.]+[A-Z]\\w*)");
        Map<String, Set<String>> imports = new TreeMap<>();
        for (JavaClass type : classes) {
            String name = type.getName().replaceFirst("\\$.*", "");
            Path source = Path.of("..", moduleOf(type), "src", "main", "java", name.replace('.', '/') + ".java");
            if (!imports.containsKey(name) && Files.exists(source)) {
                imports.put(
                        name,
                        line.matcher(Files.readString(source))
                                .results()
                                .map(found -> found.group(1))
                                .collect(Collectors.toSet()));
            }
        }
        assertThat(imports).hasSizeGreaterThan(200);
        assertThat(imports)
                .allSatisfy((file, others) -> assertThat(others)
                        .as("files that %s imports", file)
                        .noneMatch(
                                other -> imports.getOrDefault(other, Set.of()).contains(file)));
    }

    private static String moduleOf(JavaClass type) {
        String top = type.getPackageName().substring(ROOT.length());
        return top.startsWith("api") ? "hive-api" : top.startsWith("notation") ? "hive-notation" : "hive-impl";
    }

    private static String room(JavaClass type) {
        return type.getPackageName().substring(ROOT.length());
    }

    /** R2.4 and R5.1 are decided in one place; explanations and metrics call it. Zobrist keys include the resting piece. */
    @ArchTest
    static final ArchRule onlyRulesDecideTurnAndRest = noClasses()
            .that()
            .resideInAnyPackage(IMPL, SEARCH, LEARNING)
            .and()
            .resideOutsideOfPackages(RULES, BOARD, HISTORY)
            .should()
            .accessTargetWhere(describe(
                    "target tells the turn or the resting piece", access -> tellsTurnOrRest(access.getTarget())));

    private static boolean tellsTurnOrRest(AccessTarget target) {
        String owner = target.getOwner().getSimpleName();
        return (owner.equals("Position") || owner.equals("Board"))
                && (target.getName().equals("turn")
                        || target.getName().equals("resting")
                        || target.getName().equals("restingPiece"));
    }

    // packages of hive-notation

    @ArchTest
    static final ArchRule packagesOfNotationHaveNoCyclicDependencies = slices().assignedFrom(
                    ofNotation(JavaClass::getPackageName))
            .should()
            .beFreeOfCycles();

    @ArchTest
    static final ArchRule filesOfNotationHaveNoCyclicDependencies = slices().assignedFrom(
                    ofNotation(type -> type.getPackageName() + "." + topLevel(type)))
            .should()
            .beFreeOfCycles()
            // a record creates cursors, and a cursor contains its record
            .ignoreDependency(simpleName("GameRecord"), simpleName("RecordCursor"))
            // an error has a path, and parsing an invalid path throws an error
            .ignoreDependency(simpleName("RecordPath"), simpleName("NotationException"));

    private static SliceAssignment ofNotation(Function<JavaClass, String> slice) {
        return new SliceAssignment() {
            @Override
            public String getDescription() {
                return "parts of hive-notation";
            }

            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return type.getPackageName().startsWith(ROOT + "notation")
                        ? SliceIdentifier.of(slice.apply(type))
                        : SliceIdentifier.ignore();
            }
        };
    }

    private static String topLevel(JavaClass type) {
        JavaClass outer = type.getBaseComponentType();
        while (outer.getEnclosingClass().isPresent()) {
            outer = outer.getEnclosingClass().get();
        }
        return outer.getSimpleName().replaceFirst("^Immutable", "");
    }

    // reflection

    @ArchTest
    static final ArchRule noReflection = noClasses()
            .that()
            .resideInAnyPackage(API, IMPL, SEARCH, LEARNING, NOTATION)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..")
            .orShould()
            .accessTargetWhere(
                    describe(
                            "target asks a class for its members, kinds or name",
                            access -> access.getTarget().getOwner().isEquivalentTo(Class.class)
                                    && access.getTarget()
                                            .getName()
                                            .matches(
                                                    "forName|newInstance|getSimpleName|getEnumConstants|getPermittedSubclasses"
                                                            + "|get(Declared)?(Method|Field|Constructor|Class)(s|es)?|getRecordComponents")));

    // browsers

    /** In the browser, TeaVM's {@code distinct} keeps duplicates after {@code flatMap}. */
    @ArchTest
    static final ArchRule setsRemoveDuplicates = noClasses()
            .that()
            .resideInAnyPackage(API, IMPL, SEARCH, LEARNING, NOTATION)
            .should()
            .callMethod(Stream.class, "distinct");

    // values

    @ArchTest
    static final ArchRule valuesHaveFinalFields = fields().that()
            .areDeclaredInClassesThat(describe(
                    "are values of the API",
                    type -> type.getPackageName().equals(ROOT + "api")
                            && !type.getSimpleName().endsWith("Builder")
                            && !type.getSimpleName().endsWith("InitShim")
                            && !type.getSimpleName().equals("SetupCheck")
                            && !type.isAssignableTo(Externalizable.class)
                            && !type.isAssignableTo(Iterator.class)))
            .and(describe(
                    "are no lazily computed attributes",
                    field -> !field.getModifiers().contains(JavaModifier.TRANSIENT)
                            && !field.getModifiers().contains(JavaModifier.VOLATILE)))
            .should()
            .beFinal();

    @ArchTest
    static final ArchRule generatedClassesStayOutOfSight =
            classes().that().haveSimpleNameStartingWith("Immutable").should().notBePublic();
}
