import type { Declaration } from './declarations.ts';
import type { Keyframes } from './parse-style-sheet.ts';

/** Longer waits than a person has. */
const MAX_SECONDS = 20;
const FILLS_AFTER = /^(?:forwards|both)$/;
const FILLS_BEFORE = /^(?:backwards|both)$/;

/** What the animation of an element leaves on it once the page has come to rest; nothing where it has none. */
export function restOfAnimation(
  said: ReadonlyMap<string, string>,
  keyframes: ReadonlyMap<string, Keyframes>,
): readonly Declaration[] {
  const frames = keyframes.get(last(said, 'animation-name', 'none'));
  if (!frames) return [];
  const mode = last(said, 'animation-fill-mode', 'none').toLowerCase();
  const duration = toSeconds(last(said, 'animation-duration', '0s'));
  const delay = toSeconds(last(said, 'animation-delay', '0s'));
  const timeline = last(said, 'animation-timeline', 'auto').toLowerCase();
  const reverse = /^reverse$/i.test(last(said, 'animation-direction', 'normal'));
  const [first, end] = reverse ? [frames.last, frames.first] : [frames.first, frames.last];
  if (last(said, 'animation-play-state', 'running').toLowerCase() === 'paused') {
    return delay > 0 && !FILLS_BEFORE.test(mode) ? [] : delay < 0 ? end : first;
  }
  if (timeline !== 'auto' && timeline !== 'none') return end;
  if (delay > MAX_SECONDS) return FILLS_BEFORE.test(mode) ? first : [];
  // Without end it is seen again and again.
  if (/infinite/i.test(last(said, 'animation-iteration-count', '1')))
    return duration > MAX_SECONDS ? first : brighter(first, end);
  if (duration > MAX_SECONDS) return first;
  return FILLS_AFTER.test(mode) ? end : [];
}

function brighter(first: readonly Declaration[], end: readonly Declaration[]): readonly Declaration[] {
  const opacityOf = (frame: readonly Declaration[]) => Number(frame.find(({ name }) => name === 'opacity')?.value ?? 1);
  return opacityOf(first) > opacityOf(end) ? first : end;
}

/** Of many animations the last one wins. */
function last(said: ReadonlyMap<string, string>, name: string, initial: string): string {
  return (
    said
      .get(name)
      ?.split(',')
      .at(-1)
      ?.trim()
      .replace(/^["']|["']$/g, '') ?? initial
  );
}

function toSeconds(text: string): number {
  const amount = Number.parseFloat(text) || 0;
  return /ms$/i.test(text) ? amount / 1_000 : amount;
}
