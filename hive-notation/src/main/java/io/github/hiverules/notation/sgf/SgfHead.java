// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.reading.RecordDates;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.Property;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The header of a BoardSpace record. The property {@code AP[hive-rules]} marks a header that this library wrote for a
 * record of another format. A marked header stores each tag in a property {@code PGN[name value]}. Properties such as
 * {@code P0} repeat tags for other programs.
 */
final class SgfHead {
    static final Tag WRITTEN_BY_US = new Tag("AP", "hive-rules");

    /** The property of the charset. The text is decoded, so it is not a tag. */
    private static final String CHARSET = "CA";

    static final String TAG_PROPERTY = "PGN";

    static final String OUTCOME = "OUTCOME";

    /** The SGF properties of the tags that all formats share, in order. */
    static final Map<String, String> SHARED_TAGS = sharedTags();

    /** The value of the property GM for Hive. */
    static final String HIVE = "27";

    private static final Pattern VARIATION = Pattern.compile("hive(-[mlp]{1,3}|-pielm)?");

    /** The properties by name and value. As keys, tags would be slow if an attacker chose equal hash codes. */
    private final Map<String, Tag> properties = new LinkedHashMap<>();

    private final List<Tag> ownTags = new ArrayList<>();
    private final Map<String, Property> first = new TreeMap<>();

    private final String[] players = {"", ""};

    private static Map<String, String> sharedTags() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("Date", "DT");
        properties.put("Event", "EV");
        properties.put("Site", "PC");
        properties.put("Round", "RO");
        properties.put("White", "P0");
        properties.put("Black", "P1");
        return properties;
    }

    void add(Property property) {
        String value = property.value();
        int space = value.indexOf(' ');
        if (property.name().equals(TAG_PROPERTY) && space >= 0 && Property.isName(value.substring(0, space))) {
            ownTags.add(new Tag(value.substring(0, space), value.substring(space + 1)));
            return;
        }
        Tag tag = new Tag(property.name(), value);
        String name = property.name().toUpperCase(Locale.ROOT);
        first.putIfAbsent(name, property);
        boolean isNew = properties.put(key(tag), tag) == null;
        if (isNew && (name.equals("P0") || name.equals("P1"))) {
            player(name.charAt(1) - '0', value);
        }
    }

    private static String key(Tag tag) {
        return tag.name() + "[" + tag.value();
    }

    private void player(int player, String value) {
        String trimmed = value.trim();
        if (trimmed.regionMatches(true, 0, "id ", 0, 3) && players[player].isEmpty()) {
            String name = trimmed.substring(3).trim();
            boolean quoted = name.length() >= 2 && name.startsWith("\"") && name.endsWith("\"");
            players[player] = quoted ? name.substring(1, name.length() - 1) : name;
        }
    }

    /** Returns whether the header may be the header of a game of Hive but doesn't name the variant. */
    boolean lacksVariant() {
        return otherGame().isEmpty() && !first.containsKey("SU");
    }

    private Optional<Property> otherGame() {
        return Optional.ofNullable(first.get("GM"))
                .filter(game -> !game.stripped().equals(HIVE));
    }

    String player(int player) {
        return players[player];
    }

    private boolean isWrittenByUs() {
        return properties.containsKey(key(WRITTEN_BY_US));
    }

    /** Returns the property RE. Ignores RE in a header of this library, which contains {@code OUTCOME}. */
    Optional<Property> result() {
        return isWrittenByUs() ? Optional.empty() : Optional.ofNullable(first.get("RE"));
    }

    Optional<Property> outcome() {
        return Optional.ofNullable(first.get(OUTCOME));
    }

    /** Returns a property, or empty if this library did not write the header. */
    Optional<Property> own(String name) {
        return isWrittenByUs() ? Optional.ofNullable(first.get(name.toUpperCase(Locale.ROOT))) : Optional.empty();
    }

    List<Tag> properties() {
        return List.copyOf(properties.values());
    }

    /**
     * Returns the shared tags and a tag for each property. If this library wrote the header, returns the tags in PGN
     * properties.
     */
    List<Tag> tags(int whitePlayer) {
        List<Tag> tags = new ArrayList<>();
        if (!isWrittenByUs()) {
            RecordDates.toPgn(valueOf("DT")).ifPresent(day -> tags.add(new Tag("Date", day)));
            for (String name : List.of("Event", "Site", "Round")) {
                derive(name, valueOf(SHARED_TAGS.getOrDefault(name, "")), tags);
            }
            derive("White", players[whitePlayer], tags);
            derive("Black", players[1 - whitePlayer], tags);
            properties.values().stream().filter(tag -> !tag.isNamed(CHARSET)).forEach(tags::add);
        }
        tags.addAll(ownTags);
        return tags;
    }

    private static void derive(String name, String value, List<Tag> tags) {
        if (!value.isEmpty()) {
            tags.add(new Tag(name, value));
        }
    }

    private String valueOf(String property) {
        Property found = first.get(property);
        return found == null ? "" : found.value();
    }

    /**
     * Returns the expansions in the property SU. Throws a {@code NotationException} if the game isn't Hive or the variant is
     * unknown.
     */
    Set<Expansion> expansions() {
        otherGame().ifPresent(game -> {
            throw game.wrong(Kind.OTHER_GAME, Texts.excerpt(game.stripped()));
        });
        Property property = first.get("SU");
        if (property == null) {
            throw Errors.error(0, 0, "", Kind.VARIANT_MISSING);
        }
        String name = property.stripped().toLowerCase(Locale.ROOT).split(" ", 2)[0];
        if (!VARIATION.matcher(name).matches()) {
            boolean isUltimate = name.equals("hive-ultimate");
            throw property.wrong(isUltimate ? Kind.VARIANT_ULTIMATE : Kind.VARIANT_UNKNOWN, property.quoted());
        }
        Set<Expansion> expansions = EnumSet.allOf(Expansion.class);
        expansions.removeIf(expansion -> name.indexOf(Character.toLowerCase(expansion.letter()), 4) < 0);
        return expansions;
    }
}
