// The server makes this module. This declaration gives its type to the compiler.
declare const content: string;
export default content;
