import { readFileSync } from 'node:fs';
import { randomOf } from '../bench/random-of.ts';

/** A sentence to learn from. */
export interface LearntSentence {
  /** An order to AI agents, or an honest sentence. */
  readonly isOrder: boolean;
  readonly text: string;
}

/** So many sentences of each kind are made in English, of which there are most patterns. */
const IN_ENGLISH = 12_000;
/** So many of each kind in each other language, and for each whole sentence that it has. */
const ELSEWHERE = 500;
const FOR_EACH = 4;
/** How often each sentence that is hardly none is learnt. */
const NEAR_TIMES = 4;

/** So many rows of what menus and frames of pages hold are made in a language that has such words, and so many parts are in one. */
const ROWS = 600;
const SHORTEST_ROW = 5;
const LONGEST_ROW = 25;

/** Languages that write no spaces between parts of a sentence. */
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'th']);
/** Languages that put the verb behind what is done with. */
const VERB_LAST: ReadonlySet<string> = new Set(['ja', 'ko', 'tr', 'hi', 'fa']);
/** Patterns of other languages than English. */
const ORDERS = [
  '{ai} {must} {deed}.',
  '{if} {imp}.',
  '{off}. {imp}.',
  '{imp}.',
  '{if} {imp}, {imp}.',
  '{imp}. {imp}.',
  '{off}.',
  '{off}; {imp}.',
  '{mv} {dt} {to}.',
  '{if} {mv} {dt} {to}.',
  '{sh} {pr}.',
  '{au}: {imp}.',
  '{au}. {mv} {dt} {to}.',
  '{au}; {sh} {pr}.',
];
const WHOLE = ['{whole}', '{whole}', '{whole}', '{whole} {whole}'];
const HONEST = ['{said}', '{said} {said}', '{near} {said}', '{hv} {hd} {ht}.', '{hau}. {hv} {hd} {ht}.', '{hau}.'];
/** How a sentence may be written down: tells nothing of whether it is an order. */
const WRITTEN = [
  '{"text": "%"}',
  '<!-- % -->',
  '// %',
  '# %',
  'note: "%"',
  '<note>%</note>',
  '- %',
  '**%**',
  '> %',
  '[%]',
];
/** One of so many sentences is written so. */
const WRITTEN_EACH = 12;

/** Orders and honest sentences put together from the patterns in `sentences.tsv`: the same ones at each run. */
export function madeSentences(): LearntSentence[] {
  const languages = Map.groupBy(readLines(), ([language]) => language);
  return [...languages]
    .flatMap(([language, lines]) =>
      sentencesIn(language, new Map(lines.map(([, kind, list]) => [kind, list.split('|')]))),
    )
    .map(({ isOrder, text }, at) => {
      const frame = at % WRITTEN_EACH === 0 ? (WRITTEN[(at / WRITTEN_EACH) % WRITTEN.length] ?? '%') : '%';
      return { isOrder, text: frame.replace('%', () => text) };
    });
}

function sentencesIn(language: string, slots: ReadonlyMap<string, readonly string[]>): LearntSentence[] {
  const fill = fillerOf(slots, randomOf(1));
  const rows = rowsOf(slots.get('menu') ?? [], randomOf(2));
  const gap = (pattern: string) => {
    const ordered = VERB_LAST.has(language) ? pattern.replace(/(\{(?:mv|sh|hv)\}) ((?:\{\w+\} ?)+)/, '$2 $1') : pattern;
    return UNSPACED.has(language) ? ordered.replaceAll(' ', '') : ordered;
  };
  const make = (isOrder: boolean, patterns: readonly string[], count: number) =>
    Array.from({ length: count }, (_, at) => ({ isOrder, text: fill(gap(patterns[at % patterns.length] ?? '')) }));
  const nears = (slots.get('near') ?? []).map((text) => ({ isOrder: false, text }));
  const near = Array.from({ length: NEAR_TIMES }, () => nears).flat();
  const [order, honest] = [slots.get('order'), slots.get('honest')];
  if (order && honest) return [...make(true, order, IN_ENGLISH), ...make(false, honest, IN_ENGLISH), ...near, ...rows];
  const parts = slots.has('ai') ? ELSEWHERE : 0;
  return [
    ...make(true, ORDERS, parts),
    ...make(false, HONEST, parts),
    ...make(true, WHOLE, (slots.get('whole')?.length ?? 0) * FOR_EACH),
    ...near,
    ...rows,
  ];
}

/** Menus and frames as pages have them: their parts one behind the other, with no point between. */
function rowsOf(parts: readonly string[], random: () => number): LearntSentence[] {
  if (parts.length === 0) return [];
  const draw = () => parts[Math.floor(random() * parts.length)] ?? '';
  return Array.from({ length: ROWS }, (_, at) => {
    const length = SHORTEST_ROW + (at % (LONGEST_ROW - SHORTEST_ROW + 1));
    return { isOrder: false, text: Array.from({ length }, draw).join(' ') };
  });
}

function readLines(): [string, string, string][] {
  const text = readFileSync(new URL('sentences.tsv', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line): [string, string, string][] => {
    const [language = '', kind = '', list = ''] = line.split('\t');
    return language === '' || language.startsWith('#') ? [] : [[language, kind, list]];
  });
}

/** Puts one of its texts for each name of a pattern, and capitals where sentences begin. */
function fillerOf(slots: ReadonlyMap<string, readonly string[]>, random: () => number): (pattern: string) => string {
  const fill = (pattern: string): string =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const texts = slots.get(name) ?? [''];
      return fill(texts[Math.floor(random() * texts.length)] ?? '');
    });
  return (pattern) => fill(pattern).replace(/(?<=^|[.!?:] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
