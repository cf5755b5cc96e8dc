// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.MutableGame;
import io.github.hiverules.notation.splitter.Splitter;
import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Texts of games, for tests. */
public final class GameTexts {
    private GameTexts() {}

    public static GameText of(RecordFormat format, String text) {
        return new GameText("text", 1, 1, 1, Optional.of(format), text);
    }

    public static List<GameText> split(String text, ReaderOptions options) {
        List<GameText> texts = new ArrayList<>();
        splitter(new StringReader(text), options).forEachRemaining(found -> texts.add(new GameText("text", found)));
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

    /** Returns a board that counts the moves made and undone. */
    public static MutableGame counting(MutableGame board, int[] moves) {
        return (MutableGame) Proxy.newProxyInstance(
                MutableGame.class.getClassLoader(), new Class<?>[] {MutableGame.class}, (proxy, method, arguments) -> {
                    moves[0] += List.of("play", "tryPlay", "undo").contains(method.getName()) ? 1 : 0;
                    try {
                        return method.invoke(board, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
