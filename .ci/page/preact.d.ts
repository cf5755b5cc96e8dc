// The server serves Preact from a jar. This declaration gives Preact's types to the compiler.
export * from "preact";
