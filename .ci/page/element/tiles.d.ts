// The server makes this module. This declaration gives its type to the compiler.
type Shape = [name: string, attributes: object, ...shapes: any[]];
declare const content: {
  shapes: Shape[];
  tiles: Record<string, number[]>;
  colors: Record<string, [white: string, black: string][]>;
};
export default content;
