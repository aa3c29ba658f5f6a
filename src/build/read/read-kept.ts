import type { OnSite } from '../../core/progress.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import type { Visit } from '../../core/site/visit.ts';
import { readSite } from '../../extract/read-site.ts';
import { toOwnerDocument } from '../../services/register/read-owner-document.ts';
import { faultText } from '../../store/database/fault-text.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import { type KeptVisit, loadVisits } from '../../store/visits/load-visit.ts';
import { englishFinder } from '../english/english-finder.ts';
import { findPoints } from '../map/find-points.ts';
import type { ReadAnswer, ReadQuestion } from './read-question.ts';
import { readKeptVisits } from './read-visit.ts';

/**
 * Reads all that is kept of one site, one at a time; what our readers throw is the fault of the answer. Asked again with
 * the English that it wanted, it does not read the pages again.
 * @param onSite told when reading itself begins, which others cannot come between, and when it has ended
 */
export function keptReader(artifacts: ArtifactDatabase, onSite: OnSite = () => {}) {
  let latest: { readonly domain: string; readonly kept: readonly KeptVisit[] } | null = null;
  const facts = new WeakMap<Visit, SiteFacts>();
  const factsOf = (visit: Visit): SiteFacts => {
    const known = facts.get(visit) ?? readSite(visit);
    facts.set(visit, known);
    return known;
  };
  return async ({ domain, ownerJson, english }: ReadQuestion): Promise<ReadAnswer> => {
    const isAgain = english !== undefined && Object.keys(english.texts).length > 0 && latest?.domain === domain;
    try {
      const kept = isAgain && latest ? latest.kept : await loadVisits(artifacts, domain);
      latest = english === undefined ? null : { domain, kept };
      onSite(domain, true);
      const owner = ownerJson === null ? null : toOwnerDocument(ownerJson, domain);
      const finder = english === undefined ? null : englishFinder(english);
      const records = await readKeptVisits(kept, owner, (each) => findPoints(artifacts, each), {
        factsOf,
        english: finder,
      });
      return { domain, records, fault: null, wanted: finder?.wanted() ?? [], refused: finder?.refused() ?? 0 };
    } catch (error) {
      return { domain, records: [], fault: faultText(error), wanted: [], refused: 0 };
    } finally {
      onSite(domain, false);
    }
  };
}
