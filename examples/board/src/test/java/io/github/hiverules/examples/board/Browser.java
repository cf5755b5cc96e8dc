// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A headless Chromium that shows the page, with methods for the actions of players. */
final class Browser implements AutoCloseable {
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

    /**
     * The headless version comes first, because it needs less processor time. The script in /usr/bin would keep running
     * after the end of the driver.
     */
    private static final List<Path> CHROMIUMS =
            List.of(Path.of("/usr/lib/chromium/chromium-headless-shell"), Path.of("/usr/bin/chromium"));

    private static final String AXE = script("axe.min.js");

    /** Functions for the scripts of tests, which also search the shadow tree of the table. */
    private static final String FUNCTIONS = """
            const trees = () => [document, ...[document.querySelector("hive-board")?.shadowRoot].filter(Boolean)];
            window.$$ = selector => trees().flatMap(tree => [...tree.querySelectorAll(selector)]);
            window.$ = selector => $$(selector)[0] ?? null;
            window.active = () => document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
            window.at = (x, y) => {
              const there = document.elementFromPoint(x, y);
              return there?.shadowRoot?.elementFromPoint(x, y) ?? there;
            };
            """;

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final ChromeDriver driver;

    Browser() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(CHROMIUMS.stream()
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow()
                .toFile());
        options.setCapability("goog:loggingPrefs", logs);
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                // fewer processes, which spend a fifth less of CPU time
                "--in-process-gpu",
                "--enable-features=NetworkServiceInProcess2",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-extensions",
                // starts no spare process for other pages
                "--disable-features=SpareRendererForSitePerProcess,OptimizationHints,MediaRouter,Translate",
                "--lang=en",
                "--window-size=1280,900",
                "--force-prefers-reduced-motion");
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .usingAnyFreePort()
                        .build(),
                options);
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", FUNCTIONS));
        driver.executeCdpCommand("Network.enable", Map.of()); // the following settings last as long as this session
    }

    /** Returns whether the environment requests browser tests: {@code HIVE_BROWSER=chromium}. */
    static boolean isWanted() {
        return "chromium".equals(System.getenv("HIVE_BROWSER"));
    }

    /** Opens the page with an empty storage. */
    void open(String address) {
        open(address, "localStorage.clear(); sessionStorage.clear()");
    }

    /** Opens the page. A script runs before the page's scripts. */
    void open(String address, String first) {
        Object script = driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", first))
                .get("identifier");
        driver.get(address);
        driver.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
        await("the board", "return $$('.hand-tile').length > 0");
        errors();
    }

    /** Opens a page other than the board. */
    void openOther(String address) {
        driver.get(address);
        errors();
    }

    /** Runs a script that calls its last argument, a function, when it is done. */
    void runAndWait(String script, Object... arguments) {
        driver.executeAsyncScript(script, arguments);
    }

    /** Reloads the page, and waits until it is replaced. */
    void reload() {
        awaitAnswer("body");
        run("window.isOld = true; location.reload()");
        await("the page again", "return !window.isOld && $('.hand-tile, .spot.piece') !== null");
    }

    /** Opens the shown address in another window, and closes that window after some actions there. */
    void inOtherWindow(Runnable actions) {
        String first = driver.getWindowHandle();
        String address = driver.getCurrentUrl();
        driver.switchTo().newWindow(WindowType.TAB);
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", FUNCTIONS));
        driver.get(address);
        await("the board", "return $$('.hand-tile').length > 0");
        actions.run();
        driver.close();
        driver.switchTo().window(first);
    }

    /** Sets the size of the page in CSS pixels. */
    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Turns the animation of moves on or off. */
    void moving(boolean moving) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(Map.of(
                                "name", "prefers-reduced-motion", "value", moving ? "no-preference" : "reduce"))));
    }

    /** Clears the browser's cache. */
    void clearCache() {
        driver.executeCdpCommand("Network.clearBrowserCache", Map.of());
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    void await(String what, String script, Object... arguments) {
        waitFor(() -> what).until(any -> Boolean.TRUE.equals(run(script, arguments)));
    }

    FluentWait<WebDriver> waitFor(Supplier<String> what) {
        return new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50)).withMessage(what);
    }

    /** Pastes a text into the page, outside all fields. */
    void paste(String text) {
        run(
                "const data = new DataTransfer(); data.setData('text/plain', arguments[0]);"
                        + " document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}))",
                text);
    }

    void awaitText(String selector, String text) {
        waitFor(() -> selector + " with \"" + text + "\", not \"" + text(selector) + "\"")
                .until(any -> text(selector).contains(text));
    }

    /** Returns the text of the first matching element, or an empty string. */
    String text(String selector) {
        return String.valueOf(run("return $(arguments[0])?.textContent ?? ''", selector));
    }

    int count(String selector) {
        return ((Number) Objects.requireNonNull(run("return $$(arguments[0]).length", selector))).intValue();
    }

    /** Clicks an element as soon as it exists. Tries again if the page has just replaced or hidden the element. */
    void click(String selector) {
        waitFor(() -> selector)
                .ignoring(StaleElementReferenceException.class, ElementNotInteractableException.class)
                .until(any -> {
                    WebElement element = (WebElement) run("return $(arguments[0])", selector);
                    if (element != null) {
                        element.click();
                    }
                    return element != null;
                });
    }

    /** Clicks the middle of a cell's top tile, or of an empty cell. */
    void clickCell(int q, int r) {
        Point middle = middleOf(q, r);
        mouse("mouseMoved", middle, 0);
        mouse("mousePressed", middle, 1);
        mouse("mouseReleased", middle, 0);
    }

    /** Returns the middle of an element on the screen. */
    Point middleOf(String selector) {
        awaitLayout(selector);
        List<?> place = (List<?>) run(
                "const box = $(arguments[0]).getBoundingClientRect();"
                        + " return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]",
                selector);
        return new Point(((Number) place.get(0)).intValue(), ((Number) place.get(1)).intValue());
    }

    /** Waits for an element and for two frames. In the first frame, the page follows a change of its size. */
    void awaitLayout(String selector) {
        awaitAnswer(selector);
        driver.executeAsyncScript("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    }

    /** Waits for an element and for the server's view of the shown position. */
    private void awaitAnswer(String selector) {
        await(selector, "return $(arguments[0]) !== null" + " && $('#stage[aria-busy]') === null", selector);
    }

    /** Returns the middle of a cell's top tile, or of an empty cell, on the screen. */
    Point middleOf(int q, int r) {
        return middleOf("[data-cell=\"" + q + "," + r + "\"]");
    }

    /** Drags the mouse with the left button. */
    void drag(Point from, Point to) {
        mouse("mouseMoved", from, 0);
        mouse("mousePressed", from, 1);
        for (int step = 1; step <= 5; step++) {
            mouse("mouseMoved", between(from, to, step / 5.0), 1);
        }
        mouse("mouseReleased", to, 0);
    }

    /** Presses the right mouse button at a point and releases it at another. */
    void sketch(Point from, Point to) {
        mouse("mouseMoved", from, "none", 0);
        mouse("mousePressed", from, "right", 2);
        mouse("mouseMoved", to, "right", 2);
        mouse("mouseReleased", to, "right", 2);
    }

    private void mouse(String type, Point at, int buttons) {
        mouse(type, at, "left", buttons);
    }

    private void mouse(String type, Point at, String button, int buttons) {
        driver.executeCdpCommand(
                "Input.dispatchMouseEvent",
                Map.of("type", type, "x", at.x, "y", at.y, "button", button, "buttons", buttons, "clickCount", 1));
    }

    /** Moves the pointer over a cell. */
    void hover(int q, int r) {
        hover(middleOf(q, r));
    }

    void hover(Point at) {
        mouse("mouseMoved", at, 0);
    }

    void wheel(Point at, int delta) {
        driver.executeCdpCommand(
                "Input.dispatchMouseEvent",
                Map.of("type", "mouseWheel", "x", at.x, "y", at.y, "deltaX", 0, "deltaY", delta));
    }

    /** Moves fingers, each from its first point to its second point. A finger with equal points taps. */
    void touch(Point[]... fingers) {
        for (int step = 0; step <= 5; step++) {
            double share = step / 5.0;
            touch(
                    step == 0 ? "touchStart" : "touchMove",
                    Stream.of(fingers)
                            .map(finger -> between(finger[0], finger[1], share))
                            .toList());
        }
        touch("touchEnd", List.of());
    }

    /** Drags a finger to a point that is known after the finger has begun to move. */
    void touch(Point from, Point by, Supplier<Point> to) {
        touch("touchStart", List.of(from));
        touch("touchMove", List.of(by));
        touch("touchMove", List.of(to.get()));
        touch("touchEnd", List.of());
    }

    private void touch(String type, List<Point> points) {
        List<Map<String, Object>> fingers = new ArrayList<>();
        for (Point point : points) {
            fingers.add(Map.of("x", point.x, "y", point.y, "id", fingers.size()));
        }
        driver.executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", fingers));
    }

    private static Point between(Point from, Point to, double share) {
        return new Point(
                (int) Math.round(from.x + (to.x - from.x) * share), (int) Math.round(from.y + (to.y - from.y) * share));
    }

    /** Focuses an element after the server's view of the shown position has arrived. */
    void focus(String selector) {
        awaitAnswer(selector);
        run("$(arguments[0]).focus()", selector);
    }

    /** Sets the page's language. */
    void speak(String language) {
        run(
                "const choice = $('#language'); choice.value = arguments[0];"
                        + " choice.dispatchEvent(new Event('change'))",
                language);
        await(language, "return document.documentElement.lang === arguments[0]", language);
    }

    void choose(String selector, String value) {
        click(selector + " option[value=\"" + value + "\"]");
    }

    /** Presses keys one after the other, each after the server's view of the shown position has arrived. */
    void press(CharSequence... keys) {
        for (CharSequence key : keys) {
            awaitAnswer("body");
            new Actions(driver, Duration.ZERO).sendKeys(key).perform();
        }
    }

    /** Presses keys at once, even while an answer is pending. */
    void type(CharSequence keys) {
        new Actions(driver, Duration.ZERO).sendKeys(keys).perform();
    }

    /** Presses a key while another key is held. */
    void pressWith(Keys held, CharSequence key) {
        awaitAnswer("body");
        new Actions(driver, Duration.ZERO)
                .keyDown(held)
                .sendKeys(key)
                .keyUp(held)
                .perform();
    }

    /** Drops a file on the page, as from a file manager. */
    void drop(String name, String content) {
        run(
                "const data = new DataTransfer(); data.items.add(new File([arguments[1]], arguments[0]));"
                        + " window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}))",
                name,
                content);
    }

    /** Returns the accessibility violations that axe finds. */
    List<String> barriers() {
        if (!Boolean.TRUE.equals(run("return 'axe' in window"))) {
            run(AXE);
        }
        Object found = driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1];"
                        + " axe.run(document, {preload: false, resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}}})"
                        + ".then(result => done(result.violations.flatMap(violation => violation.nodes.map(node =>"
                        + " violation.id + ': ' + node.html.slice(0, 160) + ' ' + node.failureSummary))), error => done([String(error)]))");
        return ((List<?>) Objects.requireNonNull(found))
                .stream().map(String::valueOf).toList();
    }

    private static String script(String name) {
        try (InputStream script = Objects.requireNonNull(ClassLoader.getSystemResourceAsStream(name), name)) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the browser's errors since the last call. */
    List<String> errors() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
