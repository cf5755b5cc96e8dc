// SPDX-License-Identifier: Apache-2.0
package stranger;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Pass;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.RecordCursor;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.search.SearchBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Calls the most common methods, and throws an exception if a result is wrong. */
final class Signatures {
    private Signatures() {}

    static void check(boolean promise, String what) {
        if (!promise) {
            throw new IllegalStateException("not as promised: " + what);
        }
    }

    static void run() {
        Game game = games(positions());
        search(game);
        notation(game);
    }

    private static Position positions() {
        Piece spider = Piece.parse("wS1");
        check(spider.toString().equals("wS1"), "Piece.parse reads what toString prints");
        Ruleset ruleset = Ruleset.full();
        check(Ruleset.parse(ruleset.toString()).equals(ruleset), "Ruleset.parse reads what toString prints");
        Position start = Position.start(ruleset);
        PieceMove first = start.moveOf(spider, Hex.ORIGIN);
        check(first.piece() == spider && first.to().equals(Hex.ORIGIN), "a PieceMove has its piece and its cell");
        List<Move> all = start.legalMoves();
        List<PieceMove> spiders = start.legalMoves(spider);
        int count = start.countLegalMoves();
        check(all.size() == count && all.containsAll(spiders), "legal moves are counted as they are listed");
        boolean legal = start.isLegal(first);
        Legality verdict = start.judge(first);
        check(legal && verdict.isLegal(), "isLegal and judge agree on a legal move");
        Position next = start.play(first);
        check(!next.isPinned(spider), "a lone piece is not pinned");
        Mobility hand = next.mobility(Piece.parse("bQ"));
        check(
                !hand.isFree() && hand.violations().get(0).code().equals("queen-may-not-open"),
                "a piece in the hand has reasons");
        Outcome outcome = next.outcome();
        check(!outcome.isOver(), "the game is not over");
        Optional<Race> race = Analysis.race(next, Color.WHITE);
        check(race.isEmpty(), "there is no race before the Queen Bee is placed");
        check(Symmetry.ROTATE_60.apply(next).equals(next), "a single piece is symmetric");
        shifts(next);
        return next;
    }

    private static void shifts(Position position) {
        Position there = position.translate(3, -1);
        check(!there.equals(position), "a shifted position is another one");
        check(there.normalized().equals(position.normalized()), "shifts have one normal form");
        check(there.corner().equals(Hex.of(3, -1)), "one piece is all of the hive");
        Map<Piece, List<PieceMove>> moves = position.legalMovesByPiece();
        check(
                moves.get(Piece.parse("bS1")).equals(position.legalMoves(Piece.parse("bS1"))),
                "moves are relative to pieces");
        check(!position.isOver(), "no Queen Bee is surrounded");
        PieceMove beside = MoveStrings.parse("bA1 wS1-", position) instanceof PieceMove move ? move : null;
        check(
                beside != null && position.isLegal(beside) && there.isLegal(beside.translate(3, -1)),
                "a move can be shifted with its position");
        Setup setup = position.toSetup();
        check(
                setup.stackAt(Hex.ORIGIN).isPresent() && setup.hand(Color.WHITE).size() == 13,
                "a setup has cells and hands");
        Optional<Race> race = Analysis.race(position, Color.WHITE, 100);
        check(race.isEmpty(), "a race has a limit");
    }

    private static Game games(Position position) {
        Game game = Game.start(position.ruleset());
        Move move = game.legalMoves().get(0);
        check(whatIs(move).equals("a piece moves"), "a Move is a PieceMove or a Pass");
        check(!game.isOver() && game.sideToMove() == Color.WHITE, "White begins");
        check(game.legalMoves(Piece.parse("wQ")).isEmpty(), "the Queen Bee does not open");
        Mobility mobility = game.mobility(Piece.parse("wA1"));
        check(mobility.isFree(), "an ant may open");
        check(game.judge(move).isLegal(), "a listed move is legal");
        Game played = game.play(move);
        check(played.undo().equals(game), "undo takes back");
        Game resigned = played.resign(Color.BLACK);
        check(resigned.isOver() && resigned.legalMoves().isEmpty(), "after the end nothing moves");
        Violation reason = resigned.judge(move).violations().get(0);
        check(reason.code().equals("game-over"), "the reason has its code");
        check(resigned.reopen().equals(played), "reopen takes the resignation back alone");
        boolean won = resigned.outcome().isWonBy(Color.WHITE);
        Game late = played.timeout(Color.WHITE);
        check(won && late.outcome().isWonBy(Color.BLACK), "who resigns or runs out of time loses");
        check(played.position().ply() == 1 && played.length() == 1, "one turn has been taken");
        MutableGame mutable = MutableGame.of(position);
        Legality verdict = mutable.tryPlay(move);
        check(!verdict.isLegal() && mutable.ply() == 1, "an illegal move is not played");
        MutableGame other = MutableGame.of(game);
        other.play(move);
        check(other.position().equals(played.position()), "play plays");
        try {
            other.play(move);
            check(false, "play plays no illegal move in silence");
        } catch (IllegalMoveException illegal) {
            check(!illegal.violations().isEmpty(), "play refuses with reasons");
        }
        return played;
    }

