import { describeSite } from '../../src/build/describe/describe-site.ts';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import { judge } from '../../src/core/readiness/judge.ts';
import { readSite } from '../../src/extract/read-site.ts';
import type { ArtifactDatabase } from '../../src/store/open-database.ts';
import { loadVisits } from '../../src/store/visits/load-visit.ts';

/** Shares of the work of reading sites, by name; together 1. */
export type ReadingShares = Readonly<Record<'loading' | 'reading' | 'describing' | 'judging', number>>;

/** Sites read before the clock starts: compiling is no part of it. */
const WARM_UP = 30;

/** Reads some kept sites in this process, and tells how its time is shared out. */
export async function readingShares(
  artifacts: ArtifactDatabase,
  domains: readonly DomainName[],
): Promise<ReadingShares> {
  const ms = { loading: 0, reading: 0, describing: 0, judging: 0 };
  for (const [at, domain] of domains.entries()) {
    if (at === WARM_UP) for (const name of Object.keys(ms)) ms[name as keyof typeof ms] = 0;
    let last = threadMs();
    const lap = (name: keyof typeof ms): void => {
      const now = threadMs();
      ms[name] += now - last;
      last = now;
    };
    const kept = await loadVisits(artifacts, domain);
    lap('loading');
    for (const { visit } of kept) {
      const facts = readSite(visit);
      lap('reading');
      const document = facts.status === 'active' ? describeSite(facts, { owner: null }) : null;
      lap('describing');
      judge({ document, facts, visit });
      lap('judging');
    }
  }
  const all = Object.values(ms).reduce((sum, value) => sum + value, 0) || 1;
  return {
    loading: ms.loading / all,
    reading: ms.reading / all,
    describing: ms.describing / all,
    judging: ms.judging / all,
  };
}

/** Processor time of this thread so far: what a shared machine cannot blur. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
