/** How many results count. */
export const TOP = 10;

/** How well one question was answered, each from 0 to 1. */
export interface Figures {
  /** Normalised discounted cumulative gain of the first ten; every right site counts the same. */
  readonly gain: number;
  /** One by the place of the first right site. */
  readonly reciprocal: number;
  /** Whether the first site is right. */
  readonly first: number;
}

/** Judges an answer; where nothing is right, only an empty one is. */
export function figuresOf(found: readonly string[], right: ReadonlySet<string>): Figures {
  if (right.size === 0) {
    const isEmpty = Number(found.length === 0);
    return { gain: isEmpty, reciprocal: isEmpty, first: isEmpty };
  }
  const at = (place: number): number => 1 / Math.log2(place + 2);
  const shown = found.slice(0, TOP);
  const sum = shown.reduce((total, domain, place) => total + (right.has(domain) ? at(place) : 0), 0);
  const best = Array.from({ length: Math.min(TOP, right.size) }, (_site, place) => at(place));
  const place = shown.findIndex((domain) => right.has(domain));
  return {
    gain: sum / best.reduce((total, each) => total + each, 0),
    reciprocal: place === -1 ? 0 : 1 / (place + 1),
    first: Number(place === 0),
  };
}

/** The mean of some figures; zero of none. */
export function meanOf(all: readonly number[]): number {
  return all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length;
}