    private static String whatIs(Move move) {
        return move instanceof PieceMove ? "a piece moves" : move instanceof Pass ? "a pass" : "unknown";
    }

    private static void search(Game game) {
        check(SearchBoard.start(game.ruleset()).ply() == 0, "a board begins with the empty table");
        SearchBoard board = SearchBoard.of(game);
        check(SearchBoard.of(game.position()).key() == board.key(), "a board of the position has the same key");
        int[] moves = new int[SearchBoard.maxMoves()];
        int count = board.generate(moves, 0);
        check(count == board.countLegalMoves() && count == game.countLegalMoves(), "as many moves as the game has");
        int move = moves[0];
        int piece = SearchBoard.pieceIndex(move);
        int cell = SearchBoard.destination(move);
        check(
                SearchBoard.pieceIndex(SearchBoard.pass()) == -1 && SearchBoard.destination(SearchBoard.pass()) == -1,
                "a pass has no piece");
        long keyAfter = board.keyAfter(move);
        SearchBoard copy = board.copy();
        copy.make(move);
        check(copy.key() == keyAfter && board.key() != keyAfter, "a copy is independent and reaches the announced key");
        board.make(move);
        check(
                board.cellOf(piece) == cell && board.topAt(cell) == piece && board.heightAt(cell) == 1,
                "the piece is there");
        check(board.heightAt(board.neighbor(cell, Direction.EAST.ordinal())) <= 1, "a neighbour is a cell");
        check(board.pieceBelow(piece) == -1 && board.restingPiece() == -1, "it is on the ground and does not rest");
        check(board.cellAt(board.hexOf(cell)) == cell, "a cell comes back from its value");
        check(board.countLegalMoves(Color.WHITE) > 0 && !board.isPinned(piece), "White has moves");
        check(board.queenLiberties(Color.WHITE) == -1, "a Queen Bee in the hand has no liberties");
        board.undo();
        board.makeNull();
        check(board.sideToMove() == Color.WHITE, "a null move gives the turn away");
        board.undo();
        check(!board.isLegal(0x7FFF_FFFF) && board.isLegal(move), "garbage is not legal");
        check(game.isLegal(board.decode(move)), "a move comes back as a value");
    }

    private static void notation(Game game) {
        Game longer = MoveStrings.play(Game.start(Ruleset.parse("Base")), "wS1", "bS1 wS1-");
        check(GameStrings.parse(GameStrings.print(longer)).equals(longer), "GameStrings.parse reads what print prints");
        Move byPosition = MoveStrings.parse("wQ -wS1", longer.position());
        Move byGame = MoveStrings.parse("wQ -wS1", longer);
        check(byPosition.equals(byGame) && longer.isLegal(byGame), "MoveStrings.parse finds the reference piece");
        List<NotationException> errors = new ArrayList<>();
        check(
                Records.scanText("no game at all")
                                .flatMap(found -> found.orReport(errors::add).stream())
                                .findAny()
                                .isEmpty()
                        && errors.size() == 1,
                "a text that is not a game is reported");
        GameRecord record = GameRecord.of(longer);
        String pgn = Records.print(record, RecordFormat.PGN);
        String sgf = Records.print(record, RecordFormat.SGF);
        String key = Records.parseOne(pgn).gameKey();
        check(key.equals(Records.parseOne(sgf).gameKey()), "the same game has one key in any format");
        RecordCursor end = record.cursor().end();
        RecordCursor edited = end.withComments("so far")
                .withNags(1)
                .play(longer.play(longer.legalMoves().get(0)));
        check(edited.remove().record().moves().equals(record.moves()), "a line can be removed again");
        check(record.withTag("White", "Ada").tag("white").orElseThrow().equals("Ada"), "a tag is set");
        Optional<Hex> nowhere = SvgDiagram.builder().build().cellAt(game.position(), -1e6, -1e6);
        check(nowhere.isEmpty(), "far away there is no cell");
    }
}
