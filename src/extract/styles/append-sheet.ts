import type { StyleSheet } from './parse-style-sheet.ts';

/** Adds one sheet behind another, as if its text stood there. The first is left as it is: many pages may share it. */
export function appendSheet(from: StyleSheet, to: StyleSheet): void {
  for (const rule of from.rules) to.rules.push(rule);
  for (const layer of from.layers) if (!to.layers.includes(layer)) to.layers.push(layer);
  for (const [name, frames] of from.keyframes) to.keyframes.set(name, frames);
  for (const [name, called] of from.functions) to.functions.set(name, called);
  for (const address of from.imports) to.imports.push(address);
}
