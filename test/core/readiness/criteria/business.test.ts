import { describe, expect, it } from 'vitest';
import { MISSED_PAGE, type Sketch, sketch } from '../../../../scripts/versions/judge-input.ts';
import type { LawpBusiness } from '../../../../src/core/lawp/document.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';

function found(given: Sketch) {
  return judge(sketch(given)).criteria.find(({ id }) => id === 'business');
}

describe('the business criterion', () => {
  it.each<[LawpBusiness, string]>([
    [{ telephone: '+4500123456' }, 'Phone from'],
    [{ address: { city: 'Aarhus' } }, 'Address from'],
    [{ opening_hours: [{ days: ['Mo'], opens: '09:00', closes: '17:00' }] }, 'Opening hours from'],
    [{ telephone: '1', address: { street: 'Road 1' } }, 'Address and phone from'],
  ])('holds for any one of address, hours and phone: %j', (business, words) => {
    const result = found({ business });
    expect(result?.state).toBe('met');
    expect(result?.evidence.found).toContain(words);
  });

  it.each<LawpBusiness>([
    {},
    { name: 'Bakery', price_range: '€' },
    { address: { country: 'DK' } },
    { opening_hours: [] },
    { telephone: '' },
  ])('does not hold for %j', (business) => {
    expect(found({ business })?.state).toBe('not_met');
  });

  it('is not met by what only the text of the pages states, and says that the text has it', () => {
    const document = { businessOrigin: 'text', businessText: ['telephone'] } as const;
    const result = found({ business: { telephone: '1' }, document });
    expect(result?.state).toBe('not_met');
    expect(result?.evidence.found).toBe('Phone in the text of the pages only, not in structured data');
  });

  it('names the source', () => {
    const result = found({ business: { telephone: '1' }, document: { businessOrigin: 'owner' } });
    expect(result?.evidence).toMatchObject({ found: 'Phone from the owner’s document', by: 'owner' });
    expect(found({ business: { telephone: '1' } })?.evidence).not.toHaveProperty('by');
  });

  it('is unseen when a page did not answer, and says of the text what it says where all pages did', () => {
    const none = found({ visit: MISSED_PAGE });
    expect(none?.state).toBe('unseen');
    expect(none?.evidence.found).toMatch(/^No address, opening hours or phone in structured data yet; /);
    const document = { businessOrigin: 'text', businessText: ['telephone'] } as const;
    const inText = found({ visit: MISSED_PAGE, business: { telephone: '1' }, document });
    expect(inText?.state).toBe('unseen');
    expect(inText?.evidence.found).toMatch(/^Phone in the text of the pages only, not in structured data yet; /);
  });
});
