// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Names the files that TeaVM puts into the modules that read them. */
@SuppressWarnings("deprecation") // TeaVM 0.16 documents no other way
public final class LibraryResources implements ResourceSupplier {
    private static final String NOTATION = "io/github/hiverules/notation/";

    /** Called by TeaVM. */
    public LibraryResources() {}

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {
            NOTATION + "sentences/Sentences.properties",
            NOTATION + "sentences/Sentences_ru.properties",
            NOTATION + "diagram/Bugs.properties"
        };
    }
}
