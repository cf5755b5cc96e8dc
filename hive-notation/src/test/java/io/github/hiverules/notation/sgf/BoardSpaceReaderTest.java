package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.pgn.PgnWriter;
import io.github.hiverules.notation.uhp.GameStrings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** BoardSpace's dialects of SGF, sentence by sentence of the format's description (N4). */
class BoardSpaceReaderTest {
    private static final String HEAD = "(;GM[27]VV[1]\nSU[hive]\nP0[id \"ann\"]\nP1[id \"bob\"]\n; P0[0 Start P0]\n";

    /** A game tree of actions, numbered, each as {@code 0 command} or {@code 1 command}. */
    private static String tree(String head, String... actions) {
        StringBuilder text = new StringBuilder(head);
        for (int i = 0; i < actions.length; i++) {
            text.append("; P")
                    .append(actions[i].charAt(0))
                    .append('[')
                    .append(i + 1)
                    .append(actions[i].substring(1))
                    .append("]\n");
        }
        return text.append(";\nP0[time 0:01:00 ]\nP1[time 0:02:00 ]\n)\n").toString();
    }

    private static GameRecord read(String... actions) {
        return only(tree(HEAD, actions));
    }

    private static GameRecord only(String text) {
        List<GameRecord> games = Records.parse(text, ReaderOptions.strict());
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private static String moves(GameRecord record) {
        return String.join(";", GameStrings.movesOf(record));
    }

    @Test
    void pickDropAndDoneMakeAMove() {
        assertThat(moves(read(
                        "0 Pick W 4 wS1",
                        "0 Dropb wS1 N 13 .",
                        "0 Done",
                        "1 Pick B 4 bS1",
                        "1 Dropb bS1 O 13 wS1-",
                        "1 Done")))
                .isEqualTo("wS1;bS1 wS1-");
    }

    @Test
    void moveAndDoneMakeAMove() {
        assertThat(moves(read("0 move W wS1 N 13 .", "0 done", "1 MoveDone B bS1 N 14 \\\\wS1")))
                .isEqualTo("wS1;bS1 \\wS1");
    }

    @Test
    void columnAndRowAreTheTruthAndTheAttachmentIsNot() {
        assertThat(moves(read("0 Dropb wS1 N 13 .", "0 Done", "1 Dropb bS1 M 13 wS1-", "1 Done")))
                .isEqualTo("wS1;bS1 -wS1");
    }

    @ParameterizedTest
    @CsvSource({"O,14,wS1/", "M,12,/wS1", "O,13,wS1-", "M,13,-wS1", "N,12,wS1\\", "N,14,\\wS1"})
    void theSixNeighboursOfACell(String column, String row, String place) {
        assertThat(moves(read("0 Dropb wS1 N 13 .", "0 Done", "1 Dropb bS1 " + column + " " + row + " .", "1 Done")))
                .isEqualTo("wS1;bS1 " + place);
    }

    @Test
    void onlyTheLastDropBeforeDoneCounts() {
        assertThat(moves(read(
                        "0 Dropb wS1 N 13 .",
                        "0 Done",
                        "1 Pick B 4 bS1",
                        "1 Dropb bS1 O 13 .",
                        "1 Pickb O 13 bS1",
                        "1 Dropb bS1 M 13 .",
                        "1 Done")))
                .isEqualTo("wS1;bS1 -wS1");
        assertThat(moves(read(
                        "0 Dropb wS1 N 13 .",
                        "0 Done",
                        "1 Pick B 4 bS1",
                        "1 Dropb bS1 O 13 .",
                        "1 Pickb O 13 bS1",
                        "1 Drop bS1",
                        "1 Pick B 1 bA1",
                        "1 Dropb bA1 O 13 .",
                        "1 Done")))
                .isEqualTo("wS1;bA1 wS1-");
    }

    @Test
    void oldFilesWriteLowerCaseAndNoColour() {
        assertThat(moves(read(
                        "0 pick w 2 G1",
                        "0 dropb g1 N 13 .",
                        "0 done",
                        "1 move B A1 N 14 \\\\wG1",
                        "1 done",
                        "0 pick w 0 Q",
                        "0 dropb q M 12 /wG1",
                        "0 done")))
                .isEqualTo("wG1;bA1 \\wG1;wQ /wG1");
    }

    @Test
    void uniquePiecesMayCarryANumber() {
        GameRecord record = only(tree(HEAD.replace("hive", "hive-m"), "0 Dropb wM1 N 13 .", "0 Done"));
        assertThat(moves(record)).isEqualTo("wM");
    }

    @Test
    void numbersNeedNotFollowTheOrderOfEntering() {
        assertThat(moves(read(
                        "0 Dropb wA3 N 13 .",
                        "0 Done",
                        "1 Dropb bA2 O 13 .",
                        "1 Done",
                        "0 Dropb wA1 M 13 .",
                        "0 Done")))
                .isEqualTo("wA1;bA1 wA1-;wA2 -wA1");
    }

    private static List<String> queensAndPillbug() {
        return List.of(
                "0 Dropb wP1 N 13 .",
                "0 Done",
                "1 Dropb bS1 O 13 .",
                "1 Done",
                "0 Dropb wQ M 13 .",
                "0 Done",
                "1 Dropb bQ P 13 .",
                "1 Done");
    }

    private static GameRecord withPillbug(String... actions) {
        List<String> all = new ArrayList<>(queensAndPillbug());
        all.addAll(List.of(actions));
        return only(tree(HEAD.replace("hive", "hive-p"), all.toArray(String[]::new)));
    }

    @Test
    void aThrowIsPmoveOrPdropb() {
        assertThat(moves(withPillbug("0 PMove W wQ N 14 .", "0 Done"))).endsWith(";wQ \\wP");
        assertThat(moves(withPillbug("0 Pickb M 13 wQ", "0 Pdropb wQ N 14 .", "0 Done")))
                .endsWith(";wQ \\wP");
        assertThat(moves(withPillbug("0 pickb M 13 q", "0 pdropb q N 14 .", "0 done")))
                .endsWith(";wQ \\wP");
    }

    @Test
    void theColourOfAThrownPieceComesFromItsCell() {
        String text = tree(
                HEAD.replace("hive", "hive-p"),
                "0 dropb p N 13 .",
                "0 done",
                "1 dropb s1 O 13 .",
                "1 done",
                "0 dropb q M 13 .",
                "0 done",
                "1 dropb q P 13 .",
                "1 done",
                "0 dropb a1 L 13 .",
                "0 done",
                "1 pickb P 13 q",
                "1 dropb q P 14 .",
                "1 done",
                "0 dropb g1 K 13 .",
                "0 done",
                "1 pickb P 14 q",
                "1 dropb q O 14 .",
                "1 done",
                "0 dropb g2 J 13 .",
                "0 done",
                "1 dropb a1 P 13 .",
                "1 done",
                "0 pickb O 14 q",
                "0 pdropb q N 14 .",
                "0 done");
        assertThat(moves(only(text)))
                .isEqualTo("wP;bS1 wP-;wQ -wP;bQ bS1-;wA1 -wQ;bQ bS1/;wG1 -wA1;bQ \\bS1;wG2 -wG1;bA1 bS1-;bQ \\wP");
    }

    @Test
    void aForcedPassThatIsNotWrittenIsSupplied() {
        GameRecord record = only(tree(
                HEAD.replace("hive", "hive-p"),
                "0 Dropb wB1 N 13 .",
                "0 Done",
                "1 Dropb bB1 M 12 .",
                "1 Done",
                "0 Dropb wB2 O 13 .",
                "0 Done",
                "1 Dropb bB2 L 11 .",
                "1 Done",
                "0 Dropb wP O 12 .",
                "0 Done",
                "1 Dropb bQ M 11 .",
                "1 Done",
                "0 Dropb wQ P 12 .",
                "0 Done",
                "1 Pickb L 11 bB2",
                "1 Dropb bB2 M 12 .",
                "1 Done",
                "0 Dropb wS1 Q 12 .",
                "0 Done",
                "1 Pickb M 11 bQ",
                "1 Dropb bQ N 12 .",
                "1 Done",
                "0 Pickb N 13 wB1",
                "0 Dropb wB1 M 12 .",
                "0 Done",
                "0 Pickb O 13 wB2",
                "0 Dropb wB2 N 12 .",
                "0 Done"));
        assertThat(record.plies()).anySatisfy(ply -> assertThat(ply.source()).isEmpty());
        assertThat(record.remarks()).singleElement().asString().contains("forced pass");
    }

    @Test
    void drawOffersHaveADoneOfTheirOwnAndUseUpNoTurn() {
        GameRecord record = read(
                "0 Dropb wS1 N 13 .",
                "0 Done",
                "1 OfferDraw",
                "1 Done",
                "0 DeclineDraw",
                "0 Done",
                "1 Dropb bS1 O 13 .",
                "1 Done");
        assertThat(moves(record)).isEqualTo("wS1;bS1 wS1-");
        assertThat(record.outcome().isOver()).isFalse();
        assertThat(read("0 Dropb wS1 N 13 .", "0 Done", "1 OfferDraw", "1 Done", "0 AcceptDraw", "0 Done")
                        .outcome())
                .isEqualTo(Outcome.drawn(Termination.AGREEMENT));
    }

    @Test
    void aPlayerResigns() {
        assertThat(read("0 Dropb wS1 N 13 .", "0 Done", "1 Resign", "1 Done").outcome())
                .isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
    }

    @Test
    void aPassIsJudgedLikeAnyMove() {
        for (String pass : List.of("1 Pass", "1 Done")) {
            RecordException error = catchThrowableOfType(
                    RecordException.class, () -> read("0 Dropb wS1 N 13 .", "0 Done", pass, "1 Done"));
            assertThat(error.rule().orElseThrow().number()).isEqualTo("R6.2");
            assertThat(error.ply()).isEqualTo(2);
        }
    }

    @Test
    void aDoneOfTheSideThatIsNotToMoveIsLeftOut() {
        GameRecord record = read("0 Dropb wS1 N 13 .", "0 Done", "0 Done", "1 Dropb bS1 O 13 .", "1 Done");
        assertThat(moves(record)).isEqualTo("wS1;bS1 wS1-");
        assertThat(record.remarks()).hasSize(1);
    }

    @Test
    void aGameThatBreaksOffKeepsItsLastDropWhenThatIsLegal() {
        GameRecord kept = read("0 Dropb wS1 N 13 .", "0 Done", "1 Dropb bS1 O 13 .");
        assertThat(moves(kept)).isEqualTo("wS1;bS1 wS1-");
        assertThat(kept.remarks())
                .singleElement()
                .asString()
                .contains("breaks off")
                .contains("kept");
        GameRecord left = read("0 Dropb wS1 N 13 .", "0 Done", "1 Dropb bS1 Q 13 .");
        assertThat(moves(left)).isEqualTo("wS1");
        assertThat(left.remarks())
                .singleElement()
                .asString()
                .contains("breaks off")
                .contains("left out");
    }

    @Test
    void playersMaySettleWhoHasWhite() {
        String pie = HEAD.replace("hive", "hive-pielm");
        GameRecord swapped = only(tree(
                pie,
                "0 Dropb wS1 N 13 .",
                "0 Done",
                "1 Swap",
                "1 Done",
                "0 Dropb bS1 O 13 .",
                "0 Done",
                "1 Dropb wQ M 13 .",
                "1 Done"));
        assertThat(moves(swapped)).isEqualTo("wS1;bS1 wS1-;wQ -wS1");
        assertThat(swapped.white()).contains("bob");
        assertThat(moves(only(tree(pie, "0 PlayWhite", "0 Done", "0 Dropb wS1 N 13 .", "0 Done"))))
                .isEqualTo("wS1");
        assertThat(moves(only(tree(pie, "0 PlayBlack", "0 Done", "1 Dropb wS1 N 13 .", "1 Done"))))
                .isEqualTo("wS1");
    }

    @Test
    void aPieceThatIsTakenUpAgainIsStillItself() {
        String[] actions = {
            "0 Dropb wS1 N 13 .",
            "0 Done",
            "1 Dropb bB1 O 13 .",
            "1 Done",
            "0 Dropb wQ M 13 .",
            "0 Done",
            "1 Dropb bQ O 12 .",
            "1 Done",
            "0 Dropb wA1 L 13 .",
            "0 Done",
            "1 Dropb bB2 P 13 .",
            "1 Done",
            "0 Dropb wA2 L 12 .",
            "0 Done",
            "1 Pickb P 13 bB2",
            "1 Dropb bB2 O 13 .",
            "1 Pickb O 13 bB2",
            "1 Dropb bB2 P 12 .",
            "1 Done"
        };
        assertThat(moves(read(actions))).endsWith(";bB2 bQ-");
    }

    @ParameterizedTest
    @CsvSource({"(()())", "(()(", "()", "(;)(", "((((", "(;GM[27", "(;GM", "(;GM[27](;A[1])(;B[2)"})
    void brokenTreesAreOneExceptionAndNoOther(String text) {
        assertThat(catchThrowableOfType(RecordException.class, () -> Records.parse(text, ReaderOptions.strict())))
                .isNotNull();
    }

    @Test
    void aNameInTheEnglishWordForADrawIsNoWinner() {
        GameRecord record = only(tree(
                HEAD.replace("\"ann\"", "\"The\"").replace("SU[", "RE[The game is a draw]SU["),
                "0 Dropb wS1 N 13 .",
                "0 Done"));
        assertThat(record.outcome()).isEqualTo(Outcome.drawn(Termination.UNKNOWN));
    }

    @Test
    void aBranchThatIsNoVariationStaysAComment() {
        GameRecord record = only(
                "(;GM[27]SU[hive];P0[1 Dropb wS1 N 13 .];P0[2 Done](;P1[3 Dropb bS1 O 13 .];P1[4 Done])(;C[)) 3. wQ -wS1 ((]))");
        GameRecord printed = only(PgnWriter.print(record));
        assertThat(printed.moves()).isEqualTo(record.moves());
    }

    @Test
    void severalTreesAreSeveralGames() {
        String text = tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done");
        assertThat(Records.parse(text + "\n" + text, ReaderOptions.strict())).hasSize(2);
    }

    @Test
    void aRepeatedHeaderSaysTheSameAgain() {
        GameRecord record = only(tree(
                "(;GM[27]SU[hive]SU[hive]P0[id \"ann\"]P0[id \"ann\"]P1[id \"bob\"]", "0 Dropb wS1 N 13 .", "0 Done"));
        assertThat(record.tags().stream().filter(tag -> tag.name().equals("SU")))
                .hasSize(1);
        assertThat(record.white()).contains("ann");
        assertThat(record.black()).contains("bob");
    }

    @ParameterizedTest
    @CsvSource({
        "hive, ''",
        "Hive, ''",
        "hive-m, M",
        "HIVE-L, L",
        "hive-p, P",
        "hive-lm, ML",
        "hive-pm, MP",
        "hive-pl, LP",
        "Hive-PLM, MLP",
        "hive-plm 2 0 101, MLP",
        "hive-pielm, MLP"
    })
    void theVariationNamesTheExpansions(String variation, String letters) {
        Set<Expansion> expansions = only(tree(HEAD.replace("[hive]", "[" + variation + "]")))
                .ruleset()
                .expansions();
        assertThat(expansions.stream().map(e -> "" + e.letter()).reduce("", String::concat))
                .isEqualTo(letters);
    }

    @ParameterizedTest
    @CsvSource({"hive-ultimate", "chess", "hive-x", "hivex"})
    void otherVariationsAreRefusedByName(String variation) {
        RecordException error = catchThrowableOfType(
                RecordException.class, () -> only(tree(HEAD.replace("[hive]", "[" + variation + "]"))));
        assertThat(error.token()).isEqualTo(variation);
    }

    @ParameterizedTest
    @CsvSource({
        "Game won by bob, BLACK",
        "ann vann spelet, WHITE",
        "La partie est gagnée par bob, BLACK",
        "annabel won, ",
        "something, "
    })
    void theResultIsTheNameInTheProse(String prose, String winner) {
        GameRecord record = only(tree(HEAD.replace("SU[", "RE[" + prose + "]SU["), "0 Dropb wS1 N 13 .", "0 Done"));
        assertThat(record.outcome().winner().map(Enum::name).orElse(null)).isEqualTo(winner);
        assertThat(record.outcome().isOver()).isEqualTo(winner != null);
    }

    @Test
    void theClockStandsBesideTheAction() {
        String text = tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done ").replace("[2 Done ]", "[2 Done ]TM[2111]");
        assertThat(only(text).plies().get(0).clockMillis()).isEqualTo(OptionalLong.of(2111));
    }

    @Test
    void datesAreReadAndEverythingInTheHeadIsKept() {
        GameRecord record = only(
                tree(HEAD.replace("SU[", "DT[Fri Apr 19 19:54:39 CDT 2013]\nP0[ranking 1500]XY[odd \\] value]SU[")));
        assertThat(record.tag("Date")).contains("2013.04.19");
        assertThat(record.tags())
                .contains(new Tag("XY", "odd ] value"), new Tag("P0", "ranking 1500"), new Tag("P1", "time 0:02:00 "));
    }

    @Test
    void errorsNameThePlaceThePlyAndTheToken() {
        RecordException error = catchThrowableOfType(
                RecordException.class, () -> read("0 Dropb wS1 N 13 .", "0 Done", "1 Dropb bS1 Q 13 .", "1 Done"));
        assertThat(error.place()).isEqualTo(new RecordException.Place("text", 8, 3));
        assertThat(error.ply()).isEqualTo(2);
        assertThat(error.token()).isEqualTo("3 Dropb bS1 Q 13 .");
        assertThat(error.rule().orElseThrow().number()).isEqualTo("R2.1");
        assertThat(error).hasMessage("text:8:3 ply 2: The second piece must touch the first. [R2.1]");
    }

    @ParameterizedTest
    @CsvSource({
        "1 Dropb bX1 O 13 ., is no piece",
        "1 Dropb bS1 O, breaks off",
        "1 Dropb bS1 O x ., is no cell",
        "1 Dropb bS1 5N 13 ., is no cell",
        "1 Fly, is no action that is known",
        "1 Move X bS1 O 13 ., needs W or B"
    })
    void actionsThatMeanNothingAreSaid(String action, String reason) {
        RecordException error = catchThrowableOfType(
                RecordException.class, () -> read("0 Dropb wS1 N 13 .", "0 Done", action, "1 Done"));
        assertThat(error.reason()).contains(reason);
    }

    @Test
    void theLegalPartIsKeptOnRequest() {
        String text = tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done", "1 Dropb bS1 Q 13 .", "1 Done");
        GameRecord record = Records.parse(text, ReaderOptions.lenient()).get(0);
        assertThat(moves(record)).isEqualTo("wS1");
        assertThat(record.error()).isPresent();
    }

    @Test
    void aPieceFromTheHandIsPlacedWhateverItsName() {
        RecordException error = catchThrowableOfType(
                RecordException.class,
                () -> read(
                        "0 Move W wA1 N 13 .",
                        "0 Done",
                        "1 Move B bA1 O 13 .",
                        "1 Done",
                        "0 Move W wQ M 13 .",
                        "0 Done",
                        "1 Move B bQ P 13 .",
                        "1 Done",
                        "0 Pick W 0 wQ",
                        "0 Dropb wQ M 14 .",
                        "0 Done"));
        assertThat(error.violations()).anyMatch(Violation.AlreadyPlaced.class::isInstance);
    }

    @ParameterizedTest
    @CsvSource({
        "Game, bob, Game won by bob, BLACK",
        "bob, bob won, Game won by bob won, BLACK",
        "won, carl, Game won by won, WHITE"
    })
    void theWinnerIsTheNameThatIsMentionedLast(String white, String black, String prose, Color winner) {
        String head = HEAD.replace("\"bob\"", "\"" + black + "\"")
                .replace("\"ann\"", "\"" + white + "\"")
                .replace("SU[", "RE[" + prose + "]SU[");
        assertThat(only(tree(head, "0 Dropb wS1 N 13 .", "0 Done")).outcome().winner())
                .contains(winner);
    }

    @Test
    void aBranchStandsBesideTheTurnItReplaces() {
        String text = HEAD
                + "; P0[1 Dropb wS1 N 13 .]; P0[2 Done](; P1[3 Dropb bS1 O 13 .]; P1[4 Done]; P0[5 Dropb wQ M 13 .]; P0[6 Done])(; P1[3 Dropb bA1 O 13 .]))";
        GameRecord record = only(text);
        assertThat(record.plies().stream().map(ply -> ply.variations().size())).containsExactly(0, 1, 0);
        assertThat(record.plies().get(1).variations()).containsExactly("(; P1[3 Dropb bA1 O 13 .])");
        assertThat(only(BoardSpaceWriter.print(record))).isEqualTo(record);
    }

    @Test
    void aGameGivenUpIsOverWhateverTheResultSays() {
        GameRecord record = only(tree(
                HEAD.replace("SU[", "RE[Game won by bob]SU["), "0 Dropb wS1 N 13 .", "0 Done", "1 Resign", "1 Done"));
        assertThat(record.outcome()).isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
        assertThat(record.remarks())
                .singleElement()
                .asString()
                .contains("by the actions it is WhiteWins, which counts");
    }

    @Test
    void theWritersHeaderIsTheSourcesOrRetoldInTheArchivesWords() {
        GameRecord record = only(tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done"));
        assertThat(BoardSpaceWriter.print(record)).contains("P0[id \"ann\"]").doesNotContain("AP[");
        GameRecord other = GameRecord.builder()
                .from(record)
                .tags(List.of(new Tag("White", "ann"), new Tag("Round", "3"), new Tag("Coach", "x]")))
                .build();
        assertThat(BoardSpaceWriter.print(other))
                .contains("AP[hive-rules]", "GM[27]", "SU[hive]", "P0[id \"ann\"]", "RO[3]", "PGN[Coach x\\]]")
                .contains("; P0[1 Pick W 4 wS1]\n; P0[2 Dropb wS1 N 13 .]\n; P0[3 Done]\n");
    }

    @Test
    void aHiveThatWandersOffTheBoardIsShifted() {
        Game game = Game.start(Ruleset.rulebook());
        for (int i = 0; i < 40; i++) {
            List<Move> moves = game.legalMoves();
            Position here = game.position();
            game = game.play(moves.stream()
                    .min(Comparator.comparingInt(
                            move -> leftmost(here.playUnchecked(move)) * 1000 - moves.indexOf(move)))
                    .orElseThrow());
        }
        GameRecord record = GameRecord.of(game);
        GameRecord read = Records.parse(
                        BoardSpaceWriter.print(record), ReaderOptions.strict().withRulesets(Ruleset.rulebook()))
                .get(0);
        assertThat(read).isEqualTo(record);
    }

    private static int leftmost(Position position) {
        return position.stacks().keySet().stream().mapToInt(Hex::q).min().orElse(0);
    }

    @Test
    void behindABrokenTreeReadingGoesOnWithTheNextOne() {
        String good = tree(HEAD, "0 Dropb wS1 N 13 .", "0 Done");
        for (String broken : List.of(HEAD + "; ! P0[1 Done])", "(()())", HEAD + ";P0 ;)")) {
            List<GameRecord> games = Records.parse(broken + "\n" + good, ReaderOptions.lenient());
            assertThat(games)
                    .as(broken)
                    .last()
                    .satisfies(record -> assertThat(record.error()).isEmpty());
            assertThat(games.get(0).error()).isPresent();
        }
    }
}
