/** A program that asks for no more than the README says. */
module stranger {
    requires io.github.hiverules.api;
    requires io.github.hiverules.notation;
}
