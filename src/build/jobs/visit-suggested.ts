import type { DomainName } from '../../core/domain/domain-name.ts';
import type { Visit } from '../../core/site/visit.ts';
import { keepStep, settleSuggestion } from '../../services/jobs/settle-suggestion.ts';
import type { OnStep } from '../../services/jobs/step.ts';
import { findFirstReading } from '../../store/first-reading.ts';
import { saveVisit } from '../../store/visits/save-visit.ts';
import { visitSites, type WebAccess } from '../visit/visit-sites.ts';
import type { RenewDeps } from './renew-sites.ts';
import { showSite } from './show-site.ts';

/** A slow site grows on its page, but not with every page it gives. */
const GROWTH_MS = 20_000;

/**
 * Visits one site politely and shows it: the home page within seconds, more as it comes, the whole when the visit ends.
 * @throws StoreError, PublishError, or the signal's reason
 */
export async function visitSuggested(
  deps: Pick<RenewDeps, 'index' | 'artifacts' | 'clock'> & { readonly signal: AbortSignal; readonly onStep: OnStep },
  web: WebAccess,
  domain: DomainName,
): Promise<void> {
  const { index, artifacts, clock, signal, onStep } = deps;
  await keepStep(index, domain, 'visiting', clock());
  // Half a visit would say that the pages it has not seen are gone.
  const isKnown = (await findFirstReading(index, domain)) !== null;
  const growth = growWith(async (part) => {
    await saveVisit(artifacts, part);
    await showSite(deps, domain);
    await keepStep(index, domain, 'reading', clock());
  });
  try {
    await visitSites({
      artifacts,
      domains: [domain],
      web,
      onProgress: () => {},
      ...(isKnown ? {} : { onPart: growth.onPart }),
      onSite: (name, isUnderWay) => onStep({ work: 'visit', domain: name }, isUnderWay),
      signal,
    });
  } finally {
    await growth.end();
  }
  await keepStep(index, domain, 'reading', clock());
  await showSite(deps, domain);
  await settleSuggestion(index, domain, clock());
}

/** Shows parts of a visit one at a time, the latest there is, with time between them; the first at once. */
function growWith(show: (part: Visit) => Promise<void>) {
  let latest: Visit | null = null;
  let showing = Promise.resolve();
  let isBusy = false;
  let ended = false;
  let shownAt = Number.NEGATIVE_INFINITY;
  const showLatest = async (): Promise<void> => {
    const part = latest;
    latest = null;
    if (part === null || ended) return;
    shownAt = performance.now();
    // What cannot be shown now is shown when the visit ends: that is where a fault is told.
    await show(part).catch(() => {});
  };
  return {
    onPart(part: Visit): void {
      latest = part;
      if (isBusy || performance.now() - shownAt < GROWTH_MS) return;
      isBusy = true;
      showing = showLatest().finally(() => {
        isBusy = false;
      });
    },
    /** No more parts are shown once this has resolved. */
    async end(): Promise<void> {
      ended = true;
      await showing;
    },
  };
}
