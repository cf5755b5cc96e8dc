// What modules need from JavaScript: functions for TeaVM's runtime, and values for the modules. Neither creates code
// from text, so that a content security policy may forbid 'unsafe-eval'.

/** The values of the interface Host. */
export const host = {
  object: () => ({}),
  list: () => [],
  put(object, name, value) {
    object[name] = value;
  },
  add(list, value) {
    list.push(value);
  },
  text: text => text,
  number: number => number,
  flag: flag => flag,
  typeOf: value => (Array.isArray(value) ? "array" : typeof value),
  toText: text => text,
  toNumber: number => number,
  toFlag: flag => flag,
  names: object => Object.keys(object),
  size: list => list.length,
  at: (list, index) => list[index],
  get: (object, name) => object[name],
  raise(failure) {
    throw failure;
  },
};

function attempt(call, rethrow) {
  try {
    return call();
  } catch (error) {
    return rethrow(error);
  }
}

/** Returns a function that passes `this` as an argument. */
const withThis = call => /** @this {any} */ function (...list) {
  return call(this, ...list);
};

/** The functions that TeaVM's runtime creates, by the beginning of their code. */
const FUNCTIONS = [
  [/^return ([$\w]+);$/, ([, name]) => () => globalThis[name]],
  [/^return \[/, () => (...list) => list],
  [/^try \{\s+return fn\(/, () => (rethrow, fn, ...list) => attempt(() => fn(...list), rethrow)],
  [/^try \{\s+return new constructor\(/, () => (rethrow, Type, ...list) => attempt(() => new Type(...list), rethrow)],
  [/^try \{\s+return instance !== null/, () => (rethrow, globalNamed, object, name, ...list) =>
    attempt(() => (object === null ? globalNamed(name)(...list) : object[name](...list)), rethrow)],
  [/^return function\([^.)]*\) \{\s+try \{\s+return fn\(this\b/, () => (rethrow, fn) =>
    withThis((...list) => attempt(() => fn(...list), rethrow))],
  [/^return function\([^.)]*\) \{\s+try \{\s+return fn\(/, () => (rethrow, fn) => (...list) =>
    attempt(() => fn(...list), rethrow)],
  [/^return function \w+\(marker, javaObject\) \{\s+return constructor\.call\(this, marker, javaObject\);/, () =>
    constructor => withThis((self, ...list) => constructor.call(self, ...list))],
  [/^return functionOf\('wrapCallFromJavaToJs'/, () => (wrapCall, ...parametersAndScript) =>
    functionOf(...parametersAndScript)],
];

/** Returns the function that `new Function(...parameters, code)` creates in TeaVM's runtime. */
export function functionOf(...parametersAndCode) {
  const [parameter, ...others] = parametersAndCode;
  const code = parametersAndCode.at(-1);
  if (others.length === 1 && code === `return ${parameter};`) {
    return value => value;
  }
  for (const [beginning, create] of FUNCTIONS) {
    const found = beginning.exec(code);
    if (found) {
      return create(found);
    }
  }
  throw new Error(`Unknown function: ${code}`);
}
