import type { Corpus, ReadSite } from './corpus.ts';

/** One piece of a page that a person marked. */
export interface MarkedText {
  readonly type: string;
  readonly text: string;
}

interface ContactsRow {
  readonly slug: string;
  readonly corpus: string;
  readonly entities: readonly MarkedText[];
}

/** A site with all that people marked on its pages, in their order. */
export interface AnnotatedSite {
  readonly slug: string;
  readonly site: ReadSite;
  readonly entities: readonly MarkedText[];
  /** Only hours were marked on some pages: what else stands there is not known. */
  readonly onlyHours: boolean;
}

/** The sites whose contact details people marked; of one that asks not to be indexed nothing is said. */
export function annotatedSites(corpus: Corpus): AnnotatedSite[] {
  const rows = Map.groupBy(corpus.answers<ContactsRow>('contacts.jsonl'), ({ slug }) => slug);
  return [...rows].flatMap(([slug, pages]) => {
    const site = corpus.readSite(slug);
    const entities = pages.flatMap((page) => page.entities);
    return site && site.facts.status !== 'noindex'
      ? [{ slug, site, entities, onlyHours: pages.some((page) => page.corpus === 'nl') }]
      : [];
  });
}

/** A further street belongs to the address only as long as its town has not come. */
function isWhole(run: readonly MarkedText[]): boolean {
  const kinds = new Set(run.map(({ type }) => type));
  return kinds.has('STREET') && (kinds.has('CITY') || kinds.has('ZIPCODE'));
}

const ADDRESS_PARTS = new Set(['STREET', 'CITY', 'STATE', 'ZIPCODE', 'COUNTRY']);

/** Runs of marked address parts as single texts: a part of a kind that the run has already begins another. */
export function markedAddresses(entities: readonly MarkedText[]): string[] {
  const runs: MarkedText[][] = [];
  let run: MarkedText[] = [];
  for (const entity of entities) {
    const isPart = ADDRESS_PARTS.has(entity.type);
    const begins = entity.type === 'STREET' ? isWhole(run) : run.some(({ type }) => type === entity.type);
    if (!isPart || begins) {
      runs.push(run);
      run = [];
    }
    if (isPart) run.push(entity);
  }
  return [...runs, run]
    .filter((parts) => parts.some(({ type }) => type === 'ZIPCODE' || type === 'STREET') && parts.length > 1)
    .map((parts) => parts.map(({ text }) => text).join(' '));
}
