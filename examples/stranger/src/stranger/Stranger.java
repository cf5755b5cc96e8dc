package stranger;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;

/** Runs what the README shows, and tells whether it does so as a named module. */
public final class Stranger {
    private Stranger() {}

    /** Runs the README's snippets and asks the rules a question; ends with an exception if anything is wrong. */
    public static void main(String[] args) throws Exception {
        Snippets.run();
        Position start = Position.start(Ruleset.tournament());
        if (start.legalMoves().isEmpty()) {
            throw new IllegalStateException("no move from the start");
        }
        System.out.println("stranger: ran " + Snippets.COUNT + " snippets "
                + (Stranger.class.getModule().isNamed() ? "as a named module" : "on the class path")
                + ", JDK " + Runtime.version().feature());
    }
}
