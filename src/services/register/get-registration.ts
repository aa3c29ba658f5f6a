import { criterion } from '../../core/readiness/criteria.ts';
import { listed } from '../../core/readiness/criterion.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { isClaimed } from '../../store/claims.ts';
import { findLatestJob } from '../../store/jobs/jobs.ts';
import { findLatestOwnerDocument } from '../../store/owner-documents.ts';
import { findLatestChange } from '../../store/sites/changes.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { askForBuild, type CallBuildHook } from '../jobs/ask-for-build.ts';
import { type Outcome, refusedInput } from '../outcome.ts';
import { type ClaimDeps, findCheckedClaim } from '../ownership/find-claim.ts';
import { findDomain } from '../sites/find-domain.ts';
import { documentTag } from './document-tag.ts';
import { claimNotices, claimParts, givenDocument, ownSave, type Registration, toRebuild } from './registration.ts';
import { aloneNotices, ownFileNotices, unshownNotices } from './unshown-notices.ts';

export interface RegistrationInput extends ClaimDeps {
  readonly keyId: string;
  /** As the caller wrote it. */
  readonly domain: string;
  readonly callBuildHook: CallBuildHook | null;
}

/** How a key stands to a domain; looks at the record where that is due (R25, R26). */
export async function getRegistration(input: RegistrationInput): Promise<Outcome<Registration>> {
  const { index, keyId } = input;
  const parsed = await findDomain(index, input.domain);
  if (!parsed.ok) return refusedInput('domain', parsed.message);
  const { claim, look, moved } = await findCheckedClaim(input, keyId, parsed.domain);
  const [saved, job, claimed, change, [site]] = await Promise.all([
    findLatestOwnerDocument(index, parsed.domain),
    findLatestJob(index, parsed.domain),
    isClaimed(index, parsed.domain),
    findLatestChange(index, parsed.domain),
    loadSites(index, [parsed.domain]),
  ]);
  const own = ownSave(claim, saved);
  const lawp = givenDocument(own, site ?? null);
  const rebuild = saved === null ? null : toRebuild(job);
  if (rebuild?.status === 'pending' || moved) await askForBuild({ ...input, now: input.clock() });
  return {
    ok: true,
    value: {
      ...claimParts(claim),
      claimed_by_you: own !== null,
      saved_at: own?.savedAt ?? null,
      claimed,
      lawp,
      etag: documentTag(saved, lawp),
      rebuild,
      notices: [
        ...claimNotices(claim, look),
        ...(own ? ownNotices : ownFileNotices)(site ?? null),
        ...(own ? loweredNotices(change, own.savedAt) : []),
      ],
    },
  };
}

/** What whoever holds the site is told of how it is shown. */
function ownNotices(site: StoredSite | null): Notice[] {
  return [...unshownNotices(site), ...aloneNotices(site)];
}

/** Says that the last save lowered the score, and which marks it cost. */
function loweredNotices(change: Awaited<ReturnType<typeof findLatestChange>>, savedAt: string): Notice[] {
  const { score, criteria } = change?.changes ?? {};
  if (change === null || change.detectedAt < savedAt || score === undefined || score.to >= score.from) return [];
  const lost = (criteria?.lost ?? []).map((id) => criterion(id).listName);
  const why = lost.length === 0 ? '' : `; no longer met: ${listed(lost)}`;
  return [
    { code: 'score_lower', message: `Since your last save the score went from ${score.from} to ${score.to}${why}.` },
  ];
}
