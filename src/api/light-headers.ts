/** What makes one: pairs, or an object. */
type Init = Iterable<readonly [string, string]> | Readonly<Record<string, string>>;

/**
 * Headers that are looked up and set, and no more: those of the platform check and sort each, which takes longer than all
 * else of a short answer. Node checks names and values when they are sent. Everywhere else they are what they seem.
 */
export class LightHeaders {
  /** By lower-case names. */
  readonly #values = new Map<string, string>();

  constructor(init: Init = []) {
    const pairs = Symbol.iterator in init ? (init as Iterable<readonly [string, string]>) : Object.entries(init);
    for (const [name, value] of pairs) this.append(name, value);
  }

  append(name: string, value: string): void {
    const key = name.toLowerCase();
    const before = this.#values.get(key);
    this.#values.set(key, before === undefined ? value : `${before}${key === 'cookie' ? '; ' : ', '}${value}`);
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), value);
  }

  getSetCookie(): string[] {
    const value = this.get('set-cookie');
    return value === null ? [] : [value];
  }

  forEach(callback: (value: string, name: string, parent: Headers) => void): void {
    for (const [name, value] of this.#values) callback(value, name, asHeaders(this));
  }

  entries(): MapIterator<[string, string]> {
    return this.#values.entries();
  }

  keys(): MapIterator<string> {
    return this.#values.keys();
  }

  values(): MapIterator<string> {
    return this.#values.values();
  }

  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.#values.entries();
  }
}

Object.setPrototypeOf(LightHeaders.prototype, Headers.prototype);

/** Light headers where headers are wanted: they do all that headers do. */
export function asHeaders(light: LightHeaders): Headers {
  return light as unknown as Headers;
}
