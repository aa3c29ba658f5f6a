import type { Element } from 'domhandler';
import { toUnicode } from '../core/domain/to-unicode.ts';
import type { Fact } from '../core/evidence.ts';
import { cleanName, titleParts } from './clean-name.ts';
import { isInstructionLike } from './instruction-like.ts';
import { matchDomain } from './name-match.ts';
import { titleOf } from './page-state.ts';
import type { ParsedPage } from './parsed-page.ts';
import { estimateWords } from './prose.ts';
import type { SitePages } from './site-pages.ts';
import { type NamedItem, namedItems } from './structured-name.ts';

/** One place that may name the site. */
interface Candidate {
  readonly name: string;
  readonly weight: number;
  readonly page: ParsedPage;
  readonly source: string;
}

/** What a perfect match with the domain is worth beside the sources' own weights. */
const DOMAIN_WEIGHT = 1.5;
/** Another source that says the same. */
const AGREEMENT_WEIGHT = 0.5;
/** What no source but the address itself is worth. */
const DOMAIN_ALONE = 0.95;
/** The page's text says it too. */
const SAID_WEIGHT = 0.3;
/** Names are short; what is longer is mostly a slogan. */
const MAX_GOOD_WORDS = 5;
const LONG_NAME = 25;
const TITLE = 'the title';

/**
 * The site's name as it writes it: from structured data, og:site_name, the application name, or the part of the title
 * that goes with the domain, cleaned. Where nothing names it, its address does; null when no page was read.
 */
export function readName(site: SitePages): Fact<string> | null {
  const candidates = site.pages.slice(0, 6).flatMap((page, at) => candidatesOf(page, site, at === 0));
  let best: Candidate | null = null;
  let bestScore = 0;
  for (const candidate of candidates) {
    const score = scoreOf(candidate, candidates, site.domain);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  const home = site.pages[0];
  if (home && bestScore < DOMAIN_ALONE)
    return { value: toUnicode(site.domain), evidence: home.evidence('Named by its address.') };
  if (!best) return null;
  return { value: best.name, evidence: best.page.evidence(`Named in ${best.source}.`, best.name) };
}

function candidatesOf(page: ParsedPage, site: SitePages, first: boolean): Candidate[] {
  const later = first ? 1 : 0.6;
  const found: Candidate[] = [];
  const add = (text: string | undefined, weight: number, source: string) => {
    const name = text ? cleanName(text) : null;
    if (!name || isInstructionLike(name)) return;
    found.push({ name, weight: weight * later, page, source });
    // "Sports shoes - Example.com" is a title put where a name should be.
    const variant = (part: string, less: number) => {
      if (part !== name) found.push({ name: part, weight: (weight - less) * later, page, source });
    };
    // "Sports shoes - Example.com" is a title put where a name should be.
    if (source !== TITLE && name.length >= LONG_NAME) for (const part of titleParts(name)) variant(part, 0.2);
    // "Kestrel Plumbing, Leeds": the place after the comma is no part of the name where the domain says so.
    const beforeComma = name.split(', ', 1)[0] ?? name;
    if (matchDomain(beforeComma, toUnicode(site.domain)) > 0.8) variant(beforeComma, 0.05);
  };
  for (const item of namedItems(site.items.get(page) ?? [], page))
    add(item.name, weightOf(item), `schema.org ${item.type}`);
  add(page.meta.get('og:site_name'), 2.4, 'og:site_name');
  add(page.meta.get('application-name'), 1.6, 'application-name');
  add(page.meta.get('apple-mobile-web-app-title'), 1.4, 'apple-mobile-web-app-title');
  add(logoText(page), 0.8, 'the text of the logo');
  add(copyrightHolder(page), 0.7, 'the copyright line');
  const parts = titleParts(titleOf(page));
  // On the home page the name mostly comes first, elsewhere last.
  const named = page.path === '/' ? parts[0] : parts.at(-1);
  for (const part of parts) add(part, part === named ? 1 : 0.7, TITLE);
  return found;
}

function weightOf(item: NamedItem): number {
  return item.role === 'site' ? 2.4 : item.role === 'publisher' ? 1.8 : 2.5;
}

function scoreOf(candidate: Candidate, all: readonly Candidate[], domain: SitePages['domain']): number {
  const { name, page, source } = candidate;
  const lower = name.toLowerCase();
  const same = all.some((other) => other.source !== source && other.name.toLowerCase() === lower);
  const match = matchDomain(name, toUnicode(domain));
  const said =
    page.path === '/' && page.text.lastIndexOf(name, page.text.length) > page.text.indexOf(name) ? SAID_WEIGHT : 0;
  const long = 0.15 * Math.max(0, estimateWords(name) - MAX_GOOD_WORDS);
  const address = /^[\w-]+(?:\.[\w-]+)+$/.test(name) ? 0.4 : 0;
  return candidate.weight + match * DOMAIN_WEIGHT + (same ? AGREEMENT_WEIGHT : 0) + said - long - address;
}

const LOGO = /logo|brand|site-?(?:title|name)/i;

function logoText(page: ParsedPage): string | undefined {
  const image = (page.byTag.get('img') ?? [])
    .slice(0, 40)
    .find((each) => each.attribs.alt && isLogo(each) && page.isVisible(each));
  return image?.attribs.alt?.replace(/\blogo(?:\s+(?:of|von|de|di|der|du))?\b/giu, '').trim();
}

function isLogo({ attribs, parent }: Element): boolean {
  const around = parent && 'attribs' in parent ? `${parent.attribs.class ?? ''} ${parent.attribs.id ?? ''}` : '';
  return LOGO.test(`${attribs.class ?? ''} ${attribs.id ?? ''} ${attribs.src?.slice(-80) ?? ''} ${around}`);
}

/** "© 2012–2024 Bäckerei Müller GmbH. Alle Rechte vorbehalten." */
function copyrightHolder(page: ParsedPage): string | undefined {
  const end = page.text.slice(-3_000);
  const line =
    /(?:©|\(c\)|copyright)[\s,:©]*(?:\d{4}(?:\s*[-–—/]\s*\d{2,4})?)?[\s,:by-]*([\p{L}][^|.©•·–—\n]{1,60}?)(?:\.|,| \d{4}| [-–—|•·] | all rights| alle rechte| tous droits|$)/iu.exec(
      end,
    );
  return line?.[1];
}
