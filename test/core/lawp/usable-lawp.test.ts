import { describe, expect, it } from 'vitest';
import { usableLawp } from '../../../src/core/lawp/usable-lawp.ts';
import { fullDocument, withPart } from './sample.ts';

describe('usableLawp', () => {
  it('gives a valid document as it is', () => {
    expect(usableLawp(fullDocument())).toMatchObject({ valid: true, problems: [] });
  });

  it.each([
    [['actions', 0, 'endpoint', 'url'], 'https://other.com/book'],
    [['actions', 0, 'endpoint', 'url'], 'http://example.com/book'],
    [['actions', 0, 'endpoint', 'url'], 5],
    [['actions', 0, 'endpoint', 'method'], 'DELETE'],
    [['actions', 0, 'endpoint'], 'https://example.com/book'],
  ] as const)('drops the endpoint that breaks a rule, and keeps the rest: %j = %j', (path, value) => {
    const { valid, document, problems } = usableLawp(withPart(path, value));
    expect(valid).toBe(false);
    expect(problems.map(({ severity }) => severity)).toEqual(['endpoint']);
    expect(document?.actions[0]?.endpoint).toBeUndefined();
    expect(document?.actions[0]?.modes).toEqual(['execute']);
    expect(document?.business?.telephone).toBe('+45 00 12 34 56');
  });

  it('never uses a document that breaks any other rule', () => {
    const broken = { ...fullDocument(), name: '' };
    expect(usableLawp(broken).document).toBeNull();
    expect(usableLawp(fullDocument(), { expectedDomain: 'other.com' }).document).toBeNull();
  });
});
