// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.Arrow;
import io.github.hiverules.notation.record.RecordCursor;
import java.io.StringReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Positions as SVG: always well-formed, complete, and harmless inside another document. */
class SvgDiagramTest {
    private static final Position POSITION = PositionStrings.parse(PositionStringsTest.EXAMPLE);
    private static final String RING = "stroke-width=\"5\"/>";
    private static final String DOTS = "stroke-width=\"5\" stroke-dasharray";

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.randomValue(random -> RandomRecords.anyGame(random, 90));
    }

    private static Document parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            var builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder.parse(new InputSource(new StringReader(svg)));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + svg, e);
        }
    }

    private static List<String> texts(Document document, String element) {
        NodeList nodes = document.getElementsByTagName(element);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent())
                .toList();
    }

    private static int count(String svg, String part) {
        return svg.split(Pattern.quote(part), -1).length - 1;
    }

    @Test
    void drawsCirclesAndArrowsOfRecord() {
        RecordCursor cursor = Records.parseOne("Base;InProgress;White[2];wS1;bS1 wS1-")
                .cursor()
                .end();
        Hex spider = Hex.ORIGIN;
        Hex east = Hex.of(1, 0);
        Hex empty = Hex.of(0, 1);
        String plain = SvgDiagram.standard().draw(cursor);
        assertThat(plain).isEqualTo(SvgDiagram.standard().draw(cursor.game())).doesNotContain("rotate(");
        SvgDiagram wide =
                SvgDiagram.builder().arrow(List.of(Arrow.of(empty, east))).build();
        String drawn = wide.draw(cursor.withCircles(spider, empty)
                .withArrows(Arrow.of(spider, east), Arrow.of(east, empty), Arrow.of(east, east)));
        parse(drawn);
        assertThat(count(drawn, "A36 36 0 1 1 36 0"))
                .as("three circles, each with a border")
                .isEqualTo(6);
        assertThat(drawn)
                .contains("rotate(-60)")
                .containsSubsequence("rotate(0)", "M-72.6 0H-14", "rotate(120)", "M-72.6 0H-14");
        assertThat(count(drawn, "rotate("))
                .as("the builder's and the record's arrows")
                .isEqualTo(3);
        assertThat(count(wide.draw(cursor.game()), "rotate(-60)")).isEqualTo(1);
        Arrow far = Arrow.of(spider, Hex.of(5000, 0));
        assertThatThrownBy(
                        () -> SvgDiagram.builder().arrow(List.of(far)).build().draw(cursor.game()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Property
    void drawsEveryPieceOnceWithItsName(@ForAll("games") Game game) {
        Document document = parse(SvgDiagram.standard().draw(game));
        List<String> names = texts(document, "title").stream()
                .skip(1)
                .flatMap(title -> Arrays.stream(title.split(", ")))
                .toList();
        assertThat(names)
                .containsExactlyInAnyOrderElementsOf(Stream.of(Color.values())
                        .flatMap(color -> game.ruleset().pieces(color).stream())
                        .map(Piece::toString)
                        .toList());
        assertThat(texts(document, "desc")).containsExactly(PositionStrings.print(game.position()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</text></svg><script>alert(1)</script>",
                "]]>",
                "&amp; &#0; &x;",
                "\" onload=\"alert(1)",
                "' <!-- ",
                "\u0000\u0001\u001B\u007F\u0085",
                "\uD800",
                "a\uDC00b",
                "\uDC00\uD800",
                "\uFFFE\uFFFF",
                "<![CDATA[",
                "\uD83D\uDC1D Ada\nBen\t\u202E",
                "-->",
                "<?xml version='1.0'?>",
            })
    void nastyTextStaysText(String nasty) {
        String svg = SvgDiagram.builder().caption(nasty).title(nasty).build().draw(POSITION);
        Document document = parse(svg);
        String clean = nasty.replaceAll("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\uFFFE\\uFFFF]", "\uFFFD")
                .replaceAll("(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])", "\uFFFD")
                .replaceAll("[\t\n]", " ")
                .strip();
        assertThat(texts(document, "text")).containsExactly(clean);
        assertThat(document.getDocumentElement().getAttribute("aria-label")).isEqualTo(clean);
        assertThat(document.getElementsByTagName("script").getLength()).isZero();
    }

    @Test
    void cutsLongCaptionBetweenCharacters() {
        String svg = SvgDiagram.builder()
                .caption("\uD83D\uDC1D".repeat(100_000))
                .build()
                .draw(POSITION);
        assertThat(texts(parse(svg), "text")).containsExactly("\uD83D\uDC1D".repeat(99) + "\u2026");
    }

    @Test
    void severalPicturesFitInOnePage() {
        String svg = SvgDiagram.standard().draw(POSITION);
        assertThat(svg)
                .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=")
                .doesNotContain(" id=", "<style", " class=", "href", "url(", "<?xml", "<script", "<text", "font");
        parse("<div>" + svg + svg + "</div>");
    }

    @Test
    void marksLastMove() {
        Game game = Records.parseOne("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
                .game();
        String placed = SvgDiagram.standard().draw(game);
        assertThat(count(placed, RING)).isEqualTo(1);
        assertThat(count(placed, DOTS)).isZero();
        Move step = game.legalMoves().stream()
                .filter(Movement.class::isInstance)
                .findFirst()
                .orElseThrow();
        String moved = SvgDiagram.standard().draw(game.play(step));
        assertThat(count(moved, RING)).isEqualTo(1);
        assertThat(count(moved, DOTS)).isEqualTo(1);
        assertThat(SvgDiagram.builder()
                        .lastMove(game.position(), step)
                        .build()
                        .draw(game.play(step).position()))
                .isEqualTo(moved);
        String start = SvgDiagram.standard().draw(Game.start(Ruleset.tournament()));
        assertThat(count(start, RING) + count(start, DOTS)).isZero();
        assertThat(count(
                        SvgDiagram.builder()
                                .lastMove(game.position(), Move.pass())
                                .build()
                                .draw(POSITION),
                        RING))
                .isZero();
    }

    @Test
    void backgroundAndHandsAreOptional() {
        String light = SvgDiagram.standard().draw(POSITION);
        assertThat(SvgDiagram.builder()
                        .background(SvgDiagram.Background.DARK)
                        .build()
                        .draw(POSITION))
                .isNotEqualTo(light);
        assertThat(texts(parse(SvgDiagram.builder().hands(false).build().draw(POSITION)), "title").stream()
                        .skip(1))
                .containsExactly("wS1", "bS1, wB1", "wQ", "bQ");
    }

    @Test
    void numbersIgnoreDefaultLocale() {
        String svg = SvgDiagram.standard().draw(POSITION);
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-SA-u-nu-arab"));
            assertThat(SvgDiagram.standard().draw(POSITION)).isEqualTo(svg);
        } finally {
            Locale.setDefault(usual);
        }
    }

    @Test
    void refusesCellsTooFarAway() {
        Setup apart = Setup.builder()
                .put(Hex.ORIGIN, Piece.of(Color.WHITE, Bug.SPIDER))
                .put(Hex.of(0, 2_000_000), Piece.of(Color.BLACK, Bug.SPIDER))
                .build();
        assertThatThrownBy(() -> SvgDiagram.standard().draw(apart)).isInstanceOf(IllegalArgumentException.class);
        SvgDiagram far = SvgDiagram.builder()
                .lastTo(Optional.of(Hex.of(Integer.MIN_VALUE, 0)))
                .build();
        assertThatThrownBy(() -> far.draw(POSITION)).isInstanceOf(IllegalArgumentException.class);
    }

    private static final SvgDiagram MARKED =
            SvgDiagram.builder().highlight(Hex.of(5, 5), Hex.of(1, 1)).build();

    /** Every clickable group names its cell, and {@code cellAt} finds this cell at the group's middle. */
    @Test
    void namesCellsOfPicture() {
        Document document = parse(MARKED.draw(POSITION.translate(3, -2)));
        NodeList groups = document.getElementsByTagName("g");
        Set<Hex> named = new HashSet<>();
        for (int i = 0; i < groups.getLength(); i++) {
            Element group = (Element) groups.item(i);
            if (group.hasAttribute("data-q")) {
                named.add(Hex.of(
                        Integer.parseInt(group.getAttribute("data-q")),
                        Integer.parseInt(group.getAttribute("data-r"))));
            }
        }
        Set<Hex> expected = new HashSet<>(POSITION.translate(3, -2).stacks().keySet());
        expected.addAll(MARKED.highlights());
        assertThat(named).isEqualTo(expected);
    }

    private static double[] middle(Position position, Hex hex) {
        int q = hex.q() - position.corner().q();
        int r = hex.r() - position.corner().r();
        return new double[] {Math.sqrt(3) * 50 * (q + r / 2.0), 75 * r};
    }

    @Property
    void cellAtMiddleOfCellIsThatCell(@ForAll("games") Game game, @ForAll int dq, @ForAll int dr) {
        Position position = game.position().translate(dq % 1_000, dr % 1_000);
        SvgDiagram diagram = SvgDiagram.builder().hands(false).build();
        Set<Hex> around = new HashSet<>();
        position.stacks().forEach((hex, stack) -> {
            double[] middle = middle(position, hex);
            double rise = stack.height() == 1 ? 0 : Math.min(13.0 * (stack.height() - 1), 54);
            assertThat(diagram.cellAt(position, middle[0], middle[1] - rise)).contains(hex);
            around.addAll(hex.neighbors());
        });
        around.removeAll(position.stacks().keySet());
        for (Hex hex : around) {
            double[] middle = middle(position, hex);
            assertThat(SvgDiagram.builder().hands(false).highlight(hex).build().cellAt(position, middle[0], middle[1]))
                    .as("%s in %s", hex, position)
                    .isPresent()
                    .hasValueSatisfying(cell -> assertThat(cell.equals(hex) || position.heightAt(cell) > 1)
                            .isTrue());
        }
    }

    @Test
    void nothingCoversHandsAndCaption() {
        SvgDiagram diagram = SvgDiagram.builder().caption("Ada and Ben").build();
        double[] box = Stream.of(parse(diagram.draw(POSITION))
                        .getDocumentElement()
                        .getAttribute("viewBox")
                        .split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        for (double y = box[1]; y < box[1] + box[3]; y += 10) {
            assertThat(diagram.cellAt(POSITION, box[0] + 40, y)).isEmpty();
            assertThat(diagram.cellAt(POSITION, box[0] + box[2] - 40, y)).isEmpty();
        }
        assertThat(diagram.cellAt(POSITION, box[0] + box[2] / 2, box[1] + box[3] - 10))
                .isEmpty();
        assertThat(diagram.cellAt(POSITION, Double.NaN, 0)).isEmpty();
        assertThat(diagram.cellAt(Position.start(Ruleset.tournament()), 10, -10))
                .contains(Hex.ORIGIN);
        assertThat(MARKED.cellAt(POSITION, Math.sqrt(3) * 50 * 7.5, 375)).contains(Hex.of(5, 5));
    }

    @Test
    void marginHasGivenRingsOfCells() {
        Position start = Position.start(Ruleset.tournament());
        for (int margin = 0; margin <= 10; margin++) {
            String svg =
                    SvgDiagram.builder().margin(margin).hands(false).build().draw(start);
            assertThat(svg.split("data-q", -1)).hasSize(1 + 1 + 3 * margin * (margin + 1));
        }
        assertThatThrownBy(() -> SvgDiagram.builder().margin(11).build()).hasMessageContaining("not 11");
        assertThatThrownBy(() -> SvgDiagram.builder().margin(-1).build()).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void heightFollowsWidth() {
        Element svg =
                parse(SvgDiagram.builder().width(480).build().draw(POSITION)).getDocumentElement();
        String[] box = svg.getAttribute("viewBox").split(" ");
        assertThat(svg.getAttribute("width")).isEqualTo("480");
        assertThat(Double.parseDouble(svg.getAttribute("height")) / 480)
                .isCloseTo(Double.parseDouble(box[3]) / Double.parseDouble(box[2]), within(.001));
        assertThat(parse(SvgDiagram.standard().draw(POSITION))
                        .getDocumentElement()
                        .hasAttribute("width"))
                .isFalse();
        assertThatThrownBy(() -> SvgDiagram.builder().width(0).build()).hasMessageContaining("not 0");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "-3.75, -3.7",
        "3.75, 3.8",
        "-3.76, -3.8",
        "-0.05, 0",
        "-0.06, -0.1",
        "0.04, 0",
        "9.95, 10",
        "-9.96, -10",
        "100, 100",
        "-1500.5, -1500.5",
        "185964160000, 185964160000"
    })
    void roundsNumbersToTenthsAndHalvesUp(double value, String text) {
        assertThat(new Svg().add("{}", value).toString()).isEqualTo(text);
    }

    @Test
    void everyPieceHasItsOwnTile() {
        for (Piece piece : Piece.values()) {
            Element tile = parse(SvgTiles.draw(piece)).getDocumentElement();
            assertThat(tile.getTagName()).isEqualTo("svg");
            assertThat(tile.getAttribute("aria-label")).isEqualTo(piece.toString());
        }
        assertThat(Piece.values().stream().map(SvgTiles::draw)).doesNotHaveDuplicates();
    }

    @Test
    void sheetHasNamedSymbolOfEachTile() {
        NodeList symbols = parse(SvgTiles.sheet()).getElementsByTagName("symbol");
        assertThat(symbols.getLength()).isEqualTo(28);
        for (int i = 0; i < 28; i++) {
            assertThat(((Element) symbols.item(i)).getAttribute("id"))
                    .isEqualTo(Piece.values().get(i).toString());
        }
    }
}
