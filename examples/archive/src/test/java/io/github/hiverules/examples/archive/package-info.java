@NullMarked
package io.github.hiverules.examples.archive;

import org.jspecify.annotations.NullMarked;
