import { describe, expect, it } from 'vitest';
import { describeSite } from '../../../src/build/describe/describe-site.ts';
import { validateLawp } from '../../../src/core/lawp/validate.ts';
import type { SiteFacts } from '../../../src/core/site/facts.ts';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import { readSite } from '../../../src/extract/read-site.ts';
import { resource, visit } from '../../support/visit.ts';

/** A site of one page in its own language, with a number and an address as structured data. */
function siteOf(
  domain: string,
  language: string,
  name: string,
  text: string,
  phone: string,
  address: object,
): SiteFacts {
  const data = { '@context': 'https://schema.org', '@type': 'LocalBusiness', name, telephone: phone, address };
  const html = `<!doctype html><html lang="${language}"><title>${name}</title><script type="application/ld+json">${JSON.stringify(data)}</script><main><h1>${name}</h1><p>${text}</p><a href="tel:${phone}">${phone}</a></main></html>`;
  return readSite(visit(domain, '2026-11-20T05:00:00.000Z', [resource(`https://${domain}/`, html)]));
}

const riad = siteOf(
  'riad-kasr.ma',
  'ar',
  'رياض القصر',
  'رياض القصر بيت ضيافة في قلب المدينة القديمة، بسبع غرف حول حوض ماء وأشجار البرتقال.',
  '+212 524 38 11 22',
  { streetAddress: '22 زنقة الحفير', addressLocality: 'مراكش', addressCountry: 'MA' },
);
const sushi = siteOf(
  'sushi-matsumoto.jp',
  'ja',
  '鮨まつもと',
  '大阪の路地裏にある八席だけの鮨屋です。夜のおまかせを毎日二回お出ししております。',
  '+81 6 6211 0000',
  { streetAddress: '道頓堀1-2-3', addressLocality: '大阪市', addressCountry: 'JP' },
);
const cafe = siteOf(
  'oraia-ellas.gr',
  'el',
  'Καφενείο Η Ωραία Ελλάς',
  'Σερβίρουμε ελληνικό καφέ και μεζέδες στην πλατεία κάθε μέρα από το πρωί μέχρι τα μεσάνυχτα.',
  '+30 2310 234567',
  { streetAddress: 'Τσιμισκή 45', addressLocality: 'Θεσσαλονίκη', addressCountry: 'GR' },
);
const lunch = siteOf(
  'fru-jensen.dk',
  'da',
  'Fru Jensens Frokoststue',
  'Vi serverer smørrebrød og hjemmelavet øllebrød i kælderen hver dag fra klokken elleve.',
  '+45 33 12 34 56',
  { streetAddress: 'Løngangstræde 21', postalCode: '1468', addressLocality: 'København K', addressCountry: 'DK' },
);

const action = (id: string, name: string, description: string, intent = [id]) => ({
  id,
  name,
  description,
  intent,
  input: { type: 'none', required: false },
});

/** What is shown of a document, saved by an owner and published by the site. */
function shownOf(facts: SiteFacts, given: object): readonly SiteDocument[] {
  const { document, problems } = validateLawp({ domain: facts.domain, name: facts.name?.value, actions: [], ...given });
  if (document === null) throw new Error(JSON.stringify(problems));
  const native = { ...facts.native, state: 'valid' as const, wellKnown: true, document };
  return [describeSite(facts, { owner: document }), describeSite({ ...facts, native })];
}

describe('English that an owner wrote', () => {
  const rooms =
    'رياض القصر has seven rooms around a pool. Tajine is 120 MAD. Dial 0524 38 11 22 at جامع الفنا and Youssef fetches you.';

  it('stays whole, whatever names it holds, beside the words of the site', () => {
    const pages = {
      '/': { title: 'Riad Kasr', content: rooms },
      '/suites': { title: 'Suites', content: 'Suite Jasmin 1.400 MAD, Suite Safran 1.150 MAD.' },
    };
    const book = action('book', 'Book a room', 'Book one of seven rooms at رياض القصر, 22 زنقة الحفير.');
    for (const { lawp, originals, notices } of shownOf(riad, { language: 'ar', pages, actions: [book] })) {
      expect(lawp.pages).toEqual(pages);
      expect(lawp.actions).toEqual([book]);
      expect(originals['/']?.content).toContain('بيت ضيافة');
      expect(notices.filter(({ code }) => code === 'not_english')).toEqual([]);
    }
  });

  it('loses a sentence of another language, but neither its number nor the words themselves', () => {
    const content =
      'Greek coffee is 1,80 € and comes with a spoon sweet. Ελάτε να περάσουμε όμορφα παρέα κάθε βράδυ, τηλέφωνο 2310 999 888. Kyria Sofia answers on +30 2310 234567.';
    for (const shown of shownOf(cafe, { language: 'el', pages: { '/': { title: 'Η Ωραία Ελλάς', content } } })) {
      expect(shown.lawp.pages['/']?.content).toBe(
        'Greek coffee is 1,80 € and comes with a spoon sweet. Kyria Sofia answers on +30 2310 234567. Phone 2310 999 888.',
      );
      expect(shown.originals['/']?.content).toContain('περάσουμε όμορφα');
      expect(shown.notices.map(({ message }) => message)).toContain(
        'Sentences in other languages are shown as `original` only: /pages/~1/content.',
      );
    }
  });
});

