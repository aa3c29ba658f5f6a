import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../../src/api/schemas/site.ts';
import { deskOpener } from '../../../src/build/english/desk-opener.ts';
import type { EnglishBudget } from '../../../src/build/english/english-desk.ts';
import { openEnglishDesk } from '../../../src/build/english/english-desk.ts';
import { readHere } from '../../../src/build/read/read-here.ts';
import { readSites } from '../../../src/build/read/read-sites.ts';
import { RULES_VERSION } from '../../../src/build/read/rules-version.ts';
import { toApiSite } from '../../../src/prints/api-site.ts';
import { toSiteTwin } from '../../../src/prints/site-twin.ts';
import { toSiteView } from '../../../src/prints/site-view.ts';
import { type ArtifactDatabase, openArtifactDatabase } from '../../../src/store/open-database.ts';
import { listLatestVisits, loadTimings } from '../../../src/store/sites/sites-due.ts';
import { pruneTranslations } from '../../../src/store/translations.ts';
import { saveVisit } from '../../../src/store/visits/save-visit.ts';
import { libreTranslate } from '../../../src/translate/libretranslate.ts';
import type { Translator } from '../../../src/translate/translator.ts';
import { toPagesSection } from '../../../src/web/views/report/page-rows.ts';
import { findSites } from '../../support/find-sites.ts';
import { type ProviderAnswer, serveProvider } from '../../support/provider-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex, rows, shown } from '../../support/test-index.ts';
import { resource, visit } from '../../support/visit.ts';

const AT = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-27T08:00:00.000Z';
let artifacts: ArtifactDatabase;

/** Danish → English. */
const ENGLISH: Readonly<Record<string, string>> = {
  'Vi bager surdejsbrød og kanelsnegle hver morgen, og du kan bestille kager til fest.':
    'We bake sourdough bread and cinnamon rolls every morning, and you can order cakes for parties.',
  'Ring til os på': 'Call us on',
  'inden kl.': 'before',
  'Bageri med surdejsbrød og kanelsnegle midt i byen.':
    'Bakery with sourdough bread and cinnamon rolls in the middle of town.',
  'Historien om familien': 'The story of the family',
  'Bageriet blev grundlagt i': 'The bakery was founded in',
  'af en ung bager, og hendes familie driver det stadig den dag i dag.':
    'by a young baker, and her family still runs it today.',
  Kanelsnegl: 'Cinnamon roll',
};

const english = (text: string): string =>
  Object.entries(ENGLISH).reduce((said, [danish, words]) => said.replaceAll(danish, words), text);

let answer: (texts: readonly string[]) => ProviderAnswer;
const honest = (texts: readonly string[]): ProviderAnswer => ({ json: { translatedText: texts.map(english) } });
const server = await serveProvider(({ path, body }) =>
  path === '/languages' ? { json: [{ code: 'da', targets: ['en'] }] } : answer((body as { q: string[] }).q),
);
afterAll(() => server.close());
const asked = (): string[] => server.requests.flatMap(({ body }) => (body as { q?: string[] } | null)?.q ?? []);
let askedBefore = 0;
const newlyAsked = (): string[] => {
  const now = asked().slice(askedBefore);
  askedBefore = asked().length;
  return now;
};
beforeEach(async () => {
  answer = honest;
  newlyAsked();
  artifacts = await openArtifactDatabase({ url: `file:${await temporaryFolder()}/artifacts.db` });
  await keep('bager.dk');
  await saveVisit(artifacts, visit('harbour.com', AT, [resource('https://harbour.com/', ENGLISH_PAGE)]));
  return () => artifacts.close();
});

const PLENTY: EnglishBudget = { characters: 100_000, ms: 20_000 };
const libre = (id?: string, timeoutMs = 10_000): Translator => {
  const translator = libreTranslate({ url: server.url, key: null, patience: { timeoutMs, firstWaitMs: 5 } });
  return id === undefined ? translator : { ...translator, id };
};

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Kanelsnegl',
  offers: { '@type': 'Offer', price: '28.00', priceCurrency: 'DKK' },
};

