import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorDomain } from '../../../src/core/domain/parse-domain.ts';
import { openCorpus } from '../truth/corpus.ts';
import { readCsv } from '../truth/csv.ts';
import { numberOf, type Question } from './question.ts';
import { loosened, misspell, misspeltAddress, spelt } from './slips.ts';

interface HandmadeRow {
  readonly slug: string;
  readonly name_ok: readonly string[] | null;
  readonly language: string;
  readonly description_ok_keywords: readonly string[] | null;
}

interface MetadataRow {
  readonly slug: string;
  readonly publisher: string | null;
}

interface NamedSite {
  readonly domain: string;
  readonly language: string;
  readonly name: string;
}

/** One of so many sites is asked for by its address; one of so many pages by its own. */
const EVERY_DOMAIN = 16;
const EVERY_PAGE = 24;
/** And of so many names with a legal form of its language. */
const EVERY_FORM = 6;
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  de: 'GmbH',
  fr: 'SAS',
  es: 'S.L.',
  it: 'S.r.l.',
  nl: 'B.V.',
  da: 'ApS',
  sv: 'AB',
  no: 'AS',
  fi: 'Oy',
  pl: 'Sp. z o.o.',
  cs: 's.r.o.',
  pt: 'Lda.',
  ru: 'ООО',
  ja: '株式会社',
};

/** Questions for sites of a corpus folder, by rule from what people say of them; `isIndexed` tells what can be found. */
export function corpusQuestions(folder: string, isIndexed: (domain: string) => boolean): Question[] {
  const corpus = openCorpus(folder);
  const sites = new Map(
    readCsv(readFileSync(join(folder, 'sites.csv'), 'utf8')).map(({ slug = '', domain = '', lang = '' }) => {
      const parsed = operatorDomain(domain);
      return [slug, { domain: parsed.ok ? String(parsed.domain) : '', language: lang }];
    }),
  );
  const handmade = corpus.answers<HandmadeRow>('handmade-sites.jsonl');
  const named = [
    ...handmade.map(({ slug, name_ok }) => ({ slug, name: name_ok?.[0] })),
    ...corpus.answers<MetadataRow>('metadata.jsonl').map(({ slug, publisher }) => ({ slug, name: publisher })),
  ].flatMap(({ slug, name }): NamedSite[] => {
    const site = sites.get(slug);
    return site && name && isIndexed(site.domain) && isName(name) ? [{ ...site, name }] : [];
  });
  const known = [...sites.values()].filter(({ domain }) => isIndexed(domain));
  const pages = readCsv(readFileSync(join(folder, 'pages.csv'), 'utf8'));
  const topics = handmade.flatMap(({ slug, language, description_ok_keywords: words }): Question[] => {
    const domain = sites.get(slug)?.domain ?? '';
    // Beginnings of words ("запчаст") are not what people ask for.
    const whole = words?.filter((word) => /\s/.test(word) || ['en', 'de', 'nl', 'fr', 'es', 'ja'].includes(language));
    if (!isIndexed(domain) || !whole || whole.length < 3) return [];
    const texts = new Set([whole.slice(0, 3), whole.slice(-3)].map((some) => some.join(' ')));
    return [...texts].map((text) => ({ group: 'topic', language, text, right: new Set([domain]) }));
  });
  return [
    ...namesOf(named),
    ...known.flatMap(({ domain, language }) => [...addressOf(domain, language), ...addressSlips(domain, language)]),
    ...pages.flatMap(({ slug = '', url = '' }) => pageOf(sites.get(slug), url, isIndexed)),
    ...topics,
  ];
}

function isName(name: string): boolean {
  return name.length >= 3 && name.length <= 30 && !/[.:/|]/.test(name);
}

function namesOf(named: readonly NamedSite[]): Question[] {
  return [...Map.groupBy(named, ({ name }) => name.toLowerCase()).values()].flatMap((same) => {
    const [{ name, language } = { name: '', language: '' }] = same;
    const right = new Set(same.map(({ domain }) => domain));
    const slip = misspell(name);
    const plain = spelt(name);
    const form = LEGAL_FORMS[language] ?? 'Ltd';
    const asked = { language, right };
    return [
      { group: 'names', text: name, ...asked },
      ...(numberOf(`form of ${name}`) % EVERY_FORM === 0
        ? [{ group: 'names', text: `${name} ${form}`, ...asked }]
        : []),
      ...(slip === null ? [] : [{ group: 'misspelt', text: slip, ...asked }]),
      ...(plain === null ? [] : [{ group: 'spelt', text: plain, ...asked }]),
    ];
  });
}

function addressOf(domain: string, language: string): Question[] {
  if (numberOf(domain) % EVERY_DOMAIN !== 0) return [];
  const forms = [
    `www.${domain}`,
    `https://${domain}/`,
    `${domain}:8080`,
    `is ${domain} any good`,
    `what can I do on www.${domain}?`,
    domain.toUpperCase(),
    `careers.${domain}`,
    `http://${domain}:80`,
    `${domain} opening hours`,
    `(${domain})`,
  ];
  const text = forms[numberOf(`form of ${domain}`) % forms.length] ?? domain;
  return [{ group: 'domains', language, text, right: new Set([domain]) }];
}

/** Of so many addresses one is asked for in a form that means no other, and one with a slip, which has to be suggested. */
function addressSlips(domain: string, language: string): Question[] {
  const asked = { language, right: new Set([domain]) };
  const slip = numberOf(`slip in ${domain}`) % EVERY_DOMAIN === 0 ? misspeltAddress(domain) : null;
  return [
    ...(numberOf(`loose ${domain}`) % EVERY_DOMAIN === 0
      ? [{ group: 'domains', text: loosened(domain), ...asked }]
      : []),
    ...(slip === null ? [] : [{ group: 'suggested', text: slip, ...asked }]),
  ];
}

function pageOf(
  site: { readonly domain: string; readonly language: string } | undefined,
  url: string,
  isIndexed: (domain: string) => boolean,
): Question[] {
  const parsed = URL.parse(url);
  if (!site || !parsed || parsed.pathname === '/' || !isIndexed(site.domain) || numberOf(url) % EVERY_PAGE !== 0)
    return [];
  const host = operatorDomain(parsed.hostname);
  if (!host.ok || host.domain !== site.domain) return [];
  return [
    {
      group: 'pages',
      language: site.language,
      text: `${parsed.hostname}${parsed.pathname}`,
      right: new Set([site.domain]),
    },
  ];
}
