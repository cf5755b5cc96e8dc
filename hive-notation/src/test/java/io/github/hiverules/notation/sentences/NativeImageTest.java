// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sentences;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The metadata for native images names all resources, for GraalVM before and since JDK 23. */
class NativeImageTest {
    private static final String FOLDER = "META-INF/native-image/io.github.hiverules/hive-notation/";

    @ParameterizedTest
    @CsvSource({
        "0, sentences/Moves.properties",
        "0, sentences/Moves_ru.properties",
        "0, sentences/Sentences.properties",
        "0, sentences/Sentences_ru.properties",
        "1, diagram/Bugs.properties"
    })
    void imageHasEveryResource(int index, String name) throws IOException {
        String file = "io/github/hiverules/notation/" + name;
        assertThat(resource(file)).isNotNull();
        String glob = metadata("reachability-metadata.json")
                .at("/resources/" + index + "/glob")
                .asText();
        assertThat(FileSystems.getDefault().getPathMatcher("glob:" + glob).matches(Path.of(file)))
                .isTrue();
        String pattern = metadata("resource-config.json")
                .at("/resources/includes/" + index + "/pattern")
                .asText();
        assertThat(file).matches(Pattern.compile(pattern));
    }

    private static JsonNode metadata(String name) throws IOException {
        return new ObjectMapper().readTree(resource(FOLDER + name));
    }

    private static InputStream resource(String name) {
        return NativeImageTest.class.getClassLoader().getResourceAsStream(name);
    }
}
