import type { Registration } from '../register/registration.ts';
import { formatMinute } from './format-day.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** What a caller entered, sent again with the next step; nothing of it is kept. */
interface Entered {
  readonly domain: string;
  readonly key: string;
}

/** What happened before the claim page is shown. */
export type ClaimPart =
  | { readonly kind: 'opened'; readonly domain: string }
  /** The form came in a wrong way, or one of its fields is wrong. */
  | {
      readonly kind: 'refused';
      readonly domain: string;
      readonly field: 'domain' | 'key' | null;
      readonly message: string;
    }
  | ({ readonly kind: 'looked' } & Entered & { readonly registration: Registration })
  | ({ readonly kind: 'not-saved' } & Entered & {
        readonly registration: Registration;
        readonly text: string;
        readonly message: string;
        readonly errors: readonly { readonly path: string; readonly message: string }[];
      })
  | ({ readonly kind: 'saved' } & Entered & {
        readonly registration: Registration;
        readonly message: string;
        readonly reportUrl: string;
        readonly notices: readonly string[];
      });

/** The page on which owners claim their site. */
export interface ClaimView {
  readonly kind: 'claim';
  readonly head: PageHead;
  readonly domain: string;
  /** What is wrong with the first step; `field` null for the page as a whole. */
  readonly problem: { readonly field: 'domain' | 'key' | null; readonly message: string } | null;
  /** The second and third step; null before the first is done. */
  readonly proof: {
    readonly entered: Entered;
    readonly record: Registration['verify']['dns_txt'];
    readonly isProven: boolean;
    readonly title: string;
    readonly texts: readonly string[];
  } | null;
  /** The owner's own document; null until the domain is proven. */
  readonly own: {
    readonly entered: Entered;
    readonly text: string;
    readonly problem: string | null;
    readonly errors: readonly { readonly path: string; readonly message: string }[];
    readonly saved: {
      readonly message: string;
      readonly reportUrl: string;
      readonly notices: readonly string[];
    } | null;
  } | null;
}

/** Builds the claim page from what happened before. */
export function toClaimView(baseUrl: string, part: ClaimPart): ClaimView {
  const registration = 'registration' in part ? part.registration : null;
  return {
    kind: 'claim',
    head: pageHead({
      title: 'Claim your site | Waymark',
      description: 'Three steps to correct what Waymark says about your site.',
      canonical: part.kind === 'opened' ? `${baseUrl}/claim` : null,
      index: part.kind === 'opened',
      current: 'claim',
    }),
    domain: part.domain,
    problem: part.kind === 'refused' ? { field: part.field, message: part.message } : null,
    proof: 'key' in part && registration ? toProof(part, registration) : null,
    own: 'key' in part && registration?.verified ? toOwn(part, registration) : null,
  };
}

function toProof({ domain, key }: Entered, registration: Registration): NonNullable<ClaimView['proof']> {
  const { verify, verified, status, checked_at, notices } = registration;
  const asked = checked_at === null ? '' : `We asked at ${formatMinute(checked_at)}. `;
  const waits = `${asked}New records often take some minutes, at times an hour. You can close this page: come back with the same key, the record stays the same.`;
  const isUnknown = notices.some(({ code }) => code === 'dns_unavailable');
  const told = notices.filter(({ code }) => code !== 'record_not_seen').map(({ message }) => message);
  const other = notices.filter(({ code, message }) => code === 'record_not_seen' && message.includes('another value'));
  const title = verified
    ? 'Proven.'
    : isUnknown
      ? 'We could not look.'
      : status === 'lapsed'
        ? 'Lapsed.'
        : 'Not seen yet.';
  const found = verified ? [`${asked}Keep the record: we look again every day.`] : isUnknown ? [] : [waits];
  return {
    entered: { domain, key },
    record: verify.dns_txt,
    isProven: verified,
    title,
    texts: [...found, ...told, ...other.map(({ message }) => message)],
  };
}

type Entering = Extract<ClaimPart, { key: string }>;

function toOwn(part: Entering, { lawp }: Registration): NonNullable<ClaimView['own']> {
  const { domain, key } = part;
  const notSaved = part.kind === 'not-saved' ? part : null;
  return {
    entered: { domain, key },
    text: notSaved?.text ?? JSON.stringify(lawp ?? emptyDocument(domain), null, 2),
    problem: notSaved === null ? null : notSaved.errors.length > 0 ? 'It was not saved:' : notSaved.message,
    errors: notSaved?.errors ?? [],
    saved: part.kind === 'saved' ? { message: part.message, reportUrl: part.reportUrl, notices: part.notices } : null,
  };
}

/** A document to begin with, for a site of which nothing is known. */
function emptyDocument(domain: string): Record<string, unknown> {
  return {
    lawp_version: '0.3',
    domain,
    name: '',
    language: 'en',
    pages: { '/': { title: '', content: '' } },
    actions: [],
  };
}
