// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

/** Starts the program, or reports the required Java version. Compiled for Java 8. */
public final class Hive {
    private static final int NEEDED = 17;

    private Hive() {}

    /** Runs {@code Main}. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        String version = System.getProperty("java.specification.version").replaceFirst("^1\\.", "");
        if (Double.parseDouble(version) < NEEDED) {
            System.err.println("Hive requires Java " + NEEDED + " or later, found Java " + version + ".");
            System.exit(2);
        }
        Class.forName("io.github.hiverules.examples.cli.Main")
                .getMethod("main", String[].class)
                .invoke(null, (Object) arguments);
    }
}
