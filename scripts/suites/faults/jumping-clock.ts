import { existsSync } from 'node:fs';

/** Loaded before everything else: the clock of this process is a day behind as soon as the file is there. */
const DAY_MS = 86_400_000;
const LOOK_MS = 100;
const path = process.env.CLOCK_JUMPS_WHEN ?? '';
const RealDate = Date;
let lookAt = 0;
let offsetMs = 0;

function now(): number {
  const real = RealDate.now();
  if (real >= lookAt) {
    lookAt = real + LOOK_MS;
    offsetMs = existsSync(path) ? -DAY_MS : 0;
  }
  return real + offsetMs;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [now()] : words, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
