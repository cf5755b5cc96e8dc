// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.PackedFile;
import io.github.hiverules.examples.common.Terminal;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
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
            description =
                    "A file of records, - for standard input, a GameString, a position string, or a position in HOP"
                            + " notation.")
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
        checkRange("--game", number.orElse(1), 1, Integer.MAX_VALUE);
        ScannedGame found = find(file);
        found.error().filter(error -> !hasPosition(found, error)).ifPresent(error -> {
            throw new CommandException(describe(error));
        });
        GameRecord record = found.record().orElseThrow();
        Game game = record.game();
        if (ply.isPresent()) {
            int wanted = ply.get();
            if (wanted < 0 || wanted > record.moves().size()) {
                throw usageError(
                        "--ply must be 0 to " + record.moves().size() + " for this game, but is " + wanted + ".");
            }
            game = game.at(wanted);
        }
        print(record, game);
        found.error().ifPresent(error -> err().println(Text.printable("broken " + describe(error))));
        return found.isValid() ? 0 : 1;
    }

    private Optional<Path> file() {
        try {
            return Optional.of(Path.of(source))
                    .filter(path -> source.equals("-") || !source.isEmpty() && Files.exists(path));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Returns whether a broken game has a start position or a legal move. */
    private static boolean hasPosition(ScannedGame found, NotationException error) {
        return found.record()
                .filter(record -> error.ply() > 0 || !record.recordedMoves().isEmpty())
                .isPresent();
    }

    private String describe(NotationException error) {
        if (file().isPresent()) {
            return error.getMessage();
        }
        return switch (error.code()) {
            case "unknown-format", "no-game" ->
                "can't read \"" + source + "\": no such file, and not a GameString or a position";
            default -> Verdict.describe(error);
        };
    }

    /** Returns the wanted game of a file, or the game or position in the argument. */
    private ScannedGame find(Optional<Path> file) {
        int wanted = number.orElse(1);
        ReaderOptions options = Rules.options(Optional.empty());
        if (file.isEmpty()) {
            return Records.scanText(source, options).findFirst().orElseThrow();
        }
        try (Stream<GameText> games = PackedFile.split(file.get(), options)) {
            return games.skip(wanted - 1L)
                    .findFirst()
                    .map(game -> Records.judge(game, options))
                    .orElseThrow(() -> new CommandException("no game " + wanted + " in " + file.get()));
        } catch (UncheckedIOException e) {
            throw new CommandException(Failures.clause(e));
        }
    }

    private void print(GameRecord record, Game game) {
        PrintWriter out = out();
        if (format.svg) {
            SvgDiagram.Builder diagram =
                    SvgDiagram.builder().background(dark ? SvgDiagram.Background.DARK : SvgDiagram.Background.LIGHT);
            players(record).ifPresent(diagram::caption);
            out.println(diagram.build().draw(game));
        } else if (format.line) {
            out.println(PositionStrings.print(game.position()));
        } else if (format.hop) {
            out.println(PositionStrings.printHop(game.position()));
        } else {
            players(record).ifPresent(players -> out.println(Text.printable(players)));
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
