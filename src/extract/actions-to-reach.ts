import type { CountryCode } from 'libphonenumber-js/max';
import { registrableDomain } from '../core/domain/registrable-domain.ts';
import type { BusinessFacts } from '../core/site/facts.ts';
import { findPageKind } from '../language/page-kinds.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { findActionHost } from './booking-hosts.ts';
import { findPhones } from './find-phones.ts';
import type { ParsedPage } from './parsed-page.ts';
import { type Phone, phoneOfAddress, phoneReader, toEmail } from './phones.ts';

/** More different numbers than this make a page a list of other people's. */
const MAX_NUMBERS = 8;
const TEXT_EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}(?![\w@])/giu;

/** Ways to reach the site that a page shows: phone numbers, e-mail addresses, maps. Articles are left out by the caller. */
export function actionsToReach(page: ParsedPage, regions: readonly CountryCode[]): ActionCandidate[] {
  return [...calls(page, regions), ...emails(page), ...mapsOf(page)];
}

function calls(page: ParsedPage, regions: readonly CountryCode[]): ActionCandidate[] {
  const shown: { phone: Phone; label: string; rank: number }[] = [];
  const linked = new Set<string | null>();
  const read = phoneReader(regions);
  for (const link of page.byTag.get('a') ?? []) {
    const dialled = phoneOfAddress(link.attribs.href ?? '');
    if (!dialled || !page.isVisible(link)) continue;
    const text = page.textOf(link);
    const phone = read(dialled);
    if (!phone || /fax/iu.test(text)) continue;
    if (linked.add(phone.e164).size > MAX_NUMBERS) return [];
    const printed = read(text);
    const written = printed && printed.e164 === phone.e164 ? printed.written : phone.written;
    shown.push({ phone: { written, e164: phone.e164 }, label: text, rank: RANKS.label });
  }
  for (const phone of findPhones(page.text, regions)) shown.push({ phone, label: '', rank: RANKS.text });
  if (new Set(shown.map(({ phone }) => phone.e164)).size > MAX_NUMBERS) return [];
  return shown.map(({ phone, label, rank }) => ({
    id: 'call',
    label,
    phone,
    evidence: page.evidence('A phone number', phone.written),
    rank,
  }));
}

function emails(page: ParsedPage): ActionCandidate[] {
  const kind = findPageKind({ path: page.path });
  if (kind === 'team' || kind === 'blog' || kind === 'news') return [];
  const linked = (page.byTag.get('a') ?? []).flatMap((link) => {
    const { href = '' } = link.attribs;
    const address = /^\s*mailto:/iu.test(href) && page.isVisible(link) ? toEmail(href) : null;
    return address ? [address] : [];
  });
  const written = [...page.text.slice(0, 200_000).matchAll(TEXT_EMAIL)].flatMap(([text]) => toEmail(text) ?? []);
  const own = registrableDomain(page.url.hostname);
  const all = [...linked, ...written];
  if (new Set(all).size > MAX_NUMBERS) return [];
  return all.map((email, index) => {
    const isOwn = registrableDomain(email.slice(email.indexOf('@') + 1).toLowerCase()) === own;
    const isShared =
      /^(?:info|contact|kontakt|hello|hej|hallo|office|mail|post|support|sales|admin|service|reception|booking|enquir|contato|contacto)/iu.test(
        email,
      );
    const rank = RANKS.text - (index < linked.length ? 0 : 5) + (isOwn ? 4 : 0) + (isShared ? 3 : 0);
    return { id: 'contact' as const, label: '', email, evidence: page.evidence('An e-mail address', email), rank };
  });
}

/** A map of the place that is part of the page. Links to maps are read with the other links. */
export function mapsOf(page: ParsedPage): ActionCandidate[] {
  return (page.byTag.get('iframe') ?? []).flatMap((frame) => {
    const url = URL.parse(frame.attribs.src ?? '', page.base);
    const host = url && findActionHost(url);
    if (host?.action !== 'directions') return [];
    return [
      {
        id: 'directions' as const,
        label: '',
        url: toActionAddress(page.url),
        evidence: page.evidence(`A map by ${host.provider}`),
        rank: RANKS.path,
      },
    ];
  });
}

/** The number of the site's own business data. */
export function callFromBusiness(business: BusinessFacts | null): ActionCandidate[] {
  if (!business?.telephone) return [];
  return [{ id: 'call', label: '', phone: business.telephone, evidence: business.evidence, rank: RANKS.structured }];
}
