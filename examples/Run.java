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
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds an example when a source has changed since the last time, and runs it:
 * {@code java -Dhive.root=CHECKOUT Run.java NAME [ARGS]}. The scripts {@code run} and {@code run.cmd} call it.
 *
 * <p>A build has folders of its own, {@code target/program}, as it leaves out every check: what it compiles must not pass for
 * checked. It leaves the file {@code java.options} there: {@code java @FILE ARGS} starts the example. The first line of the file
 * names the checkout, and its time is the begin of the build.
 */
final class Run {
    /** The folders of examples with a program of their own; all other examples are commands of one program. */
    private static final List<String> PROGRAMS = List.of("archive", "bench", "board");

    /** Which of this program's outputs, 1 or 2, are terminals; none where nobody says so. */
    private static final String TERMINALS = System.getProperty("hive.terminals", "");

    /** What Maven does, in its log. */
    private static final Pattern STEP = Pattern.compile("Building hive-rules.*]|Downloading from.*");

    /**
     * The JVM compiles what has run five times as often as usual: most commands end before it would bring what it costs, a fifth
     * of their time, and long ones notice nothing.
     */
    private static final String LATE_COMPILER = "-XX:CompileThresholdScaling=5";

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
        this.target = folder.resolve("target/program");
        this.options = target.resolve("java.options");
    }

    public static void main(String[] words) throws InterruptedException {
        String[] args = tableByTheArchive(words);
        try {
            if (Runtime.version().feature() < 17) {
                throw new IOException("a JDK of version 17 or later is needed; this is " + Runtime.version());
            }
            boolean program = args.length > 0 && PROGRAMS.contains(args[0]);
            Run run = new Run(Path.of(System.getProperty("hive.root")).toRealPath(), program ? args[0] : "cli");
            run.buildWhatChanged();
            System.exit(run.start(Arrays.asList(args).subList(program ? 1 : 0, args.length)));
        } catch (FileSystemException | InvalidPathException | UncheckedIOException e) {
            System.err.println("examples/run: can't use the file " + e.getMessage());
            System.exit(2);
        } catch (IOException e) {
            System.err.println("examples/run: " + e.getMessage());
            System.exit(2);
        }
    }

    /** A training set as a table is made by the archive. */
    private static String[] tableByTheArchive(String[] args) {
        String all = String.join(" ", args) + " ";
        if (!all.startsWith("features ") || !all.contains(" --to parquet ") && !all.contains(" --to=parquet ")) {
            return args;
        }
        return Stream.concat(Stream.of("archive", "--features"), Arrays.stream(args).skip(1)).toArray(String[]::new);
    }

    private int start(List<String> args) throws IOException, InterruptedException {
        List<String> command = java(List.of());
        if (name.equals("archive")) {
            command.addAll(memoryOfTheArchive());
        }
        command.addAll(List.of("-Dhive.terminals=" + TERMINALS, "@" + options));
        command.addAll(args);
        Process example = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> endWith(example)));
        return example.waitFor();
    }

    /** Whoever ends this program ends the example, in its own manner where the system has one. */
    private static void endWith(Process example) {
        if (example.supportsNormalTermination()) {
            example.destroy();
        }
        try {
            example.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Nearly all that the archive makes lives for one game: the collector with the cheapest writes takes a tenth less of the time,
     * and a young generation that stays the same memory another twentieth. What the environment says of either is left; a JVM does
     * not start with two collectors.
     */
    private static List<String> memoryOfTheArchive() {
        String said = System.getenv().getOrDefault("JDK_JAVA_OPTIONS", "") + " "
                + System.getenv().getOrDefault("JAVA_TOOL_OPTIONS", "");
        if (said.matches(".*:\\+Use\\w*GC.*")) {
            return List.of();
        }
        String collector = "-XX:+UseParallelGC";
        return said.contains("-Xm") ? List.of(collector) : List.of(collector, "-Xms1600m", "-Xmn600m");
    }

    /** Runs that begin at the same time build one after the other, as the library's modules are common to all. */
    private void buildWhatChanged() throws IOException, InterruptedException {
        if (isFresh()) {
            return;
        }
        Path lock = Files.createDirectories(root.resolve("examples/target")).resolve("lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            if (channel.tryLock() == null) {
                System.err.println("examples/run: waits for another build");
                channel.lock();
            }
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
        } else if (name.equals("cli")) { // on the class path, as to find modules takes a tenth of the start
            lines.addAll(classArchive(modules + "/*", main + ".Main"));
            lines.addAll(List.of(LATE_COMPILER, "-cp", quoted(modules + "/*"), main + ".Main"));
        } else if (name.equals("archive")) { // and Spark
            String spark = Files.readAllLines(target.resolve("spark.classpath")).get(0);
            lines.addAll(Files.readAllLines(folder.resolve("java.options")));
            lines.addAll(List.of("-cp", quoted(target.resolve("hive-archive.jar") + File.pathSeparator + spark), main + ".Main"));
        } else {
            lines.addAll(List.of("-p", quoted(modules.toString()), "-m", main + "/" + main + ".Main"));
        }
        Path made = Files.write(target.resolve("java.options.new"), lines, ofPaths());
        Files.setLastModifiedTime(made, begin);
        Files.move(made, options, StandardCopyOption.REPLACE_EXISTING);
    }

    private void maven() throws IOException, InterruptedException {
        System.err.println("examples/run: builds the program \"" + name + "\"; the first time takes half a minute to two, and longer"
                + " where Maven must fetch what it needs");
        List<String> command = new ArrayList<>(WINDOWS ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
        command.addAll(List.of("-B", "-Dprogram", "-pl", "examples/" + name, "-am", "package"));
        Path log = target.resolve("build.log");
        int code;
        try {
            code = run(command, log);
        } catch (IOException e) {
            throw new IOException("there is no mvn; Maven 3.8 or later is needed", e);
        }
        if (code == 0) {
            return;
        }
        List<String> said = lines(log);
        if (said.stream().anyMatch(line -> line.contains("offline mode") || line.contains("Could not transfer artifact"))) {
            throw new IOException("Maven must fetch what the build needs, and can't; is there a network? The log: " + log);
        }
        said.stream().filter(line -> line.contains("ERROR")).forEach(System.err::println);
        throw new IOException("the build failed; the log: " + log);
    }

    private static List<String> lines(Path log) throws IOException {
        return new String(Files.readAllBytes(log), Charset.defaultCharset()).lines().toList();
    }

    /** On a terminal: the line that tells how far Maven is. */
    private static void showProgress(Path log, long seconds) throws IOException {
        String last = "";
        for (String line : lines(log)) {
            Matcher step = STEP.matcher(line);
            last = step.find() ? step.group().replaceAll(" +", " ") : last;
        }
        System.err.print("\r\033[K" + seconds + " s  " + last.substring(0, Math.min(last.length(), 70)));
    }

    /**
     * An archive of the classes that a first run loads saves a half of the start. Up to Java 24 only one of the JDK's classes too takes
     * picocli's, which are of an old version; the one from Java 25 on has them linked. The JVM passes over an archive that is not
     * there or does not fit, and over the option that it does not know.
     */
    private List<String> classArchive(String jars, String main) throws IOException, InterruptedException {
        Path archive = target.resolve("classes.archive");
        Files.deleteIfExists(archive);
        Path log = target.resolve("archive.log");
        boolean linked = Runtime.version().feature() >= 25;
        String list = linked ? "-XX:AOTCacheOutput=" + archive : "-XX:DumpLoadedClassList=" + target.resolve("classes.list");
        String records = root.resolve("examples/records").toString();
        run(java(List.of(list, "-cp", jars, main, "validate", records)), log);
        String used = (linked ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive;
        if (!linked) {
            String classes = "-XX:SharedClassListFile=" + target.resolve("classes.list");
            run(java(List.of("-Xshare:dump", classes, used, "-cp", jars)), log);
        }
        return List.of("-XX:+IgnoreUnrecognizedVMOptions", quoted(used), "-Xlog:disable");
    }

    private int run(List<String> command, Path log) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process running = process.start();
        running.getOutputStream().close();
        boolean terminal = TERMINALS.contains("2");
        long begin = System.nanoTime();
        while (!running.waitFor(terminal ? 1 : 60, TimeUnit.SECONDS)) {
            if (terminal) {
                showProgress(log, TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin));
            }
        }
        System.err.print(terminal ? "\r\033[K" : "");
        return running.exitValue();
    }

    private String firstLine() {
        return "# " + (WINDOWS ? root.toString().replace('\\', '/') : root);
    }

    private static List<String> java(List<String> options) {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(options);
        return command;
    }

    private static String quoted(String option) {
        return '"' + option.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** What Java's launcher reads paths in. */
    private static Charset ofPaths() {
        return Charset.forName(System.getProperty("sun.jnu.encoding"));
    }
}
