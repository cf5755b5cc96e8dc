// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells the actions of a line, and what is noted between them, from the properties of a header. */
final class SgfActions {
    private SgfActions() {}

    /**
     * The actions of a line, and what is noted between them. The order of the properties in a node means nothing: what is noted
     * stands behind the node's action.
     *
     * @param header takes the other properties of the main line; null for a branch, which may have no others
     * @throws RecordException if a branch has others
     */
    static List<SgfAction> of(SgfParser.Nodes line, @Nullable SgfHead header) {
        List<SgfAction> actions = new ArrayList<>(line.size());
        int last = -1; // the player's last action
        for (int node = 0; node < line.size(); node++) {
            if (!line.branches(node).isEmpty()) {
                actions.add(SgfAction.branches(line.branches(node)));
            }
            for (Property property : line.properties(node)) {
                if (isAction(property)) {
                    last = actions.size();
                    actions.add(SgfAction.parse(property.name().charAt(1) - '0', property));
                }
            }
            for (Property property : line.properties(node)) {
                if (property.isNamed("C")) {
                    actions.add(SgfAction.note(SgfCommand.COMMENT, property.value(), property.place()));
                } else if (property.isNamed("NAG")) {
                    actions.add(SgfAction.note(SgfCommand.MARK, property.value().trim(), property.place()));
                } else if (!isAction(property) && !(property.isNamed("TM") && clock(property, last, actions))) {
                    if (header == null) {
                        throw property.wrong(
                                "an action or a comment",
                                Phrase.of("The property {} belongs to no move.", property.name()));
                    }
                    header.add(property);
                }
            }
        }
        return actions;
    }

    private static boolean isAction(Property property) {
        String name = property.name();
        return name.length() == 2
                && (name.charAt(0) == 'P' || name.charAt(0) == 'p')
                && (name.charAt(1) == '0' || name.charAt(1) == '1')
                && SgfAction.isAction(property.value());
    }

    /** Gives the player's last action its clock; of one that can't be told so a remark is kept, and false comes back. */
    private static boolean clock(Property property, int last, List<SgfAction> actions) {
        if (last < 0) {
            return false;
        }
        long millis = millis(property.value().trim());
        SgfAction action = actions.get(last);
        boolean fits = millis >= 0
                && action.clockMillis().isEmpty()
                && action.command().isOfTurn();
        if (fits) {
            actions.set(last, action.withClock(millis));
        } else {
            String remark = "The clock " + Texts.quoted(property.value())
                    + " is no time of the move before it; it is kept as a property.";
            actions.add(SgfAction.note(SgfCommand.REMARK, remark, property.place()));
        }
        return fits;
    }

    /** A number of milliseconds that a clock can show; -1 for any other text. */
    private static long millis(String digits) {
        long millis = digits.isEmpty() ? -1 : 0;
        for (int i = 0; i < digits.length() && millis >= 0; i++) {
            int digit = digits.charAt(i) - '0';
            millis = digit >= 0 && digit <= 9 ? millis * 10 + digit : -1;
            millis = millis > RecordedMove.MAX_CLOCK_MILLIS ? -1 : millis;
        }
        return millis;
    }
}
