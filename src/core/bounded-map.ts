/** Values by name, as many as there is room for. */
export interface BoundedMap<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  clear(): void;
}

/**
 * A table that forgets those set longest ago when all together weigh too much.
 * @param weigh of one value, in the unit of `most`
 */
export function boundedMap<Value>(most: number, weigh: (value: Value, name: string) => number): BoundedMap<Value> {
  const table = new Map<string, Value>();
  let weight = 0;
  const forget = (name: string): void => {
    const value = table.get(name);
    if (value !== undefined) weight -= weigh(value, name);
    table.delete(name);
  };
  return {
    get: (name) => table.get(name),
    set(name, value) {
      forget(name);
      table.set(name, value);
      weight += weigh(value, name);
      for (const oldest of table.keys()) {
        if (weight <= most) break;
        forget(oldest);
      }
    },
    clear() {
      table.clear();
      weight = 0;
    },
  };
}