function pagesOf(host: string) {
  const page = (title: string, text: string, more = '') =>
    `<!doctype html><html lang="da"><head><title>${title}</title><meta name="description" content="Bageri med surdejsbrød og kanelsnegle midt i byen."></head><body><nav><a href="/">Forside</a> <a href="/historie">Historien om familien</a></nav><main><h1>${title}</h1><p>${text}</p>${more}</main></body></html>`;
  const data = `<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script>`;
  return [
    resource(
      `https://${host}/`,
      page(
        'Bageri Morgenstund',
        'Vi bager surdejsbrød og kanelsnegle hver morgen, og du kan bestille kager til fest. Ring til os på +45 86 12 34 56 inden kl. 12.30.',
        data,
      ),
    ),
    resource(
      `https://${host}/historie`,
      page(
        'Historien om familien',
        'Bageriet blev grundlagt i 1912 af en ung bager, og hendes familie driver det stadig den dag i dag.',
      ),
    ),
  ];
}

const ENGLISH_PAGE =
  '<html lang="en"><title>Harbour</title><main><h1>Harbour</h1><p>We bake bread every morning in the middle of Bristol, and we deliver it to your door.</p></main></html>';

async function keep(host: string): Promise<void> {
  await saveVisit(artifacts, visit(host, AT, pagesOf(host)));
}

async function read(
  index: Awaited<ReturnType<typeof newIndex>>,
  translator: Translator | null,
  { budget = PLENTY, at = AT }: { budget?: EnglishBudget; at?: string } = {},
) {
  const desk = translator && openEnglishDesk({ index, translator, budget, clock: () => new Date(at) });
  const visits = await listLatestVisits(artifacts);
  const done = await readSites({ index, ...readHere(artifacts), visits, onProgress: () => {}, desk });
  return { ...done, english: desk?.report() ?? null };
}

const rulesOf = async (index: Awaited<ReturnType<typeof newIndex>>, host: string) =>
  (await loadTimings(index, [host])).get(host)?.rulesVersion;

describe('a site whose words are foreign', () => {
  it("is told of in a translator's English, beside its own words, and is found by both", async () => {
    const index = await newIndex();
    const { english: report } = await read(index, libre());
    const { document } = await shown(index, 'bager.dk');
    const translator = { provider: 'libretranslate', confidence: 0.8 };
    expect(document?.lawp.pages['/']?.content).toBe(
      'Bakery with sourdough bread and cinnamon rolls in the middle of town. We bake sourdough bread and cinnamon rolls every morning, and you can order cakes for parties. Call us on +45 86 12 34 56 before 12.30.',
    );
    expect(document?.lawp.pages['/historie']).toEqual({
      title: 'The story of the family',
      content:
        'The story of the family. The bakery was founded in 1912 by a young baker, and her family still runs it today.',
    });
    expect(document?.originals['/historie']).toMatchObject({
      title: 'Historien om familien',
      content: expect.stringContaining('grundlagt i 1912'),
      translated: 'machine',
      translator,
    });
    expect(document?.description).toBe('Bakery with sourdough bread and cinnamon rolls in the middle of town.');
    expect(document?.products).toMatchObject([{ name: 'Cinnamon roll', originalName: 'Kanelsnegl' }]);
    for (const words of ['founded young baker', 'surdejsbrød hver morgen']) {
      expect((await findSites(index, words, 10)).domains, words).toContain('bager.dk');
    }
    expect(report).toMatchObject({ provider: 'libretranslate', found: 0, left: 0, refused: 0, fault: null });
    expect(await rulesOf(index, 'bager.dk')).toBe(`${RULES_VERSION}+libretranslate`);
  });

  it('says so on its report, in its twin and in answers', async () => {
    const index = await newIndex();
    await read(index, libre());
    const view = toSiteView(await shown(index, 'bager.dk'), { baseUrl: 'http://localhost:4321', now: new Date(LATER) });
    const told = { translated: 'machine', translator: { provider: 'libretranslate', confidence: 0.8 } };
    expect(toPagesSection(view).rows.map(({ translatedBy }) => translatedBy)).toEqual([
      'Translated by machine (LibreTranslate).',
      'Translated by machine (LibreTranslate).',
    ]);
    expect(toSiteTwin(view)).toMatchObject({ pages: { '/historie': told } });
    const { site } = toApiSite(view, { tier: 'pro', now: new Date(LATER) });
    expect(page.parse(site.pages['/historie'])).toMatchObject(told);
  });

  it('sends no name and no number, and nothing of an English site', async () => {
    await read(await newIndex(), libre());
    const sent = newlyAsked();
    expect(sent.join('\n')).not.toMatch(/86 12|1912|12\.30|Bristol/);
    expect(sent.length).toBe(new Set(sent).size);
  });

  it('says by itself what it says where nothing translates', async () => {
    const [none, back] = [await newIndex(), await newIndex()];
    await read(none, null);
    await read(back, libre());
    await read(back, null);
    const composed = (await shown(none, 'bager.dk')).document;
    expect(composed?.originals['/']).toMatchObject({ translated: 'composed' });
    expect(JSON.stringify(composed)).not.toMatch(/translator|machine/);
    expect((await shown(back, 'bager.dk')).document).toEqual(composed);
    expect(await rulesOf(back, 'bager.dk')).toBe(RULES_VERSION);
  });
});

