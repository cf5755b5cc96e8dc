// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.Serializable;

/**
 * An input file.
 *
 * @param name the file, as named on the command line
 * @param uri the absolute URI
 * @param length the length in bytes
 */
record InputFile(String name, String uri, long length) implements Serializable {}
