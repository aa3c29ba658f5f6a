import { type OwnSection, toOwnSection } from './own-section.ts';
import type { ClaimPart } from './parts/claim-part.ts';
import { type PageHead, pageHead } from './parts/page-head.ts';
import { type ProofSection, toProofSection } from './proof-section.ts';

/** The page on which owners claim their site. */
export interface ClaimView {
  readonly kind: 'claim';
  readonly head: PageHead;
  readonly domain: string;
  /** What is wrong with the first step; `field` null for the page as a whole. */
  readonly problem: { readonly field: 'domain' | 'key' | null; readonly message: string } | null;
  /** The second and third step; null before the first is done. */
  readonly proof: ProofSection | null;
  /** The owner's own document; null until the domain is proven. */
  readonly own: OwnSection | null;
  /** What may change by itself while the page is open, and after how many seconds it is looked at again. */
  readonly live: { readonly parts: string; readonly seconds: number } | null;
}

/** A record that was not there is not looked for again before 30 seconds have passed. */
const RECORD_SECONDS = 35;
const DRAWING_SECONDS = 3;
const FAULTS: ReadonlySet<ClaimPart['kind']> = new Set(['refused', 'turned-away', 'not-saved'] as const);

/** Builds the claim page from what happened before. */
export function toClaimView(baseUrl: string, part: ClaimPart): ClaimView {
  const proof = 'registration' in part ? toProofSection(part) : null;
  const own = 'key' in part ? toOwnSection(baseUrl, part) : null;
  return {
    kind: 'claim',
    head: pageHead({
      title: `${FAULTS.has(part.kind) ? 'Error: ' : ''}${toTitle(part)} | Waymark`,
      description: 'Three steps to correct what Waymark says about your site.',
      canonical: part.kind === 'opened' ? `${baseUrl}/claim` : null,
      index: part.kind === 'opened',
      current: 'claim',
    }),
    domain: part.domain,
    problem: part.kind === 'refused' ? { field: part.field, message: part.message } : null,
    proof,
    own,
    live: toLive(proof, own),
  };
}

function toTitle(part: ClaimPart): string {
  return 'key' in part ? `Claim ${part.domain}` : 'Claim your site';
}

function toLive(proof: ProofSection | null, own: OwnSection | null): ClaimView['live'] {
  if (own?.renewal?.isGoing) return { parts: 'renewal', seconds: DRAWING_SECONDS };
  return proof?.isProven === false && own === null ? { parts: 'look own', seconds: RECORD_SECONDS } : null;
}
