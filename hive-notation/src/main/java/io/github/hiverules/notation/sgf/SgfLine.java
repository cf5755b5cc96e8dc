// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.record.Line;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.sgf.SgfAction.Branch;
import io.github.hiverules.notation.sgf.SgfAction.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The actions and notes of a line. In each node, the actions precede the notes, because the order of SGF properties has
 * no meaning.
 */
final class SgfLine {
    private static final Pattern CLOCK = Pattern.compile("[0-9]{1,18}");

    private final @Nullable SgfHead header;
    private final List<SgfAction> actions = new ArrayList<>();

    /** The current node's properties that are not actions. */
    private final List<Property> others = new ArrayList<>();

    private int lastAction = -1;

    private int size;

    /** Creates a line. Unknown properties become part of the header, or comments if the header is null. */
    SgfLine(@Nullable SgfHead header) {
        this.header = header;
    }

    /** {@return the number of nodes} */
    int size() {
        return size;
    }

    void beginNode() {
        endNode();
        size++;
    }

    void add(Property property) {
        if (isAction(property)) {
            lastAction = actions.size();
            actions.add(SgfAction.parse(property));
        } else {
            others.add(property);
        }
    }

    /** Adds an action with an empty list of branches. Returns the list, which the caller fills. */
    List<Branch> fork() {
        endNode();
        List<Branch> branches = new ArrayList<>(0);
        actions.add(SgfAction.fork(branches));
        return branches;
    }

    List<SgfAction> actions() {
        endNode();
        return actions;
    }

    private void endNode() {
        others.forEach(this::note);
        others.clear();
    }

    private void note(Property property) {
        if (property.isNamed("C")) {
            note(Command.COMMENT, property.value(), property);
        } else if (property.isNamed("NAG")) {
            note(Command.NAG, property.value().trim(), property);
        } else if (!property.isNamed("TM") || !clock(property)) {
            other(property);
        }
    }

    private void note(Command kind, String text, Property property) {
        actions.add(SgfAction.note(kind, text, property.offset()));
    }

    private void other(Property property) {
        if (header != null) {
            header.add(property);
        } else {
            String text = property.name() + "[" + property.value() + "]";
            note(Command.PROPERTY_WITHOUT_MOVE, text, property);
            note(Command.COMMENT, text, property);
        }
    }

    /** Sets the clock of the last action. Returns false on failure. */
    private boolean clock(Property property) {
        if (lastAction < 0) {
            return false;
        }
        String digits = property.value().trim();
        long millis = CLOCK.matcher(digits).matches() ? Long.parseLong(digits) : Long.MAX_VALUE;
        SgfAction action = actions.get(lastAction);
        boolean fits = millis <= Line.MAX_CLOCK_MILLIS && action.takesClock();
        if (fits) {
            actions.set(lastAction, action.withClock(millis));
        } else {
            note(Command.CLOCK_UNREADABLE, property.value(), property);
        }
        return fits;
    }

    /**
     * Returns whether a property is a player's action. The value of an action begins with a digit. Other P0 or P1
     * properties contain data such as the player's name.
     */
    static boolean isAction(Property property) {
        String name = property.name();
        if (name.length() != 2 || (name.charAt(0) | ' ') != 'p' || (name.charAt(1) | 1) != '1') {
            return false;
        }
        String value = property.value().trim();
        return !value.isEmpty() && value.charAt(0) >= '0' && value.charAt(0) <= '9';
    }
}
