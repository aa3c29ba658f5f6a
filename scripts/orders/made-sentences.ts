import { readFileSync } from 'node:fs';
import { randomOf } from '../bench/random-of.ts';

/** A sentence to learn from. */
export interface LearntSentence {
  /** An order to AI agents, or an honest sentence. */
  readonly isOrder: boolean;
  readonly text: string;
}

/** So many sentences of each kind are made in English, of which there are most patterns, and in each other language. */
const IN_ENGLISH = 2_000;
const ELSEWHERE = 40;
/** How often each sentence that is hardly none is learnt. */
const NEAR_TIMES = 2;

/** Languages that write no spaces between parts of a sentence. */
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'th']);
/** Patterns of other languages than English. */
const ORDERS = [
  '{ai} {must} {deed}.',
  '{ai} {must} {deed}.',
  '{if} {imp}.',
  '{off}. {imp}.',
  '{if} {imp}, {imp}.',
  '{off}.',
  '{off}; {imp}.',
];
const HONEST = ['{said}', '{said} {said}', '{said} {said}', '{near} {said}'];

/** Orders and honest sentences put together from the patterns in `sentences.tsv`: the same ones at each run. */
export function madeSentences(): LearntSentence[] {
  const languages = Map.groupBy(readLines(), ([language]) => language);
  return [...languages].flatMap(([language, lines]) => {
    const slots = new Map(lines.map(([, kind, list]) => [kind, list.split('|')]));
    const fill = fillerOf(slots, randomOf(1));
    const gap = (pattern: string) => (UNSPACED.has(language) ? pattern.replaceAll(' ', '') : pattern);
    const make = (isOrder: boolean, patterns: readonly string[], count: number) =>
      Array.from({ length: count }, (_, at) => ({
        isOrder,
        text: fill(gap(patterns[at % patterns.length] ?? '')),
      }));
    const count = slots.has('order') ? IN_ENGLISH : ELSEWHERE;
    const near = (slots.get('near') ?? []).map((text) => ({ isOrder: false, text }));
    return [
      ...make(true, slots.get('order') ?? ORDERS, count),
      ...make(false, slots.get('honest') ?? HONEST, count),
      ...Array.from({ length: NEAR_TIMES }, () => near).flat(),
    ];
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
