import type { Fact } from '../../core/evidence.ts';
import type { FactSource, Sourced, SourcedFact } from '../../core/site/fact-source.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';

/** Whether the visit saw the site's home page: archives mostly hold others (R77). */
export function isHomeSeen({ pages }: Pick<SiteFacts, 'pages'>): boolean {
  return pages.some(({ kind }) => kind === 'home');
}

/** What the sources of a document are told from. */
export interface SourcesQuestion {
  readonly facts: SiteFacts;
  readonly source: SiteDocument['source'];
  readonly description: string;
  readonly category: Sourced<unknown> | null;
  readonly place: Sourced<unknown> | null;
}

/** Where name, description, category and place of a document come from; nothing of those that it lacks. */
export function sourcesOf({ facts, source, description, category, place }: SourcesQuestion): Sources {
  const name = source === 'built' ? readSource(facts.name) : ownSource(facts, source);
  const told = description === '' ? null : descriptionSource(facts, source, description);
  return {
    ...(name ? { name } : {}),
    ...(told ? { description: told } : {}),
    ...(category ? { category: category.source } : {}),
    ...(place ? { place: place.source } : {}),
  };
}

type Sources = Readonly<Partial<Record<SourcedFact, FactSource>>>;

/** Where a fact comes from that a site's own file or its owner states: an owner's words are at no address of the site. */
export function ownSource({ domain, pages, native }: SiteFacts, source: 'native' | 'owner'): FactSource {
  const by = 'document';
  if (source === 'native') return { by, confidence: 1, evidence: native.evidence };
  const home = pages.find(({ kind }) => kind === 'home')?.evidence;
  const { url, status, at } = home ?? { url: `https://${domain}/`, status: null, at: native.evidence.at };
  return { by, confidence: 1, evidence: { url, status, at, found: 'Stated by the owner of the site.' } };
}

function descriptionSource(facts: SiteFacts, source: SiteDocument['source'], description: string): FactSource | null {
  const read = facts.description;
  if (read && description !== '' && read.value.startsWith(description.slice(0, 40))) return readSource(read);
  if (source !== 'built') return ownSource(facts, source);
  const evidence = facts.pages[0]?.evidence;
  return evidence
    ? { by: 'composed', confidence: 0.9, evidence: { ...evidence, found: 'Composed from its facts' } }
    : null;
}

function readSource(fact: Fact<string> | null): FactSource | null {
  if (fact === null) return null;
  const { evidence, confidence = 0.9, by = 'text' } = fact;
  return { by, confidence, evidence };
}
