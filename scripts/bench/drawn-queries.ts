import { domainOf, TOWNS, TRADES, WORDS } from './generated-sites.ts';
import { randomOf } from './random-of.ts';

const SEED = 2026;
const TOPICS = 3000;
const SKEWED = 20_000;
/** Requests of real web traffic follow Zipf with 0.64 to 0.83 (Breslau and others, INFOCOM 1999). */
const ZIPF = 0.8;

/** What callers ask, always the same for the same number of sites. */
export interface DrawnQueries {
  /** Every site once, in no order. */
  readonly domains: readonly string[];
  /** As many subjects, each once: "bakery in Lyon", "oven harbour flour". */
  readonly topics: readonly string[];
  /** Some of both far more often than others. */
  readonly skewed: readonly string[];
}

/** Draws queries for the first `sites` sites of the made-up index. */
export function drawQueries(sites: number): DrawnQueries {
  const random = randomOf(SEED);
  const domains = shuffled(
    Array.from({ length: sites }, (_, n) => domainOf(n)),
    random,
  );
  const topics = drawTopics(random);
  const pool = shuffled([...domains, ...topics], random);
  return { domains, topics, skewed: drawSkewed(pool, random) };
}

function drawTopics(random: () => number): string[] {
  const one = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? '';
  const topics = new Set(TRADES.flatMap((trade) => TOWNS.map((town) => `${trade.toLowerCase()} in ${town}`)));
  while (topics.size < TOPICS) topics.add(`${one(WORDS)} ${one(WORDS)} ${one(WORDS)}`);
  return shuffled([...topics], random);
}

function drawSkewed(pool: readonly string[], random: () => number): string[] {
  let sum = 0;
  const upTo = pool.map((_, rank) => (sum += (rank + 1) ** -ZIPF));
  return Array.from({ length: SKEWED }, () => {
    const wanted = random() * sum;
    return pool[upTo.findIndex((reached) => reached >= wanted)] ?? '';
  });
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
