// The two sides, "white" and "black".
export const other = side => (side === "white" ? "black" : "white");
