// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Prints a Kotlin file with a type error for each public member of the library. The compiler's error message contains
 * the member's type. Usage: {@code java Questions.java FOLDER}, where FOLDER contains the library's jars.
 */
final class Questions {
    private static final String LIBRARY = "io.github.hiverules.";

    /** This package uses Jackson, whose types have no annotations for null. */
    private static final String WITH_JACKSON = LIBRARY + "notation.json";

    /** A member without annotations for null. The error message for this member shows how a platform type is printed. */
    private static final String CONTROL = "java.util.Properties::getProperty";

    private final SortedSet<String> imports = new TreeSet<>();
    private final SortedSet<String> questions = new TreeSet<>();

    private Questions() {}

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        Questions all = new Questions();
        try (URLClassLoader loader = new URLClassLoader(jars(Path.of(args[0])))) {
            for (ModuleReference module : ModuleFinder.of(Path.of(args[0])).findAll()) {
                for (String name : exportedClasses(module)) {
                    Class<?> type = Class.forName(name, false, loader);
                    if (isPublic(type)) {
                        all.ask(type);
                    }
                }
            }
        }
        all.print();
    }

    private static URL[] jars(Path folder) throws IOException {
        File[] files = folder.toFile().listFiles();
        URL[] urls = new URL[files.length];
        for (int i = 0; i < files.length; i++) {
            urls[i] = files[i].toURI().toURL();
        }
        return urls;
    }

    /** Returns the classes in the exported packages of a module. Returns an empty list for other libraries. */
    private static List<String> exportedClasses(ModuleReference module) throws IOException {
        List<String> packages = module.descriptor().exports().stream()
                .filter(exported -> !exported.isQualified())
                .map(exported -> exported.source())
                .filter(name -> name.startsWith(LIBRARY) && !name.equals(WITH_JACKSON))
                .toList();
        try (ModuleReader reader = module.open();
                Stream<String> files = reader.list()) {
            return files.filter(file -> file.endsWith(".class") && file.contains("/"))
                    .map(file -> file.substring(0, file.length() - ".class".length())
                            .replace('/', '.'))
                    .filter(name -> packages.contains(name.substring(0, name.lastIndexOf('.'))))
                    .toList();
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getDeclaringClass() == null || isPublic(type.getDeclaringClass()));
    }

    /** Returns whether a method has type parameters. For a bridge method, checks the bridged method of the superclass. */
    private static boolean isGeneric(Method method) {
        return method.getTypeParameters().length > 0
                || method.isBridge()
                        && !method.getDeclaringClass().isInterface()
                        && Stream.of(method.getDeclaringClass().getSuperclass().getDeclaredMethods())
                                .anyMatch(hidden -> hidden.getName().equals(method.getName())
                                        && hidden.getTypeParameters().length > 0);
    }

    /** Adds one question per name, because the error message lists all members with the name. */
    private void ask(Class<?> type) {
        String name = type.getCanonicalName();
        int parameters = type.getTypeParameters().length;
        String ofAny = parameters == 0 ? name : name + "<*" + ", *".repeat(parameters - 1) + ">";
        Stream.of(type.getFields()).forEach(field -> questions.add(name + ".`" + field.getName() + "`"));
        Stream.of(type.getMethods())
                .filter(method -> method.getDeclaringClass().getName().startsWith(LIBRARY))
                // Kotlin can't infer the type parameter of a reference to a generic method
                .filter(method -> !isGeneric(method))
                // the generated equals of a record has no annotation for its nullable parameter
                .filter(method -> !(type.isRecord() && method.getName().equals("equals")))
                .forEach(method -> questions.add((Modifier.isStatic(method.getModifiers()) ? name : ofAny) + "::`"
                        + nameInKotlin(type, method) + "`"));
        if (type.getConstructors().length > 0) {
            Class<?> outer = type.getDeclaringClass();
            if (outer == null) {
                imports.add(name);
            }
            questions.add((outer == null ? "" : outer.getCanonicalName()) + "::" + type.getSimpleName());
        }
    }

    /** Returns the Kotlin name: {@code getMessage} of an exception is a property in Kotlin. */
    private static String nameInKotlin(Class<?> type, Method method) {
        boolean isMessage = Throwable.class.isAssignableFrom(type) && method.getName().equals("getMessage");
        return isMessage ? "message" : method.getName();
    }

    private void print() {
        imports.forEach(name -> System.out.println("import " + name));
        System.out.println("val control: Nothing = " + CONTROL);
        int number = 0;
        for (String question : questions) {
            System.out.println("val question" + ++number + ": Nothing = " + question);
        }
    }
}
