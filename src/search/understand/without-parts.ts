import { tableKey } from './query-words.ts';
import { questionTables } from './question-tables.ts';
import type { Understood } from './understood.ts';

/** What of a question somebody may take back, in the order in which it is told. */
export const ASKED_PARTS = [
  'category',
  'words',
  'place',
  'open',
  'actions',
  'agents',
  'site_language',
  'min_price',
  'max_price',
  'prices',
] as const;
export type AskedPart = (typeof ASKED_PARTS)[number];

/** Of longer questions nothing is offered to be taken back. */
const MAX_PIECES = 12;
/** So many pieces say one part: "open now on a Sunday". */
const MAX_RUN = 5;

const PIECES = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The question without one part of it, for every part that can be taken back: the shortest run of words without which all
 * else is understood as before. So each is a question that really means what it promises.
 * @param read understands a question, as `understand` does
 */
export function withoutParts(
  query: string,
  asked: Understood,
  read: (query: string) => Understood,
): ReadonlyMap<AskedPart, string> {
  const found = new Map<AskedPart, string>();
  /** Leaves a word that says that a place comes. */
  let clumsy: string | null = null;
  const meant = meaningOf(asked);
  const wanted = new Map(
    ASKED_PARTS.filter((part) => meant[part] !== null).map((part) => [
      JSON.stringify({ ...meant, [part]: null }),
      part,
    ]),
  );
  for (const { rest, beside } of shortened(query)) {
    if (found.size === wanted.size) break;
    const part = wanted.get(JSON.stringify(meaningOf(read(rest))));
    if (part === undefined || found.has(part)) continue;
    if (part === 'place' && beside.some(announcesPlace)) clumsy ??= rest;
    else found.set(part, rest);
  }
  if (clumsy !== null && !found.has('place')) found.set('place', clumsy);
  return found;
}

/** Whether a word says that a place comes: without the place it is better left out, too. */
function announcesPlace(word: string): boolean {
  const meanings = questionTables().around.get(tableKey(word)) ?? [];
  return meanings.some(({ value }) => value === 'in' || value === 'near');
}

interface Shortened {
  readonly rest: string;
  /** The words before and behind those that are left out. */
  readonly beside: readonly string[];
}

/** The question without each run of its words, short runs first. */
function* shortened(query: string): Generator<Shortened> {
  const pieces = [...PIECES.segment(query)].filter(({ segment }) => segment.trim() !== '');
  if (pieces.length > MAX_PIECES) return;
  for (let length = 1; length <= Math.min(MAX_RUN, pieces.length - 1); length += 1) {
    for (let from = 0; from + length <= pieces.length; from += 1) {
      const start = pieces[from]?.index ?? 0;
      const end = pieces[from + length]?.index ?? query.length;
      const rest = `${query.slice(0, start)}${query.slice(end)}`.trim();
      const beside = [pieces[from - 1], pieces[from + length]].flatMap((piece) => piece?.segment ?? []);
      if (rest !== '') yield { rest, beside };
    }
  }
}

/** What a question means, part by part: two that mean the same are the same as JSON. */
function meaningOf({ domain, category, place, filters, words }: Understood) {
  return {
    domain,
    category: category?.id ?? null,
    words: words.length === 0 ? null : words,
    place: place === null ? null : [place.name, place.country, place.isNear],
    open: filters.open ?? null,
    actions: filters.actions ?? null,
    agents: filters.agents ?? null,
    site_language: filters.siteLanguage ?? null,
    min_price: filters.minPrice ?? null,
    max_price: filters.maxPrice ?? null,
    prices: filters.prices ?? null,
  };
}
