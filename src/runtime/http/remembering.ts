const MAX_REMEMBERED = 1000;
/** No address or host of a machine is longer in good faith; a longer text is not worth its room. */
const MAX_CHARACTERS = 64;

/** Reads a text once, where the same few come again and again; what gives undefined is read each time. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (text.length <= MAX_CHARACTERS) known.set(text, value);
    return value;
  };
}
