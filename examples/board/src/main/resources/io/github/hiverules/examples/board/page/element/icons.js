// The icons, as the data of paths in a square of 24.

export const ICONS = {
  back: "M15 5L8 12L15 19",
  close: "M6 6L18 18M18 6L6 18",
  first: "M18 5L11 12L18 19M6 5V19",
  fit: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
  forward: "M9 5L16 12L9 19",
  last: "M6 5L13 12L6 19M18 5V19",
};
