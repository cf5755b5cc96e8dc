// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.learning.FeaturePlanes;
import io.github.hiverules.learning.MoveNumbers;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordCursor;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.RecordPath;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.json.HiveJackson2Module;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.notation.words.Sentences;
import io.github.hiverules.search.SearchBoard;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The README's snippets; {@link ReadmeTest} holds them together and runs them. */
final class Cookbook {
    private Cookbook() {}

    static void validate() throws Exception {
        // begin validate
        try (Stream<ScannedGame> games = Records.scan(Path.of("games.pgn"), ReaderOptions.lenient())) {
            games.forEach(game -> System.out.println(game.error()
                    .map(error -> "invalid: " + error.getMessage())
                    .orElseGet(() -> "valid, " + game.orElseThrow().game())));
        }
        // end validate
    }

    static void moves() {
        // begin moves
        Game game = MoveStrings.play(Game.start(Ruleset.parse("Base+MLP")), "wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-");
        List<Move> all = game.legalMoves();
        List<PieceMove> ofTheQueen = game.legalMoves(Piece.parse("wQ"));
        Game next = game.play(game.moveOf(Piece.parse("wA1"), Hex.of(-2, 0)));
        System.out.println(all.size() + " moves, " + ofTheQueen.size() + " of the Queen; " + next.sideToMove());
        // end moves
    }

    static void why() {
        // begin why
        Game game = MoveStrings.play(Game.start(Ruleset.parse("Base")), "wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-");
        Legality verdict = game.judge(MoveStrings.parse("wS1 bQ-", game));
        for (Violation reason : verdict.reasons()) {
            String sentence = Sentences.of(Locale.ENGLISH).about(reason, game.position());
            System.out.println(reason.code() + " [" + reason.rule().number() + "] " + sentence);
        }
        Mobility spider = game.mobility(Piece.parse("wS1")); // free with its moves, or blocked with the reasons
        // end why
        System.out.println(spider.isFree());
    }

    static void convert() throws Exception {
        // begin folder
        try (Stream<Path> files = Files.walk(Path.of("."))) {
            files.filter(file -> file.toString().matches(".*\\.(pgn|sgf)"))
                    .flatMap(Records::scan)
                    .flatMap(game -> game.orReport(error -> System.err.println(error.getMessage())).stream())
                    .map(record -> Records.print(record, RecordFormat.PGN))
                    .forEach(System.out::println);
        }
        // end folder
    }

    static void edit() {
        // begin edit
        GameRecord record = Records.parseOne("[GameType \"Base\"]\n1. wS1 2. bG1 wS1- (2. bA1 wS1- {quiet})");
        RecordCursor ant = record.cursor(RecordPath.parse("2.1.1"));
        GameRecord edited =
                ant.withComments("sharper").promote().play("wQ -wS1").record();
        // end edit
        System.out.println(Records.print(edited, RecordFormat.PGN));
    }

    static void draw() {
        // begin draw
        Position position = PositionStrings.parse("Base+MLP r Black[7] wB1 .wS1(bS1wB1)/wQ.bQ");
        String picture = SvgDiagram.standard().draw(position);
        String text = TextDiagram.print(position);
        // end draw
        System.out.println(picture.length() + text.length());
    }

    static void engine() throws Exception {
        // begin engine
        UhpEngine engine = UhpEngine.builder(
                        "first-move", "1.0", (game, limit) -> game.legalMoves().get(0))
                .build();
        engine.run(System.in, System.out);
        // end engine
    }

    static void client() {
        // begin client
        try (UhpClient engine = UhpClient.start("examples/run", "uhp")) {
            Game game = Game.start(Ruleset.parse("Base+MLP"));
            while (!game.isOver()) {
                game = game.play(engine.bestMove(game, SearchLimit.time(Duration.ofMillis(500))));
            }
        }
        // end client
    }

    static void search() {
        // begin search
        SearchBoard board = SearchBoard.start(Ruleset.parse("Base+MLP"));
        int[] moves = new int[SearchBoard.MAX_MOVES];
        int count = board.generate(moves, 0);
        int best = 0;
        for (int i = 0; i < count; i++) {
            board.make(moves[i]); // nothing is allocated
            int replies = board.countLegalMoves();
            best = replies < best || i == 0 ? replies : best;
            board.undo();
        }
        Move first = board.decode(moves[0]);
        // end search
        System.out.println(best + " " + first);
    }

    static void analysis() {
        // begin analysis
        Position position = PositionStrings.parse("Base r White[5] - wA1wQbQbA1");
        PositionMetrics metrics = Analysis.metrics(position);
        Optional<Race> race = Analysis.race(position, Color.WHITE);
        int liberties = metrics.white().queenLiberties().orElse(6);
        // end analysis
        System.out.println(liberties + " " + race);
    }

    static void setup() {
        // begin setup
        Setup setup = Setup.builder()
                .ruleset(Ruleset.parse("Base+P"))
                .put(Hex.of(0, 0), Piece.parse("wQ"))
                .put(Hex.of(1, 0), Piece.parse("bQ"), Piece.parse("wB1")) // from the ground up
                .put(Hex.of(2, 0), Piece.parse("bS1"))
                .turn(Color.BLACK, 5)
                .build();
        Sentences english = Sentences.of(Locale.ENGLISH);
        setup.problems().forEach(problem -> System.out.println(english.about(problem, setup))); // none here
        Game game = Game.of(setup.toPosition());
        // end setup
    }

    static void json() throws Exception {
        // begin json
        ObjectMapper mapper = new ObjectMapper().registerModule(new HiveJackson2Module());
        Game game = MoveStrings.play(Game.start(Ruleset.parse("Base")), "wS1", "bS1 wS1-");
        String json = mapper.writeValueAsString(game);
        Game again = mapper.readValue(json, Game.class);
        // end json
        System.out.println(again.equals(game));
    }

    static void learning() {
        // begin learning
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.parse("Base+MLP")));
        FeaturePlanes planes = FeaturePlanes.of(board.ruleset());
        byte[] input = new byte[planes.size()]; // 23 planes of 17 by 17
        byte[] mask = new byte[MoveNumbers.COUNT]; // 5,489
        int[] moves = new int[SearchBoard.MAX_MOVES];

        boolean fits = planes.write(board, board.sideToMove(), input, 0);
        int count = board.generate(moves, 0);
        MoveNumbers.mask(board, moves, count, mask, 0);
        int chosen = MoveNumbers.of(board, moves[0]); // or what a network likes best of the mask
        board.make(MoveNumbers.move(board, chosen));
        // end learning

        // begin symmetry
        int[] turnPlanes = planes.gather(Symmetry.ROTATE_60);
        int[] turnMask = MoveNumbers.gather(Symmetry.ROTATE_60);
        byte[] turned = new byte[input.length];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = input[turnPlanes[i]]; // and the mask and the policy alike
        }
        int turnedNumber = MoveNumbers.image(chosen, Symmetry.ROTATE_60);
        // end symmetry
        System.out.println(fits + " " + turnMask.length + " " + turnedNumber);
    }
}
