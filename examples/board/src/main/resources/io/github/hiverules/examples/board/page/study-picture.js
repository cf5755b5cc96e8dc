// What the table shows of a game beside the position.
import { marksOf } from "./element/hex.js";
import { sketchesOf } from "./element/notes.js";
import { other } from "./element/record.js";
import { turnOf } from "./element/words.js";
import { namesOf } from "./games.js";
import { t, translated } from "./words.js";

/** Returns the note on the error that ends a record. @param {RecordError} error @param {View} view */
function errorNote({ rule, ply, line, column, token, message }, view) {
  const place = ply > 0 ? turnOf(view.ply) : `${line}:${column}`;
  return { rule, message: [place, token, "–", translated(message)].filter(Boolean).join(" ") };
}

/**
 * Returns the names, the side at the bottom, the sketches and the note of the shown position.
 *
 * @param {Game} game
 * @param {View} view
 * @param {boolean} isBotDue
 */
export function pictureOf(game, view, isBotDue) {
  const { about, at, flipped, human } = game;
  const error = about?.brokenAt === at ? about.error : null;
  return {
    bottom: flipped ? other(human) : human,
    turned: flipped,
    names: namesOf(game),
    sketches: sketchesOf(game, at),
    marks: marksOf(error?.reasons[0]),
    note: error ? [errorNote(error, view)] : view.mustPass && !isBotDue ? [{ message: t("must-pass") }] : [],
  };
}
