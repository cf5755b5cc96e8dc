package io.github.hiverules.examples.cli;

/** A way to print verdicts. */
interface VerdictPrinter {
    void print(Verdict verdict);

    void summary(int valid, int invalid);
}
