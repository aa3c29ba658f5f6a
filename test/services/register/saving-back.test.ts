import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/lawp/json-value.ts';
import type { Visit } from '../../../src/core/site/visit.ts';
import { findSites } from '../../support/find-sites.ts';
import { OWNERS, type Owner } from '../../support/owners-of-the-world.ts';
import { expectSame, type Shown, startSavingBack } from '../../support/saving-back.ts';
import { resource, visit } from '../../support/visit.ts';

const VISITED_AT = '2026-11-20T05:00:00.000Z';

let register: Awaited<ReturnType<typeof startSavingBack>>;
beforeEach(async () => {
  register = await startSavingBack(VISITED_AT);
});

/** The owner's site in its language, with its facts as structured data. */
function siteOf(owner: Owner, more: { readonly native?: unknown } = {}): Visit {
  const { domain, language, name, type, street, postcode, city, country, phone } = owner;
  const facts = {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: country,
    },
    openingHours: ['Mo-Fr 09:00-18:00', 'Sa 10:00-14:00'],
  };
  const [path, title, text] = owner.contact;
  const links = `<nav><a href="/">${owner.name}</a> <a href="${path}">${title}</a> <a href="${owner.prices[0]}">${owner.prices[1]}</a></nav>`;
  const page = (heading: string, body: string) =>
    `<!doctype html><html lang="${language}"><head><title>${heading}</title><script type="application/ld+json">${JSON.stringify(facts)}</script></head><body>${links}<main><h1>${heading}</h1><p>${body}</p><p><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p></main></body></html>`;
  const at = (place: string) => `https://${domain}${place}`;
  const native =
    more.native === undefined
      ? []
      : [
          resource(at('/.well-known/lawp.json'), JSON.stringify(more.native), {
            role: 'native',
            headers: { 'content-type': 'application/json' },
          }),
        ];
  return visit(domain, VISITED_AT, [
    ...native,
    resource(at('/'), page(owner.home[0], owner.home[1])),
    resource(at(path), page(title, text)),
    resource(at(owner.prices[0]), page(owner.prices[1], owner.prices[2])),
  ]);
}

const business = (given: JsonObject) => given.business as JsonObject;
const pagesOf = (shown: Shown) =>
  shown.twin.pages as Record<string, { title: string; content: string; original?: { title: string; content: string } }>;
const actionsOf = (shown: Shown) =>
  shown.twin.actions as { id: string; name: string; description: string; intent: string[] }[];

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/gu, '');

