// Compares declarations of TypeScript with values, both ways: writes a program that assigns values to declared types, and names the members
// that values have. TypeScript rejects the program
// - if a value has an undeclared member or a member of another type, or lacks a member;
// - if no value has a declared member, lacks an optional member, or has null for a nullable member.

/** The maximum number of values of a type such as "white" | "black". */
const MOST_VALUES = 5;

const json = value => JSON.stringify(value);
const isError = value => value instanceof Error;

/** Returns whether JSON can't hold a value: a game or a cursor. */
export const isHidden = value => value instanceof Object && !Array.isArray(value) && !isError(value)
  && Object.getPrototypeOf(value) !== Object.prototype;

function namesOf(value) {
  const inherited = isError(value) ? ["message"] : isHidden(value) ? Object.getOwnPropertyNames(Object.getPrototypeOf(value)) : [];
  return [...Object.keys(value).filter(name => !isError(value) || name !== "name"), ...inherited.filter(name => name !== "constructor")];
}

/** Returns the members of a value that JSON can hold. */
const data = value => Object.fromEntries(namesOf(value).map(name => [name, value[name]]).filter(([, member]) =>
  typeof member !== "function" && !isHidden(member)));
const shape = value => json(namesOf(value).map(name => [name, value[name] === null]));
const truths = names => `{ ${[...names].map(name => `${json(name)}: true`).join(", ")} }`;

/** Splits code at semicolons outside of brackets. The last part ends at the bracket that closes the code. */
function statements(code) {
  const parts = [""];
  let depth = 0;
  for (const character of code) {
    depth += "({[".includes(character) - ")}]".includes(character);
    if (depth < 0) {
      break;
    } else if (depth === 0 && character === ";") {
      parts.push("");
    } else {
      parts[parts.length - 1] += character;
    }
  }
  return parts;
}

/** The types that some code declares, and values of the types. */
export class Declarations {
  /** For each type: the types of its members, and of the answers of its methods. */
  types = new Map();
  /** The functions outside of types: the types of their answers. */
  functions = new Map();
  #values = new Map();

  constructor(code) {
    const text = code.replace(/\/\*\*.*?\*\//gs, "");
    for (const [head, name] of text.matchAll(/^(?:export )?(?:interface|class) (\w+).*? \{/gm)) {
      const found = statements(text.slice(text.indexOf(head) + head.length));
      const typesOf = pattern => new Map(found.map(part => pattern.exec(part)).filter(Boolean).map(([, member, type]) => [member, type]));
      this.types.set(name, { members: typesOf(/^\s*(?:readonly )?(\w+)\??: (.*)$/s), methods: typesOf(/^\s*(\w+)\(.*\): (.*)$/s),
        isOpen: found.some(part => /^\s*\[/.test(part)) });
    }
    for (const [, name, type] of text.matchAll(/^export function (\w+)\(.*?\): (.*?);$/gms)) {
      this.functions.set(name, type);
    }
  }

  /** Collects a value of a type, and the values of its members. */
  collect(type, value) {
    const name = type.match(/\w+/g).find(word => this.types.has(word));
    if (!name || !value || type.includes("&")) {
      return;
    }
    if (Array.isArray(value) || type.includes("Record<")) {
      Object.values(value).forEach(member => this.collect(name, member));
    } else {
      this.#values.set(name, [...this.#values.get(name) ?? [], value]);
      this.types.get(name).members.forEach((inner, member) => this.collect(inner, value[member]));
    }
  }

  get size() {
    return [...this.#values.values()].flat().length;
  }

  /** Returns the lines of a program that uses the types which have values. */
  lines() {
    return ["type Own<T> = T extends Error ? Omit<T, \"name\" | \"stack\" | \"cause\"> : T;",
      "type Plain<T> = T extends { legalMoves(): unknown } | { choices(): unknown } | ((...list: never[]) => unknown) ? never : T;",
      "type Data<T> = { [K in keyof T as Plain<T[K]> extends never ? never : K]: T[K] };",
      "type Values<T> = string extends T ? Record<string, true> : Record<T & string, true>;",
      "declare function accept<T>(value: T): void;",
      ...[...this.#values].flatMap(([type, values]) => this.#compare(type, values))];
  }

  #compare(type, values) {
    const names = new Set(values.flatMap(namesOf));
    const lines = [`accept<Record<keyof Own<${type}>, true>>(${truths(names)}); // members of ${type}`];
    new Map(values.map(value => [shape(value), value])).forEach(value => lines.push(`accept<Data<Own<${type}>>>(${json(data(value))});`));
    const { isOpen, members } = this.types.get(type);
    for (const name of isOpen ? members.keys() : names) {
      const all = new Set(values.map(value => value[name]));
      const member = `${type}[${json(name)}]`;
      lines.push(`accept<undefined extends ${member} ? true : false>(${all.has(undefined)}); // whether ${type}.${name} is optional`,
        `accept<null extends ${member} ? true : false>(${all.has(null)}); // whether ${type}.${name} can be null`);
      const strings = [...all].filter(value => typeof value === "string");
      if (strings.length > 0 && strings.length <= MOST_VALUES) {
        lines.push(`accept<Values<NonNullable<${member}>>>(${truths(strings)}); // values of ${type}.${name}`);
      }
    }
    return lines;
  }

  /** Fails if a type has no value. */
  requireValues(types) {
    const missing = types.filter(type => !this.#values.has(type));
    if (missing.length > 0) {
      throw new Error(`No value of ${missing}.`);
    }
  }
}
