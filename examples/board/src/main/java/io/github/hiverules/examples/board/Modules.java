// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.examples.questions.Json;
import io.github.hiverules.notation.diagram.SvgTiles;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * The JavaScript modules that {@code <hive-board>} imports instead of style sheets, texts and pictures, because not
 * every browser can import such files.
 */
final class Modules {
    /** The names of the modules. */
    static final List<String> NAMES =
            List.of("element/styles.js", "element/texts-en.js", "element/texts-ru.js", "element/tiles.js");

    private static final Pattern COLOR = Pattern.compile("#[0-9a-f]{3,6}");

    private static final List<String> STYLES =
            List.of("colors.css", "controls.css", "element/marks.css", "element/element.css");

    private Modules() {}

    /** Returns the module with one of the names. */
    static byte[] content(String name) {
        Json value = name.contains("styles") ? styles() : name.contains("tiles") ? tiles() : texts(name);
        return ("export default " + new String(JsonBytes.print(value), UTF_8) + ";\n").getBytes(UTF_8);
    }

    /** Returns the style sheets of the element as one string. */
    private static Json styles() {
        String sheet = STYLES.stream()
                .map(name -> new String(Pages.content(name), UTF_8))
                .collect(Collectors.joining());
        return Json.of(sheet);
    }

    /** Returns the texts of the element in one language. */
    private static Json texts(String name) {
        return JsonBytes.parse(Pages.content(name.replace("texts", "words").replace(".js", ".json")));
    }

    /**
     * Returns the shapes of White's tiles, and the colours that differ on Black's tiles. {@code shapes} has each shape
     * once; a shape is a list: the name, the attributes, and more shapes. {@code tiles} has the numbers of each tile's
     * shapes, and {@code colors} has the pairs of colours of each bug.
     */
    private static Json tiles() {
        List<Object> shapes = new ArrayList<>();
        Json tiles = Json.object();
        Json colors = Json.object();
        Map<String, List<Object>> drawn = elements(parse(SvgTiles.sheet()))
                .collect(Collectors.toMap(
                        symbol -> symbol.getAttribute("id"),
                        symbol -> elements(symbol)
                                .flatMap(Modules::elements)
                                .map(Modules::shape)
                                .toList(),
                        (one, other) -> one,
                        LinkedHashMap::new));
        drawn.forEach((piece, parts) -> {
            if (piece.startsWith("w")) {
                parts.stream().filter(part -> !shapes.contains(part)).forEach(shapes::add);
                tiles.put(piece, parts.stream().map(shapes::indexOf).toList());
                colors.put(
                        piece.substring(1, 2), colors(parts, drawn.getOrDefault("b" + piece.substring(1), List.of())));
            }
        });
        return Json.object().put("shapes", shapes).put("tiles", tiles).put("colors", colors);
    }

    /** Returns the pairs of colours by which two drawings differ. */
    private static List<List<String>> colors(List<Object> white, List<Object> black) {
        List<String> from = COLOR.matcher(white.toString())
                .results()
                .map(MatchResult::group)
                .toList();
        List<String> to = COLOR.matcher(black.toString())
                .results()
                .map(MatchResult::group)
                .toList();
        return IntStream.range(0, from.size())
                .filter(i -> !from.get(i).equals(to.get(i)))
                .mapToObj(i -> List.of(from.get(i), to.get(i)))
                .distinct()
                .toList();
    }

    private static Element parse(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getDocumentElement();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ParserConfigurationException | SAXException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<Element> elements(Element parent) {
        NodeList nodes = parent.getChildNodes();
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(Element.class::isInstance)
                .map(Element.class::cast);
    }

    private static Object shape(Element element) {
        Map<String, Object> attributes = new LinkedHashMap<>();
        IntStream.range(0, element.getAttributes().getLength())
                .mapToObj(element.getAttributes()::item)
                .forEach(attribute -> attributes.put(attribute.getNodeName(), attribute.getNodeValue()));
        List<Object> shape = new ArrayList<>(List.of(element.getTagName(), attributes));
        elements(element).map(Modules::shape).forEach(shape::add);
        return shape;
    }
}
