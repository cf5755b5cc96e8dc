// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Lists the public types of this module from its source folder. */
final class PublicTypes {
    private static final Path SOURCES = Path.of("src/main/java");

    private PublicTypes() {}

    /** Returns the top-level public types of a package. */
    private static List<Class<?>> topLevel(String packageName) {
        try (Stream<Path> files = Files.list(SOURCES.resolve(packageName.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.contains("-info"))
                    .map(name -> load(packageName + "." + name.substring(0, name.length() - 5)))
                    .filter(type -> Modifier.isPublic(type.getModifiers()))
                    .<Class<?>>map(type -> type)
                    .sorted(java.util.Comparator.comparing(Class::getName))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the public types of both packages, including nested types. */
    static List<Class<?>> all() {
        List<Class<?>> all = new ArrayList<>();
        for (String packageName : List.of("io.github.hiverules.api", "io.github.hiverules.api.analysis")) {
            topLevel(packageName).forEach(type -> addWithNested(type, all));
        }
        return all;
    }

    private static void addWithNested(Class<?> type, List<Class<?>> all) {
        if (Modifier.isPublic(type.getModifiers())) {
            all.add(type);
            Stream.of(type.getDeclaredClasses()).forEach(nested -> addWithNested(nested, all));
        }
    }
}
