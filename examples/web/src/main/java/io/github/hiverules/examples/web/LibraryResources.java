// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import java.util.ArrayList;
import java.util.List;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Names the files that TeaVM puts into the modules. */
@SuppressWarnings("deprecation") // TeaVM 0.16 documents no other way
public final class LibraryResources implements ResourceSupplier {
    private static final String NOTATION = "io/github/hiverules/notation/";
    private static final String EXAMPLES = "io/github/hiverules/examples/";

    /** Called by TeaVM. */
    public LibraryResources() {}

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        List<String> files = new ArrayList<>(
                List.of(NOTATION + "sentences/Moves.properties", NOTATION + "sentences/Moves_ru.properties"));
        if (!context.getProperties().containsKey("rules")) {
            files.add(NOTATION + "sentences/Sentences.properties");
            files.add(NOTATION + "sentences/Sentences_ru.properties");
            files.add(NOTATION + "diagram/Bugs.properties");
        }
        if (context.getProperties().containsKey("board")) {
            files.add(EXAMPLES + "questions/Refusals.properties");
            files.add(EXAMPLES + "questions/Refusals_ru.properties");
            files.add(EXAMPLES + "bot/network.txt");
        }
        return files.toArray(String[]::new);
    }
}
