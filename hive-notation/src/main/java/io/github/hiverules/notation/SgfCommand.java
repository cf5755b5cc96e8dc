// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

/** What an action does (N4), and what may be noted between the actions. */
enum SgfCommand {
    DONE("done"),
    DROPB("dropb"),
    PICKB("pickb"),
    PICK("pick"),
    MOVE("move"),
    PDROPB("pdropb"),
    PMOVE("pmove"),
    MOVE_DONE("movedone"),
    PMOVE_DONE("pmovedone"),
    PASS("pass"),
    PASS_DONE("passdone"),
    START("start"),
    DROP("drop"),
    RESIGN("resign"),
    OFFER_DRAW("offerdraw"),
    ACCEPT_DRAW("acceptdraw"),
    DECLINE_DRAW("declinedraw"),
    SWAP("swap"),
    PLAY_WHITE("playwhite"),
    PLAY_BLACK("playblack"),
    EDIT("edit"),

    /** A word that is no command. */
    UNKNOWN(""),

    /** What the reader has to say: no action, as those that follow. */
    REMARK(""),

    /** A comment. */
    COMMENT(""),

    /** A mark. */
    MARK(""),

    /** Branches: what might be played instead of the turn that comes next. */
    BRANCHES("");

    private static final SgfCommand[] ALL = values();

    private final String word;

    SgfCommand(String word) {
        this.word = word;
    }

    /** Whether the action is a part of a turn. */
    boolean isOfTurn() {
        return compareTo(RESIGN) < 0;
    }

    /** The command that a part of a text names, in any case of its letters. */
    static SgfCommand in(String text, int from, int to) {
        for (SgfCommand command : ALL) {
            if (command.word.length() == to - from && from < to && command.isNamedAt(text, from)) {
                return command;
            }
        }
        return UNKNOWN;
    }

    private boolean isNamedAt(String text, int from) {
        for (int i = 0; i < word.length(); i++) {
            if ((text.charAt(from + i) | 0x20) != word.charAt(i)) { // the same letter in lower case
                return false;
            }
        }
        return true;
    }
}
