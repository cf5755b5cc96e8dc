// SPDX-License-Identifier: Apache-2.0

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Starts a service, posts a question and prints the answer: {@code java Ask.java JAR QUESTION}. */
final class Ask {
    private static final Pattern STARTED = Pattern.compile("Tomcat started on port (\\d+)");

    private Ask() {}

    public static void main(String[] arguments) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process service = new ProcessBuilder(java, "-XX:TieredStopAtLevel=1", "-jar", arguments[0], "--server.port=0")
                .redirectErrorStream(true)
                .start();
        try (BufferedReader log = service.inputReader()) {
            for (String line = log.readLine(); line != null; line = log.readLine()) {
                Matcher started = STARTED.matcher(line);
                if (started.find()) {
                    System.out.println(ask("http://127.0.0.1:" + started.group(1) + "/judge", arguments[1]));
                    return;
                }
            }
            throw new IllegalStateException("The service didn't start.");
        } finally {
            service.destroy();
        }
    }

    private static String ask(String address, String question) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(question))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
