// The words for the cells of the table.
import { DIRECTIONS, isTurned, same } from "./hex.js";
import { cellName, t } from "./words.js";

/** Returns the label of a cell for screen readers. */
export function labelOf(spot, picture) {
  const { movable, pinned, resting } = picture;
  const top = spot.pieces?.at(-1);
  const name = spot.pieces
    ? spot.pieces.map((piece, i, all) => cellName(piece, i < all.length - 1)).reverse().join(t("on"))
    : t("empty-cell") + nearby(spot, picture);
  return [name, pinned?.has(top) && t("is-pinned"), top && top === resting && t("is-resting"),
    movable?.has(top) && t("can-move"), spot.target && t("can-go-here")].filter(Boolean).join(", ");
}

/** Describes an empty cell by a piece beside it. */
function nearby(spot, { board }) {
  const way = isTurned() ? -1 : 1;
  const beside = ({ dq, dr }) => board.find(cell =>
    same(cell, { q: spot.q - way * dq, r: spot.r - way * dr }));
  const side = DIRECTIONS.find(beside);
  return side ? `, ${t(`place-${side.name}`, { piece: cellName(beside(side).pieces.at(-1), true) })}` : "";
}
