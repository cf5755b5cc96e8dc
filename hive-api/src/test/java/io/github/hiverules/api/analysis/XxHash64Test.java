// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** XXH64 has the results of other implementations. The lengths cover stripes of 32 bytes and every kind of rest. */
class XxHash64Test {
    private static final String TEXT = "The quick brown fox jumps over the lazy dog; ".repeat(3);

    /** Values of the SQL function {@code xxhash64} of Apache Spark. */
    @ParameterizedTest
    @CsvSource({
        "0, -7444071767201028348",
        "1, 5450856113858044657",
        "3, -4222738076103170114",
        "4, 8785501614865069010",
        "7, 1729132855475842628",
        "8, -7061782551870709214",
        "12, 4898667053964862108",
        "31, -3901496034165528082",
        "32, -6021290884980529210",
        "33, 5198326041408702837",
        "45, -2459205009782579239",
        "64, -7744582037742810640",
        "103, 4038732259390366389"
    })
    void hashesTextsOfAnyLength(int length, long expected) {
        assertThat(XxHash64.hash(TEXT.substring(0, length), 42)).isEqualTo(expected);
    }

    /** Values that the authors of xxHash publish. */
    @ParameterizedTest
    @CsvSource({"'', ef46db3751d8e999", "a, d24ec4f1a98c6e5b", "abc, 44bc2cf5ad770999"})
    void hashesWithSeedZero(String text, String expected) {
        assertThat(Long.toHexString(XxHash64.hash(text, 0))).isEqualTo(expected);
    }
}
