// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Lists the public types of this module from its class files. */
final class PublicTypes {
    private PublicTypes() {}

    /** Returns the public types of both exported packages, including nested types. */
    static List<Class<?>> all() {
        return Stream.of("io.github.hiverules.api", "io.github.hiverules.api.analysis")
                .flatMap(PublicTypes::of)
                .toList();
    }

    private static Stream<Class<?>> of(String packageName) {
        try {
            Path classes = Path.of(Bug.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            try (Stream<Path> files = Files.list(classes.resolve(packageName.replace('.', '/')))) {
                return files
                        .map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".class") && !name.contains("-info"))
                        .sorted()
                        .<Class<?>>map(name -> load(packageName + "." + name.substring(0, name.length() - 6)))
                        .filter(PublicTypes::isPublic)
                        .toList()
                        .stream();
            }
        } catch (IOException | URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
