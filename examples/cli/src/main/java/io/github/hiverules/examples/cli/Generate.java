package io.github.hiverules.examples.cli;

import io.github.hiverules.api.HiveRules;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Referee;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordedPly;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.Tag;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes archives of made-up games, by which readers can be tried at any size. */
@Command(
        name = "generate",
        description = "Writes games of random legal moves: the same seed gives the same games, each by its number alone.")
final class Generate implements Callable<Integer> {
    private static final LocalDate FIRST_DAY = LocalDate.of(2010, 1, 1);
    private static final int DAYS = 5000;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli acts on it
    private boolean help;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--games", required = true, description = "How many games.")
    private long games;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to; the standard output unless given.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--to", description = "The format: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless given.")
    private Convert.Format to = Convert.Format.pgn;

    @Option(names = "--seed", description = "Where chance begins; ${DEFAULT-VALUE} unless given.")
    private long seed = 1;

    @Option(names = "--plies", description = "How many plies a game has at most; ${DEFAULT-VALUE} unless given.")
    private int plies = 120;

    @Override
    public Integer call() {
        if (games < 0 || plies < 0) {
            throw new ParameterException(spec.commandLine(), "--games and --plies count from 0");
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Writer writer = file.isPresent() ? Files.newBufferedWriter(file.get()) : Writer.nullWriter()) {
            Records.write(
                    LongStream.rangeClosed(1, games).mapToObj(this::game), to.format(), file.isPresent() ? writer : out);
        } catch (IOException e) {
            throw new UncheckedIOException("can't write " + file.map(Path::toString).orElse("") + ": " + RecordFiles.describe(e), e);
        }
        Main.flush(out);
        return 0;
    }

    private GameRecord game(long number) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        List<Ruleset> all = Ruleset.expansionCombinations().stream().map(Ruleset.tournament()::withExpansions).toList();
        GameRecord.Builder record = GameRecord.builder().ruleset(all.get(random.nextInt(all.size())));
        Referee referee = HiveRules.load().referee(record.build().ruleset());
        int length = plies == 0 ? 0 : random.nextInt(plies / 2, plies + 1);
        for (int ply = 0; ply < length && !referee.outcome().isOver(); ply++) {
            List<Move> moves = referee.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            referee.play(move);
            record.addPlies(RecordedPly.of(move));
        }
        String day = FIRST_DAY.plusDays(random.nextInt(DAYS)).format(DateTimeFormatter.ofPattern("yyyy.MM.dd"));
        return record.outcome(referee.outcome())
                .addTags(
                        new Tag("Date", day),
                        new Tag("Event", "Made-up games"),
                        new Tag("Round", Long.toString(number)),
                        new Tag("White", "player " + random.nextInt(1000)),
                        new Tag("Black", "player " + random.nextInt(1000)))
                .build();
    }
}