describe.each(OWNERS)('an owner who writes $language', (owner) => {
  const { domain } = owner;
  const site = siteOf(owner);
  beforeEach(async () => {
    await register.show(site);
    await register.prove(domain);
  });

  it('saves back what was given, and nothing changes, twice; nor when the site publishes it; and is found by its words', async () => {
    const before = await register.shown(domain);
    expect(Object.keys(pagesOf(before))).toHaveLength(3);
    expect(pagesOf(before)['/']?.original?.content).toContain(owner.home[1].slice(0, 20));
    const given = await register.given(domain);
    for (const round of ['first', 'second']) {
      const notices = await register.save(site, await register.given(domain));
      expect(
        notices.filter(({ code }) => code !== 'unchanged'),
        round,
      ).toEqual([]);
      expectSame(before, await register.shown(domain), `${domain}, ${round} time`);
    }
    const words = owner.home[1].split(/[，。,.؟！!、]/u)[0] ?? '';
    // Whole words: where the cut leaves half of one, it goes, too.
    const asked = words.length > 60 ? words.slice(0, 61).replace(/\s\S*$/u, '') : words;
    expect((await findSites(register.index, asked, 10)).domains).toContain(domain);
    await register.show(siteOf(owner, { native: given }));
    expect((await register.shown(domain)).document, `${domain}, published`).toEqual(before.document);
  });

  it('corrects number, street, hours and name once, and reads them everywhere', async () => {
    const given = await register.given(domain);
    const phone = `${owner.phone.slice(0, -4)}9876`;
    const corrected = {
      ...given,
      business: {
        ...business(given),
        telephone: phone,
        email: `new@${domain}`,
        address: { ...(business(given).address as JsonObject), street: '99 Harbour Quay' },
        opening_hours: [{ days: ['Tu', 'We'], opens: '11:00', closes: '15:30' }],
      },
    };
    for (const round of ['first', 'again']) {
      await register.save(site, corrected);
      const shown = await register.shown(domain);
      const printed = JSON.stringify({
        ...shown.twin,
        pages: Object.values(pagesOf(shown)).map((page) => page.content),
      });
      expect(digitsOf(printed), round).toContain('9876');
      expect(digitsOf(printed), round).not.toContain(digitsOf(owner.phone).slice(-8));
      expect(printed).not.toContain(owner.street);
      expect(printed).not.toContain('09:00');
      expect(shown.twin.business).toMatchObject({
        telephone: phone,
        email: `new@${domain}`,
        address: { street: '99 Harbour Quay' },
      });
      expect(actionsOf(shown).find(({ id }) => id === 'call')?.description).toContain(phone);
      expect(pagesOf(shown)['/']?.content).toContain('Tuesday and Wednesday 11:00–15:30');
      expect(pagesOf(shown)['/']?.original?.content).toContain(owner.home[1].slice(0, 20));
    }
  });

  it('keeps English of his own with its names, numbers and prices, beside the words of his site', async () => {
    const { language } = await register.given(domain);
    const [path, title] = owner.contact;
    const body = {
      domain,
      name: owner.name,
      language,
      pages: {
        '/': { title: owner.name, content: owner.english },
        [path]: { title: 'Find us', content: owner.english },
        [owner.prices[0]]: { title: 'What it costs', content: 'Prices are a little higher on holidays.' },
      },
      actions: [
        {
          id: 'call',
          name: `Call ${owner.name}`,
          description: `Call ${owner.name} on ${owner.phone}.`,
          intent: ['call', 'phone', title],
          input: { type: 'none', required: false },
        },
      ],
    };
    const notices = await register.save(site, body);
    const shown = await register.shown(domain);
    expect(pagesOf(shown)['/']).toMatchObject({ title: owner.name, content: owner.english });
    expect(pagesOf(shown)[path]).toMatchObject({ title: 'Find us', content: owner.english, original: { title } });
    expect(pagesOf(shown)[owner.prices[0]]?.original?.content).toContain(owner.prices[2].slice(0, 10));
    expect(actionsOf(shown)[0]).toMatchObject(body.actions[0] ?? {});
    expect(notices.filter(({ code }) => code !== 'score_lower')).toEqual([]);
  });

  it('keeps words in his language as they are, and their numbers and prices in English', async () => {
    const [path, title, text] = owner.contact;
    const body = {
      domain,
      name: owner.name,
      language: owner.language,
      pages: {
        [path]: { title, content: text },
        [owner.prices[0]]: { title: owner.prices[1], content: owner.prices[2] },
      },
      actions: [],
    };
    const notices = await register.save(site, body);
    const shown = await register.shown(domain);
    const contact = pagesOf(shown)[path];
    expect(contact?.original).toEqual({ title, content: text.replace(/\u200e/gu, '') });
    expect(contact?.content).toContain(/[\w.]+@[\w.-]+\w/u.exec(text)?.[0]);
    expect(digitsOf(contact?.content ?? '')).toContain(digitsOf(owner.phone).slice(-6));
    expect(pagesOf(shown)[owner.prices[0]]?.original?.content).toBe(owner.prices[2]);
    const places = [path, owner.prices[0]].map((each) => `/pages/${each.replaceAll('/', '~1')}/content`);
    for (const place of places) expect(notices.find(({ code }) => code === 'not_english')?.message).toContain(place);
  });

  it('keeps them when an answer that shows them in English is saved back', async () => {
    const [path, title, text] = owner.contact;
    const call = { id: 'call', name: title, description: text, intent: [title] };
    const pages = { '/': { title: owner.home[0], content: owner.home[1] }, [path]: { title, content: text } };
    const actions = [{ ...call, input: { type: 'none', required: false } }];
    await register.save(site, { domain, name: owner.name, language: owner.language, pages, actions });
    const [before, given] = [await register.shown(domain), await register.given(domain)];
    for (const answer of [before.twin, { ...before.api, report_url: 'https://waymark.example/site' }]) {
      await register.save(site, answer);
      expectSame(before, await register.shown(domain), domain);
      expect(await register.given(domain)).toMatchObject({ pages: given.pages, actions: given.actions });
    }
    const corrected = { ...before.twin, pages: { '/': { title: 'Home', content: owner.english } } };
    await register.save(site, corrected);
    expect(pagesOf(await register.shown(domain))['/']).toMatchObject({ content: owner.english });
  });
});

