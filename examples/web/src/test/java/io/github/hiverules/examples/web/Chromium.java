// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A headless Chromium that opens a page. The page's script fetches questions from {@code next}
 * and posts each answer to {@code result}. All files have a strict content security policy.
 */
final class Chromium implements AutoCloseable {
    /** Forbids inline scripts and code from text. */
    static final String POLICY = "script-src 'self' 'wasm-unsafe-eval'";

    private static final Path PROGRAM = Path.of("/usr/lib/chromium/chromium-headless-shell");
    private static final int MINUTES = 20;

    /** The number of questions that wait for an answer. */
    private static final int WAITING = 2;

    private final Map<String, byte[]> files;
    private final Path folder;
    private final String policy;
    private final BlockingQueue<byte[]> questions = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final HttpServer server;
    private final Process browser;

    /**
     * Opens a page.
     *
     * @param files the files by path
     * @param folder the folder of all other files
     * @param page the path of the page
     * @param policy the content security policy
     */
    Chromium(Map<String, byte[]> files, Path folder, String page, String policy) throws IOException {
        this.files = files;
        this.folder = folder;
        this.policy = policy;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
        Path profile = Files.createTempDirectory(Path.of("target"), "chromium").toAbsolutePath();
        browser = new ProcessBuilder(
                        PROGRAM.toString(),
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + profile,
                        "--remote-debugging-port=0", // keeps the browser open
                        "http://127.0.0.1:" + server.getAddress().getPort() + "/" + page)
                .redirectErrorStream(true)
                .redirectOutput(profile.resolve("log").toFile())
                .start();
    }

    /** Returns whether the environment requests browser tests: {@code HIVE_BROWSER=chromium}. */
    static boolean isWanted() {
        return "chromium".equals(System.getenv("HIVE_BROWSER"));
    }

    /** Runs a script of {@code src/test/js}, which asks nothing and gives one answer. */
    static String run(String script) throws IOException, InterruptedException {
        StringBuilder result = new StringBuilder();
        ask(script, Path.of("target"), List.of("").iterator(), text -> text, (text, answer) -> result.append(answer));
        return result.toString();
    }

    /**
     * Runs a script of {@code src/test/js}. The page answers a question while the caller checks the answer before.
     *
     * @param script the script's name
     * @param folder the folder of the files that the script imports
     * @param questions the questions
     * @param text converts a question to the text that the page receives
     * @param answers receives each question with its answer
     */
    static <Q> void ask(
            String script, Path folder, Iterator<Q> questions, Function<Q, String> text, BiConsumer<Q, String> answers)
            throws IOException, InterruptedException {
        Map<String, byte[]> files = Map.of(
                "run.html",
                bytes("<!doctype html><script type=module src=" + script + "></script>"),
                script,
                Files.readAllBytes(Path.of("src/test/js", script)),
                "ask.js",
                Files.readAllBytes(Path.of("src/test/js/ask.js")));
        try (Chromium browser = new Chromium(files, folder, "run.html", POLICY)) {
            Queue<Q> asked = new ArrayDeque<>();
            while (questions.hasNext() || !asked.isEmpty()) {
                while (questions.hasNext() && asked.size() < WAITING) {
                    Q question = questions.next();
                    asked.add(question);
                    browser.questions.add(bytes(text.apply(question)));
                }
                answers.accept(asked.remove(), browser.answer());
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the page's next answer. */
    String answer() throws InterruptedException {
        String answer = answers.poll(MINUTES, TimeUnit.MINUTES);
        if (answer == null) {
            throw new IllegalStateException("The page doesn't answer.");
        }
        return answer;
    }

    @Override
    public void close() {
        browser.destroy();
        browser.onExit().join();
        threads.shutdownNow(); // interrupts a thread that waits for a question
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(1);
            byte[] body = exchange.getRequestBody().readAllBytes();
            Path file = folder.resolve(path);
            byte[] content = files.get(path);
            if (content == null && Files.isRegularFile(file)) {
                content = Files.readAllBytes(file);
            }
            if (path.equals("next")) {
                content = questions.take();
            }
            if (path.equals("result")) {
                answers.add(new String(body, StandardCharsets.UTF_8));
                content = new byte[0];
            }
            exchange.getResponseHeaders()
                    .set("Content-Type", path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8");
            exchange.getResponseHeaders().set("Content-Security-Policy", policy);
            exchange.sendResponseHeaders(content == null ? 404 : 200, content == null ? -1 : content.length);
            exchange.getResponseBody().write(content == null ? new byte[0] : content);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
