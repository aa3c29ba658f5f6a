import type { DomainName } from '../../core/domain/domain-name.ts';
import { kindOf } from '../../core/kind-of.ts';
import { asObject, at, type JsonObject } from '../../core/lawp/json-value.ts';
import { MAX_LAWP_BYTES, TOO_LARGE } from '../../core/lawp/parse-lawp-bytes.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import type { ClaimRow } from '../../store/claims.ts';
import { findLatestJob } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findLatestOwnerDocument, type OwnerDocument } from '../../store/owner-documents.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { loadPastDocuments } from '../../store/sites/past-documents.ts';
import { findReadDocument } from '../../store/sites/read-document.ts';
import { askForBuild, type CallBuildHook } from '../jobs/ask-for-build.ts';
import type { Outcome } from '../outcome.ts';
import { type ClaimDeps, findCheckedClaim } from '../ownership/find-claim.ts';
import type { RecordLook } from '../ownership/look-for-record.ts';
import type { InputError, ServiceError } from '../service-error.ts';
import { findDomain } from '../sites/find-domain.ts';
import { completeDocument } from './complete-document.ts';
import { changedMeanwhile, documentTag, mayReplace } from './document-tag.ts';
import { asReadNotices, findLeftOut, foreseeSave, keptNotices, scoreNotices, withLeftOut } from './foresee-save.ts';
import { keepDocument } from './keep-document.ts';
import { withOwnWords } from './own-words.ts';
import { type OwnerReading, readOwnerDocument } from './read-owner-document.ts';
import {
  claimNotices,
  claimParts,
  givenDocument,
  ownSave,
  type Rebuild,
  toRebuild,
  unavailableMessage,
  whyNotSeen,
} from './registration.ts';
import { aloneNotices, unshownNotices } from './unshown-notices.ts';

export interface SaveDocumentInput extends ClaimDeps {
  readonly keyId: string;
  /** The parsed body: not judged yet. */
  readonly body: unknown;
  /** The domain that it is saved for, where that was said beside the body: the body may name no other then. */
  readonly claimed?: string;
  /** Tells what a save would do, and does nothing. */
  readonly preview?: boolean;
  /** Keeps beside the document the pages and actions that we read and it leaves out. */
  readonly keepRead?: boolean;
  /** Tags of documents, as the header of this name lists them: it is saved on one of those, and on no other. */
  readonly ifMatch?: string;
  readonly baseUrl: string;
  readonly callBuildHook: CallBuildHook | null;
}

/** The answer to POST register (contract section 6). */
export interface SavedDocument {
  readonly success: true;
  /** False for a preview. */
  readonly saved: boolean;
  readonly domain: string;
  readonly message: string;
  /** The score before and, as far as words decide it, after; null where the site has none. */
  readonly score: { readonly from: number; readonly to: number } | null;
  /** How much of what we read the document leaves out. */
  readonly left_out: { readonly pages: number; readonly actions: number };
  readonly report_url: string;
  readonly lawp_url: string;
  /** Tag of the document as GET register gives it from now on. */
  readonly etag: string;
  readonly notices: readonly Notice[];
  readonly rebuild: Rebuild | null;
}

const RETRY_SECONDS = 30;
/** Documents shown before that a save is held against. */
const MAX_PAST = 20;

/** Keeps an owner's document and asks for its pages to be drawn; refuses in the order of R24. */
export async function saveDocument(input: SaveDocumentInput): Promise<Outcome<SavedDocument>> {
  const { index, keyId } = input;
  const body = asObject(input.body);
  if (body === null)
    return refuse(invalid([{ path: '', message: 'The body is not an object; send one LAWP document.' }]));
  const parsed = await readDomain(index, input.claimed ?? at(body, 'domain'));
  if (!parsed.ok) return parsed;
  const domain = parsed.value;
  const { claim, look } = await findCheckedClaim(input, keyId, domain);
  if (look?.state === 'unknown') {
    const detail = `${unavailableMessage(domain, look.why)} Nothing was saved; try again in half a minute.`;
    return refuse({ code: 'unavailable', detail, retryAfterSeconds: RETRY_SECONDS });
  }
  if (!claimParts(claim).verified) return refuse(notVerified(claim, look));
  const other = input.claimed === undefined ? [] : await findOtherDomain(index, at(body, 'domain'), domain);
  const [[site = null], latest] = await Promise.all([
    loadSites(index, [domain]),
    findLatestOwnerDocument(index, domain),
  ]);
  const given = givenDocument(ownSave(claim, latest), site);
  const documents = { given, shown: site?.document?.lawp ?? null };
  const completed = completeDocument(body, documents);
  const own = withOwnWords(completed.body, documents);
  const ours = await findReadDocument(index, domain);
  const added = findLeftOut(own, input.keepRead ? ours : null);
  const whole = withLeftOut(own, added);
  const read = await readOwnerDocument(whole, domain, await loadPastDocuments(index, domain, MAX_PAST));
  const wrong = [...other, ...(read.ok ? tooLarge(read.kept) : read.errors)];
  if (!read.ok || wrong.length > 0) return refuse(invalid(wrong));
  if (!mayReplace(input.ifMatch, documentTag(latest, given), given)) return refuse(changedMeanwhile(latest));
  const asRead = asReadNotices(read.document, ours);
  const notices = [...completed.notices, ...read.notices, ...asRead, ...keptNotices(added)];
  return keepOrPreview(input, { domain, claim, site, ours, read, latest, given, notices });
}

