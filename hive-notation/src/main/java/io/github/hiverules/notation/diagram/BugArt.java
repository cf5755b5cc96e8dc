// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Bug;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/**
 * How a bug is drawn, as the file {@code Bugs.properties} tells: its colour on a light tile and on a dark one, and the drawing
 * with places for its colour and the tile's.
 */
record BugArt(String inkOnLight, String inkOnDark, String art) {
    private static final Map<Bug, BugArt> ALL = load();

    private static Map<Bug, BugArt> load() {
        Properties file = new Properties();
        try (InputStream in = BugArt.class.getResourceAsStream("Bugs.properties")) {
            file.load(requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<Bug, BugArt> all = new EnumMap<>(Bug.class);
        for (Bug bug : Bug.values()) {
            String[] inks = file.getProperty(bug.name() + ".ink", "").split(" ", -1);
            all.put(bug, new BugArt(inks[0], inks[1], file.getProperty(bug.name() + ".art", "")));
        }
        return all;
    }

    static BugArt of(Bug bug) {
        return requireNonNull(ALL.get(bug));
    }

    /** The bug's colour, as it stands out on a light tile or on a dark one. */
    String ink(boolean onLight) {
        return onLight ? inkOnLight : inkOnDark;
    }

    /** The drawing on a tile of that colour. */
    String draw(String tile, boolean isLight) {
        return art.replace("{ink}", ink(isLight)).replace("{tile}", tile);
    }
}
