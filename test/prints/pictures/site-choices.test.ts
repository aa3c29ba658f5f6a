import { expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { badgeJson } from '../../../src/badges/badge-json.ts';
import { siteChoices } from '../../../src/prints/pictures/site-choices.ts';

test.each([
  [true, 'firewall', "Owner's words"],
  [false, 'firewall', 'A firewall turned us away'],
  [false, null, 'Not read yet'],
] as const)(
  'the picture of a site without a score says why (in its owner’s words: %s, unread: %s)',
  (isInOwnerWords, unread, said) => {
    const json = badgeJson({
      domain: sampleDomain('bakery.example'),
      indexed: true,
      name: 'Bakery',
      scan: null,
      isInOwnerWords,
      isClaimed: isInOwnerWords,
      unread,
      category: null,
      page: 'https://waymark.example/site/bakery.example',
      updatedAt: '2026-03-02T08:00:00.000Z',
    });
    const [first] = siteChoices(sampleDomain('bakery.example'), new TextEncoder().encode(JSON.stringify(json)));
    expect(first?.spoken).toBe(`Bakery: ${said}`);
  },
);
