// Why a move is illegal, in words that go with the cells marked on the board.
import { bugName, t } from "./words.js";

/** A reason as a sentence: the page's own where it has one, otherwise the server's, which names cells by codes. */
export function reasonInWords({ kind, text, piece, as }) {
  const name = `why-${kind}`;
  const copies = piece && as && piece[1] !== as;
  const bug = copies ? t("copying", { bug: bugName(piece), as: bugName(`w${as}`) }) : piece ? bugName(piece) : "";
  const own = t(name, { bug });
  return own === name ? text : own;
}
