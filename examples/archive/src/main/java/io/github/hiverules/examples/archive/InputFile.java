// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.Serializable;

/**
 * A file to be read.
 *
 * @param name the file as the user named it
 * @param uri its absolute address
 * @param length its length in bytes, when it was found
 */
record InputFile(String name, String uri, long length) implements Serializable {}