interface Saving {
  readonly domain: DomainName;
  readonly claim: ClaimRow;
  readonly site: StoredSite | null;
  /** What we read of the site. */
  readonly ours: SiteDocument | null;
  readonly read: Extract<OwnerReading, { ok: true }>;
  /** The last save for the domain. */
  readonly latest: OwnerDocument | null;
  readonly given: unknown;
  readonly notices: readonly Notice[];
}

async function keepOrPreview(input: SaveDocumentInput, saving: Saving): Promise<Outcome<SavedDocument>> {
  const { index, preview, clock, ifMatch } = input;
  const { domain, claim, site, ours, read, latest, given, notices } = saving;
  const score = foreseeSave(site, read.document, ours);
  const after = ifMatch === undefined ? {} : { after: latest };
  const json = JSON.stringify(read.kept);
  const done = preview ? 'previewed' : await keepDocument({ index, claim, site, json, now: clock(), ...after });
  const last = preview ? latest : await findLatestOwnerDocument(index, domain);
  if (done === 'overtaken') return refuse(changedMeanwhile(last));
  if (!preview) await askForBuild({ ...input, now: clock() });
  const more = done === 'unchanged' ? [UNCHANGED] : scoreNotices(score);
  const answer = await toAnswer(input, domain, site, [...notices, ...more]);
  const etag = documentTag(last, preview ? given : read.kept);
  return {
    ok: true,
    value: { ...answer, etag, score: score && { from: score.from, to: score.to }, ...leftOut(read.kept, ours) },
  };
}

/** With what was kept of the one before, a document may outgrow what any site may publish. */
function tooLarge(kept: JsonObject): NonNullable<ServiceError['errors']> {
  if (Buffer.byteLength(JSON.stringify(kept)) <= MAX_LAWP_BYTES) return [];
  return [{ path: '', message: `The whole document is larger than 1 MB. ${TOO_LARGE.mend}` }];
}

function leftOut(kept: JsonObject, ours: SiteDocument | null): Pick<SavedDocument, 'left_out'> {
  const { pages, actions } = findLeftOut(kept, ours);
  return { left_out: { pages: Object.keys(pages).length, actions: actions.length } };
}

async function readDomain(index: IndexDatabase, given: unknown): Promise<Outcome<DomainName>> {
  if (given === undefined) return refuse(invalid([{ path: '/domain', message: 'domain is missing; name your site.' }]));
  if (typeof given !== 'string') {
    return refuse(invalid([{ path: '/domain', message: `domain must be a text; it is ${kindOf(given)}.` }]));
  }
  const parsed = await findDomain(index, given);
  return parsed.ok
    ? { ok: true, value: parsed.domain }
    : refuse(invalid([{ path: '/domain', message: parsed.message }]));
}

/** What is wrong with the domain that a document names, when it is saved for this one; it may name none. */
async function findOtherDomain(
  index: IndexDatabase,
  given: unknown,
  claimed: DomainName,
): Promise<NonNullable<ServiceError['errors']>> {
  if (given === undefined) return [];
  const named = await readDomain(index, given);
  if (!named.ok) return named.error.errors ?? [];
  if (named.value === claimed) return [];
  const message = `The document names ${named.value}, but you are saving it for ${claimed}: write ${claimed}, or claim ${named.value} first.`;
  return [{ path: '/domain', message }];
}

async function toAnswer(
  { index, baseUrl, preview = false }: SaveDocumentInput,
  domain: DomainName,
  site: StoredSite | null,
  found: readonly Notice[],
): Promise<Omit<SavedDocument, 'score' | 'left_out' | 'etag'>> {
  const job = await findLatestJob(index, domain);
  const page = `${baseUrl}/site/${domain}`;
  const unshown = unshownNotices(site);
  return {
    success: true,
    saved: !preview,
    domain,
    message: preview
      ? 'Nothing was saved: this is what a save would do.'
      : unshown[0]
        ? `Saved, but not shown for now. ${unshown[0].message}`
        : `Saved. What you wrote appears at ${page} as soon as its pages are drawn.`,
    report_url: page,
    lawp_url: `${page}.json`,
    notices: [...found, ...unshown, ...aloneNotices(site)],
    rebuild: toRebuild(job),
  };
}

const UNCHANGED: Notice = { code: 'unchanged', message: 'This is what you saved before; nothing has changed.' };

function notVerified(claim: ClaimRow, look: RecordLook | null): ServiceError {
  const { domain, verify, checked_at, next_check_at } = claimParts(claim);
  const { host, value } = verify.dns_txt;
  const detail = `Prove that you run ${domain}: add a TXT record at ${host} with the value ${value}, then try again. ${whyNotSeen(claim)}`;
  const notices = claimNotices(claim, look);
  return { code: 'domain_not_verified', detail, extra: { verify, checked_at, next_check_at, notices } };
}

function invalid(errors: readonly InputError[]): ServiceError {
  const [first] = errors;
  const more = errors.length > 1 ? ` (${errors.length - 1} more in errors)` : '';
  return { code: 'invalid_input', detail: `${first?.message ?? 'The document is not usable.'}${more}`, errors };
}

function refuse(error: ServiceError): { readonly ok: false; readonly error: ServiceError } {
  return { ok: false, error };
}
