// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Piece;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Draws single tiles. */
class SvgTilesTest {
    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @Test
    void everyPieceHasItsOwnTile() throws Exception {
        for (Piece piece : Piece.values()) {
            Element tile = parse(SvgTiles.draw(piece)).getDocumentElement();
            assertThat(tile.getTagName()).isEqualTo("svg");
            assertThat(tile.getAttribute("aria-label")).isEqualTo(piece.toString());
        }
        assertThat(Piece.values().stream().map(SvgTiles::draw)).doesNotHaveDuplicates();
    }

    @Test
    void sheetHasNamedSymbolOfEachTile() throws Exception {
        NodeList symbols = parse(SvgTiles.sheet()).getElementsByTagName("symbol");
        assertThat(symbols.getLength()).isEqualTo(28);
        for (int i = 0; i < 28; i++) {
            assertThat(((Element) symbols.item(i)).getAttribute("id"))
                    .isEqualTo(Piece.values().get(i).toString());
        }
    }
}
