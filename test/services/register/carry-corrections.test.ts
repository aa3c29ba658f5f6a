import { expect, it } from 'vitest';
import { carryCorrections } from '../../../src/services/register/carry-corrections.ts';
import { siteDocument } from '../../support/site-record.ts';

const host = 'bakery.example';

/** What an owner is told who moved from Mill Lane 4 to another street and left the text of his page as it was. */
function toldOf(text: string, street: string, given = text) {
  const shownAs = (content: string, at: string) => ({
    pages: { '/': { title: 'Home', content } },
    business: { address: { street: at, city: 'Leeds' } },
  });
  const past = siteDocument(host, { lawp: shownAs(text, 'Mill Lane 4') });
  const { lawp } = siteDocument(host, { lawp: shownAs(given, street) });
  return carryCorrections({ ...lawp }, lawp, [past]).notices;
}

it('says where a text still has the house that an owner moved out of, where that is no address line of ours', () => {
  expect(toldOf('You find us at Mill Lane 4, next to the bridge.', 'High Street 9')).toEqual([
    { code: 'facts_differ', message: expect.stringContaining('still in /pages/~1/content.') },
  ]);
});

it.each([
  ['the street alone', 'The old mill of Mill Lane burnt down.', 'High Street 9'],
  ['an address that says more', 'You find us at Mill Lane 4.', 'Mill Lane 4, first floor'],
  ['the address as it was', 'You find us at Mill Lane 4.', 'Mill Lane 4'],
])('says nothing of %s', (_what, text, street) => {
  expect(toldOf(text, street)).toEqual([]);
});

it('says nothing of texts that the owner wrote himself', () => {
  const own = 'We moved here from Mill Lane 4.';
  expect(toldOf('You find us at Mill Lane 4, next to the bridge.', 'High Street 9', own)).toEqual([]);
});
