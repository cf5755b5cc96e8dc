// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The server keeps nothing of what it is asked. */
class MemoryTest {
    private static final int GAMES = 1_000;
    private static final int PLIES = 5;

    private final HttpClient client = HttpClient.newHttpClient();
    private final Random random = new Random(7);

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** Opens games by chance; gives how many bytes were answered. */
    private long open(int games, URI address) throws IOException, InterruptedException {
        long answered = 0;
        for (int i = 0; i < games; i++) {
            Game game = Game.start(Ruleset.parse("Base+MLP"));
            for (int ply = 0; ply < PLIES; ply++) {
                List<Move> moves = game.legalMoves();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            JsonNode question = Json.object().put("game", GameLine.print(game));
            HttpRequest request = HttpRequest.newBuilder(address)
                    .POST(HttpRequest.BodyPublishers.ofByteArray(Json.print(question)))
                    .build();
            HttpResponse<byte[]> response = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
            assertThat(response.statusCode()).isEqualTo(200);
            answered += response.body().length;
        }
        return answered;
    }

    @Test
    void itStaysFlatWhileGamesAreOpened() throws Exception {
        try (WebServer server = WebServer.start(0)) {
            URI address = URI.create(server.address() + "api/game");
            open(GAMES / 10, address);
            long before = usedBytes();
            long answered = open(GAMES, address);
            assertThat(usedBytes() - before).isLessThan(answered / 2);
        }
    }
}
