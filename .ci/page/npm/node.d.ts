// The object of Node.js that the package uses.
declare var process: { getBuiltinModule(name: string): any } | undefined;
