// The page gets Preact from its jar; this is how the compiler finds its types.
export * from "preact";
