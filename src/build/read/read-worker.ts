import { parentPort, workerData } from 'node:worker_threads';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { SiteRecord } from '../../core/site/site-record.ts';
import { toOwnerDocument } from '../../services/register/read-owner-document.ts';
import { faultText } from '../../store/fault-text.ts';
import { loadVisits } from '../../store/load-visit.ts';
import { type DatabaseLocation, openArtifactDatabase } from '../../store/open-database.ts';
import { readKeptVisits } from './read-visit.ts';

/** A site to be read. */
export interface ReadQuestion {
  readonly domain: DomainName;
  /** What its verified owner saved, as JSON text; null when there is nothing. */
  readonly ownerJson: string | null;
}

/** What reading one site gives: a record for each kept visit, oldest first. */
export interface ReadAnswer {
  readonly domain: DomainName;
  readonly records: readonly { readonly visitKey: string; readonly record: SiteRecord }[];
  /** A fault of ours while reading this site; it is told, and the build goes on. */
  readonly fault: string | null;
}

if (!parentPort) throw new Error('read-worker is started as a worker thread');
const port = parentPort;
const artifacts = await openArtifactDatabase(workerData as DatabaseLocation);

// One after the other: the pool takes the first site without an answer for the one that is being read.
let reading = Promise.resolve();
port.on('message', (question: ReadQuestion) => {
  reading = reading.then(() => readOne(question));
});
port.postMessage('ready');

async function readOne({ domain, ownerJson }: ReadQuestion): Promise<void> {
  try {
    const kept = await loadVisits(artifacts, domain);
    const owner = ownerJson === null ? null : toOwnerDocument(ownerJson, domain);
    const records = readKeptVisits(kept, owner);
    port.postMessage({ domain, records, fault: null } satisfies ReadAnswer);
  } catch (error) {
    port.postMessage({ domain, records: [], fault: faultText(error) } satisfies ReadAnswer);
  }
}
