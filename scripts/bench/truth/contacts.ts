import type { LawpAddress } from '../../../src/core/lawp/document.ts';
import { fold } from '../../../src/language/fold.ts';
import { annotatedSites, markedAddresses } from './annotated.ts';
import type { Corpus, ReadSite } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { peerOf, type TruthRow, tally } from './row.ts';

/** A site and what a reader of its pages accepts as each of its details; null where that is not known. */
interface StatedContacts {
  readonly slug: string;
  readonly site: ReadSite;
  readonly addresses: readonly string[] | null;
  readonly phones: readonly string[] | null;
  readonly emails: readonly string[] | null;
}

/** Address, phone and e-mail as the document states them. */
export function measureContacts(corpus: Corpus): TruthRow[] {
  const handmade = handmadeCases(corpus).map(({ truth, facts, document }) => ({
    slug: truth.slug,
    site: { facts, document },
    addresses: truth.address?.split(' | ') ?? [],
    phones: truth.phone ?? [],
    emails: truth.email ?? [],
  }));
  const annotated = annotatedSites(corpus)
    .filter(({ onlyHours }) => !onlyHours)
    .map(({ slug, site, entities }) => ({
      slug,
      site,
      addresses: markedAddresses(entities),
      phones: entities.filter(({ type }) => type === 'TEL').map(({ text }) => text),
      emails: null,
    }));
  return [...judge('read by hand', handmade), ...judge('annotated', annotated)];
}

function judge(whose: string, sites: readonly StatedContacts[]): TruthRow[] {
  return [
    ...judgeDetail(
      `address, ${whose}`,
      sites.map(({ slug, site, addresses }) => ({
        slug,
        stated: addresses,
        given: addressText(site.document?.lawp.business?.address),
        isRight: addresses?.some((truth) => agrees(site.document?.lawp.business?.address, truth)) ?? false,
        isMarked: site.facts.business?.address !== undefined,
      })),
    ),
    ...judgeDetail(
      `phone, ${whose}`,
      sites.map(({ slug, site, phones }) => ({
        slug,
        stated: phones,
        given: phoneOf(site),
        isRight: phones?.some((truth) => isSamePhone(phoneOf(site), truth)) ?? false,
        isMarked: site.facts.business?.telephone !== undefined,
      })),
    ),
    ...judgeDetail(
      `e-mail, ${whose}`,
      sites.map(({ slug, site, emails }) => ({
        slug,
        stated: emails,
        given: emailOf(site),
        isRight: emails?.some((truth) => truth.toLowerCase() === emailOf(site).toLowerCase()) ?? false,
        isMarked: site.facts.business?.email !== undefined,
      })),
    ),
  ];
}

interface DetailCase {
  readonly slug: string;
  readonly stated: readonly string[] | null;
  /** As the document has it; "" when it has none. */
  readonly given: string;
  readonly isRight: boolean;
  readonly isMarked: boolean;
}

/** How many of the stated are found, how many of the given are right: one that nobody stated is wrong. */
function judgeDetail(what: string, cases: readonly DetailCase[]): TruthRow[] {
  const found = tally('contacts', `${what}: found`);
  const right = tally('contacts', `${what}: right`);
  const known = cases.filter(({ stated }) => stated !== null);
  if (known.length === 0) return [];
  const marked: boolean[] = [];
  for (const { slug, stated, given, isRight, isMarked } of known) {
    const truth = stated?.slice(0, 3).join(' | ') || 'none';
    if (stated?.length) {
      found.add(given !== '', `${slug}: nothing, is ${truth}`);
      marked.push(isMarked);
    }
    if (given !== '') right.add(isRight, `${slug}: ${given}, is ${truth}`);
  }
  return [found.row({ peer: peerOf('structured data alone', marked) }), right.row()];
}

function addressText(address: LawpAddress | undefined): string {
  const { street, postcode, city, region, country } = address ?? {};
  return [street, postcode, city, region, country].filter(Boolean).join(', ');
}

/** Every part that we state stands in the text that a person wrote or marked. */
export function agrees(address: LawpAddress | undefined, truth: string): boolean {
  if (!address) return false;
  const { street, postcode, city } = address;
  const whole = compact(truth);
  const parts = [postcode?.replace(/^(\d{5})-\d{4}$/, '$1'), city].filter((part) => part !== undefined);
  if (parts.some((part) => !whole.includes(compact(part)))) return false;
  const words =
    street === undefined
      ? []
      : fold(street)
          .split(/[\s,.]+/)
          .filter((word) => word !== '');
  const said = words.filter((word) => whole.includes(compact(word)));
  return said.length >= words.length * 0.6 && (words.length > 0 || parts.length > 0);
}

function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The number a document gives: of the business, else of its call action. */
export function phoneOf({ facts, document }: ReadSite): string {
  const call = facts.actions.find(({ id }) => id === 'call')?.phone;
  return document?.lawp.business?.telephone ?? call?.e164 ?? call?.written ?? '';
}

export function emailOf({ facts, document }: ReadSite): string {
  return document?.lawp.business?.email ?? facts.actions.find(({ email }) => email !== undefined)?.email ?? '';
}

const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** The last seven digits tell numbers apart, however their codes are written; letters stand for those of a keypad. */
export function isSamePhone(one: string, other: string): boolean {
  const digit = (letter: string) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2);
  const [a, b] = [one, other].map((text) =>
    text
      .replace(/(?<=\d[ .-])[A-Z]+/g, (word) => word.replace(/./g, digit))
      .replace(/\D/g, '')
      .slice(-7),
  );
  return a !== undefined && a === b && a.length >= 5;
}
