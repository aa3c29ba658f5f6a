import { dayOf } from '../core/day-of.ts';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { OnProgress } from '../core/progress.ts';
import { NEVER } from '../core/site/next-visit.ts';
import { drawSites } from '../publish/draw-sites.ts';
import type { PublishResult } from '../publish/publish.ts';
import { takeBuilderLease } from '../store/jobs/builder-lease.ts';
import { THIS_HOLDER } from '../store/jobs/job-holder.ts';
import type { JobRow } from '../store/jobs/jobs.ts';
import { siteRights } from '../store/jobs/site-rights.ts';
import {
  type ArtifactDatabase,
  type DatabaseLocation,
  type IndexDatabase,
  openArtifactDatabase,
} from '../store/open-database.ts';
import { countIndexed, saveDailyTotals } from '../store/sites/index-counts.ts';
import { listLatestVisits, loadTimings } from '../store/sites/sites-due.ts';
import { pruneTranslations } from '../store/translations.ts';
import { sweepArtifacts } from '../store/visits/sweep-artifacts.ts';
import { deskOpener, RENEWAL_BUDGET, type Translating } from './english/desk-opener.ts';
import type { EnglishReport } from './english/english-desk.ts';
import { besideRenewals, type Interludes } from './jobs/beside-renewals.ts';
import { takeWaitingJobs } from './jobs/take-waiting-jobs.ts';
import type { BuildInputs } from './parse-inputs.ts';
import { readInPool } from './read/read-pool.ts';
import type { ReadAll } from './read/read-question.ts';
import { type ReadFault, readSites } from './read/read-sites.ts';
import { type TakenArchive, takeInArchive } from './visit/take-in-archive.ts';
import { visitSites, type WebAccess } from './visit/visit-sites.ts';

export interface BuildInput {
  readonly index: IndexDatabase;
  readonly artifacts: DatabaseLocation;
  readonly inputs: BuildInputs;
  readonly web: WebAccess;
  /** Where the pages are drawn. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly onProgress: OnProgress;
  /** No visit is begun after this moment. */
  readonly visitUntil?: Date;
  /** Ends the build between two steps; what is done stays, and the next build goes on from there. */
  readonly signal?: AbortSignal;
  /** Whether nothing of what is drawn is seen before the build ends, because it is deployed then. */
  readonly deploysAtEnd?: boolean;
  /** What reads the sites; by default processes of their own, which a site cannot hang. */
  readonly readWith?: (artifacts: ArtifactDatabase) => ReadAll;
  /** What puts texts in other languages into English, and what that may cost. */
  readonly translating?: Translating | null;
}

/** What a build did. */
export interface BuildResult {
  readonly archives: readonly TakenArchive[];
  readonly visited: number;
  readonly read: number;
  readonly faults: readonly ReadFault[];
  readonly drawn: PublishResult;
  /** What was translated; null where nothing translates. */
  readonly english: EnglishReport | null;
}

/** A server beside us holds the right to build for moments; another build holds it for longer. */
const PATIENCE_MS = 20_000;
/** How often a build looks for what owners saved meanwhile. */
const LOOK_MS = 500;
/** Where nobody sees it earlier. */
const LOOK_SELDOM_MS = 10_000;

/**
 * The build: visit what is due, read and judge what was not read yet, remember it, draw what changed (contract
 * section 14); what callers asked for is part of it, and what owners save meanwhile comes in between. Interrupted at any
 * moment, the next run ends the same.
 * @throws StoreError, PublishError, WarcFileError, or the signal's reason
 */
