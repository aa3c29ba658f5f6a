import { counted } from '../../core/counted.ts';
import { placeInWords } from '../../core/lawp/place-in-words.ts';
import { formatMinute } from '../../prints/format-day.ts';
import type { Registration } from '../../services/register/registration.ts';
import type { ClaimPart, Entered, NotSaved, Warned } from './parts/claim-part.ts';

/** The document that an owner writes, and what became of the last one. */
export interface OwnSection {
  readonly entered: Entered;
  readonly text: string;
  /** Tag of the document that this one begins with. */
  readonly since: string;
  readonly problem: Pick<NotSaved, 'message' | 'errors'> | null;
  /** Said before a save that costs something; `keep` names what of our reading can be kept, null for nothing. */
  readonly warning: { readonly message: string; readonly keep: string | null } | null;
  readonly saved: { readonly notices: readonly string[] } | null;
  /** How far the pages are; null when nothing was ever saved with this key. */
  readonly renewal: { readonly text: string; readonly isGoing: boolean; readonly reportUrl: string } | null;
}

type Entering = Extract<ClaimPart, { key: string }>;

/** Builds the last step of the claim page; null until the domain is proven, or a document was sent all the same. */
export function toOwnSection(baseUrl: string, part: Entering): OwnSection | null {
  const { domain, key } = part;
  const warned = part.kind === 'warned' ? part : null;
  const notSaved = part.kind === 'turned-away' || part.kind === 'not-saved' ? part : null;
  const registration = 'registration' in part ? part.registration : null;
  if (notSaved === null && !registration?.verified) return null;
  return {
    entered: { domain, key },
    text: notSaved?.text ?? warned?.text ?? JSON.stringify(registration?.lawp ?? emptyDocument(domain), null, 2),
    since: notSaved?.since ?? registration?.etag ?? '',
    problem: notSaved && toProblem(notSaved),
    warning: warned && { message: warned.message, keep: toKeep(warned) },
    saved: part.kind === 'saved' ? { notices: part.notices } : null,
    renewal: registration && toRenewal(registration, `${baseUrl}/site/${domain}`),
  };
}

function toKeep({ leftOut: { pages, actions } }: Warned): string | null {
  const parts = [pages > 0 ? counted(pages, 'page') : '', actions > 0 ? counted(actions, 'action') : ''];
  const named = parts.filter((part) => part !== '').join(' and ');
  return named === '' ? null : `Keep the ${named} we read, and save`;
}

function toProblem({ message, errors }: NotSaved): NonNullable<OwnSection['problem']> {
  if (errors.length === 0) return { message, errors };
  const places = errors.map((error) => ({ ...error, path: error.path && placeInWords(error.path) }));
  return { message: 'It was not saved. What is wrong with it:', errors: places };
}

function toRenewal({ rebuild, claimed_by_you }: Registration, reportUrl: string): OwnSection['renewal'] {
  if (rebuild === null || !claimed_by_you) return null;
  const { status, finished_at, reason } = rebuild;
  const isGoing = status === 'pending' || status === 'running';
  const text =
    status === 'failed'
      ? `Page, badge and search could not be updated: ${reason ?? 'something broke on our side.'}`
      : isGoing || finished_at === null
        ? 'Page, badge and search are being updated.'
        : `Page, badge and search were updated on ${formatMinute(finished_at)}.`;
  return { text, isGoing, reportUrl };
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
