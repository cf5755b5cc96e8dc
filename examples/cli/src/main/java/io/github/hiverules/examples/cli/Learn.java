// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.learning.Feature;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.notation.uhp.MoveChooser;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.search.SearchBoard;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.zip.ZipFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A player that learns from nothing: games by chance, a training set of them, and a linear model of who wins. */
@Command(description = "Plays by chance, learns from it who wins, then is a UHP engine.")
final class Learn extends Example {
    private static final FeaturePlanes PLANES = FeaturePlanes.builder(Ruleset.parse("Base+MLP"))
            .features(Feature.LIBERTIES, Feature.BUGS)
            .build();

    @Option(names = "--games", description = "How many games to learn from; none to play by chance.")
    private int games = 1600;

    @Option(names = "--out", paramLabel = "DIR", description = "Where the training set is written.")
    private Path out = Path.of("learn");

    @Override
    public Integer call() throws IOException {
        double[] model = games > 0 ? train(selfPlay(out, games, 4)) : new double[0];
        MoveChooser player = (game, limit) -> choose(game, model, new Random());
        String name = games > 0 ? "linear" : "chance";
        UhpEngine engine = UhpEngine.builder(name, "1.0", player).build();
        engine.run(System.in, System.out);
        return 0;
    }

    /** Plays games by chance on some threads and writes a training set, a file for each game. */
    static List<Path> selfPlay(Path folder, int games, int threads) {
        ForkJoinPool pool = new ForkJoinPool(threads); // idle threads end by themselves
        IntStream all = IntStream.range(0, games).parallel();
        return pool.submit(() -> all.mapToObj(i -> selfPlay(folder, i)).toList())
                .join();
    }

    private static Path selfPlay(Path folder, int number) {
        MadeUpGames players = new MadeUpGames(MadeUpGames.Players.random, 1, 300);
        Path file = folder.resolve("train/" + number + ".npz");
        try {
            TrainingRows.of(players.game(number), PLANES).write(file);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Logistic regression: a weight for the sum of each plane, which together tell how likely the side to move wins. */
    static double[] train(List<Path> files) throws IOException {
        double[] weights = new double[PLANES.count()];
        for (Path file : files) {
            try (ZipFile npz = new ZipFile(file.toFile())) {
                byte[] results = npz.getInputStream(npz.getEntry("result.npy")).readAllBytes();
                byte[] planes = npz.getInputStream(npz.getEntry("planes.npy")).readAllBytes();
                int header = 10 + results[8]; // the byte 8 tells the length of what follows the byte 9
                for (int row = 0; row < results.length - header; row++) {
                    int result = results[header + row];
                    double[] sums = sums(planes, 10 + planes[8] + row * PLANES.size());
                    double error = (result + 1) / 2.0 - 1 / (1 + Math.exp(-dot(weights, sums)));
                    for (int i = 0; i < weights.length && Math.abs(result) == 1; i++) {
                        weights[i] += 0.01 * error * sums[i];
                    }
                }
            }
        }
        return weights;
    }

    /** The move after which the other side is likeliest to lose, without going in circles; without a model any move. */
    static Move choose(Game game, double[] model, Random random) {
        SearchBoard board = SearchBoard.of(game);
        byte[] planes = new byte[PLANES.size()];
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        int best = moves[random.nextInt(count)];
        double least = Double.MAX_VALUE;
        for (int i = 0; i < count && model.length > 0; i++) {
            board.make(moves[i]);
            PLANES.write(board, board.sideToMove(), planes, 0);
            double value = dot(model, sums(planes, 0)) + board.occurrences();
            best = value < least ? moves[i] : best;
            least = Math.min(least, value);
            board.undo();
        }
        return board.decode(best);
    }

    private static double[] sums(byte[] planes, int start) {
        double[] sums = new double[PLANES.count()];
        for (int i = 0; i < PLANES.size(); i++) {
            sums[i * sums.length / PLANES.size()] += planes[start + i];
        }
        return sums;
    }

    private static double dot(double[] weights, double[] sums) {
        return IntStream.range(0, sums.length)
                .mapToDouble(i -> weights[i] * sums[i])
                .sum();
    }
}