export async function build(input: BuildInput): Promise<BuildResult> {
  const { index, web, deploysAtEnd = false } = input;
  const lease = await takeBuilderLease(index, () => web.clock().getTime(), {
    patienceMs: PATIENCE_MS,
    signal: input.signal,
  });
  try {
    const signal = AbortSignal.any([lease.lost, ...(input.signal ? [input.signal] : [])]);
    const artifacts = await openArtifactDatabase(input.artifacts);
    try {
      const readAll = input.readWith?.(artifacts) ?? readInPool(input.artifacts);
      const asked = await takeWaitingJobs(index, web.clock, deploysAtEnd);
      const late: ReadFault[] = [];
      const beside = {
        ...input,
        artifacts,
        readAll,
        clock: web.clock,
        holder: THIS_HOLDER,
        signal,
        lease,
        openDesk: deskOpener(input.translating ?? null, { index, clock: web.clock, signal }, RENEWAL_BUDGET),
        lookMs: deploysAtEnd ? LOOK_SELDOM_MS : LOOK_MS,
        onDone: asked.onDone,
        onFault: ({ domain }: JobRow, cause: unknown) =>
          late.push({ domain: domain as DomainName, fault: cause instanceof Error ? cause.message : String(cause) }),
      };
      try {
        const result = await besideRenewals(beside, (interludes) =>
          buildWith(artifacts, { ...input, signal, readAll }, asked.visits, interludes),
        );
        await asked.finish();
        return { ...result, faults: [...result.faults, ...late] };
      } catch (error) {
        await asked.giveBack();
        throw error;
      }
    } finally {
      artifacts.close();
    }
  } finally {
    await lease.release();
  }
}

async function buildWith(
  artifacts: ArtifactDatabase,
  input: BuildInput & { readonly signal: AbortSignal; readonly readAll: ReadAll },
  asked: readonly DomainName[],
  { turn, renewed }: Interludes,
): Promise<BuildResult> {
  const { index, web, onProgress, signal, readAll } = input;
  const taken: TakenArchive[] = [];
  for (const path of input.inputs.archives) {
    taken.push(await takeInArchive({ database: artifacts, path, clock: web.clock, onProgress, signal }));
  }
  const named = [...new Set([...input.inputs.domains, ...asked])];
  const domains = await listDue(index, artifacts, named, web.clock().toISOString());
  const until = input.visitUntil ? { until: input.visitUntil } : {};
  // A server beside us visits, too.
  const polite = { rights: siteRights(index), ...web };
  const visited = await visitSites({ artifacts, domains, web: polite, onProgress, ...until, signal });
  signal.throwIfAborted();
  const beforeReading = renewed.length;
  const visits = await listLatestVisits(artifacts);
  const isOvertaken = (domain: DomainName): boolean => renewed.includes(domain, beforeReading);
  const desk = deskOpener(input.translating ?? null, { index, clock: web.clock, signal })();
  const reading = { index, readAll, visits, onProgress, turn, isOvertaken, desk, signal };
  const { read, faults } = await readSites(reading);
  signal.throwIfAborted();
  await turn(() => pruneTranslations(index, dayOf(web.clock())));
  await turn(async () => saveDailyTotals(index, dayOf(web.clock()), await countIndexed(index)));
  const beforeDrawing = renewed.length;
  const drawn = await drawSites({ ...input, now: web.clock(), turn });
  // Lists and ranks were drawn from what was known before.
  if (renewed.length > beforeDrawing) await drawSites({ ...input, now: web.clock(), turn });
  if (visited + taken.length > 0) await turn(() => sweepArtifacts(artifacts));
  return { archives: taken, visited, read, faults, drawn, english: desk?.report() ?? null };
}

/** Of the given sites those whose time has come; a kept visit that was not read yet needs no other. */
async function listDue(
  index: IndexDatabase,
  artifacts: ArtifactDatabase,
  domains: readonly DomainName[],
  now: string,
): Promise<DomainName[]> {
  if (domains.length === 0) return [];
  const known = await loadTimings(index, domains);
  const kept = new Map((await listLatestVisits(artifacts)).map(({ domain, visitKey }) => [domain, visitKey]));
  return domains.filter((domain) => {
    const row = known.get(domain);
    if (kept.has(domain) && kept.get(domain) !== row?.visitKey) return false;
    // A site of an archive waits for nobody's visit but the operator's, who names it.
    return !row || row.nextVisitAt <= now || row.nextVisitAt === NEVER;
  });
}
