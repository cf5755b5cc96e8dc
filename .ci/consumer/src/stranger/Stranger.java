// SPDX-License-Identifier: Apache-2.0
package stranger;

/** Runs the snippets of the README and calls the most common methods. Prints whether the program is a named module. */
public final class Stranger {
    private Stranger() {}

    public static void main(String[] args) throws Exception {
        Snippets.run();
        Signatures.run();
        System.out.println("stranger: ran " + Snippets.COUNT + " snippets "
                + (Stranger.class.getModule().isNamed() ? "as a named module" : "on the class path")
                + ", JDK " + Runtime.version().feature());
    }
}
