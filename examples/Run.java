// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds an example, quietly, when a source has changed since the last time, and runs it:
 * {@code java -Dhive.root=CHECKOUT Run.java NAME [ARGS]}; with {@code -Dhive.build=FOLDER} it only builds. The scripts {@code run}
 * and {@code run.cmd} call it.
 *
 * <p>A build leaves the file {@code target/java.options}: {@code java @FILE ARGS} starts the example. Its first line names the
 * checkout, and its time is the begin of the build.
 */
final class Run {
    /** The folders of examples with a program of their own; all other examples are commands of one program. */
    private static final List<String> PROGRAMS = List.of("archive", "bench", "web");

    private static final boolean WINDOWS = File.separatorChar == '\\';

    private final String name;
    private final Path root;
    private final Path folder;
    private final Path target;
    private final Path options;

    private Run(Path root, String name) {
        this.name = name;
        this.root = root;
        this.folder = root.resolve("examples").resolve(name);
        this.target = folder.resolve("target");
        this.options = target.resolve("java.options");
    }

    public static void main(String[] words) throws InterruptedException {
        String[] args = tableByTheArchive(words);
        try {
            if (Runtime.version().feature() < 17) {
                throw new IOException("a JDK of version 17 or later is needed; this is " + Runtime.version());
            }
            boolean program = args.length > 0 && PROGRAMS.contains(args[0]);
            String build = System.getProperty("hive.build");
            String name = build != null ? build : program ? args[0] : "cli";
            Run run = new Run(Path.of(System.getProperty("hive.root")).toRealPath(), name);
            run.buildWhatChanged();
            if (build == null) {
                System.exit(run.start(Arrays.asList(args).subList(program ? 1 : 0, args.length)));
            }
        } catch (FileSystemException | InvalidPathException | UncheckedIOException e) {
            System.err.println("examples/run: can't use the file " + e.getMessage());
            System.exit(2);
        } catch (IOException e) {
            System.err.println("examples/run: " + e.getMessage());
            System.exit(2);
        }
    }

    /** A training set as a table is made by the archive, as in the script {@code run}. */
    private static String[] tableByTheArchive(String[] args) {
        String all = String.join(" ", args) + " ";
        if (!all.startsWith("features ") || !all.contains(" --to parquet ") && !all.contains(" --to=parquet ")) {
            return args;
        }
        return Stream.concat(Stream.of("archive", "--features"), Arrays.stream(args).skip(1)).toArray(String[]::new);
    }

    private int start(List<String> args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(java(), "@" + options));
        command.addAll(args);
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    /** Runs that begin at the same time build one after the other, as the library's modules are common to all. */
    private void buildWhatChanged() throws IOException, InterruptedException {
        if (isFresh()) {
            return;
        }
        Path lock = Files.createDirectories(root.resolve("examples/target")).resolve("lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock();
            if (!isFresh()) {
                build();
            }
        }
    }

    private boolean isFresh() throws IOException {
        if (!Files.exists(options) || !Files.readAllLines(options, ofPaths()).get(0).equals(firstLine())) {
            return false;
        }
        FileTime built = Files.getLastModifiedTime(options);
        for (Path source : sources()) {
            try (Stream<Path> files = Files.walk(source)) {
                for (Path file : files.collect(Collectors.toList())) {
                    if (Files.getLastModifiedTime(file).compareTo(built) > 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** The same as in the script {@code run}. */
    private List<Path> sources() {
        List<Path> sources = new ArrayList<>(List.of(root.resolve("pom.xml"), root.resolve("examples/pom.xml")));
        for (String module : List.of("hive-api", "hive-impl", "hive-notation", "examples/bot", "examples/" + name)) {
            sources.add(root.resolve(module).resolve("pom.xml"));
            sources.add(root.resolve(module).resolve("src/main"));
        }
        return sources;
    }

    private void build() throws IOException, InterruptedException {
        FileTime begin = FileTime.from(Instant.now());
        Path modules = target.resolve("modules");
        Files.createDirectories(target);
        Files.deleteIfExists(options);
        // Jars of dependencies that have changed their version must not stay behind.
        try (Stream<Path> jars = Files.exists(modules) ? Files.list(modules) : Stream.empty()) {
            for (Path jar : jars.collect(Collectors.toList())) {
                Files.delete(jar);
            }
        }
        maven();

        String main = "io.github.hiverules.examples." + name;
        List<String> lines = new ArrayList<>(List.of(firstLine()));
        if (name.equals("bench")) { // on the class path, as JMH wants it
            lines.addAll(List.of("-cp", quoted(modules + "/*"), main + ".Bench"));
        } else if (name.equals("archive")) { // and Spark
            String spark = Files.readAllLines(target.resolve("spark.classpath")).get(0);
            lines.addAll(Files.readAllLines(folder.resolve("java.options")));
            lines.addAll(List.of("-cp", quoted(target.resolve("hive-archive.jar") + File.pathSeparator + spark), main + ".Main"));
        } else {
            if (name.equals("cli")) {
                lines.addAll(classArchive(modules, main + "/" + main + ".Main"));
            }
            lines.addAll(List.of("-p", quoted(modules.toString()), "-m", main + "/" + main + ".Main"));
        }
        Path made = Files.write(target.resolve("java.options.new"), lines, ofPaths());
        Files.setLastModifiedTime(made, begin);
        Files.move(made, options, StandardCopyOption.REPLACE_EXISTING);
    }

    private void maven() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(WINDOWS ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
        command.addAll(List.of("-B", "-q", "-DskipTests", "-pl", "examples/" + name, "-am", "package"));
        Path log = target.resolve("build.log");
        int code;
        try {
            code = run(command, ProcessBuilder.Redirect.to(log.toFile()));
        } catch (IOException e) {
            throw new IOException("there is no mvn; Maven 3.8 or later is needed", e);
        }
        if (code == 0) {
            return;
        }
        String said = new String(Files.readAllBytes(log), Charset.defaultCharset());
        if (said.contains("offline mode") || said.contains("Could not transfer artifact")) {
            throw new IOException("Maven must fetch what the build needs, and can't; is there a network? The log: " + log);
        }
        System.err.print(said);
        throw new IOException("the build failed");
    }

    /**
     * An archive of the classes that a first run loads saves a part of the start. The JVM passes over one that is not there or
     * does not fit.
     */
    private List<String> classArchive(Path modules, String main) throws IOException, InterruptedException {
        Path archive = target.resolve("classes.jsa");
        Files.deleteIfExists(archive);
        List<String> command = new ArrayList<>(List.of(java(), "-XX:ArchiveClassesAtExit=" + archive));
        command.addAll(List.of("-p", modules.toString(), "-m", main, "validate", root.resolve("examples/records").toString()));
        run(command, ProcessBuilder.Redirect.DISCARD);
        return List.of("-XX:SharedArchiveFile=" + quoted(archive.toString()), "-Xshare:auto", "-Xlog:cds*=off");
    }

    private int run(List<String> command, ProcessBuilder.Redirect output) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output);
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process running = process.start();
        running.getOutputStream().close();
        return running.waitFor();
    }

    private String firstLine() {
        return "# " + (WINDOWS ? root.toString().replace('\\', '/') : root);
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static String quoted(String option) {
        return '"' + option.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** What Java's launcher reads paths in. */
    private static Charset ofPaths() {
        return Charset.forName(System.getProperty("sun.jnu.encoding"));
    }
}