/** A third of them, of several scripts: what is tried is the same in every language. */
const TRANSLATED = OWNERS.filter((_owner, at) => at % 3 === 0);

describe.each(TRANSLATED)('an owner who writes $language, of whose site a machine tells in English', (owner) => {
  const domain = `machine-${owner.domain}`;
  const site = siteOf({ ...owner, domain });
  const isTranslated = true;
  beforeEach(async () => {
    await register.show(site, { isTranslated });
    await register.prove(domain);
  });

  it('saves back what was given, and nothing changes, twice', async () => {
    const before = await register.shown(domain);
    const home = pagesOf(before)['/'];
    expect(home).toMatchObject({ translated: 'machine', translator: { provider: 'made-up', confidence: 0.5 } });
    expect(home?.original?.content).toContain(owner.home[1].slice(0, 20));
    for (const round of ['first', 'second']) {
      const notices = await register.save(site, await register.given(domain), { isTranslated });
      expect(
        notices.filter(({ code }) => code !== 'unchanged'),
        round,
      ).toEqual([]);
      expectSame(before, await register.shown(domain), `${domain}, ${round} time`);
    }
  });

  it('keeps every word of it where nothing translates any more, beside the words of his site', async () => {
    await register.save(site, await register.given(domain), { isTranslated });
    const before = await register.shown(domain);
    await register.show(site);
    const after = await register.shown(domain);
    for (const [path, { title, content, original }] of Object.entries(pagesOf(before))) {
      expect(pagesOf(after)[path]).toMatchObject({ title, content, original });
    }
    expect(actionsOf(after)).toEqual(actionsOf(before));
  });
});

describe('details that only the text of the pages gives', () => {
  const domain = 'quay-cafe.com';
  const html = `<!doctype html><html lang="en"><title>Quay Cafe</title><main><h1>Quay Cafe</h1>
    <p>We roast our coffee every morning on the quay and serve it with cakes of the house, inside and outside.</p>
    <address>Quay Cafe, 12 Harbour Street, Bristol BS1 4RW, United Kingdom</address>
    <p>Phone: <a href="tel:+441179460123">+44 117 946 0123</a></p></main></html>`;
  const site = visit(domain, VISITED_AT, [resource(`https://${domain}/`, html)]);
  const judged = ({ api }: Shown) => (api.score as number) ?? null;
  beforeEach(async () => {
    await register.show(site);
    await register.prove(domain);
  });

  it('earn nothing by being saved back, and the owner is told how to state them', async () => {
    const before = await register.shown(domain);
    const given = await register.given(domain);
    expect(business(given)).toMatchObject({ source: 'text', telephone: '+44 117 946 0123' });
    const notices = await register.save(site, given);
    expect(notices).toMatchObject([
      { code: 'details_as_read', message: expect.stringContaining('/business/telephone') },
    ]);
    expect((await register.shown(domain)).api).toEqual(before.api);
  });

  it('earn their points once the owner states them himself', async () => {
    const before = judged(await register.shown(domain));
    const given = await register.given(domain);
    const { source: _read, ...own } = business(given);
    for (const stated of [own, { ...business(given), telephone: '+44 117 946 0999' }]) {
      expect(await register.save(site, { ...given, business: stated })).not.toContainEqual(
        expect.objectContaining({ code: 'score_lower' }),
      );
      expect(judged(await register.shown(domain))).toBe(before + 15);
    }
  });
});
