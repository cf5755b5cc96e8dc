// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Terminal;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.sentences.Sentences;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a position of a game as text or SVG. */
@Command(
        description =
                "Draws a position as text or SVG. Exit code: 0 if it was drawn, 1 if it was drawn but the game has an"
                        + " illegal move, 2 if it can't be drawn.")
public final class Show extends HiveCommand {
    @ArgGroup
    private Format format = new Format();

    /** The options that exclude each other. */
    private static final class Format {
        @Option(names = "--svg", description = "Print an SVG image instead of text.")
        private boolean svg;

        @Option(names = "--line", description = "Print the position as a one-line string.")
        private boolean line;

        @Option(names = "--hop", description = "Print the position in HOP notation.")
        private boolean hop;
    }

    @Option(names = "--dark", description = "Use a dark background; requires --svg.")
    private boolean dark;

    @Option(names = "--game", description = "Number of the game in the file. Default: 1.")
    private Optional<Integer> number = Optional.empty();

    @Option(names = "--ply", description = "Number of plies before the position. Default: all plies.")
    private Optional<Integer> ply = Optional.empty();

    @Parameters(
            paramLabel = "PATH|GAMESTRING|POSITION",
            description = "A file of records, a GameString, a position string, or a position in HOP notation.")
    private String source = "";

    @Override
    public Integer call() {
        if (dark && !format.svg) {
            throw usageError("--dark requires --svg.");
        }
        Optional<Path> file = file();
        if (number.isPresent() && file.isEmpty()) {
            throw usageError("--game requires a file.");
        }
        if (file.isEmpty() && !source.contains(";") && (isHop() || source.trim().contains(" "))) {
            if (ply.isPresent()) {
                throw usageError("--ply requires a game, found a position.");
            }
            print(Optional.empty(), Game.of(position()));
            return 0;
        }
        ScannedGame found = file.isPresent() ? fromFile(file.get()) : fromGameString();
        GameRecord record = found.record().orElseThrow();
        Game game = record.game();
        if (ply.isPresent()) {
            int wanted = ply.get();
            if (wanted < 0 || wanted > record.recordedMoves().size()) {
                throw usageError("--ply must be 0 to " + record.recordedMoves().size() + " for this game, but is "
                        + wanted + ".");
            }
            game = game.at(wanted);
        }
        print(Optional.of(record), game);
        found.error()
                .ifPresent(error -> err().println(Text.printable(
                        "broken " + (file.isPresent() ? error.getMessage() : Verdict.describe(error)))));
        return found.isValid() ? 0 : 1;
    }

    private Optional<Path> file() {
        try {
            return Optional.of(Path.of(source)).filter(path -> !source.isEmpty() && Files.exists(path));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private boolean isHop() {
        return source.strip().matches("(?s).*,\\s*[wb]\\w?\\w?");
    }

    private Position position() {
        if (!isHop() && Ruleset.tryParse(source.trim().split(" ", 2)[0]).isEmpty()) {
            throw unknownSource();
        }
        return Games.position(source);
    }

    private IllegalStateException unknownSource() {
        return new IllegalStateException("expected a file, a GameString or a position, found \"" + source + "\"");
    }

    private ScannedGame fromGameString() {
        boolean looksLikeGameString = source.contains(";");
        try (Stream<ScannedGame> games = Records.scanText(source, Rules.options(Optional.empty()))) {
            ScannedGame found = games.findFirst().orElseThrow();
            if (found.record().isEmpty() || !found.isValid() && !looksLikeGameString) {
                throw found.error()
                        .filter(error -> error.code().equals("link"))
                        .map(error -> new IllegalStateException(error.sentence(Locale.ENGLISH)))
                        .orElseGet(this::unknownSource);
            }
            return found;
        }
    }

    private ScannedGame fromFile(Path file) {
        int wanted = number.orElse(1);
        try (Stream<ScannedGame> games = Records.scan(file, Rules.options(Optional.empty()))) {
            ScannedGame found = games.skip(Math.max(0, wanted - 1L))
                    .findFirst()
                    .filter(any -> wanted > 0)
                    .orElseThrow(() -> new IllegalStateException("no game " + wanted + " in " + file));
            boolean begun = found.record()
                    .filter(record -> !record.recordedMoves().isEmpty())
                    .isPresent();
            found.error().filter(error -> error.ply() == 0 && !begun).ifPresent(error -> {
                throw new IllegalStateException(error.getMessage());
            });
            return found;
        } catch (UncheckedIOException e) {
            throw new IllegalStateException(Failures.clause(e));
        }
    }

    private void print(Optional<GameRecord> record, Game game) {
        PrintWriter out = out();
        if (format.svg) {
            SvgDiagram.Builder diagram =
                    SvgDiagram.builder().background(dark ? SvgDiagram.Background.DARK : SvgDiagram.Background.LIGHT);
            record.flatMap(Show::players).ifPresent(diagram::caption);
            out.println(diagram.build().draw(game));
        } else if (format.line) {
            out.println(PositionStrings.print(game.position()));
        } else if (format.hop) {
            out.println(PositionStrings.printHop(game.position()));
        } else {
            record.flatMap(Show::players).ifPresent(players -> out.println(Text.printable(players)));
            game.previous()
                    .flatMap(before -> game.lastMove().map(move -> MoveStrings.print(move, before.position())))
                    .ifPresent(move -> out.println("after ply " + game.length() + ", " + move));
            if (game.outcome().isOver()) {
                out.println(Sentences.of(Locale.ENGLISH).describe(game.outcome()));
            }
            boolean terminal = Terminal.showsOutput();
            out.println(terminal ? TextDiagram.printInColor(game.position()) : TextDiagram.print(game.position()));
        }
        out.flush();
    }

    private static Optional<String> players(GameRecord record) {
        boolean known = record.tag("White").isPresent() || record.tag("Black").isPresent();
        return known
                ? Optional.of(record.tag("White").orElse("?") + " – "
                        + record.tag("Black").orElse("?"))
                : Optional.empty();
    }
}
