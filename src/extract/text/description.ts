import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { Fact, SourceKind } from '../../core/evidence.ts';
import { ownOrganizations } from '../contacts/business-candidates.ts';
import { decodeEntities } from '../data/entities.ts';
import { textOf } from '../data/structured-item.ts';
import { isInstructionLike } from '../orders/instruction-like.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toSafeLine } from '../safe-text.ts';
import { firstPageOf, OWN_KINDS, type SitePages } from '../site-pages.ts';
import { readContent } from './content.ts';
import { isFrameLine } from './noise.ts';
import { cutAtSentence, endsSentence, estimateWords } from './prose.ts';

const MAX_WORDS = 60;
const MAX_LENGTH = 500;
/** What comes after so many paragraphs tells of single things. */
const MAX_BEFORE = 4;
/** A first paragraph shorter than this is a heading. */
const MIN_WORDS = 6;
/** The same, of one that no mark ends. */
const MIN_ENDLESS = 12;

/** Descriptions that a program wrote and nobody changed. Matched anywhere in the lower-cased text. */
const DEFAULTS: readonly string[] = [
  'just another wordpress',
  'just another site',
  'another wordpress site',
  'ein weiterer wordpress-blog',
  'eine weitere wordpress',
  'un site utilisant wordpress',
  'otro sitio realizado con wordpress',
  'un nuovo sito targato wordpress',
  'een andere wordpress',
  'endnu en wordpress',
  'kolejna witryna oparta na wordpress',
  'joomla! - the dynamic portal',
  'joomla - the dynamic',
  'default description',
  'your description here',
  'description goes here',
  'enter your description',
  'insert description',
  'meta description',
  'site description',
  'this is the default',
  'default store',
  'magento commerce',
  'shop powered by prestashop',
  'boutique propulsée par prestashop',
  'tienda creada con prestashop',
  'sklep na oprogramowaniu prestashop',
  'my wordpress blog',
  'my store description',
  'web site created using create-react-app',
  'vite + react',
  'description of my site',
  'lorem ipsum',
  'this website was created with',
  'diese website wurde mit',
  'untitled document',
  'page description',
  'undefined',
  'http error',
  'access denied',
];

/**
 * The site's own one- or two-sentence description: its home page's meta or Open Graph description when a person wrote
 * it for readers, else the first paragraph. Where no home page was seen, what structured data says of the site or its
 * organisation, else what its about page says; never what an article says of itself (R77). Null when there is none.
 */
export function readDescription(site: SitePages): Fact<string> | null {
  const home = firstPageOf('home', site);
  if (home) return describedBy(home, site);
  const about = firstPageOf('about', site);
  return describedByData(site) ?? (about && describedBy(about, site)) ?? describedBeside(site);
}

/** What the head of a page with the site's contact details says of the site rather than of how to reach it. */
function describedBeside(site: SitePages): Fact<string> | null {
  for (const kind of OWN_KINDS) {
    const page = firstPageOf(kind, site);
    const declared = page && declaredDescription(page);
    if (page && declared && !REACHES.test(declared.text))
      return toFact(page, declared.text, { by: 'meta', found: `The ${declared.source} of the page.` });
  }
  return null;
}

/** Words that a page on how to reach somebody says of itself. */
const REACHES =
  /contact|kontak|contat|yhteys|kapcsolat|ileti[sş]im|контакт|επικοινων|問い?合わ?せ|联系|聯絡|문의|اتصل|تماس|צור קשר|liên hệ|impressum|imprint|anfahrt|directions|opening hours|[öo]ffnungszeiten|phone|telefon|e-?mail|reach us|get in touch|write to us|send us|feedback|questions?\b|locat|nearest|map\b/iu;

function describedBy(page: ParsedPage, site: SitePages): Fact<string> | null {
  const declared = declaredDescription(page);
  if (declared) return toFact(page, declared.text, { by: 'meta', found: `The ${declared.source} of the page.` });
  const first = readContent(page)
    .paragraphs.slice(0, MAX_BEFORE)
    .find((paragraph) => isRealDescription(paragraph) && isSentence(paragraph) && !isOfSomethingElse(paragraph, site));
  return first ? toFact(page, first, { by: 'text', found: firstParagraph(page) }) : null;
}

/** A few words without an end are a heading, an address or when something begins. */
function isSentence(paragraph: string): boolean {
  const words = estimateWords(paragraph);
  return words >= (endsSentence(paragraph) ? MIN_WORDS : MIN_ENDLESS);
}

/** A guest's praise, the line of an address, a story: an English paragraph that tells nothing of the site itself. */
function isOfSomethingElse(paragraph: string, { domain }: SitePages): boolean {
  if (CONTACT_LINE.test(paragraph) || TEASER.test(paragraph) || NOTICE.test(paragraph)) return true;
  if (!ENGLISH.test(paragraph)) return false;
  if (GUEST.test(paragraph) || REPORT.test(paragraph)) return true;
  const [label = ''] = registrableDomain(domain).split('.');
  const letters = paragraph.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return !SPEAKS.test(paragraph) && !letters.includes(label.replaceAll('-', ''));
}