describe('what was translated before', () => {
  it('is found again by other rules, and by another site that says the same', async () => {
    const index = await newIndex();
    await read(index, libre());
    const before = (await shown(index, 'bager.dk')).document;
    newlyAsked();
    await index.client.execute("update sites set rules_version = 'older'");
    const again = await read(index, libre());
    expect({ read: again.read, asked: newlyAsked() }).toEqual({ read: 2, asked: [] });
    expect((await shown(index, 'bager.dk')).document).toEqual(before);
    expect((await read(index, libre())).read).toBe(0);
  });

  it("is not taken for another translator's: sites are read again without a visit", async () => {
    const index = await newIndex();
    await read(index, libre());
    newlyAsked();
    expect((await read(index, libre('chat:small'))).read).toBe(2);
    expect(newlyAsked().length).toBeGreaterThan(3);
    const kept = await rows(index, 'select provider, count(*) n from translations group by provider order by provider');
    expect(kept.map(({ provider }) => provider)).toEqual(['chat:small', 'libretranslate']);
  });

  it('is dropped when no reading has used it for half a year', async () => {
    const index = await newIndex();
    const count = async () => Number((await rows(index, 'select count(*) n from translations'))[0]?.n);
    await read(index, libre());
    const all = await count();
    expect(all).toBeGreaterThan(3);
    await pruneTranslations(index, '2027-05-01');
    expect(await count()).toBe(all);
    await index.client.execute("update sites set rules_version = 'older'");
    await read(index, libre(), { at: '2027-05-01T08:00:00.000Z' });
    await pruneTranslations(index, '2027-10-01');
    expect(await count()).toBe(all);
    await pruneTranslations(index, '2027-12-01');
    expect(await count()).toBe(0);
  });
});

