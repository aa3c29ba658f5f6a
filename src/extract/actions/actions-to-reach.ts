import type { Element } from 'domhandler';
import type { CountryCode } from 'libphonenumber-js/max';
import type { BusinessFacts, PlaceFacts } from '../../core/site/facts.ts';
import { emails, MAX_REACHES } from '../contacts/emails.ts';
import { commentReader } from '../contacts/lines/comments.ts';
import { findPhones } from '../contacts/phones/find-phones.ts';
import { type Phone, phoneOfAddress, phoneReader } from '../contacts/phones/phones.ts';
import { blockLines } from '../page/block-lines.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { findActionHost } from './booking-hosts.ts';

/** Ways to reach the site that a page shows, but in what its visitors wrote: phone numbers, e-mail addresses, maps. Of articles the caller leaves out what is not at their foot. */
export function actionsToReach(page: ParsedPage, regions: readonly CountryCode[]): ActionCandidate[] {
  return [...calls(page, regions), ...emails(page), ...mapsOf(page)];
}

function calls(page: ParsedPage, regions: readonly CountryCode[]): ActionCandidate[] {
  const shown: { phone: Phone; label: string; rank: number }[] = [];
  const linked = new Set<string | null>();
  const read = phoneReader(regions);
  const isComment = commentReader(page);
  for (const link of page.byTag.get('a') ?? []) {
    const dialled = phoneOfAddress(link.attribs.href ?? '');
    if (!dialled || !page.isVisible(link) || isComment(link)) continue;
    const text = page.textOf(link);
    const phone = read(dialled);
    if (!phone || /fax/iu.test(text)) continue;
    if (linked.add(phone.e164).size > MAX_REACHES) return [];
    const printed = read(text);
    const written = printed && printed.e164 === phone.e164 ? printed.written : phone.written;
    shown.push({ phone: { written, e164: phone.e164 }, label: text, rank: RANKS.label });
  }
  const lists = listsIn(shown);
  const own = shown.filter(({ label }) => !lists.has(label));
  const blocks = page.blocks.filter(({ element }) => !isComment(element));
  for (const phone of findPhones(blockLines({ text: page.text, blocks }), regions))
    own.push({ phone, label: '', rank: RANKS.text });
  if (new Set(own.map(({ phone }) => phone.e164)).size > MAX_REACHES) return [];
  return own.map(({ phone, label, rank }) => ({
    id: 'call',
    label,
    phone,
    evidence: page.evidence('A phone number', phone.written),
    rank,
  }));
}

/** So many numbers behind one word are those of things that the page lists: "Call" beside each. */
const LISTED = 4;

function listsIn(shown: readonly { readonly phone: Phone; readonly label: string }[]): ReadonlySet<string> {
  const same = Map.groupBy(shown, ({ label }) => label);
  const lists = [...same].filter(([, links]) => new Set(links.map(({ phone }) => phone.e164)).size >= LISTED);
  return new Set(lists.map(([label]) => label).filter((label) => !/\d/u.test(label)));
}

/**
 * A map of the place that is part of the page, or a link to where it is for the map of whoever reads it (RFC 5870). Links
 * to maps on the web are read with the other links.
 */
export function mapsOf(page: ParsedPage): ActionCandidate[] {
  const frames = (page.byTag.get('iframe') ?? []).flatMap(({ attribs }) => {
    const url = URL.parse(attribs.src ?? '', page.base);
    const host = url && findActionHost(url);
    return host?.action === 'directions' ? [`A map by ${host.provider}`] : [];
  });
  const isPoint = (link: Element) => /^geo:-?\d/iu.test(link.attribs.href ?? '') && page.isVisible(link);
  const points = (page.byTag.get('a') ?? []).filter(isPoint).map(() => 'A link to a point on the map');
  const url = toActionAddress(page.url);
  return [...frames, ...points].map((found) => ({
    id: 'directions',
    label: '',
    url,
    evidence: page.evidence(found),
    rank: RANKS.path,
  }));
}

/** The number of the site's own business data. */
export function callFromBusiness(business: BusinessFacts | null): ActionCandidate[] {
  if (!business?.telephone) return [];
  return [{ id: 'call', label: '', phone: business.telephone, evidence: business.evidence, rank: RANKS.structured }];
}

/** The general number of the site's main place by its visible text. */
export function callFromPlaces([main]: readonly PlaceFacts[]): ActionCandidate[] {
  const phone = main?.phones.find(({ reaches, e164 }) => reaches === undefined && e164 !== null) ?? main?.phones[0];
  if (!main || !phone) return [];
  const { written, e164 } = phone;
  const evidence = main.partEvidence?.telephone ?? main.evidence;
  return [{ id: 'call', label: '', phone: { written, e164 }, evidence, rank: RANKS.text }];
}
