import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { MissingWhy } from '../../store/claims.ts';
import type { LookUpFault, LookUpTxt, TxtAnswer } from './txt-answer.ts';

const LABEL = '_waymark';
const PREFIX = 'waymark-site-verification=';

/** The TXT record that proves a claim. */
export interface ProofRecord {
  readonly host: string;
  readonly type: 'TXT';
  readonly value: string;
}

/** The record that a claim asks for. */
export function proofRecord(domain: string, token: string): ProofRecord {
  return { host: `${LABEL}.${domain}`, type: 'TXT', value: `${PREFIX}${token}` };
}

/** What looking for the record of a claim gives. */
export type RecordLook =
  | { readonly state: 'found' }
  | { readonly state: 'missing'; readonly why: MissingWhy }
  | { readonly state: 'unknown'; readonly why: LookUpFault };

/**
 * Looks for the record of a claim at `_waymark.<domain>`, at the name itself, and for a sub-domain also at its
 * registrable domain: whoever runs that zone decides about the names below. The value belongs to one key and one domain,
 * so that a record for another domain never proves this one.
 */
export async function lookForRecord(domain: string, token: string, lookUpTxt: LookUpTxt): Promise<RecordLook> {
  const names = namesOf(domain);
  // All at once: behind slow servers a second round would last longer than a function may take.
  const asked = [doubledName(domain), ...names].map(lookUpTxt);
  const value = `${PREFIX}${token}`;
  const proofs = asked.slice(1).map(async (answer) => valuesOf(await answer).includes(value) || Promise.reject());
  // Where it is seen, the servers of the other names need not be waited for.
  if (await Promise.any(proofs).catch(() => false)) return { state: 'found' };
  const [doubled, ...answers] = await Promise.all(asked);
  const values = answers.flatMap(valuesOf);
  const failed = answers.find((answer): answer is TxtAnswer & { state: 'failed' } => answer.state === 'failed');
  if (failed) return { state: 'unknown', why: failed.why };
  if (values.some((value) => value.startsWith(PREFIX))) return { state: 'missing', why: 'other_value' };
  // The name itself holds texts of many kinds; the one below it was made for us.
  const hasText = answers.some((answer, at) => answer.state === 'found' && names[at]?.startsWith(`${LABEL}.`));
  if (hasText) return { state: 'missing', why: 'other_text' };
  const isDoubled = doubled !== undefined && valuesOf(doubled).includes(value);
  return { state: 'missing', why: isDoubled ? 'doubled_name' : 'nothing' };
}

function valuesOf(answer: TxtAnswer): string[] {
  return answer.state === 'found' ? answer.values.map(bare) : [];
}

/**
 * Where the record is when the whole name was typed into a DNS panel that adds the zone by itself. It proves nothing
 * there: that name may be another's to fill.
 */
export function doubledName(domain: string): string {
  return `${LABEL}.${domain}.${registrableDomain(domain)}`;
}

function namesOf(domain: string): string[] {
  const zones = [...new Set([domain, registrableDomain(domain)])];
  return zones.flatMap((zone) => [`${LABEL}.${zone}`, zone]);
}

/** Some DNS panels keep the quotes and spaces that were typed around a value, or change its case. */
function bare(value: string): string {
  return value
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
    .toLowerCase();
}
