package io.github.hiverules.notation.sgf;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.TextSource;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The head of a BoardSpace record: who, when, which game. Every property is kept as a tag under its own name. */
final class Header {
    private static final List<DateTimeFormatter> DATES = List.of(
            DateTimeFormatter.ofPattern("EEE MMM d yyyy", Locale.ENGLISH),
            DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH),
            DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ENGLISH));

    private final Set<Tag> properties = new LinkedHashSet<>();
    private final String[] players = {"", ""};
    private Optional<SgfParser.Property> variation = Optional.empty();
    private Optional<SgfParser.Property> result = Optional.empty();
    private String date = "";

    /** Takes a property; a repeated header says the same again, and its first word counts. */
    void add(SgfParser.Property property) {
        Tag tag = new Tag(property.name(), property.value());
        if (!properties.add(tag)) {
            return;
        }
        switch (property.name().toUpperCase(Locale.ROOT)) {
            case "SU" -> variation = variation.or(() -> Optional.of(property));
            case "RE" -> result = result.or(() -> Optional.of(property));
            case "DT" -> date = date.isEmpty() ? property.value() : date;
            case "P0" -> player(0, property.value());
            case "P1" -> player(1, property.value());
            default -> { }
        }
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

    Optional<SgfParser.Property> result() {
        return result;
    }

    /** The tags that all formats know, and behind them the properties as they stand in the source. */
    List<Tag> tags(int whitePlayer) {
        List<Tag> tags = new ArrayList<>();
        isoDate().ifPresent(day -> tags.add(new Tag("Date", day)));
        tags.add(new Tag("White", players[whitePlayer]));
        tags.add(new Tag("Black", players[1 - whitePlayer]));
        tags.addAll(properties);
        return tags;
    }

    /** The date as PGN writes it; {@code Fri Apr 19 19:54:39 CDT 2013} is 2013.04.19. */
    private Optional<String> isoDate() {
        String text = date.trim().replaceAll("\\s+", " ").replaceAll(" \\d\\d:\\d\\d:\\d\\d \\S+(?= \\d{4}$)", "");
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
        SgfParser.Property property = variation.orElseThrow(() -> new RecordException(
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
            throw new RecordException(property.place(), 0, TextSource.shown(name), "hive, hive-m, hive-plm and the like", reason);
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
