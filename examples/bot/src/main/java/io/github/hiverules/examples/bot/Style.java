// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

/** The weights of attack and defence in the evaluation. */
public enum Style {
    BALANCED(10, 10),
    ATTACK(14, 8),
    DEFENCE(8, 14);

    /** The weight of the danger to the opponent's Queen Bee, in tenths. */
    final int attack;

    /** The weight of the danger to the bot's Queen Bee, in tenths. */
    final int defence;

    Style(int attack, int defence) {
        this.attack = attack;
        this.defence = defence;
    }
}
