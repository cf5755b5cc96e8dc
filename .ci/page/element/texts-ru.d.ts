// The server makes this module. This declaration gives its type to the compiler.
declare const content: Record<string, string>;
export default content;
