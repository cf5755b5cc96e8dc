// Values in the browser's storage, by default in the storage that all windows share.

/** Replaces a storage that the browser forbids. The values last until the page is closed. */
class Memory extends Map {
  getItem = key => this.get(key) ?? null;
  setItem = (key, value) => void this.set(key, value);
  removeItem = key => void this.delete(key);
}

/**
 * @param {"localStorage" | "sessionStorage"} name
 * @returns {Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">}
 */
function storageOf(name) {
  try {
    globalThis[name].getItem("");
    return globalThis[name];
  } catch {
    return new Memory();
  }
}

export const shared = storageOf("localStorage");
/** The storage of this window. */
export const own = storageOf("sessionStorage");

/** Returns a stored value, or null if the value is missing or damaged. */
export function stored(key, storage = shared) {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value. Returns false if the browser's storage is full. */
export function store(key, value, storage = shared) {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
