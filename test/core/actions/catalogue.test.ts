import { describe, expect, it } from 'vitest';
import type { ActionRow, ActionWords, RankedText, ToldBy } from '../../../src/core/actions/action-row.ts';
import { ACTION_CATALOGUE, ACTION_IDS } from '../../../src/core/actions/catalogue.ts';
import { lawpAction, STANDARD_TYPES } from '../../../src/core/lawp/document.ts';
import { CATEGORY_ROWS } from '../../../src/places/category-table.ts';

/** What a description may name once that is known. */
const PLACES: Readonly<Record<ToldBy, readonly string[]>> = {
  phone: ['name', 'phone'],
  email: ['name', 'email'],
  form: ['name'],
  call_back: ['name'],
  provider: ['name', 'provider'],
  place: ['name', 'place'],
  always: ['name'],
};

function wordsOf({ words, closerWords }: ActionRow): ActionWords[] {
  return [words, ...closerWords.map((closer) => closer.words)];
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

describe.each(ACTION_CATALOGUE)('the action $id', (row) => {
  const { id, input, form, link, button, hasPage, told, closerWords, deeds } = row;

  it('has an id as LAWP wants it', () => {
    expect(id).toMatch(/^[a-z][a-z0-9_-]*$/);
  });

  it('is a valid LAWP action in all its words, with three intents or more', () => {
    for (const words of wordsOf(row)) {
      const action = { id, ...words, input: { type: 'none', required: false } };
      expect(lawpAction.safeParse(action).success).toBe(true);
      expect(words.intent.length).toBeGreaterThanOrEqual(3);
      expect(isDistinct(words.intent)).toBe(true);
      expect(words.intent.filter((word) => word !== word.toLowerCase().trim() || word === '')).toEqual([]);
    }
  });

  it('names nothing in its words but the site, and in closer descriptions what is known by then', () => {
    for (const { name, description } of wordsOf(row)) {
      expect(placesIn(`${name} ${description}`).filter((place) => place !== 'name')).toEqual([]);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
    for (const { when, description } of told) {
      expect(placesIn(description).filter((place) => !PLACES[when].includes(place))).toEqual([]);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('has a use for every closer description and every category', () => {
    expect(told.findIndex(({ when }) => when === 'always')).toBeOneOf([-1, told.length - 1]);
    expect(isDistinct(told.map(({ when }) => when))).toBe(true);
    expect(isDistinct(closerWords.flatMap(({ categories = [] }) => categories))).toBe(true);
  });

  it('stands in the middle of a sentence with its deeds', () => {
    const texts = [deeds.visitor, deeds.assistant?.text, deeds.known?.text].filter((text) => typeof text === 'string');
    expect(texts.filter((text) => !/^[a-z].*[a-z]$/.test(text))).toEqual([]);
  });

  it('asks who is writing only where fields are told', () => {
    if (form?.mustAskPerson) expect(input).toBe('object');
  });

  it('is offered by no button, file or other site when it has no page', () => {
    if (hasPage) return;
    expect(button).toBe('never');
    expect(link?.mayLeadTo ?? []).toEqual([]);
  });

  it('has hosts of its own only where it may lead to another site', () => {
    if (link?.ownHosts) expect(link.mayLeadTo).toContain('elsewhere');
  });
});

describe('the catalogue', () => {
  it.each<[string, (row: ActionRow) => readonly unknown[]]>([
    ['type of schema.org', ({ schemaTypes }) => schemaTypes],
    ['standard type', ({ standardTypes }) => standardTypes],
    ['kind of page', ({ pageKinds }) => pageKinds],
    ['way to reach the site', ({ reach }) => (reach ? [reach] : [])],
  ])('never gives two actions one %s', (_what, valuesOf) => {
    expect(isDistinct(ACTION_CATALOGUE.flatMap(valuesOf))).toBe(true);
  });

  it('knows every standard type that does something', () => {
    const known: readonly string[] = ACTION_CATALOGUE.flatMap(({ standardTypes }) => standardTypes);
    expect(STANDARD_TYPES.filter((type) => !known.includes(type))).toEqual(['check_availability']);
  });

  it.each<[string, (row: ActionRow) => RankedText | null]>([
    ['customers want', ({ deeds }) => deeds.assistant],
    ['assistants know', ({ deeds }) => deeds.known],
    ['is asked', ({ deeds }) => deeds.question],
  ])('ranks what %s without ties or gaps', (_what, rankedOf) => {
    const ranks = ACTION_CATALOGUE.flatMap((row) => rankedOf(row)?.rank ?? []).sort((a, b) => a - b);
    const mend = `Mend: of ${ranks.length} the last is ${ranks.length}, each question of the row by itself`;
    expect(ranks, mend).toEqual(ranks.map((_, index) => index + 1));
  });

  it('has closer words for categories that we know only', () => {
    const named = ACTION_CATALOGUE.flatMap((row) => row.closerWords.flatMap(({ categories = [] }) => categories));
    const isKnown = (name: string) => CATEGORY_ROWS.includes(`\n${name}${name.includes('/') ? '|' : '/'}`);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('keeps its rows in the order of its ids', () => {
    expect(ACTION_CATALOGUE.map(({ id }) => id)).toEqual(ACTION_IDS);
  });
});
