// Values in the browser's storage, by default in the storage that all windows share.

/** Returns a stored value, or null if the value is missing or damaged. */
export function stored(key, storage = localStorage) {
  try {
    return JSON.parse(storage.getItem(key));
  } catch {
    return null;
  }
}

/** Stores a value. Returns false if the browser's storage is full. */
export function store(key, value, storage = localStorage) {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
