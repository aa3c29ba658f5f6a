import { describe, expect, it } from 'vitest';
import type { PlacePhone, SiteDocument, SitePlace } from '../../../../src/core/site/site-record.ts';
import { toSiteView } from '../../../../src/prints/site-view.ts';
import { toBusinessSection } from '../../../../src/web/views/report/business-section.ts';
import { CONTEXT, sampleDocument, sampleSite } from '../../pages/sample-site.ts';

const HOURS = [{ days: ['Mo', 'Tu', 'We'] as const, opens: '09:00', closes: '17:00' }];

function factsWith(phones: readonly PlacePhone[], others: readonly SitePlace[] = []) {
  const document = sampleDocument();
  const business = { ...document.lawp.business, telephone: '+45 00 12 34 56' };
  const places = [{ phones, sources: ['schema.org'] } as const, ...others];
  const site = sampleSite({ document: { ...document, lawp: { ...document.lawp, business }, places } });
  return toBusinessSection(toSiteView(site, CONTEXT)).facts;
}

const linesOf = (facts: ReturnType<typeof factsWith>, name: string) => facts.find((fact) => fact.name === name)?.lines;

describe('business details on the report', () => {
  it('say when the phone is answered in the words of the table of hours', () => {
    const facts = factsWith([{ number: '+4500123456', opening_hours: HOURS }]);
    expect(linesOf(facts, 'Phone')).toEqual(['+45 00 12 34 56']);
    expect(linesOf(facts, 'Phone hours')).toEqual(['Monday to Wednesday 9:00–17:00']);
  });

  it('name the line as the site writes it, where there are several', () => {
    const facts = factsWith([{ number: '+4500123456', opening_hours: HOURS }, { number: '+4500123499' }]);
    expect(linesOf(facts, 'Phone hours')).toEqual(['+45 00 12 34 56: Monday to Wednesday 9:00–17:00']);
  });

  it('say the hours of a second place in the same words', () => {
    const second: SitePlace = { phones: [{ number: '+4500123477' }], opening_hours: HOURS, sources: ['text'] };
    expect(linesOf(factsWith([], [second]), 'Also at')).toEqual(['+4500123477', 'Monday to Wednesday 9:00–17:00']);
  });

  it('name the parts that are from other sources than the rest, and no source of nothing', () => {
    const noteOf = (more: Partial<SiteDocument>): string => {
      const site = sampleSite({ document: { ...sampleDocument(), ...more } });
      return toBusinessSection(toSiteView(site, CONTEXT)).note;
    };
    const elements = ['node/1'] as const;
    const map = { elements, confirms: ['address'], parts: [] } as const;
    const pages = 'From the structured data on your pages';
    expect(noteOf({ businessOrigin: 'schema.org', businessText: [], map })).toBe(`${pages}.`);
    const both = { businessText: ['telephone'], map: { ...map, parts: ['opening_hours'] } } as const;
    expect(noteOf({ businessOrigin: 'schema.org', ...both })).toBe(
      `${pages}; the phone from their text; the opening hours from OpenStreetMap.`,
    );
    expect(noteOf({ businessOrigin: 'text', ...both })).toBe(
      'From the text of your pages; the opening hours from OpenStreetMap.',
    );
  });
});
