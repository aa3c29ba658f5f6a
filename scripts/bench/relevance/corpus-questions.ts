import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorDomain } from '../../../src/core/domain/parse-domain.ts';
import { openCorpus } from '../truth/corpus.ts';
import { readCsv } from '../truth/csv.ts';
import { numberOf, type Question } from './question.ts';

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
    return [{ group: 'topic', language, text: whole.slice(0, 3).join(' '), right: new Set([domain]) }];
  });
  return [
    ...namesOf(named),
    ...known.flatMap(({ domain, language }) => addressOf(domain, language)),
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
    const asked = { language, right };
    return [
      { group: 'names', text: name, ...asked },
      ...(slip === null ? [] : [{ group: 'misspelt', text: slip, ...asked }]),
    ];
  });
}

/** One slip of the pen: two letters exchanged, one left out, doubled or replaced; words joined, or one split. */
function misspell(name: string): string | null {
  const letters = [...name];
  const place = 1 + (numberOf(name) % Math.max(1, letters.length - 2));
  const [letter = '', next = ''] = letters.slice(place, place + 2);
  if (letters.length < 6 || !/^\p{L}\p{L}$/u.test(letter + next)) return null;
  const before = letters.slice(0, place).join('');
  const after = letters.slice(place + 1).join('');
  const slips = [
    `${before}${next}${letter}${letters.slice(place + 2).join('')}`,
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${/[a-z]/.test(letter) ? 'x' : letter}${letter}${after}`,
    name.replaceAll(' ', ''),
    place > 2 && letters.length - place > 3 ? `${before} ${letter}${after}` : name.replace(' ', ''),
  ];
  const slip = slips[numberOf(`slip of ${name}`) % slips.length] ?? name;
  return slip === name ? `${before}${after}` : slip;
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
