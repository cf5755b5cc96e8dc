/** Plays, asks and reads as a Kotlin program would; compiled with every warning an error, and without one `!!`. */
package stranger

import io.github.hiverules.api.*
import io.github.hiverules.notation.*

fun main() {
    val game = refuseTheSecondSpider()
    buildAPosition()
    readARecord(game.ruleset())
    println("stranger: played and read in Kotlin ${KotlinVersion.CURRENT}, JDK ${Runtime.version().feature()}")
}

/** A game of one move: another just like it is refused, with reasons. */
private fun refuseTheSecondSpider(): Game {
    val start = Game.start(Ruleset.tournament().withExpansions(Expansion.PILLBUG))
    val spider = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN)
    check(spider in start.legalMoves())
    val game = start.play(spider)
    val reasons = try {
        game.play(spider).moves().map(::inWords)
    } catch (illegal: IllegalMoveException) {
        illegal.reasons().map(::inWords)
    }
    check("it is the turn of Black" in reasons) { reasons }
    return game
}

/** Builders, and values that may be absent. */
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
    check(HiveRules.load().legalMoves(position).all { it is Placement || it is Movement })
    check(setup.stacks().all { (_, stack) -> stack.top().bug() == Bug.QUEEN_BEE })
}

/** Options, streams, and functions of this program that the library calls. */
private fun readARecord(rules: Ruleset) {
    val options = ReaderOptions.skipping { error -> println("left out: ${error.message}") }.withRulesets(rules)
    val record = Records.parse("Base+P;InProgress;Black[1];wS1", options).single()
    check(record.moves().map(::inWords) == listOf("wS1 is placed")) { record }
    check(record.white().orElse("somebody") == "somebody")
    check(record.plies().mapNotNull { it.source().orElse(null) } == listOf("wS1"))
}

private fun inWords(move: Move): String =
    when (move) {
        is Placement -> "${move.piece()} is placed"
        is Movement -> "${move.piece()} moves"
        is Pass -> "nothing moves"
    }

private fun inWords(reason: Violation): String =
    when (reason) {
        is Violation.NotYourPiece -> "it is the turn of ${nameOf(reason.piece.color().opposite())}"
        is Violation.AlreadyPlaced -> "${reason.piece} stands at ${reason.at}"
        is Violation.TouchesEnemy -> reason.enemies.joinToString(prefix = "it would touch ") { it.bug().name }
        is Violation.Pinned -> "the hive would fall into ${reason.groups.count { it.isNotEmpty() }} parts"
        is NoWay -> "${reason.`as`()} does not go that way"
        is Violation.GameOver, is Violation.NotInGame, is Violation.PassNotAllowed, is Violation.StillInHand,
        is Violation.EntersLater, is Violation.CellOccupied, is Violation.ApartFromFirst,
        is Violation.TouchesNoOwnPiece, is Violation.QueenMayNotOpen, is Violation.QueenIsDue,
        is Violation.QueenNotPlaced, is Violation.Covered, is Violation.JustMoved, is Violation.StaysInPlace,
        is Violation.EndsApart, is Violation.NoThrower, is Violation.ThrownFromStack,
        is Violation.ThrownOntoPieces, is Violation.ThrowerAtRest, is Violation.ThrowerCovered,
        -> "forbidden by ${reason.rule().number()}"
    }

private fun nameOf(color: Color): String =
    when (color) {
        Color.WHITE -> "White"
        Color.BLACK -> "Black"
    }