describe('what an owner wrote in his language', () => {
  it('is kept, and its numbers, addresses and prices are told in English', () => {
    const content = 'Stjerneskud koster 165 kr. Ring til Mette på 33 99 88 77, eller skriv til mette@fru-jensen.dk.';
    const call = action('call', 'Ring til os', 'Ring til os på 33 99 88 77.', ['ring', 'telefon']);
    for (const { lawp, originals } of shownOf(lunch, {
      pages: { '/': { title: 'Velkommen', content } },
      actions: [call],
    })) {
      expect(lawp.language).toBe('da');
      for (const fact of ['33 99 88 77', 'mette@fru-jensen.dk', '165'])
        expect(lawp.pages['/']?.content).toContain(fact);
      expect(originals['/']).toMatchObject({ title: 'Velkommen', content });
      expect(lawp.actions[0]?.description).toBe('Call Fru Jensens Frokoststue on 33 99 88 77.');
      expect(lawp.actions[0]?.intent).toEqual(expect.arrayContaining(['call', 'telefon']));
      expect(lawp.business?.telephone).toBe('33 99 88 77');
    }
  });

  it('tells numbers that stand between letters without spaces', () => {
    const content = '八席だけの鮨屋です。ご予約は06-6211-9999、yoyaku@sushi-matsumoto.jpまで。おまかせ28,000円。';
    for (const { lawp, originals } of shownOf(sushi, {
      language: 'ja',
      pages: { '/': { title: '鮨まつもと', content } },
    })) {
      for (const fact of ['06-6211-9999', 'yoyaku@sushi-matsumoto.jp', '28,000'])
        expect(lawp.pages['/']?.content).toContain(fact);
      expect(originals['/']?.content).toBe(content);
    }
  });
});

it('what is corrected in the texts of our starter file comes before what was read', () => {
  const { business: _left, ...starter } = describeSite(lunch).lawp;
  const corrected = JSON.stringify(starter)
    .replaceAll('+45 33 12 34 56', '+45 33 99 99 99')
    .replaceAll('Løngangstræde 21, 1468 København K', 'Nygade 3, 4000 Roskilde');
  for (const { lawp } of shownOf(lunch, JSON.parse(corrected) as object)) {
    expect(lawp.business).toMatchObject({
      telephone: '+45 33 99 99 99',
      address: { street: 'Nygade 3', postcode: '4000', city: 'Roskilde', country: 'DK' },
    });
    expect(JSON.stringify(lawp)).not.toMatch(/Løngangstræde|33 12 34 56/);
  }
});

it('what an owner states is said to come from him, not from a file that the site does not publish', () => {
  const { lawp } = describeSite(lunch);
  const [saved, published] = shownOf(lunch, { ...lawp, business: { ...lawp.business, type: 'Restaurant' } });
  for (const fact of ['name', 'description', 'category', 'place'] as const) {
    expect(saved?.sources?.[fact]).toMatchObject({
      by: 'document',
      evidence: { url: 'https://fru-jensen.dk/', found: 'Stated by the owner of the site.' },
    });
    expect(published?.sources?.[fact]).toMatchObject({
      by: 'document',
      evidence: { url: 'https://fru-jensen.dk/.well-known/lawp.json' },
    });
  }
});

it('an action is called by no word that every object of a program has', () => {
  const pages = { '/': { title: 'Velkommen', content: 'Stjerneskud koster 165 kr.' } };
  const build = action('constructor', 'Byg dit eget smørrebrød', 'Vælg selv, hvad der skal på dit smørrebrød.');
  const translations = { en: { actions: {} } };
  for (const { lawp } of shownOf(lunch, { language: 'da', pages, actions: [build], translations })) {
    expect(lawp.actions.map(({ name }) => name)).toEqual(['Constructor']);
  }
});
