package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.TextSource;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The head of a BoardSpace record: who, when, which game. Every property is a tag under its own name, behind the tags that all
 * formats know. A head that this library wrote for a record of another format says so ({@code AP[hive-rules]}): there the
 * tags stand in properties {@code PGN[name value]} and the other properties only tell the same in the archive's words.
 */
final class Header {
    /** The property that names the program, and its value in heads that retell another format's tags. */
    static final Tag RETOLD = new Tag("AP", "hive-rules");

    /** The property that holds a tag of another format: its name, a space, its value. */
    static final String TOLD_TAG = "PGN";

    /** The property that holds the result and its reason, as PGN words them. */
    static final String OUTCOME = "OUTCOME";

    /** The tags that all formats know, and the properties in which an archive keeps them; the players' come from P0 and P1. */
    static final Map<String, String> KNOWN_TO_ALL = knownToAll();

    private static final List<DateTimeFormatter> DATES = List.of(
            DateTimeFormatter.ofPattern("EEE MMM d yyyy", Locale.ENGLISH),
            DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH),
            DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ENGLISH),
            DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ENGLISH));

    private final Set<Tag> properties = new LinkedHashSet<>();
    private final List<Tag> told = new ArrayList<>();
    private final Map<String, SgfParser.Property> first = new HashMap<>();
    private final String[] players = {"", ""};

    private static Map<String, String> knownToAll() {
        Map<String, String> known = new LinkedHashMap<>();
        known.put("Date", "DT");
        known.put("Event", "EV");
        known.put("Site", "PC");
        known.put("Round", "RO");
        known.put("White", "P0");
        known.put("Black", "P1");
        return Collections.unmodifiableMap(known);
    }

    /** Takes a property; a repeated header says the same again, and its first word counts. */
    void add(SgfParser.Property property) {
        if (property.name().equals(TOLD_TAG) && tell(property.value())) {
            return;
        }
        if (properties.add(new Tag(property.name(), property.value()))) {
            String name = property.name().toUpperCase(Locale.ROOT);
            first.putIfAbsent(name, property);
            if (name.equals("P0") || name.equals("P1")) {
                player(name.charAt(1) - '0', property.value());
            }
        }
    }

    private boolean tell(String tag) {
        int space = tag.indexOf(' ');
        boolean readable = space > 0 && tag.substring(0, space).chars().noneMatch(TextSource::endsTagName);
        if (readable) {
            told.add(new Tag(tag.substring(0, space), tag.substring(space + 1)));
        }
        return readable;
    }

    private void player(int player, String value) {
        String trimmed = value.trim();
        if (trimmed.regionMatches(true, 0, "id ", 0, 3) && players[player].isEmpty()) {
            String name = trimmed.substring(3).trim();
            boolean quoted = name.length() >= 2 && name.startsWith("\"") && name.endsWith("\"");
            players[player] = quoted ? name.substring(1, name.length() - 1) : name;
        }
    }

    boolean isEmpty() {
        return properties.isEmpty();
    }

    /** The name of a player, empty where unknown. */
    String player(int player) {
        return players[player];
    }

    private boolean isRetold() {
        return properties.contains(RETOLD);
    }

    /** The result in prose, where this head is an archive's own. */
    Optional<SgfParser.Property> result() {
        return isRetold() ? Optional.empty() : Optional.ofNullable(first.get("RE"));
    }

    /** The result as this library keeps it. */
    Optional<SgfParser.Property> outcome() {
        return Optional.ofNullable(first.get(OUTCOME));
    }

    /** The properties as they stand in the source. */
    List<Tag> properties() {
        return List.copyOf(properties);
    }

    /** The tags that all formats know, and behind them the properties; or the tags that are retold. */
    List<Tag> tags(int whitePlayer) {
        List<Tag> tags = new ArrayList<>();
        if (!isRetold()) {
            isoDate().ifPresent(day -> tags.add(new Tag("Date", day)));
            List.of("Event", "Site", "Round").forEach(name -> derive(name, valueOf(KNOWN_TO_ALL.get(name)), tags));
            derive("White", players[whitePlayer], tags);
            derive("Black", players[1 - whitePlayer], tags);
            tags.addAll(properties);
        }
        tags.addAll(told);
        return tags;
    }

    private static void derive(String name, String value, List<Tag> tags) {
        if (!value.isEmpty()) {
            tags.add(new Tag(name, value));
        }
    }

    private String valueOf(@Nullable String property) {
        SgfParser.Property found = first.get(property);
        return found == null ? "" : found.value();
    }

    /** The date as PGN writes it; {@code Fri Apr 19 19:54:39 CDT 2013} is 2013.04.19. */
    private Optional<String> isoDate() {
        String text =
                valueOf("DT").trim().replaceAll("\\s+", " ").replaceAll(" \\d\\d:\\d\\d:\\d\\d \\S+(?= \\d{4}$)", "");
        for (DateTimeFormatter format : DATES) {
            try {
                return Optional.of(LocalDate.parse(text, format).toString().replace('-', '.'));
            } catch (DateTimeException e) {
                continue; // the next format, or none
            }
        }
        return Optional.empty();
    }

    /** The expansions of the variation that SU names. */
    Set<Expansion> expansions(RecordException.Place start) {
        SgfParser.Property property = Optional.ofNullable(first.get("SU"))
                .orElseThrow(() -> new RecordException(
                        start, 0, "", "SU[hive]", "The record does not say which variation of Hive was played."));
        String name = property.value().trim().toLowerCase(Locale.ROOT);
        int space = name.indexOf(' ');
        name = space < 0 ? name : name.substring(0, space);
        if (name.equals("hive-pielm")) {
            return EnumSet.allOf(Expansion.class);
        }
        boolean known = name.equals("hive") || name.matches("hive-[mlp]{1,3}");
        if (!known) {
            String reason = name.equals("hive-ultimate")
                    ? "The variation hive-ultimate mixes any pieces; it is another game."
                    : "\"" + TextSource.shown(property.value()) + "\" is no variation of Hive that is known.";
            throw new RecordException(
                    property.place(), 0, TextSource.shown(name), "hive, hive-m, hive-plm and the like", reason);
        }
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (name.indexOf(Character.toLowerCase(expansion.letter()), 4) >= 0) {
                expansions.add(expansion);
            }
        }
        return expansions;
    }
}
