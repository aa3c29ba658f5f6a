import type { Evidence, Fact } from '../../core/evidence.ts';
import type { LawpProblem } from '../../core/lawp/document.ts';
import type {
  BusinessFacts,
  EnglishFacts,
  NativeFacts,
  Notice,
  PageFacts,
  PlaceFacts,
  SiteFacts,
} from '../../core/site/facts.ts';
import { findOrders, hasOrders } from './find-orders.ts';
import { isInstructionLike } from './instruction-like.ts';
import { withoutOrders } from './without-orders.ts';

/**
 * The facts of a site without what gives orders to AI agents in any text of them, structured data and addresses included:
 * actions and products go whole, of business details the part, of pages the sentences or, for an address, the page.
 */
export function factsWithoutOrders(facts: SiteFacts): SiteFacts {
  if (!hasOrders({ ...facts, native: { ...facts.native, document: null } })) return facts;
  const actions = facts.actions.filter(isClear);
  const products = facts.products.filter(isClear);
  const pages = facts.pages.filter(({ path, url }) => isClear([path, url])).map(clearPage);
  const business = facts.business && clearBusiness(facts.business);
  return {
    ...facts,
    statusReason: facts.statusReason === null || isClear(facts.statusReason) ? facts.statusReason : null,
    name: clearFact(facts.name),
    ...(facts.otherNames === undefined ? {} : { otherNames: facts.otherNames.filter(isClear) }),
    description: clearFact(facts.description),
    pages,
    actions,
    business,
    places: facts.places.filter(({ evidence: _, partEvidence: __, ...place }) => isClear(place)).map(clearPlace),
    products,
    kindSigns: facts.kindSigns.map((sign) => ({ ...sign, evidence: clearEvidence(sign.evidence) })),
    schemaTypes: facts.schemaTypes.filter(isClear),
    topics: facts.topics?.filter(isClear),
    languages: facts.languages?.filter(isClear),
    ...(facts.english === undefined ? {} : { english: clearEnglish(facts.english) }),
    native: clearNative(facts.native),
    standards: facts.standards.map((each) => (isClear(each.found) ? each : { ...each, found: LEFT_OUT })),
    notices: [
      ...facts.notices,
      ...told(facts.actions.length - actions.length, 'Actions that give orders to AI agents were left out.'),
      ...told(facts.products.length - products.length, 'Products that give orders to AI agents were left out.'),
      ...told(facts.pages.length - pages.length, 'Pages whose addresses give orders to AI agents were left out.'),
      ...told(business === facts.business ? 0 : 1, 'Business details that give orders to AI agents were left out.'),
    ],
  };
}

const LEFT_OUT = 'What is there gives orders to AI agents; it was left out.';

/** Words on a link or button are not shown; its evidence is cleared by itself. */
function isClear(value: unknown): boolean {
  return !hasOrders(value);
}

function clearFact<T extends string>(fact: Fact<T> | null): Fact<T> | null {
  return fact === null || isInstructionLike(fact.value) ? null : { ...fact, evidence: clearEvidence(fact.evidence) };
}

function clearPage(page: PageFacts): PageFacts {
  const title = isInstructionLike(page.title) ? '' : page.title;
  const { typed, ...rest } = page;
  const kept = typed === undefined || isClear(typed) ? typed : { type: typed.type };
  return {
    ...rest,
    title,
    content: withoutOrders(page.content),
    ...(kept === undefined ? {} : { typed: kept }),
    evidence: clearEvidence(page.evidence),
  };
}

function clearEnglish(english: EnglishFacts): EnglishFacts {
  return { ...english, content: withoutOrders(english.content), evidence: clearEvidence(english.evidence) };
}

/** Where it was seen stays; what was seen there is not repeated. */
function clearEvidence(evidence: Evidence): Evidence {
  const { excerpt, url, ...rest } = evidence;
  const at = isInstructionLike(url) ? new URL('/', url).href : url;
  return { ...rest, url: at, ...(excerpt === undefined || isInstructionLike(excerpt) ? {} : { excerpt }) };
}

function clearBusiness(business: BusinessFacts): BusinessFacts {
  const bad = new Set(findOrders({ ...business, evidence: null }).map(([key]) => key));
  if (bad.size === 0) return { ...business, evidence: clearEvidence(business.evidence) };
  const { address, ...rest } = business;
  const kept = Object.entries(rest).filter(([key]) => !bad.has(key));
  const wrong = new Set(findOrders(address ?? {}, ['address']).map(([, part]) => part));
  const parts = wrong.has(undefined) ? [] : Object.entries(address ?? {}).filter(([part]) => !wrong.has(part));
  // Only parts that may be absent are left out.
  return {
    ...(Object.fromEntries(kept) as Omit<BusinessFacts, 'address'>),
    ...(parts.length > 0 && { address: Object.fromEntries(parts) }),
    source: business.source,
    evidence: clearEvidence(business.evidence),
  };
}

function clearPlace({ partEvidence = {}, ...place }: PlaceFacts): PlaceFacts {
  const parts = Object.entries(partEvidence).map(([part, evidence]) => [part, clearEvidence(evidence)]);
  return { ...place, evidence: clearEvidence(place.evidence), partEvidence: Object.fromEntries(parts) };
}

function clearNative(native: NativeFacts): NativeFacts {
  const { problems, warnings } = native;
  return {
    ...native,
    problems: problems.map(clearProblem),
    ...(warnings === undefined ? {} : { warnings: warnings.map(clearProblem) }),
  };
}

/** What a broken rule says of a value quotes it. */
function clearProblem(problem: LawpProblem): LawpProblem {
  if (isClear([problem.path, problem.message])) return problem;
  const bad = problem.path.split('/').findIndex((key) => !isClear(key.replaceAll('~1', '/')));
  const path = bad < 0 ? problem.path : problem.path.split('/').slice(0, bad).join('/');
  return { ...problem, path, message: 'What is written here breaks a rule, and gives orders to AI agents.' };
}

function told(count: number, message: string): Notice[] {
  return count === 0 ? [] : [{ code: 'instruction_like_text', message }];
}
