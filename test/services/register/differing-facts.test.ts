import { describe, expect, it } from 'vitest';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import { validateLawp } from '../../../src/core/lawp/validate.ts';
import { differingFacts } from '../../../src/services/register/differing-facts.ts';

function documentThatSays(id: string, description: string): LawpDocument {
  const action = { id, name: 'Reach us', description, intent: ['reach'], input: { type: 'none', required: false } };
  const body = {
    domain: 'bakery.example',
    name: 'Corner Bakery',
    pages: {},
    actions: [action],
    business: { telephone: '+45 86 12 34 56', email: 'hello@bakery.example' },
  };
  const { document } = validateLawp(body, { expectedDomain: 'bakery.example' });
  if (document === null) throw new Error('The document is to be usable.');
  return document;
}

describe('an action that names another number or address than the business', () => {
  it.each([
    ['call', 'Call us on +45 86 99 99 99.', 'telephone says +45 86 12 34 56', 'says +45 86 99 99 99. Both'],
    ['contact', 'Write to old@bakery.example.', 'email says hello@bakery.example', 'says old@bakery.example. Both'],
  ])('is named with both: %s', (id, description, one, other) => {
    const [notice, ...more] = differingFacts(documentThatSays(id, description));
    expect(more).toEqual([]);
    expect(notice?.code).toBe('facts_differ');
    expect(notice?.message).toContain(one);
    expect(notice?.message).toContain(other);
  });

  it.each([
    ['call', 'Call us on 86 12 34 56 or +45 86 12 34 56.'],
    ['contact', 'Write to Hello@bakery.example.'],
    ['contact', 'Fill in the form.'],
  ])('is none where one of them is the same: %s, %s', (id, description) => {
    expect(differingFacts(documentThatSays(id, description))).toEqual([]);
  });
});
