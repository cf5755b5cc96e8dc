package io.github.hiverules.notation.internal.sgf;

import io.github.hiverules.api.Expansion;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.GameRecordBuilder;
import io.github.hiverules.notation.internal.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads BoardSpace's records (N4), one game tree after the other; {@link BoardSpaceReplayer} says what the players' actions mean. */
public final class BoardSpaceReader extends GameReader {
    private final SgfParser parser;

    /** A reader of that text. */
    public BoardSpaceReader(TextSource text, ReaderOptions options) {
        super(text, options);
        parser = new SgfParser(text);
    }

    /** A game begins with a line that begins with a bracket. */
    @Override
    protected void skipToNextGame() {
        do {
            text.skipLine();
            text.skipSpace();
        } while (text.peek() != TextSource.END && text.peek() != '(');
    }

    @Override
    protected Draft parse() {
        Place start = text.place();
        List<SgfParser.Node> nodes = new ArrayList<>();
        SyntaxException broken = parseTree(nodes);
        boolean breaksOff = broken != null && text.peek() == TextSource.END;
        Header header = new Header();
        List<Action> actions = new ArrayList<>();
        takeApart(nodes, header, actions);
        return ruleset -> {
            GameRecordBuilder scribe = begin(
                    new GameRecordBuilder(RecordFormat.SGF, ruleset.withExpansions(expansions(header, start, broken))));
            scribe.header(header.properties());
            header.tags(whiteAtTheEnd(actions)).forEach(scribe::tag);
            BoardSpaceReplayer play = new BoardSpaceReplayer(scribe, header);
            actions.forEach(play::act);
            if (breaksOff) {
                play.keepLastDrop(); // a client that was lost mid-turn leaves a file like this
            }
            if (broken != null) {
                throw broken;
            }
            play.end();
            return scribe.finish();
        };
    }

    private @Nullable SyntaxException parseTree(List<SgfParser.Node> nodes) {
        try {
            parser.tree(nodes);
            return null;
        } catch (SyntaxException e) {
            loseTrack();
            return e;
        }
    }

    private static Set<Expansion> expansions(Header header, Place start, @Nullable SyntaxException broken) {
        if (broken != null && header.isEmpty()) {
            throw broken; // no record at all, so that its syntax is what is wrong
        }
        return header.expansions(start);
    }

    /** Which player has the white pieces when all swaps are done. */
    private static int whiteAtTheEnd(List<Action> actions) {
        int white = 0;
        for (Action action : actions) {
            white = action.whitePlayerAfter(white);
        }
        return white;
    }

    /** Tells actions, and what is noted between them, from properties of the header. */
    private static void takeApart(List<SgfParser.Node> nodes, Header header, List<Action> actions) {
        for (SgfParser.Node node : nodes) {
            node.alternatives().forEach(branch -> actions.add(Action.note(Action.ALTERNATIVE, branch)));
            for (SgfParser.Property property : node.properties()) {
                takeApart(property, header, actions);
            }
        }
    }

    private static void takeApart(SgfParser.Property property, Header header, List<Action> actions) {
        String name = property.name().toUpperCase(Locale.ROOT);
        boolean ofPlayer = name.equals("P0") || name.equals("P1");
        if (ofPlayer && Action.isAction(property.value())) {
            actions.add(Action.parse(name.charAt(1) - '0', property));
        } else if (name.equals("C")) {
            actions.add(Action.note(Action.COMMENT, property.value()));
        } else if (name.equals(Action.VARIATION_PROPERTY)) {
            actions.add(Action.note(Action.VARIATION, property.value()));
        } else if (!name.equals("TM") || !hasClock(property, actions)) {
            header.add(property);
        }
    }

    /** Whether the property is the clock of the last action, which then has it. */
    private static boolean hasClock(SgfParser.Property property, List<Action> actions) {
        int last = actions.size() - 1;
        Optional<Action> timed = last < 0 ? Optional.empty() : actions.get(last).withClock(property.value());
        timed.ifPresent(action -> actions.set(last, action));
        return timed.isPresent();
    }
}
