import type { Element } from 'domhandler';
import { toUnicode } from '../core/domain/to-unicode.ts';
import type { Fact, SourceKind } from '../core/evidence.ts';
import { findPageKind, isKnownPhrase } from '../language/page-kinds.ts';
import { cleanName, splitTitle, titleParts } from './clean-name.ts';
import { isInstructionLike } from './instruction-like.ts';
import { matchDomain } from './name-match.ts';
import { titleOf } from './page-state.ts';
import type { ParsedPage } from './parsed-page.ts';
import { estimateWords } from './prose.ts';
import type { SitePages } from './site-pages.ts';
import { findSpeltName } from './spelt-name.ts';
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
/** Several pages carry it in their titles. */
const SHARED_WEIGHT = 0.5;
/** The page's text says it too. */
const SAID_WEIGHT = 0.3;
/** Names are short; what is longer is mostly a slogan. */
const MAX_GOOD_WORDS = 5;
const LONG_NAME = 25;
const TITLE = 'the title';
const COPYRIGHT = 'the copyright line';
const SPELT = 'the text, as the address spells it';

/**
 * The site's name as it writes it: from structured data, og:site_name, the application name, or the part of the title
 * that goes with the domain, cleaned. Where nothing names it, its address does; null when no page was read.
 */
export function readName(site: SitePages): Fact<string> | null {
  const pages = site.pages.slice(0, 6);
  const candidates = pages.flatMap((page, at) => candidatesOf(page, site, at === 0));
  const scene = { candidates, domain: toUnicode(site.domain), titles: new Set(pages.map(titleOf)) };
  let best: Candidate | null = null;
  let bestScore = 0;
  for (const candidate of candidates) {
    const score = scoreOf(candidate, scene);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  const home = site.pages[0];
  if (home && bestScore < DOMAIN_ALONE)
    return { value: toUnicode(site.domain), by: 'address', confidence: 0.5, evidence: home.evidence(BY_ADDRESS) };
  if (!best) return null;
  const { name, source, page } = best;
  const evidence = page.evidence(`Named in ${source}.`, name);
  return { value: name, by: sourceKind(source), confidence: confidenceOf(bestScore), evidence };
}

const BY_ADDRESS = 'Named by its address.';

function sourceKind(source: string): SourceKind {
  if (source.startsWith('schema.org')) return 'markup';
  if (source === TITLE) return 'title';
  return /^(?:og:|app)/.test(source) ? 'meta' : 'text';
}

/** Two places that agree with the domain score 3.5 and more; one that does not, 1. */
function confidenceOf(score: number): number {
  return Math.min(0.98, Math.round((0.5 + score * 0.13) * 100) / 100);
}

function candidatesOf(page: ParsedPage, site: SitePages, first: boolean): Candidate[] {
  const later = first ? 1 : 0.6;
  const found: Candidate[] = [];
  const add = (text: string | undefined, weight: number, source: string) => {
    const name = text ? cleanName(text) : null;
    if (!name || isInstructionLike(name)) return;
    found.push({ name, weight: weight * later, page, source });
    const variant = (part: string, less: number) => {
      if (part !== name) found.push({ name: part, weight: (weight - less) * later, page, source });
    };
    // "Sports shoes - Example.com" is a title put where a name should be.
    if (source !== TITLE && name.length >= LONG_NAME) for (const part of titleParts(name)) variant(part, 0.2);
    // "Kestrel Plumbing, Leeds": the place after the comma is no part of the name where the domain says so.
    const beforeComma = name.split(', ', 1)[0] ?? name;
    const domain = toUnicode(site.domain);
    if (matchDomain(beforeComma, domain) > 0.8) variant(beforeComma, 0.05);
    const plain = source === COPYRIGHT ? name.replace(COMPANY_FORM, '') : name;
    if (matchDomain(plain, domain) > 0.8) variant(plain, 0.05);
    // "Acme Home" is the start page of acme.com; "Feasting at Home" is a name.
    const bare = name.replace(HOME_ENDING, '');
    if (matchDomain(bare, domain) > Math.max(0.8, matchDomain(name, domain))) variant(bare, 0.05);
  };
  for (const item of namedItems(site.items.get(page) ?? [], page))
    add(item.name, weightOf(item), `schema.org ${item.type}`);
  add(page.meta.get('og:site_name'), 2.4, 'og:site_name');
  add(page.meta.get('application-name'), 1.6, 'application-name');
  add(page.meta.get('apple-mobile-web-app-title'), 1.4, 'apple-mobile-web-app-title');
  add(logoText(page), 0.8, 'the text of the logo');
  // Beneath a home page stands whose it is; beneath an article it may be a photographer.
  add(copyrightHolder(page), page.path === '/' ? 1 : 0.7, COPYRIGHT);
  add(findSpeltName(page.text, site.domain) ?? undefined, 0.8, SPELT);
  for (const part of nameParts(page)) add(part.name, part.weight, TITLE);
  return found;
}

/** The parts of a title that may name the site: on the home page mostly the first one, elsewhere the last. */
function nameParts(page: ParsedPage): { name: string; weight: number }[] {
  const isHome = page.path === '/';
  const written = splitTitle(titleOf(page));
  // "News", "Contact" and "Contact Acme in Leeds" name a page, not the site.
  const said = written.map((part) => withoutPage(part, page.url.hostname));
  const parts = isHome ? said : said.filter((part) => !isKnownPhrase(part) && !startsLikePage(part));
  const named = isHome ? parts[0] : parts.at(-1);
  return parts.map((name) => ({ name, weight: name === named ? 1 : 0.7 }));
}

/** "Contact Balise Collision Repair" without its first word, where the rest goes with the domain. */
function withoutPage(part: string, host: string): string {
  const rest = startsLikePage(part) ? part.slice(part.indexOf(' ') + 1).replace(/^(?:us|the)\s+/iu, '') : part;
  return rest !== part && !/^\p{Ll}/u.test(rest) && matchDomain(rest, host.replace(/^www\./u, '')) >= 0.6 ? rest : part;
}

function startsLikePage(part: string): boolean {
  const [first = '', ...rest] = part.split(' ');
  return rest.length > 0 && isKnownPhrase(first) && ![null, 'home'].includes(findPageKind({ text: first }));
}

function weightOf(item: NamedItem): number {
  return item.role === 'site' ? 2.4 : item.role === 'publisher' ? 1.8 : 2.5;
}

interface Scene {
  readonly candidates: readonly Candidate[];
  readonly domain: string;
  /** The different titles of the pages looked at. */
  readonly titles: ReadonlySet<string>;
}

function scoreOf(candidate: Candidate, { candidates, domain, titles }: Scene): number {
  const { name, source } = candidate;
  const bare = bareName(name);
  const same = source !== SPELT && candidates.some((other) => other.source !== source && bareName(other.name) === bare);
  // What several different titles end or begin with is the site's.
  const shared = source === TITLE && [...titles].filter((title) => titleParts(title).includes(name)).length > 1;
  const match = matchDomain(name, domain);
  const said = isSaid(candidate) ? SAID_WEIGHT : 0;
  const long =
    0.15 * Math.max(0, estimateWords(name) - MAX_GOOD_WORDS) + (source === TITLE && name.includes(', ') ? 0.3 : 0);
  // What the site writes in a name's place is fuller than what its text holds of the address.
  const isPart =
    source === SPELT && candidates.some((other) => isName(other, bare) && estimateWords(other.name) <= MAX_GOOD_WORDS);
  const merit = (same ? AGREEMENT_WEIGHT : 0) + (shared ? SHARED_WEIGHT : 0) + said - long - (isPart ? 1 : 0);
  return candidate.weight + match * DOMAIN_WEIGHT + merit - addressPenalty(name, candidates, domain);
}

/** The home page says its name twice; of another page's title, what its text keeps repeating is the name. */
function isSaid({ name, page, source }: Candidate): boolean {
  const first = page.text.indexOf(name);
  const last = page.text.lastIndexOf(name);
  if (page.path === '/' || last <= first) return page.path === '/' && last > first;
  return source === TITLE && name.includes(' ') && page.text.slice(first + name.length, last).includes(name);
}

/** An address stands for a name only where nothing else does. */
function addressPenalty(name: string, candidates: readonly Candidate[], domain: string): number {
  if (!ADDRESS.test(name)) return 0;
  const isNamed = candidates.some((other) => !HOLDS_ADDRESS.test(other.name) && matchDomain(other.name, domain) >= 0.7);
  return isNamed ? 1.5 : 0.4;
}

const HOLDS_ADDRESS = /[\p{L}\p{N}-]\.[a-z]{2,10}(?:\s|$)/u;
const ADDRESS = /^[\w-]+(?:\.[\w-]+)+$/;

function isName({ name, source, weight }: Candidate, part: string): boolean {
  return source !== SPELT && weight >= 0.7 && !HOLDS_ADDRESS.test(name) && bareName(name).includes(part);
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
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
  const line = [...end.matchAll(HOLDER)].at(-1);
  const holder = line?.[1]?.replace(LEGAL_FORM, '');
  return holder && !NO_HOLDER.test(holder) ? holder : undefined;
}

const NO_HOLDER =
  /^(?:copyright|all rights|alle rechte|tous droits|todos los|tutti i|все права|wszelkie|design|powered|hosted|web|site|theme|by)/iu;

const HOLDER =
  /(?:©|\(c\)|copyright)[\s,:©]*(?:\d{4}(?:\s*[-–—/]\s*\d{2,4})?)?(?:[\s,:.-]|by\b)*([\p{L}][^|.©•·–—\n]{1,60}?)(?:\.|,| \d{4}| [-–—|•·] | all rights| alle rechte| tous droits|$)/giu;
const HOME_ENDING = /\s+(?:home|startseite|accueil|inicio|forside)$/iu;
const COMPANY_FORM =
  /\s+(?:gmbh|ag|kg|ug|e\.?\s?v|a\/s|aps|ab|as|oy|s\.?\s?a|s\.?\s?r\.?\s?l|s\.?p\.?a|b\.?\s?v|sp\.? z o\.? ?o|s\.?\s?r\.?\s?o)\.?$/iu;
/** Legal forms at the end of a holder's name, which may be cut at their own full stop. */
const LEGAL_FORM = /[\s,]+(?:gmbh\s*&\s*co|limited|ltd|inc|llc|corp|corporation|pty|plc|sp|s)\.?$/iu;