describe('a translator that gives nothing', () => {
  const composedOf = async () => {
    const index = await newIndex();
    await read(index, null);
    return (await shown(index, 'bager.dk')).document;
  };

  it.each<[string, () => ProviderAnswer]>([
    ['is down', () => ({ json: {}, status: 503 })],
    ['hangs', () => () => {}],
    ['answers garbage', () => (response) => response.end('<html>')],
    ['refuses the key', () => ({ json: {}, status: 403 })],
  ])('stops nothing where it %s: our own English stands, and the next build tries again', async (_what, broken) => {
    const index = await newIndex();
    answer = broken;
    const { read: count, english: report } = await read(index, libre(undefined, 1000));
    expect(count).toBe(2);
    expect((await shown(index, 'bager.dk')).document).toEqual(await composedOf());
    expect(report).toMatchObject({
      translated: 0,
      left: expect.any(Number),
      fault: expect.stringContaining('LibreTranslate'),
    });
    expect(report?.left).toBeGreaterThan(3);
    expect(await rulesOf(index, 'bager.dk')).toBe(RULES_VERSION);
    expect(await rulesOf(index, 'harbour.com')).toBe(`${RULES_VERSION}+libretranslate`);
    answer = honest;
    expect(await read(index, libre())).toMatchObject({ read: 1, english: { left: 0 } });
    expect((await shown(index, 'bager.dk')).document?.originals['/']).toMatchObject({ translated: 'machine' });
  });

  it('is asked no more in that build', async () => {
    const index = await newIndex();
    for (const host of ['anden.dk', 'tredje.dk']) await keep(host);
    answer = () => ({ json: {}, status: 403 });
    await read(index, libre());
    const times = newlyAsked();
    expect(times.length).toBeGreaterThan(0);
    expect(times.length).toBe(new Set(times).size);
  });

  it('of a text whose English is unusable is not asked for it twice', async () => {
    const index = await newIndex();
    answer = (texts) => ({
      json: {
        translatedText: texts.map((text) => (/grundlagt/.test(text) ? 'Founded long ago by somebody.' : english(text))),
      },
    });
    const { english: report } = await read(index, libre());
    expect(report?.refused).toBeGreaterThan(0);
    expect((await shown(index, 'bager.dk')).document?.originals['/historie']).toMatchObject({ translated: 'composed' });
    newlyAsked();
    await index.client.execute("update sites set rules_version = 'older'");
    await read(index, libre());
    expect(newlyAsked()).toEqual([]);
  });

  it('because it does not know the language is not waited for', async () => {
    const index = await newIndex();
    const html =
      '<html lang="fi"><title>Leipomo</title><main><h1>Leipomo</h1><p>Leivomme ruisleipää ja pullaa joka aamu keskellä kaupunkia, ja voit tilata kakkuja juhliin.</p></main></html>';
    await saveVisit(artifacts, visit('leipuri.fi', LATER, [resource('https://leipuri.fi/', html)]));
    const { english: report } = await read(index, libre());
    expect(report?.fault).toContain('"fi"');
    expect(await rulesOf(index, 'leipuri.fi')).toBe(`${RULES_VERSION}+libretranslate`);
  });
});

describe('a budget', () => {
  it('of nothing finds what was translated before, and asks nobody: as for what strangers suggest', async () => {
    const index = await newIndex();
    const open = deskOpener({ translator: libre(), budget: PLENTY }, { index, clock: () => new Date(AT) });
    const renew = async (mayAsk: boolean) => {
      const visits = await listLatestVisits(artifacts);
      await readSites({ index, ...readHere(artifacts), visits, onProgress: () => {}, desk: open(mayAsk) });
      return (await shown(index, 'bager.dk')).document;
    };
    expect((await renew(false))?.originals['/']).toMatchObject({ translated: 'composed' });
    expect(newlyAsked()).toEqual([]);
    const translated = await renew(true);
    expect(translated?.originals['/']).toMatchObject({ translated: 'machine' });
    newlyAsked();
    await index.client.execute("update sites set rules_version = 'older'");
    expect(await renew(false)).toEqual(translated);
    expect(newlyAsked()).toEqual([]);
  });

  it('of characters is kept, and what is left is translated by the next builds', async () => {
    const index = await newIndex();
    const first = await read(index, libre(), { budget: { characters: 120, ms: 20_000 } });
    expect(first.english?.characters).toBeLessThanOrEqual(120);
    expect(first.english?.left).toBeGreaterThan(0);
    let left = first.english?.left ?? 0;
    for (let build = 0; build < 10 && left > 0; build += 1) {
      left = (await read(index, libre(), { budget: { characters: 200, ms: 20_000 } })).english?.left ?? 0;
    }
    expect(left).toBe(0);
    expect((await shown(index, 'bager.dk')).document?.originals['/historie']).toMatchObject({ translated: 'machine' });
  });

  it('of time ends what is under way', async () => {
    const index = await newIndex();
    answer = () => () => {};
    const startedAt = performance.now();
    const { english: report } = await read(index, libre(), { budget: { characters: 100_000, ms: 100 } });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(report?.left).toBeGreaterThan(0);
  });
});