const ENGLISH = /\b(?:the|and|of|is|are|was|for|with|to)\b/u;
/** A story that is told elsewhere, or the heading of what comes next. */
const TEASER = /(?:…|\.{3}|»|>|:)[\])]?$/u;
/** "My husband and I were delighted", but "I am a potter", "My name is Jane". */
const GUEST = /^["“'‘]?(?:I(?! am\b| make\b| write\b| work\b)(?:['’](?!m\b)\w+)?|My (?!name\b))\b/u;
/** "ATTENTION: …": what visitors are to heed. */
const NOTICE =
  /^(?:attention|(?:important )?notice|warning|important|please note|achtung|hinweis|wichtig|attenzione|avviso|avis|avertissement|aviso|atenci[óo]n|aten[çc][ãa]o|let op|uwaga|pozor|figyelem|bemærk|viktigt|huomio|внимание|увага|προσοχή|dikkat|注意|주의)\s?[:：!！–—-]/iu;
/** "We have moved", "We've interviewed her": news of those who speak. */
const REPORT =
  /^we(?: have|['’]ve) (?:just |recently |now |also )?(?:moved|updated|added|changed|launched|released|published|posted|announced|redesigned|closed|reopened|introduced|interviewed|asked|talked|spoken|met|received|decided)\b/iu;
const CONTACT_LINE = /\b(?:tel|phone|fax|e-?mail)\b ?[.:]|[^\s@]@[^\s@]/iu;
/** Words of who speaks of what is theirs, or says what the reader finds. */
const SPEAKS = /\b(?:we|our|ours|us|welcome|I am|I['’]m|my name|here you|this (?:web ?)?site|this blog)\b/iu;

function toFact(page: ParsedPage, text: string, { by, found }: { by: SourceKind; found: string }): Fact<string> {
  const value = cutAtSentence(text, MAX_WORDS, MAX_LENGTH);
  return { value, by, evidence: page.evidence(found, value) };
}

/** What a WebSite, or the organisation that bears the site's name, says of itself. */
function describedByData(site: SitePages): Fact<string> | null {
  const sites = site.pages.flatMap((page) =>
    (site.items.get(page) ?? []).filter(({ types }) => types.includes('WebSite')).map((item) => ({ item, page })),
  );
  const own = ownOrganizations(site).filter(({ isNamed }) => isNamed);
  for (const { item, page } of [...sites, ...own]) {
    const text = stripMarkup(textOf(item, 'description', 'slogan'));
    const isOfPage = text !== '' && text === page.meta.get('description');
    if (text && !isOfPage && isRealDescription(text))
      return toFact(page, text, { by: 'markup', found: `The description of schema.org ${item.types[0]}.` });
  }
  return null;
}

/** What a sheet that was not seen hides may be in it. */
function firstParagraph({ hasUnseenStyles }: ParsedPage): string {
  const found = 'The first paragraph of the page.';
  return hasUnseenStyles ? `${found} A style sheet of it was not seen.` : found;
}

const SOURCES = [
  ['description', 'meta description'],
  ['og:description', 'Open Graph description'],
  ['twitter:description', 'card description'],
  ['dc.description', 'Dublin Core description'],
] as const;

interface Declared {
  readonly text: string;
  readonly source: string;
}

/** What pages declare, for the several readers that ask for it. */
const known = new WeakMap<ParsedPage, Declared | null>();

/** The description in the page's head, if it is a real one. */
export function declaredDescription(page: ParsedPage): Declared | null {
  const before = known.get(page);
  if (before !== undefined) return before;
  const declared = findDeclared(page);
  known.set(page, declared);
  return declared;
}

function findDeclared(page: ParsedPage): Declared | null {
  for (const [key, source] of SOURCES) {
    const text = stripMarkup(page.meta.get(key) ?? '');
    if (text && isRealDescription(text) && text !== page.meta.get('og:title')) return { text, source };
  }
  return null;
}

/** Some sites put escaped HTML into their description, or escape it twice. */
function stripMarkup(escaped: string): string {
  const text = /&(?:#\w{1,6}|[a-z]{2,8});/i.test(escaped) ? toSafeLine(decodeEntities(escaped)) : escaped;
  return text.includes('<')
    ? text
        .replace(/<[^<>]{0,200}>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text;
}

/** True for words written for readers: long enough, no default text, no list of keywords, no frame line, no order. */
function isRealDescription(text: string): boolean {
  if (text.length < 25 && estimateWords(text) < 6) return false;
  const lower = text.toLowerCase();
  if (DEFAULTS.some((words) => lower.includes(words)) || /^https?:\/\/\S+$/.test(text) || /^[{[<%]/.test(text))
    return false;
  return !isKeywordList(text) && !isFrameLine(text, estimateWords(text)) && !isInstructionLike(text);
}

/** "shoes, boots, sandals, buy shoes, cheap shoes": many commas, few words between them, no sentence. */
function isKeywordList(text: string): boolean {
  const parts = text.split(/[,;|、，]/);
  if (parts.length < 6 || /[.!?。]\s+\p{Lu}/u.test(text)) return false;
  const words = estimateWords(text);
  return words / parts.length < 2.6 && parts.every((part) => part.length < 50);
}
