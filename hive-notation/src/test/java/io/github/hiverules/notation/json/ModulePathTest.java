// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.notation.Records;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs on the module path with either Jackson, with both, and with none. */
class ModulePathTest {
    private static final String TWO = "com.fasterxml.jackson.databind";
    private static final String THREE = "tools.jackson.databind";
    private static final String JSON = "{\"move\":\"wQ\",\"to\":[1,-1]}";

    @Test
    void worksWithJackson2Alone() throws ReflectiveOperationException {
        ClassLoader modules = modules(TWO);
        assertThat(throughJackson2(modules)).isEqualTo(JSON);
        assertThatThrownBy(() -> throughJackson3(modules)).isInstanceOf(ClassNotFoundException.class);
    }

    @Test
    void worksWithJackson3Alone() throws ReflectiveOperationException {
        ClassLoader modules = modules(THREE);
        assertThat(throughJackson3(modules)).isEqualTo(JSON);
        assertThatThrownBy(() -> throughJackson2(modules)).isInstanceOf(ClassNotFoundException.class);
    }

    @Test
    void worksWithBoth() throws ReflectiveOperationException {
        ClassLoader modules = modules(TWO, THREE);
        assertThat(throughJackson2(modules)).isEqualTo(JSON);
        assertThat(throughJackson3(modules)).isEqualTo(JSON);
    }

    @Test
    void otherPackagesNeedNoJackson() throws ReflectiveOperationException {
        ClassLoader modules = modules();
        Class<?> strings = modules.loadClass("io.github.hiverules.notation.PositionStrings");
        Object position = strings.getMethod("parse", String.class).invoke(null, "Base r White[1] - -");
        Class<?> type = modules.loadClass(Position.class.getName());
        assertThat(type.getModule().isNamed()).isTrue();
        assertThat(type.getMethod("countLegalMoves").invoke(position)).isEqualTo(4);
    }

    private static Object throughJackson2(ClassLoader modules) throws ReflectiveOperationException {
        Class<?> mapperType = modules.loadClass(TWO + ".ObjectMapper");
        Object mapper = mapperType.getConstructor().newInstance();
        Object module = module(modules, "HiveJackson2Module");
        mapperType
                .getMethod("registerModule", modules.loadClass(TWO + ".Module"))
                .invoke(mapper, module);
        return through(mapperType, mapper, modules);
    }

    private static Object throughJackson3(ClassLoader modules) throws ReflectiveOperationException {
        Class<?> mapperType = modules.loadClass(THREE + ".json.JsonMapper");
        Object builder = mapperType.getMethod("builder").invoke(null);
        Object module = module(modules, "HiveJackson3Module");
        Class<?> builderType = modules.loadClass(THREE + ".cfg.MapperBuilder");
        builderType
                .getMethod("addModule", modules.loadClass(THREE + ".JacksonModule"))
                .invoke(builder, module);
        return through(mapperType, builderType.getMethod("build").invoke(builder), modules);
    }

    private static Object module(ClassLoader modules, String name) throws ReflectiveOperationException {
        Class<?> type = modules.loadClass("io.github.hiverules.notation.json." + name);
        assertThat(type.getModule().isNamed()).isTrue();
        return type.getConstructor().newInstance();
    }

    /** Reads a move and writes it again. */
    private static Object through(Class<?> mapperType, Object mapper, ClassLoader modules)
            throws ReflectiveOperationException {
        Object move = mapperType
                .getMethod("readValue", String.class, Class.class)
                .invoke(mapper, JSON, modules.loadClass(Move.class.getName()));
        return mapperType.getMethod("writeValueAsString", Object.class).invoke(mapper, move);
    }

    /** Returns the class loader of a layer of this library and some versions of Jackson. */
    private static ClassLoader modules(String... jacksons) {
        List<String> roots = new ArrayList<>(List.of(jacksons));
        roots.add("io.github.hiverules.notation");
        roots.add("io.github.hiverules.impl");
        Path[] places = Stream.of(
                        Move.class,
                        Records.class,
                        ServiceLoader.load(HiveRules.class).iterator().next().getClass(),
                        com.fasterxml.jackson.annotation.JsonFormat.class,
                        com.fasterxml.jackson.core.JsonParser.class,
                        com.fasterxml.jackson.databind.ObjectMapper.class,
                        tools.jackson.core.JsonParser.class,
                        tools.jackson.databind.ObjectMapper.class)
                .map(ModulePathTest::place)
                .toArray(Path[]::new);
        return ModuleLayer.boot()
                .defineModulesWithOneLoader(
                        ModuleLayer.boot().configuration().resolve(ModuleFinder.of(places), ModuleFinder.of(), roots),
                        ClassLoader.getPlatformClassLoader())
                .findLoader("io.github.hiverules.notation");
    }

    private static Path place(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }
}
