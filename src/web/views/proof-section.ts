import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { formatMinute } from '../../prints/format-day.ts';
import type { Registration } from '../../services/register/registration.ts';
import type { Claiming, Entered } from './parts/claim-part.ts';

/** The record that proves a domain, and whether it was seen. */
export interface ProofSection {
  readonly entered: Entered;
  readonly record: Registration['verify']['dns_txt'];
  /** The zone that the record stands in, and the name of the record in it, as many DNS panels ask for it. */
  readonly zone: { readonly domain: string; readonly name: string };
  readonly isProven: boolean;
  readonly title: string;
  readonly texts: readonly string[];
}

/** Builds the second and third step of the claim page. */
export function toProofSection({ domain, key, registration }: Claiming): ProofSection {
  const { verify, verified } = registration;
  const record = verify.dns_txt;
  const zone = registrableDomain(domain);
  return {
    entered: { domain, key },
    record,
    zone: { domain: zone, name: record.host.slice(0, -zone.length - 1) },
    isProven: verified,
    ...toNews(registration),
  };
}

function toNews({ verified, status, checked_at, notices }: Registration): Pick<ProofSection, 'title' | 'texts'> {
  const told = (code: string) => notices.filter((notice) => notice.code === code).map(({ message }) => message);
  const others = notices
    .filter(({ code }) => code !== 'record_not_seen' && code !== 'dns_unavailable')
    .map(({ message }) => message);
  const fault = told('dns_unavailable');
  if (verified && told('record_missing').length > 0) {
    return { title: 'The record is missing.', texts: [...fault, ...others] };
  }
  if (verified) {
    const asked = checked_at === null ? '' : `We checked on ${formatMinute(checked_at)}. `;
    const keep = `${asked}Keep the record: we check every day.`;
    return { title: 'Proven.', texts: [keep, ...fault, ...others] };
  }
  if (fault.length > 0) return { title: 'We could not check.', texts: [...fault, ...others] };
  const title = status === 'lapsed' ? 'Lapsed.' : 'Not yet.';
  const seen = told('record_not_seen').join(' ');
  const back = 'You can close this page: come back with the same key, the record stays the same.';
  return { title, texts: [seen, back, ...others].filter((text) => text !== '') };
}
