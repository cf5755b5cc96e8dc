// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Limits;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.sgf.SgfItem.Fork;
import io.github.hiverules.notation.sgf.SgfItem.Note;
import io.github.hiverules.notation.sgf.SgfItem.Problem;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.strings.TextCursor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The actions and notes of a line. In each node, the actions precede the notes, because the order of SGF properties has
 * no meaning.
 */
final class SgfLine {
    private final @Nullable SgfHead header;
    private final List<SgfItem> items = new ArrayList<>();

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

    void add(Property property, int valueOffset) {
        if (isAction(property)) {
            lastAction = items.size();
            items.add(SgfAction.parse(property, valueOffset));
        } else {
            others.add(property);
        }
    }

    /** Adds a fork with an empty list of branches. Returns the list, which the caller fills. */
    List<TextCursor> fork() {
        endNode();
        List<TextCursor> branches = new ArrayList<>(0);
        items.add(new Fork(branches));
        return branches;
    }

    List<SgfItem> items() {
        endNode();
        return items;
    }

    private void endNode() {
        others.forEach(this::note);
        others.clear();
    }

    private void note(Property property) {
        if (property.isNamed("C")) {
            items.add(new Note(false, property.value()));
        } else if (property.isNamed("NAG")) {
            items.add(new Note(true, property.stripped()));
        } else if (!property.isNamed("TM") || !clock(property)) {
            if (header != null) {
                header.add(property);
            } else {
                String text = property.name() + "[" + property.value() + "]";
                items.add(new Problem(Kind.PROPERTY_WITHOUT_MOVE, text, property.offset()));
                items.add(new Note(false, text));
            }
        }
    }

    /** Sets the clock of the last action. Returns false on failure. */
    private boolean clock(Property property) {
        if (lastAction < 0) {
            return false;
        }
        long millis = Texts.parseNumber(property.stripped(), 18);
        SgfAction action = (SgfAction) items.get(lastAction);
        boolean fits = millis >= 0 && millis <= Limits.MAX_CLOCK_MILLIS && action.takesClock();
        if (fits) {
            items.set(lastAction, action.withClock(millis));
        } else {
            items.add(new Problem(Kind.CLOCK_UNREADABLE, property.value(), property.offset()));
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
        int first = Texts.skipSpace(property.value(), 0);
        return first < property.value().length()
                && Texts.isDigit(property.value().charAt(first));
    }
}
