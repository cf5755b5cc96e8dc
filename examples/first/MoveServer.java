// SPDX-License-Identifier: Apache-2.0
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.json.HiveJackson2Module;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/**
 * Judges moves over HTTP: {@code java -cp hive.jar MoveServer.java [PORT]}. Example:
 * {@code curl -d '{"game":"Base;InProgress;Black[1];wS1","move":"bQ wS1-"}' http://127.0.0.1:8080/}.
 */
final class MoveServer {
    private static final int MAX_BODY = 100_000;
    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new HiveJackson2Module());

    public static void main(String[] arguments) throws IOException {
        int port = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8080;
        System.out.println("http://127.0.0.1:" + start(port).getAddress().getPort() + "/");
    }

    static HttpServer start(int port) throws IOException {
        // Otherwise, an answer on a kept connection takes 40 ms: TCP delays the body until the client confirms the
        // header.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.createContext("/", MoveServer::handle);
        server.start();
        return server;
    }

    private static void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String body = new String(exchange.getRequestBody().readNBytes(MAX_BODY), StandardCharsets.UTF_8);
            int status = 200;
            ObjectNode answer = JSON.createObjectNode();
            try {
                answer(JSON.readTree(body), answer);
            } catch (IllegalArgumentException | IOException e) { // invalid JSON, or a missing game or move
                status = 400;
                answer.put("error", e.getMessage());
            }
            byte[] bytes = JSON.writeValueAsBytes(answer);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    private static void answer(JsonNode question, ObjectNode answer) {
        Game game = GameStrings.parse(question.path("game").asText());
        Move move = MoveStrings.parse(question.path("move").asText(), game);
        Legality verdict = game.judge(move);
        answer.put("legal", verdict.isLegal());
        answer.set("reasons", JSON.valueToTree(verdict.violations()));
        if (verdict.isLegal()) {
            answer.put("game", GameStrings.print(game.play(move)));
        }
    }
}
