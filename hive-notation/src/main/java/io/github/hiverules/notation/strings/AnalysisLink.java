// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A link to an analysis board, whose parameter {@code uhp} contains a percent-encoded GameString. */
public final class AnalysisLink {
    /** The beginning of a link. People often omit {@code https://}. */
    public static final String BEGINNING = "(?:https?://|www\\.|(?:[a-z][-a-z0-9]*+\\.)++[a-z]{2,}(?::[0-9]+)?[/?])";

    /** The parameter. In the source of a page, <code>&amp;amp;</code> precedes a parameter. */
    private static final String NAME = "[?&;]uhp=";

    /** A regular expression for a link up to the GameString. */
    public static final String HEAD = BEGINNING + "\\S*" + NAME;

    private static final Pattern LINK = Pattern.compile("(?i)\\s*+" + BEGINNING);
    private static final Pattern PARAMETER = Pattern.compile("(?i)" + NAME + "([^&#]*)");

    /** The plus signs of game types, which are not blanks. */
    private static final Pattern TYPE = Pattern.compile("(?i)base\\+[mlp]{1,3}(?=[+;%\\s]|$)");

    public final String gameString;

    /** The offset in the link for each character of the GameString, and for the end. */
    private final int[] offsets;

    private AnalysisLink(String gameString, int[] offsets) {
        this.gameString = gameString;
        this.offsets = offsets;
    }

    /** Returns whether a text begins with a link. */
    public static boolean isLink(String text) {
        return LINK.matcher(text).lookingAt();
    }

    /** Decodes the GameString in a link. Returns empty for other links and texts. */
    public static Optional<AnalysisLink> in(String text) {
        Matcher parameter = PARAMETER.matcher(text);
        return isLink(text) && parameter.find()
                ? Optional.of(decode(text, parameter.start(1), parameter.end(1)))
                : Optional.empty();
    }

    private static AnalysisLink decode(String text, int from, int to) {
        Matcher type = TYPE.matcher(text).region(from, to);
        int plus = type.lookingAt() ? from + 4 : -1;
        StringBuilder decoded = new StringBuilder();
        List<Integer> offsets = new ArrayList<>();
        for (int i = from; i < to; ) {
            int start = i;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (; i + 3 <= to && text.charAt(i) == '%' && isHex(text, i + 1) && isHex(text, i + 2); i += 3) {
                bytes.write(Integer.parseInt(text.substring(i + 1, i + 3), 16));
            }
            String next = bytes.size() > 0
                    ? new String(bytes.toByteArray(), StandardCharsets.UTF_8)
                    : text.charAt(i) == '+' && i != plus ? " " : text.substring(i, i + 1);
            i += bytes.size() > 0 ? 0 : 1;
            decoded.append(next);
            for (int k = 0; k < next.length(); k++) {
                offsets.add(Math.min(start + (bytes.size() > 0 ? 3 * k : k), i));
            }
        }
        offsets.add(to);
        return new AnalysisLink(
                decoded.toString(), offsets.stream().mapToInt(Integer::intValue).toArray());
    }

    private static boolean isHex(String text, int at) {
        return at < text.length() && "0123456789abcdefABCDEF".indexOf(text.charAt(at)) >= 0;
    }

    /** Returns the offset in the link for an offset in the GameString. */
    public int offset(int offset) {
        return offsets[Math.min(offset, offsets.length - 1)];
    }
}
