// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.archive.InputFiles.InputFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the splitting of files into games. */
class FoundTextsTest {
    private static final String GAME = "Base;InProgress;Black[1];wS1\n";
    private static final Configuration CONFIGURATION = new Configuration(false);

    @TempDir
    private Path folder = Path.of("");

    private List<String> verdicts(byte[]... contents) throws IOException {
        List<InputFile> files = new ArrayList<>();
        for (byte[] bytes : contents) {
            Path file = Files.write(folder.resolve("f" + files.size()), bytes);
            files.add(new InputFile("f" + files.size(), file.toUri().toString(), bytes.length));
        }
        return verdicts(files);
    }

    private static List<String> verdicts(List<InputFile> files) {
        List<String> verdicts = new ArrayList<>();
        for (InputFile file : files) {
            new FoundTexts(file, CONFIGURATION).forEachRemaining(found -> verdicts.add(verdict(found.judge(0))));
        }
        return verdicts;
    }

    private static String verdict(ArchivedGame game) {
        return game.verdict() + " " + game.found().source()
                + (game.judged().isEmpty() ? "" : "#" + game.found().number());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private static byte[] zip(byte[]... members) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            zip.putNextEntry(new ZipEntry("folder/"));
            for (int i = 0; i < members.length; i++) {
                zip.putNextEntry(new ZipEntry("m" + i));
                zip.write(members[i]);
            }
        }
        return packed.toByteArray();
    }

    @Test
    void readsFilesZipsAndGzipsInOrder() throws IOException {
        assertThat(verdicts(
                        bytes(GAME.repeat(2)),
                        gzip(bytes(GAME)),
                        zip(bytes(GAME), gzip(bytes(GAME.repeat(2)))),
                        bytes(GAME)))
                .containsExactly(
                        "valid f0#1",
                        "valid f0#2",
                        "valid f1#1",
                        "valid f2!m0#1",
                        "valid f2!m1#1",
                        "valid f2!m1#2",
                        "valid f3#1");
    }

    @Test
    void continuesAfterUnreadableFile() throws IOException {
        byte[] packed = gzip(bytes(GAME.repeat(1000)));
        byte[] zipped = zip(bytes(GAME.repeat(1000)));
        assertThat(verdicts(bytes(""), bytes("?"), bytes(GAME)))
                .containsExactly("invalid f0#1", "invalid f1#1", "valid f2#1");
        assertThat(verdicts(new byte[] {0x1F, (byte) 0x8B}, bytes(GAME)))
                .containsExactly("unreadable f0", "valid f1#1");
        assertThat(verdicts(Arrays.copyOf(packed, packed.length / 2), bytes(GAME)))
                .contains("unreadable f0", "valid f1#1")
                .doesNotContain("invalid f0#1");
        assertThat(verdicts(Arrays.copyOf(zipped, zipped.length / 3), bytes(GAME)))
                .containsExactly("unreadable f0!m0", "unreadable f0", "valid f1#1");
        assertThat(verdicts(bytes("PK\u0003\u0004 nonsense"), bytes(GAME)))
                .containsExactly("unreadable f0", "valid f1#1");
        assertThat(verdicts(zip(bytes("?"), bytes(GAME)))).containsExactly("invalid f0!m0#1", "valid f0!m1#1");
        assertThat(verdicts(zip(zip(bytes(GAME)), bytes(GAME)))).containsExactly("invalid f0!m0#1", "valid f0!m1#1");
    }

    @Test
    void continuesAfterUnreadableZipMember() throws IOException {
        byte[] packed = gzip(bytes(GAME));
        byte[] cut = Arrays.copyOf(packed, packed.length / 2);
        byte[] noGzip = {0x1F, (byte) 0x8B, 0x7F, 0};
        assertThat(verdicts(zip(bytes(GAME), noGzip, packed, cut, bytes(GAME)), bytes(GAME)))
                .containsExactly(
                        "valid f0!m0#1",
                        "unreadable f0!m1",
                        "valid f0!m2#1",
                        "unreadable f0!m3",
                        "valid f0!m4#1",
                        "valid f1#1");
    }

    @Test
    void reportsDamagedMemberOfZipAndReadsNextFile() throws IOException {
        byte[] noise = new byte[4000];
        new Random(7).nextBytes(noise);
        byte[] damaged = zip(bytes(GAME), noise, bytes(GAME));
        damaged[damaged.length / 2] ^= 1; // its checksum is wrong

        assertThat(verdicts(damaged, bytes(GAME)))
                .startsWith("valid f0!m0#1")
                .contains("unreadable f0!m1")
                .endsWith("valid f1#1");
    }

    @Test
    void missingFileIsARow() {
        InputFile gone = new InputFile("gone", folder.resolve("gone").toUri().toString(), 1);
        assertThat(verdicts(List.of(gone))).containsExactly("unreadable gone");
    }

    @Test
    void acceptsUnusualFileNames() throws IOException {
        String colon = OS.WINDOWS.isCurrentOs() ? "" : ":"; // a colon has a special meaning on Windows
        Path file = Files.writeString(folder.resolve("a" + colon + "b [c] #%20 {d}.txt"), GAME);
        InputFiles found = InputFiles.of(List.of(folder.toString(), file.toString()), "file:/nowhere", CONFIGURATION);
        assertThat(verdicts(found.files())).containsExactly("valid " + file + "#1", "valid " + file + "#1");
    }

    @Test
    void searchesFoldersExceptTheArchive() throws IOException {
        Path inner = Files.createDirectories(folder.resolve("a/b"));
        Files.writeString(inner.resolve("x"), GAME);
        Path archive = Files.createDirectories(folder.resolve("a/archive"));
        Files.writeString(archive.resolve("report.html"), "");
        InputFiles found = InputFiles.of(
                List.of(folder.toString(), "", folder.resolve("none").toString()),
                archive.toUri().toString(),
                CONFIGURATION);
        assertThat(found.files())
                .extracting(InputFile::name)
                .containsExactly(inner.resolve("x").toString());
        assertThat(found.unreadable()).extracting(Found::content).containsExactly("no such file", "no such file");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a symbolic link takes a right there that not every user has")
    void rejectsCyclicLink() throws IOException {
        Files.createSymbolicLink(folder.resolve("loop"), folder);
        InputFiles found = InputFiles.of(List.of(folder.toString()), "file:/nowhere", CONFIGURATION);
        assertThat(found.files()).isEmpty();
        assertThat(found.unreadable()).extracting(Found::content).containsExactly("the link points to a parent folder");
    }

    @Test
    void clocksMayCountUpOrDown() {
        List<Optional<Duration>> down = Stream.of("60", "", "50", "5", "48", "8")
                .map(seconds -> seconds.isEmpty()
                        ? Optional.<Duration>empty()
                        : Optional.of(Duration.parse("PT" + seconds + "S")))
                .toList();
        assertThat(ArchivedGame.clockMillis(down)).contains(15_000L);
        assertThat(ArchivedGame.clockMillis(List.of(Optional.of(Duration.ofMillis(5)))))
                .isEmpty();
    }

    @Test
    void replacesInvisibleAndTruncatesLongText() {
        assertThat(Report.printable("<b>\u202E\u00E9\u0000")).isEqualTo("<b>?\u00E9?");
        assertThat(Report.printable("x".repeat(10_000))).hasSizeLessThan(220);
    }
}
