import { expect, it } from 'vitest';
import { placeInJson } from '../../../src/core/lawp/place-in-json.ts';

function placeOf(text: string): string {
  try {
    JSON.parse(text);
    return 'nowhere';
  } catch (error) {
    return placeInJson(error, text);
  }
}

it.each([
  ['a comma too many', '{\n  "a": 1,\n}', ' at line 3, column 1'],
  ['something behind the end', '{"a": 1}}', ' at line 1, column 9'],
  ['a line break in a text', '{"a": "x\ny"}', ' at line 1, column 9'],
  ['curly quotes amid the text', '{\n  "name": "Baker",\n  \u201cpages\u201d: {}\n}', ' at line 3, column 3'],
  ['a comment at the start', '/* our file */\n{"name": "Baker"}', ' at line 1, column 1'],
  ['a word of another language near the end', '{"name": "Baker", "open": yes}', ' at line 1, column 27'],
  ['a cut', '{"a": ', ': it ends too early'],
  ['a text as short as the quotation', 'hello', ''],
])('says where the JSON ends: %s', (_, text, place) => {
  expect(placeOf(text)).toBe(place);
});

it('says nothing where the same words stand at several places, or nothing was thrown by the engine', () => {
  const error = new SyntaxError(`Unexpected token 'y', ..."345678901 yes 3456789"... is not valid JSON`);
  expect(placeInJson(error, '345678901 yes 3456789 345678901 yes 3456789')).toBe('');
  expect(placeInJson('no error', '{}')).toBe('');
});
