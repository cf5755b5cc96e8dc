// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.notation.Records;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Generates games to test readers with large files. */
@Command(
        description =
                "Generates games. Equal seeds give equal games. While FILE is incomplete, it is named FILE.part; to"
                        + " resume an interrupted run, repeat the command.")
public final class Generate extends HiveCommand {
    private static final long GAMES_PER_BLOCK = 1000;
    private static final String PART = ".part";

    @Option(names = "--games", required = true, description = "Number of games.")
    private long games;

    @Option(names = "--out", paramLabel = "FILE", description = "Output file. Default: standard output.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--to", description = "Output format: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Convert.Format to = Convert.Format.pgn;

    @Option(
            names = "--players",
            description = "random plays random legal moves; bot lets the bot play itself and writes its evaluations"
                    + " into comments. Default: ${DEFAULT-VALUE}.")
    private Players players = Players.random;

    enum Players {
        random,
        bot
    }

    @Option(names = "--nodes", description = "With bot: nodes per move. Default: ${DEFAULT-VALUE}.")
    private int nodes = 1000;

    @Option(
            names = "--random-plies",
            paramLabel = "MIN-MAX",
            description = "With bot: number of random plies at the start. Default: ${DEFAULT-VALUE}.")
    private String randomPlies = "2-10";

    @Option(
            names = "--random-moves",
            paramLabel = "PERCENT",
            description = "With bot: percentage of random moves after the start. Default: ${DEFAULT-VALUE}.")
    private int randomMoves = 5;

    @Option(
            names = "--network",
            paramLabel = "FILE",
            description = "With bot: the bot's network, a file from train. Default: the standard network.")
    private Optional<Path> network = Optional.empty();

    @Option(names = "--seed", description = "Random seed. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--plies", description = "Maximum number of plies per game. Default: ${DEFAULT-VALUE}.")
    private int plies = 120;

    @Override
    public Integer call() {
        checkRange("--games", games, 0, Long.MAX_VALUE);
        checkRange("--plies", plies, 0, Integer.MAX_VALUE - 1);
        checkRange("--nodes", nodes, 1, Integer.MAX_VALUE);
        checkRange("--random-moves", randomMoves, 0, 100);
        MadeUpGames made =
                new MadeUpGames(seed, plies, players == Players.bot ? Optional.of(selfPlay()) : Optional.empty());
        try {
            if (file.isEmpty()) {
                write(made, out());
            } else if (Output.isDevice(file.get())) {
                try (Writer device = Files.newBufferedWriter(file.get())) {
                    write(made, device);
                }
            } else {
                List<String> inputs = network.stream().map(Path::toString).toList();
                try (Output output =
                        Output.file(file.get(), "a file of these games", found -> isBegun(made, found), inputs, PART)) {
                    writeFile(made, output);
                }
            }
        } catch (IOException e) {
            throw Failures.cannotWrite(file.orElse(Path.of("")), e);
        }
        return 0;
    }

    private MadeUpGames.SelfPlay selfPlay() {
        Matcher range = Pattern.compile("(\\d{1,4})-(\\d{1,4})").matcher(randomPlies);
        if (!range.matches() || Integer.parseInt(range.group(1)) > Integer.parseInt(range.group(2))) {
            throw usageError("--random-plies: Expected a range such as 2-10, found \"" + randomPlies + "\".");
        }
        return new MadeUpGames.SelfPlay(
                Arguments.network(network),
                nodes,
                Integer.parseInt(range.group(1)),
                Integer.parseInt(range.group(2)),
                randomMoves);
    }

    private void write(MadeUpGames made, Writer writer) throws IOException {
        for (long blocks = 0; blocks * GAMES_PER_BLOCK < games; blocks++) {
            writer.write(new String(block(made, blocks), StandardCharsets.UTF_8));
            writer.flush();
        }
    }

    /** Returns whether a file begins with the first game of these settings. */
    private boolean isBegun(MadeUpGames made, Path found) throws IOException {
        byte[] first = Records.print(made.game(1), to.format).getBytes(StandardCharsets.UTF_8);
        try (InputStream bytes = Files.newInputStream(found)) {
            return Arrays.equals(bytes.readNBytes(first.length), first);
        }
    }

    /** Writes FILE.part, which is renamed at the end. The output's note stores the progress. */
    private void writeFile(MadeUpGames made, Output output) throws IOException {
        Path part = output.scratch(PART);
        String settings = to + " " + made + " of " + games;
        Matcher known = Pattern.compile("(\\d{1,12}) ([0-9a-f]{1,8}) (\\d{1,15}) " + Pattern.quote(settings))
                .matcher(output.note().orElse(""));
        boolean resumes = Files.exists(part) && known.matches();
        long blocks = resumes ? Long.parseLong(known.group(1)) : 0;
        long length = resumes ? Long.parseLong(known.group(3)) : 0;
        byte[] next = block(made, blocks);
        CRC32 written = new CRC32();
        output.claimScratch(PART, "the beginning of these games", begun -> {
            try (InputStream bytes = new BufferedInputStream(Files.newInputStream(begun))) {
                long rest = Files.size(begun) - length; // of a block that a killed run has begun to write
                if (rest < 0 || rest > next.length) {
                    return false;
                }
                new CheckedInputStream(bytes, written).skipNBytes(length);
                return Long.toHexString(written.getValue()).equals(resumes ? known.group(2) : "0")
                        && Arrays.equals(bytes.readAllBytes(), Arrays.copyOf(next, (int) rest));
            }
        });
        try (FileChannel channel = FileChannel.open(
                part, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            channel.position(length);
            byte[] block = next;
            while (block.length > 0) {
                output.note(progress(blocks, written, channel) + settings);
                ByteBuffer bytes = ByteBuffer.wrap(block);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(false);
                written.update(block);
                blocks++;
                block = block(made, blocks);
            }
            output.note(progress(blocks, written, channel) + settings);
        }
        output.claim("the beginning of these games", old -> isBeginning(old, part));
        output.publish(part);
    }

    /** Returns the number of written blocks, and the checksum and the length of their text. */
    private static String progress(long blocks, CRC32 written, FileChannel channel) throws IOException {
        return blocks + " " + Long.toHexString(written.getValue()) + " " + channel.position() + " ";
    }

    /** Returns whether a file begins with the whole content of an old file. */
    private static boolean isBeginning(Path old, Path file) throws IOException {
        long mismatch = Files.mismatch(old, file);
        return mismatch < 0 || mismatch == Files.size(old);
    }

    /**
     * Generates a block of games in parallel and returns the games' text in order.
     *
     * @param number the number of blocks before. After the last block, the text is empty
     */
    private byte[] block(MadeUpGames made, long number) {
        long first = number * GAMES_PER_BLOCK + 1;
        return LongStream.rangeClosed(first, Math.min(games, first + GAMES_PER_BLOCK - 1))
                .parallel()
                .mapToObj(game -> Records.print(made.game(game), to.format))
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }
}
