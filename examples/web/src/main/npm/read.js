// Reads the modules. No script imports modules of Node.js, which bundlers for browsers don't have.

/** Returns the bytes of a file beside a script, or in the installed package if a bundler has moved the script. */
async function readBeside(script, file, builtin) {
  const { readFile } = builtin("node:fs/promises");
  try {
    return await readFile(new URL(file, script));
  } catch (error) {
    try {
      return await readFile(builtin("node:module").createRequire(script).resolve(`hive-rules/${file}`));
    } catch {
      throw error;
    }
  }
}

/**
 * Returns the bytes of a file. Entry points pass the file's URL as a literal, so that bundlers find the file. Node.js,
 * which can't fetch files, finds the file by its name.
 */
export async function read(file, url) {
  const builtin = globalThis.process?.getBuiltinModule;
  if (builtin && !/^https?:/.test(url.href)) {
    return readBeside(import.meta.url, file, builtin);
  }
  const response = await fetch(url);
  const bytes = await response.arrayBuffer();
  if (!response.ok || new Uint8Array(bytes)[0] !== 0) { // some servers send a page instead of 404
    const found = `${response.status} ${response.headers.get("content-type")}`;
    throw new Error(`Expected WebAssembly at ${url.href}, found ${found}. See "Loading" in the README of hive-rules.`);
  }
  return bytes;
}
