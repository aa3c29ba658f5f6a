import type { Declaration } from './declarations.ts';
import type { Keyframes } from './parse-style-sheet.ts';

/** Longer waits than a person has. */
const MAX_SECONDS = 20;
const MAX_ANIMATIONS = 10;
/** Of an animation that runs no longer than such a part of once, only the beginning is seen. */
const LEAST_RUN = 0.03;
const FILLS_AFTER = /^(?:forwards|both)$/;
const FILLS_BEFORE = /^(?:backwards|both)$/;

/** What the animations of an element leave on it once the page has come to rest; of many the last one wins. */
export function restOfAnimation(
  said: ReadonlyMap<string, string>,
  keyframes: ReadonlyMap<string, Keyframes>,
): readonly Declaration[] {
  const names = (said.get('animation-name') ?? 'none').split(',', MAX_ANIMATIONS);
  return names.flatMap((_, at) => restOf((name, initial) => valueAt(said.get(name), at) ?? initial, keyframes));
}

function restOf(
  of: (name: string, initial: string) => string,
  keyframes: ReadonlyMap<string, Keyframes>,
): readonly Declaration[] {
  const frames = keyframes.get(of('animation-name', 'none'));
  if (!frames) return [];
  const mode = of('animation-fill-mode', 'none').toLowerCase();
  const duration = toSeconds(of('animation-duration', '0s'));
  const delay = toSeconds(of('animation-delay', '0s'));
  const timeline = of('animation-timeline', 'auto').toLowerCase();
  const direction = of('animation-direction', 'normal').toLowerCase();
  const isReverse = direction.endsWith('reverse');
  const [first, other] = isReverse ? [frames.last, frames.first] : [frames.first, frames.last];
  // To and fro, it ends where it began.
  const count = Number(of('animation-iteration-count', '1'));
  // What hardly begins ends where it began, too.
  const isBack = (direction.startsWith('alternate') && count % 2 === 0) || count <= LEAST_RUN;
  const end = isBack ? first : other;
  if (of('animation-play-state', 'running').toLowerCase() === 'paused') {
    return delay > 0 && !FILLS_BEFORE.test(mode) ? [] : delay < 0 ? end : first;
  }
  // Who scrolls sees it go from one to the other.
  if (timeline !== 'auto' && timeline !== 'none') return brighter(first, end);
  if (delay > MAX_SECONDS) return FILLS_BEFORE.test(mode) ? first : [];
  // Without end it is seen again and again.
  if (/infinite/i.test(of('animation-iteration-count', '1')))
    return duration > MAX_SECONDS ? first : brighter(first, end);
  if (duration > MAX_SECONDS) return first;
  return FILLS_AFTER.test(mode) ? end : [];
}

function brighter(first: readonly Declaration[], end: readonly Declaration[]): readonly Declaration[] {
  const opacityOf = (frame: readonly Declaration[]) => Number(frame.find(({ name }) => name === 'opacity')?.value ?? 1);
  return opacityOf(first) > opacityOf(end) ? first : end;
}

/** One value of a list, which begins again where it is shorter than others. */
function valueAt(list: string | undefined, at: number): string | undefined {
  const values = list?.split(',');
  return values?.[at % values.length]?.trim().replace(/^["']|["']$/g, '');
}

function toSeconds(text: string): number {
  const amount = Number.parseFloat(text) || 0;
  return /ms$/i.test(text) ? amount / 1_000 : amount;
}
