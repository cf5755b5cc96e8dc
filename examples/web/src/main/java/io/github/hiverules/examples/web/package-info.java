/**
 * A board in the browser. {@link io.github.hiverules.examples.web.WebServer} serves the page and the JSON interface,
 * {@code Api} lists its questions; all state is with the one who asks.
 */
@NullMarked
package io.github.hiverules.examples.web;

import org.jspecify.annotations.NullMarked;
