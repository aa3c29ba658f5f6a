import type { StyleSheet } from './parse-style-sheet.ts';

/**
 * Adds one sheet behind another, as if its text stood there, in a cascade layer where one is given. The first is left
 * as it is: many pages may share it.
 */
export function appendSheet(from: StyleSheet, to: StyleSheet, layer = ''): void {
  const within = (name: string) => [layer, name].filter((part) => part !== '').join('.');
  for (const rule of from.rules) to.rules.push(layer === '' ? rule : { ...rule, layer: within(rule.layer) });
  const named = layer === '' ? from.layers : [layer, ...from.layers.map(within)];
  for (const name of named) if (!to.layers.includes(name)) to.layers.push(name);
  for (const [name, frames] of from.keyframes) to.keyframes.set(name, frames);
  for (const [name, initial] of from.registered) to.registered.set(name, initial);
  for (const [name, called] of from.functions) to.functions.set(name, called);
}
