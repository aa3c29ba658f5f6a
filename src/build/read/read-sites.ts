import type { DomainName } from '../../core/domain/domain-name.ts';
import type { OnProgress, OnSite } from '../../core/progress.ts';
import { nextVisitAt } from '../../core/site/next-visit.ts';
import type { SiteRecord } from '../../core/site/site-record.ts';
import { atOnce, type Turn } from '../../store/jobs/take-turns.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadOwnerDocuments } from '../../store/owner-documents.ts';
import { remember } from '../../store/remember.ts';
import { holdsVisitKey, joinVisitKeys, loadTimings, type SiteTiming } from '../../store/sites/sites-due.ts';
import type { EnglishDesk } from '../english/english-desk.ts';
import type { ReadAll, ReadAnswer, ReadQuestion } from './read-question.ts';
import { RULES_VERSION, rulesWith } from './rules-version.ts';

export interface ReadSitesInput {
  readonly index: IndexDatabase;
  /** Reads what is kept: here, or in processes of their own. */
  readonly readAll: ReadAll;
  /** Sites with the key of what is kept of them. */
  readonly visits: readonly { readonly domain: DomainName; readonly visitKey: string }[];
  readonly onProgress: OnProgress;
  /** Told when what was read of a site is remembered, and when that is done. */
  readonly onRemember?: OnSite;
  /** Sites to be read anew whatever was read of them before, and since when: an owner saved, a claim changed, or the map. */
  readonly anew?: ReadonlyMap<string, string>;
  /** Each site is remembered in a turn of its own. */
  readonly turn?: Turn;
  /** Gives the English of their texts; null where nothing translates. */
  readonly desk?: EnglishDesk | null;
  /** Whether a site was renewed meanwhile: what was read of it before is old then. */
  readonly isOvertaken?: (domain: DomainName) => boolean;
  /** Ends the reading between two sites. */
  readonly signal?: AbortSignal;
}

/** A site that our readers failed on: a bug to report, never a reason to stop. */
export interface ReadFault {
  readonly domain: DomainName;
  readonly fault: string;
}

/**
 * Reads and remembers every site whose kept visit was not read yet, or was read by other rules or another translator; last
 * those that only wait for their English, as long as the desk has any.
 * @returns how many were read, and the faults of our readers
 * @throws StoreError, or the signal's reason
 */
export async function readSites({
  index,
  readAll,
  visits,
  onProgress,
  onRemember = () => {},
  anew = new Map(),
  turn = atOnce,
  desk = null,
  isOvertaken = () => false,
  signal,
}: ReadSitesInput): Promise<{ read: number; faults: ReadFault[] }> {
  const known = await loadTimings(
    index,
    visits.map(({ domain }) => domain),
  );
  const rules = rulesWith(desk);
  const isUnread = ({ domain, visitKey }: (typeof visits)[number], by: readonly string[]): boolean => {
    const row = known.get(domain);
    return anew.has(domain) || row?.visitKey !== visitKey || !by.includes(row.rulesVersion);
  };
  const unread = visits.filter((visit) => isUnread(visit, [rules]));
  const faults: ReadFault[] = [];
  let done = 0;
  if (unread.length === 0) return { read: 0, faults };
  onProgress({ phase: 'read', done, total: unread.length });
  const store = async (answer: ReadAnswer): Promise<void> => {
    signal?.throwIfAborted();
    if (answer.fault !== null) faults.push({ domain: answer.domain, fault: answer.fault });
    await turn(async () => {
      if (isOvertaken(answer.domain)) return;
      onRemember(answer.domain, true);
      await rememberAnswer(index, answer, {
        known: known.get(answer.domain) ?? null,
        anewSince: anew.get(answer.domain) ?? null,
        savedAt: owners.get(answer.domain)?.savedAt ?? null,
        rules,
      }).finally(() => onRemember(answer.domain, false));
    });
    onProgress({ phase: 'read', done: ++done, total: unread.length, detail: answer.domain });
  };
  const owners = await loadOwnerDocuments(
    index,
    unread.map(({ domain }) => domain),
  );
  const toQuestion = ({ domain }: (typeof visits)[number]): ReadQuestion => {
    return { domain, ownerJson: owners.get(domain)?.json ?? null };
  };
  const due = unread.filter((visit) => isUnread(visit, [rules, RULES_VERSION]));
  await readAll(due.map(toQuestion), store, desk);
  const waiting = unread.filter((visit) => !due.includes(visit));
  for (let from = 0; from < waiting.length && desk?.isOpen(); from += WAITING_AT_ONCE) {
    await readAll(waiting.slice(from, from + WAITING_AT_ONCE).map(toQuestion), store, desk);
  }
  return { read: done - faults.length, faults };
}

/** Once the provider fails, so many are read for nothing at most. */
const WAITING_AT_ONCE = 40;

interface BeforeReading {
  readonly known: SiteTiming | null;
  /** Set when a site is read anew: what was read before is remembered again. */
  readonly anewSince: string | null;
  /** When its owner saved the document that speaks for it. */
  readonly savedAt: string | null;
  /** What a whole reading is marked by now. */
  readonly rules: string;
}

/** Remembers a site's kept visits, oldest first, from the first that was not read by these rules before. */
async function rememberAnswer(index: IndexDatabase, answer: ReadAnswer, before: BeforeReading): Promise<void> {
  const { known, anewSince, savedAt, rules } = before;
  const wasRead = (key: string): boolean =>
    known !== null && known.rulesVersion === rules && holdsVisitKey(known.visitKey, key);
  const keys = answer.records.map(({ visitKey }) => visitKey);
  const unread = keys.findIndex((key) => !wasRead(key));
  const speaking = answer.records.findLastIndex(({ record }) => record.document !== null);
  const from = anewSince === null || speaking < 0 ? unread : unread < 0 ? speaking : Math.min(unread, speaking);
  for (const [at, { record, mapAt }] of answer.records.entries()) {
    if (at < from) continue;
    const changedAt = [anewSince, mapAt, record.document?.source === 'owner' ? savedAt : null]
      .filter((moment) => moment !== null && moment > record.visit.startedAt)
      .sort()
      .at(-1);
    await remember(index, record, {
      // What waits for its English is read again by a next build.
      rulesVersion: answer.wanted.length === 0 ? rules : RULES_VERSION,
      // An interrupted run must find the later visits unread.
      visitKey: joinVisitKeys(keys.slice(0, at + 1)),
      nextVisitAt: nextTime(record, known),
      hasOwner: savedAt !== null,
      ...(changedAt ? { savedAt: changedAt } : {}),
    });
  }
}

/** An archive changes nothing about when a site is visited. */
function nextTime({ visit }: SiteRecord, known: SiteTiming | null): string {
  return known && visit.source === 'warc' ? known.nextVisitAt : nextVisitAt(visit, known?.failures ?? 0);
}
