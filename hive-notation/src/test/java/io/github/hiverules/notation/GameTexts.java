// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.spi.GameService;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.splitter.Splitter;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Texts of games, for tests. */
public final class GameTexts {
    private GameTexts() {}

    public static GameText of(RecordFormat format, String text) {
        return new GameText("text", 1, 1, 1, Optional.of(format), text, List.of());
    }

    public static List<GameText> split(String text, ReaderOptions options) {
        List<GameText> texts = new ArrayList<>();
        splitter(new StringReader(text), options).forEachRemaining(texts::add);
        return texts;
    }

    public static Splitter splitter(Reader source, ReaderOptions options) {
        return Records.texts("text", source, options);
    }

    /** Returns the texts without trailing white space. */
    public static List<String> strings(String text) {
        return split(text, ReaderOptions.strict()).stream()
                .map(found -> found.text().strip())
                .toList();
    }

    /** Returns a game that counts the moves made and undone. */
    public static MutableGame counting(Position start, int[] moves) {
        MutableGame game = MutableGame.of(start);
        GameService counter = (GameService) Proxy.newProxyInstance(
                GameService.class.getClassLoader(), new Class<?>[] {GameService.class}, (proxy, method, arguments) -> {
                    moves[0] += List.of("tryPlay", "undo").contains(method.getName()) ? 1 : 0;
                    return MutableGame.class
                            .getMethod(method.getName(), method.getParameterTypes())
                            .invoke(game, arguments);
                });
        return answers().mutableGame(start, counter);
    }
}
