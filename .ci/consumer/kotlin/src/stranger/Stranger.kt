// SPDX-License-Identifier: Apache-2.0
/** Uses the library as a Kotlin program would. Compiler warnings are errors, and `!!` is not needed. */
package stranger

import io.github.hiverules.api.*
import io.github.hiverules.api.analysis.Analysis
import io.github.hiverules.api.analysis.Race
import io.github.hiverules.search.SearchBoard
import io.github.hiverules.notation.*
import io.github.hiverules.notation.record.*
import io.github.hiverules.notation.text.*
import io.github.hiverules.notation.diagram.SvgDiagram
import io.github.hiverules.notation.GameStrings
import io.github.hiverules.notation.MoveStrings

fun main() {
    val game = refuseTheSecondSpider()
    askThePosition(game.position())
    buildAPosition()
    readARecord(game.ruleset())
    search(game)
    println("stranger: played and read in Kotlin ${KotlinVersion.CURRENT}, JDK ${Runtime.version().feature()}")
}

/** Plays a move. Playing it again is illegal and returns reasons. */
private fun refuseTheSecondSpider(): Game {
    val start = Game.start(Ruleset.parse("Base+P"))
    val spider = start.moveOf(Piece.parse("wS1"), Hex.ORIGIN)
    check(spider in start.legalMoves() && start.legalMoves(spider.piece()) == listOf(spider))
    val game = start.play(spider)
    val reasons = try {
        game.play(spider).moves().map(::inWords)
    } catch (illegal: IllegalMoveException) {
        illegal.violations().map(::inWords)
    }
    check("it is the turn of Black" in reasons) { reasons }
    check(game.judge(spider).violations().first().code() == "not-your-piece")
    val resigned = game.resign(Color.WHITE)
    check(resigned.isOver && resigned.reopen() == game && game.undo() == start)
    check(resigned.outcome().isWonBy(Color.BLACK) && game.timeout(Color.BLACK).outcome().isWonBy(Color.WHITE))
    check(game.position().ply() == 1 && game.length() == 1 && game.legalMovesByPiece().isNotEmpty())
    return game
}

/** Queries of a position. */
private fun askThePosition(position: Position) {
    val queen = Piece.parse("bQ")
    check(position.countLegalMoves() == position.legalMoves().size)
    check(position.judge(position.moveOf(queen, Hex.of(1, 0))).violations().single().code() == "queen-may-not-open")
    val mobility = position.mobility(queen)
    check(!mobility.isFree && mobility.moves().isEmpty() && mobility.violations().isNotEmpty()) { mobility }
    check(!position.isPinned(queen) && !position.outcome().isOver)
    val race: Race? = Analysis.race(position, Color.WHITE, 100).orElse(null)
    check(race == null)
    val there = position.translate(2, 1)
    check(there != position && there.normalized() == position.normalized())
    check(position.legalMovesByPiece().all { (piece, moves) -> moves == position.legalMoves(piece) } && !position.isOver)
    val beside = MoveStrings.parse("bA1 wS1-", position)
    check(position.isLegal(beside) && there.isLegal(beside.translate(2, 1)))
    check(position.corner() == Hex.ORIGIN)
    check(position.toSetup().hand(Color.BLACK).size == position.hand(Color.BLACK).size)
    val cell: Hex? = SvgDiagram.builder().build().cellAt(position, -1e6, -1e6).orElse(null)
    check(cell == null)
}

/** Builders and optional values. */
private fun buildAPosition() {
    val setup = Setup.builder()
        .ruleset(Ruleset.rulebook())
        .put(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
        .put(Hex.of(1, 0), Piece.of(Color.BLACK, Bug.QUEEN_BEE))
        .turn(Color.WHITE, 2)
        .build()
    val resting: Piece? = setup.restingPiece().orElse(null)
    check(resting == null && setup.problems().isEmpty()) { setup.problems() }
    val position: Position = setup.toPosition()
    check(position.legalMoves().all { it is PieceMove })
    check(setup.stacks().all { (_, stack) -> stack.top().bug() == Bug.QUEEN_BEE })
}

/** Options, streams and callbacks. */
private fun readARecord(rules: Ruleset) {
    val options = ReaderOptions.lenient().withRulesets(rules)
    val record = Records.parseOne("Base+P;InProgress;Black[1];wS1", options)
    check(record.moves().map(::inWords) == listOf("wS1 enters")) { record }
    check(record.tag("White").orElse("somebody") == "somebody")
    val game = MoveStrings.play(Game.start(rules), "wS1")
    check(GameStrings.parse(GameStrings.print(game)) == game && GameRecord.of(game).gameKey() == record.gameKey())
    check(MoveStrings.parse("bS1 wS1-", game) == MoveStrings.parse("bS1 wS1-", game.position()))
}

/** The search board of a bot. */
private fun search(game: Game) {
    val board = SearchBoard.of(game)
    val moves = IntArray(SearchBoard.maxMoves())
    val count = board.generate(moves, 0)
    check(count == board.countLegalMoves() && SearchBoard.of(game.position()).key() == board.key())
    val keyAfter = board.keyAfter(moves[0])
    val copy = board.copy()
    board.make(moves[0])
    check(board.key() == keyAfter && !copy.isOver() && SearchBoard.start(game.ruleset()).ply() == 0)
    val piece = SearchBoard.pieceIndex(moves[0])
    val cell = SearchBoard.destination(moves[0])
    check(board.cellOf(piece) == cell && board.topAt(cell) == piece && board.heightAt(cell) == 1)
    check(board.countLegalMoves(Color.WHITE) >= 0 && board.queenLiberties(Color.WHITE) == -1 && !board.isPinned(piece))
    check(board.heightAt(board.neighbor(cell, 0)) >= 0 && board.cellAt(board.hexOf(cell)) == cell)
    check(board.pieceBelow(piece) == -1 && board.restingPiece() == -1)
    board.undo()
    board.makeNull()
    board.undo()
    check(board.isLegal(moves[0]) && !board.isLegal(-77))
}

private fun inWords(move: Move): String =
    when (move) {
        is Placement -> "${move.piece()} enters"
        is Movement -> "${move.piece()} moves"
        is Pass -> "nothing moves"
    }

private fun inWords(reason: Violation): String =
    when (reason.kind()) {
        Violation.Kind.NOT_YOUR_PIECE -> "it is the turn of ${nameOf(reason[Part.PIECE].color().opposite())}"
        Violation.Kind.ALREADY_PLACED -> "${reason[Part.PIECE]} stands at ${reason[Part.AT]}"
        Violation.Kind.TOUCHES_ENEMY -> reason[Part.ENEMIES].joinToString(prefix = "it would touch ") { it.bug().name }
        Violation.Kind.PINNED -> "the hive would fall into ${reason[Part.GROUPS].count { it.isNotEmpty() }} parts"
        else -> reason.movesAs().map { "$it does not go that way" }
            .orElse("${reason.code()}, forbidden by ${reason.rule().number()}")
    }

private fun nameOf(color: Color): String =
    when (color) {
        Color.WHITE -> "White"
        Color.BLACK -> "Black"
    }
