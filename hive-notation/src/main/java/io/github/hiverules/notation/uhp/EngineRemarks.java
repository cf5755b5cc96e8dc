// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.Remark;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Phrase;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** An engine's last deviations from the protocol, each once. */
final class EngineRemarks {
    private static final int MAX = 100;

    private final Set<Remark> remarks = new LinkedHashSet<>();

    void add(Finding finding, Object... arguments) {
        Phrase phrase = Phrase.of(finding, arguments);
        Remark remark = new Remark(phrase.code(), 0, 0, 0, phrase::in);
        remarks.remove(remark);
        remarks.add(remark);
        if (remarks.size() > MAX) {
            remarks.remove(remarks.iterator().next());
        }
    }

    List<Remark> list() {
        return List.copyOf(remarks);
    }
}
