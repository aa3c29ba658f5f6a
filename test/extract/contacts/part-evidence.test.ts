import { expect, it } from 'vitest';
import { readPlaces } from '../../../src/extract/contacts/read-places.ts';
import { htmlSite } from '../html-page.ts';

function read(lines: string) {
  const html = `<html lang="en"><body>${lines
    .split('|')
    .map((line) => `<p>${line}</p>`)
    .join('')}</body></html>`;
  const described = new Map([['/contact', { kind: 'contact' as const, language: 'en' }]]);
  const site = { ...htmlSite({ '/contact': html }, 'acme.co.uk'), described, name: 'Acme', language: 'en' };
  return readPlaces(site, null).places;
}

it('shows where the number and the week of a place stand', () => {
  const [place] = read('Acme Ltd|2 Fern Lane|Leeds LS6 3QS|Tel: 0113 496 0123|Opening hours|Mon – Fri|9am – 5pm');
  expect(place?.evidence.excerpt).toMatch(/Fern Lane · Leeds LS6 3QS$/);
  expect(place?.partEvidence?.telephone).toMatchObject({
    url: 'https://acme.co.uk/contact',
    found: 'A phone number in the text',
    excerpt: 'Tel: 0113 496 0123',
  });
  expect(place?.partEvidence?.opening_hours).toMatchObject({
    found: 'Opening hours in the text',
    excerpt: expect.stringContaining('9am – 5pm'),
  });
});

it('opens no box of the post', () => {
  const week = 'Opening hours|Mon – Fri 9am – 5pm';
  expect(read(`Acme Ltd|2 Fern Lane|Leeds LS6 3QS|${week}`)[0]?.openingHours).toHaveLength(1);
  const [box] = read(`Acme Ltd|PO Box 120|Leeds LS6 3QS|${week}`);
  expect(box?.address?.street).toBe('PO Box 120');
  expect(box?.openingHours).toBeUndefined();
});
