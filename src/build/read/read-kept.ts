import type { OnSite } from '../../core/progress.ts';
import { toOwnerDocument } from '../../services/register/read-owner-document.ts';
import { faultText } from '../../store/fault-text.ts';
import { loadVisits } from '../../store/load-visit.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import { findPoints } from '../map/find-points.ts';
import type { ReadAnswer, ReadQuestion } from './read-question.ts';
import { readKeptVisits } from './read-visit.ts';

/**
 * Reads all that is kept of one site; what our readers throw is the fault of the answer.
 * @param onSite told when reading itself begins, which others cannot come between, and when it has ended
 */
export async function readKept(
  artifacts: ArtifactDatabase,
  { domain, ownerJson }: ReadQuestion,
  onSite: OnSite = () => {},
): Promise<ReadAnswer> {
  try {
    const kept = await loadVisits(artifacts, domain);
    onSite(domain, true);
    const owner = ownerJson === null ? null : toOwnerDocument(ownerJson, domain);
    const records = await readKeptVisits(kept, owner, (facts) => findPoints(artifacts, facts));
    return { domain, records, fault: null };
  } catch (error) {
    return { domain, records: [], fault: faultText(error) };
  } finally {
    onSite(domain, false);
  }
}
