// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Lists the public types in the exported packages of a module from its class files. */
public final class PublicTypes {
    private PublicTypes() {}

    /** Returns the public types of the module of a type. */
    public static List<Class<?>> of(Class<?> member) {
        List<Class<?>> types = new ArrayList<>();
        try {
            Path place = Path.of(
                    member.getProtectionDomain().getCodeSource().getLocation().toURI());
            ModuleReference module = ModuleFinder.of(place).findAll().iterator().next();
            Set<String> exported = module.descriptor().exports().stream()
                    .filter(export -> !export.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .collect(Collectors.toSet());
            try (ModuleReader reader = module.open()) {
                for (String file : reader.list().sorted().toList()) {
                    String name = file.replaceFirst("[.]class$", "").replace('/', '.');
                    if (file.endsWith(".class") && exported.contains(name.replaceFirst("[.][^.]*$", ""))) {
                        Class<?> type = Class.forName(name);
                        if (isPublic(type)) {
                            types.add(type);
                        }
                    }
                }
            }
        } catch (IOException | ReflectiveOperationException | URISyntaxException e) {
            throw new AssertionError(e);
        }
        return types;
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }
}
