// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.words.Sentences;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws the last position of a game, or any other, as text or as SVG. */
@Command(
        description =
                "Draws a position: exit code 0 when it could be drawn, 1 when the game is broken behind it, 2 when"
                        + " there is nothing to draw.")
final class Show extends Example {
    @Option(names = "--svg", description = "Print an SVG picture; text without this option.")
    private boolean svg;

    @Option(names = "--dark", description = "On a dark background; only with --svg.")
    private boolean dark;

    @Option(names = "--line", description = "Print the position in one line; not with --svg.")
    private boolean line;

    @Option(names = "--hop", description = "Print the position in HOP; not with --svg or --line.")
    private boolean hop;

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "The number of the game in its file; the first unless given.")
    private Optional<Integer> number = Optional.empty();

    @Option(names = "--ply", paramLabel = "N", description = "After so many plies; after the last unless given.")
    private Optional<Integer> ply = Optional.empty();

    @Parameters(
            paramLabel = "PATH|GAMESTRING|POSITION",
            description = "A file of records, a GameString, or a position in one line or in HOP.")
    private String source = "";

    @Override
    public Integer call() {
        if (Stream.of(svg, line, hop).filter(chosen -> chosen).count() > 1) {
            throw misused("--svg, --line and --hop are ways to print; choose one.");
        }
        if (dark && !svg) {
            throw misused("--dark goes with --svg.");
        }
        Optional<Path> file = file();
        if (number.isPresent() && file.isEmpty()) {
            throw misused("--game goes with a file.");
        }
        if (file.isEmpty() && !source.contains(";") && (isHop() || source.trim().contains(" "))) {
            if (ply.isPresent()) {
                throw misused("--ply goes with a game, and a position has no plies.");
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
                throw misused(
                        "The game has plies 0 to " + record.recordedMoves().size() + ".");
            }
            for (int i = record.recordedMoves().size(); i > wanted; i--) {
                game = game.undo();
            }
        }
        print(Optional.of(record), game);
        found.error()
                .ifPresent(error -> err().println(Verdict.printable(
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
            throw nothing();
        }
        return position(source);
    }

    /** What is said where a text means nothing: most often it is a file's name with a mistake in it. */
    private IllegalStateException nothing() {
        return new IllegalStateException(
                "can't read " + source + ": there is no such file, and it is no GameString and no position");
    }

    private ScannedGame fromGameString() {
        boolean like = source.contains(";")
                && Ruleset.tryParse(source.strip().split("[; ]", 2)[0]).isPresent();
        try (Stream<ScannedGame> games = Records.scanText(source, options())) {
            ScannedGame found = games.findFirst().orElseThrow();
            if (found.record().isEmpty() || !found.isValid() && !like) {
                throw nothing();
            }
            return found;
        }
    }

    private static ReaderOptions options() {
        return Rules.options(Optional.empty());
    }

    private ScannedGame fromFile(Path file) {
        int wanted = number.orElse(1);
        try (Stream<ScannedGame> games = Records.scan(file, options())) {
            ScannedGame found = games.skip(Math.max(0, wanted - 1L))
                    .findFirst()
                    .filter(any -> wanted > 0)
                    .orElseThrow(() -> new IllegalStateException("there is no game " + wanted + " in " + file));
            boolean begun = found.record()
                    .filter(record -> !record.recordedMoves().isEmpty())
                    .isPresent();
            found.error().filter(error -> error.ply() == 0 && !begun).ifPresent(error -> {
                throw new IllegalStateException(error.getMessage());
            });
            return found;
        } catch (UncheckedIOException e) {
            throw new IllegalStateException(
                    "can't read " + file + ": " + RecordFiles.describe(Objects.requireNonNull(e.getCause())));
        }
    }

    private void print(Optional<GameRecord> record, Game game) {
        PrintWriter out = out();
        if (svg) {
            SvgDiagram.Builder diagram =
                    SvgDiagram.builder().background(dark ? SvgDiagram.Background.DARK : SvgDiagram.Background.LIGHT);
            record.flatMap(Show::players).ifPresent(diagram::caption);
            out.println(diagram.build().draw(game));
        } else if (line) {
            out.println(PositionStrings.print(game.position()));
        } else if (hop) {
            out.println(PositionStrings.printHop(game.position()));
        } else {
            record.flatMap(Show::players).ifPresent(players -> out.println(Verdict.printable(players)));
            game.previous()
                    .flatMap(before -> game.lastMove().map(move -> MoveStrings.print(move, before.position())))
                    .ifPresent(move -> out.println("after ply " + game.length() + ", " + move));
            if (game.outcome().isOver()) {
                out.println(Sentences.of(Locale.ENGLISH).about(game.outcome()));
            }
            boolean terminal = Progress.terminals().contains("1");
            out.println(terminal ? TextDiagram.printInColor(game.position()) : TextDiagram.print(game.position()));
        }
        Main.flush(out);
    }

    private static Optional<String> players(GameRecord record) {
        boolean known = record.tag("White").isPresent() || record.tag("Black").isPresent();
        return known
                ? Optional.of(record.tag("White").orElse("?") + " – "
                        + record.tag("Black").orElse("?"))
                : Optional.empty();
    }
}
