// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

/** How much the bot cares for its own Queen Bee, and how much for the other. */
public enum Style {
    BALANCED(10, 10),
    ATTACK(14, 8),
    DEFENCE(8, 14);

    private final int attack;
    private final int defence;

    Style(int attack, int defence) {
        this.attack = attack;
        this.defence = defence;
    }

    /** The weight of the other Queen Bee's danger, in tenths. */
    int attack() {
        return attack;
    }

    /** The weight of the danger to the bot's own Queen Bee, in tenths. */
    int defence() {
        return defence;
    }
}
