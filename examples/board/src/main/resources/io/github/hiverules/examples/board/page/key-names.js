// Names keys independently of the keyboard layout.

/**
 * Returns the name of a pressed key, such as "n" or "Control Shift z". A letter of another script has the name of the
 * Latin letter in its place on the keyboard. Caps Lock has no effect.
 */
export function nameOf({ key, code, ctrlKey, metaKey, shiftKey }) {
  const isForeign = key.length === 1 && key > "~";
  const plain = isForeign ? /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key : key;
  const name = plain.length === 1 ? plain.toLowerCase() : plain;
  return ctrlKey || metaKey ? `Control ${shiftKey ? "Shift " : ""}${name}` : name;
}
