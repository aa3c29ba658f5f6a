import { expect, test } from 'vitest';
import { letterTable, START } from '../../src/language/letter-table.ts';

const WORDS = ['agent', 'agents', 'age', 'an agent', 'агент', '忽略', 'age'];

function goOn(table: ReturnType<typeof letterTable>, text: string, from = START): number {
  return [...text].reduce((state, letter) => table.next(state, letter.charCodeAt(0)), from);
}

test('each beginning of a word has a state of its own, and words that begin alike share it', () => {
  const table = letterTable(WORDS);
  const beginnings = new Set(WORDS.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))));
  const states = new Set([...beginnings].map(table.stateOf));
  expect(states.size).toBe(beginnings.size);
  expect(table.size).toBe(beginnings.size + START + 1);
  expect(Math.max(...states)).toBe(table.size - 1);
  for (const text of beginnings) expect(goOn(table, text)).toBe(table.stateOf(text));
  expect(goOn(table, 's', table.stateOf('agent'))).toBe(table.stateOf('agents'));
});

test('what no word begins with leads to nothing, and so does whatever comes behind it', () => {
  const table = letterTable(WORDS);
  for (const text of ['x', 'ageb', 'agentss', 'gent', '略']) expect(table.stateOf(text)).toBe(0);
  expect(table.next(0, 'a'.charCodeAt(0))).toBe(0);
  expect(table.stateOf('')).toBe(START);
});

test('the order of the words says nothing, and a table of none knows none', () => {
  expect(letterTable([...WORDS].reverse()).stateOf('agents')).toBe(letterTable(WORDS).stateOf('agents'));
  expect(letterTable([]).stateOf('a')).toBe(0);
  expect(letterTable(['']).stateOf('a')).toBe(0);
});
