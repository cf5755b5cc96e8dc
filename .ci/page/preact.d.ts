// The server serves Preact from a jar. This declaration gives the compiler its types.
export * from "preact";
