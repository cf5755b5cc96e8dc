// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts of names and sentences. */
class ResultProseTest {
    /** Every pair of letters. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Game won by José, Dumbot vann spelet, Partie nulle, Łódź, ﬁx, ＡＢ, Ạạ",
                "Игра: ничья. Dumbot победил, Їжак",
                "Dumbotの勝ち、パスｶﾅ, 引き分け, 々",
                "Dumbot赢了, 平局, 豈",
                "Dumbot 승리 무승부 ㄱ, 赢",
                "ניצחון Dumbot فوز تعادل ﷲ",
                "Νίκη Dumbot ἀγών, հաղթանակ Ж",
                "ผู้ชนะ Dumbot の"
            })
    void lettersOfOneScriptAreNoBorder(String text) {
        int[] letters = text.chars().filter(Character::isLetter).toArray();
        for (int one : letters) {
            for (int other : letters) {
                assertThat(ResultProse.script((char) one) == ResultProse.script((char) other))
                        .as("%c %c", one, other)
                        .isEqualTo(Character.UnicodeScript.of(one) == Character.UnicodeScript.of(other));
            }
        }
    }
}
