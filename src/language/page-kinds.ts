import type { PageKind } from '../core/site/facts.ts';
import { addressKeys, labelKey, PHRASES } from './phrases/phrase-index.ts';

/** Longer labels are sentences or headlines, which say nothing of the kind of page. */
const MAX_WORDS = 5;
const MAX_LENGTH = 60;

const byLabel = new Map<string, PageKind>();
const byAddress = new Map<string, PageKind>();
for (const phrase of PHRASES) {
  const { kind } = phrase.row;
  if (!kind) continue;
  if (!byLabel.has(phrase.key)) byLabel.set(phrase.key, kind);
  for (const key of addressKeys(phrase)) if (!byAddress.has(key)) byAddress.set(key, kind);
}

/** Words that are too common inside other labels and addresses to tell anything unless they stand alone. */
const ALONE = new Set(
  'home start om om os over service en services sobre karte karta carta profil profile company hours find support map price bag'.split(
    ' ',
  ),
);

/** Kinds whose deeper pages are single articles, whatever words stand in their addresses. */
const LISTS = new Set<PageKind>([
  'blog',
  'news',
  'events',
  'products',
  'shop',
  'gallery',
  'faq',
  'documentation',
  'support',
]);

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The longest known phrase that begins or ends the words: "contact acme bakery", "our dinner menu". */
function kindAtEdge(key: string, table: ReadonlyMap<string, PageKind>): PageKind | null {
  const words = key.split(' ');
  if (words.length > MAX_WORDS) return null;
  for (let count = words.length - 1; count > 0; count -= 1) {
    for (const part of [words.slice(-count), words.slice(0, count)]) {
      const phrase = part.join(' ');
      if (phrase.length < 4 || ALONE.has(phrase)) continue;
      const kind = table.get(phrase);
      if (kind && kind !== 'home') return kind;
    }
  }
  return null;
}

function kindOfUnspaced(key: string): PageKind | null {
  if (key.length > 12) return null;
  for (let count = key.length - 1; count >= 2; count -= 1) {
    const kind = byLabel.get(key.slice(-count)) ?? byLabel.get(key.slice(0, count));
    if (kind && kind !== 'home') return kind;
  }
  return null;
}

function kindOfText(text: string): PageKind | null {
  if (text.length > 300) return null;
  const key = labelKey(text);
  const whole = byLabel.get(key);
  if (whole) return whole;
  // A title: "Contact | Acme", "Acme – Kontakt".
  for (const part of text.split(/\s+[-–—|·•:»›/]+\s+|[|｜»›]|：/u)) {
    const kind = byLabel.get(labelKey(part));
    if (kind && kind !== 'home') return kind;
  }
  if (key.length > MAX_LENGTH) return null;
  return UNSPACED.test(key) ? kindOfUnspaced(key.replaceAll(' ', '')) : kindAtEdge(key, byLabel);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function segmentsOf(path: string): string[] {
  const plain = path.slice(0, 500).split(/[?#]/)[0] ?? '';
  const segments = plain
    .split('/')
    .map((segment) => labelKey(decoded(segment).replace(/\.(?:s?html?|php\d?|aspx?|jsp|cfm)$/i, '')));
  return segments.filter((segment) => segment !== '' && segment !== 'index' && segment !== 'default');
}

function kindOfPath(path: string): PageKind | null {
  const segments = segmentsOf(path);
  const last = segments.at(-1);
  if (last === undefined) return path.startsWith('/') ? 'home' : null;
  const whole = byAddress.get(last);
  if (whole) return whole;
  if (segments.length === 1 && /^[a-z]{2}(?: [a-z]{2})?$/.test(last)) return 'home';
  const parents = segments.slice(0, -1).map((segment) => byAddress.get(segment));
  if (parents.some((kind) => kind !== undefined && LISTS.has(kind))) return null;
  return kindAtEdge(last, byAddress) ?? parents.findLast((kind) => kind !== undefined && kind !== 'home') ?? null;
}

/**
 * What sort of page a link leads to or a page is, by its path and by a link's text or a title, in any of forty languages.
 * Takes paths percent-encoded or not; gives null when neither says so plainly. The text decides before the path.
 */
export function findPageKind(words: { path?: string; text?: string }): PageKind | null {
  const byText = words.text === undefined ? null : kindOfText(words.text);
  if (byText) return byText;
  return words.path === undefined ? null : kindOfPath(words.path);
}
