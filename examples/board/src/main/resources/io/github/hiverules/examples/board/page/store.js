// Reads and writes values in the browser's storage.

/** Returns a stored value, or null if the value is missing or damaged. */
export function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Stores a value. Returns false if the browser's storage is full. */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
