import type { CountryCode } from 'libphonenumber-js/max';
import type { BusinessFacts, PlaceFacts } from '../../core/site/facts.ts';
import { emails, MAX_REACHES } from '../contacts/emails.ts';
import { findPhones } from '../contacts/find-phones.ts';
import { type Phone, phoneOfAddress, phoneReader } from '../contacts/phones.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { findActionHost } from './booking-hosts.ts';

/** Ways to reach the site that a page shows: phone numbers, e-mail addresses, maps. Of articles the caller leaves out what is not at their foot. */
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
    if (linked.add(phone.e164).size > MAX_REACHES) return [];
    const printed = read(text);
    const written = printed && printed.e164 === phone.e164 ? printed.written : phone.written;
    shown.push({ phone: { written, e164: phone.e164 }, label: text, rank: RANKS.label });
  }
  for (const phone of findPhones(page.text, regions)) shown.push({ phone, label: '', rank: RANKS.text });
  if (new Set(shown.map(({ phone }) => phone.e164)).size > MAX_REACHES) return [];
  return shown.map(({ phone, label, rank }) => ({
    id: 'call',
    label,
    phone,
    evidence: page.evidence('A phone number', phone.written),
    rank,
  }));
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

/** The general number of the site's main place by its visible text. */
export function callFromPlaces([main]: readonly PlaceFacts[]): ActionCandidate[] {
  const phone = main?.phones.find(({ reaches, e164 }) => reaches === undefined && e164 !== null) ?? main?.phones[0];
  if (!main || !phone) return [];
  const { written, e164 } = phone;
  return [{ id: 'call', label: '', phone: { written, e164 }, evidence: main.evidence, rank: RANKS.text }];
}
